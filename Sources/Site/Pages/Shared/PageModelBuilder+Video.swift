import Records

extension PageModelBuilder {
    func video(_ video: Video) -> VideoModel {
        switch video {
        case .file(let file):
            VideoModel(file: VideoModel.File(link: mediaLink(file), type: MediaType.of(file) ?? "video/mp4"))
        case .address(let address):
            VideoModel(external: VideoModel.External(link: address.text, host: address.host))
        }
    }

    func video(of animal: Animal) -> VideoModel? {
        animal.video.map { source in
            var film = Home.HomeVideo(source: source)
            film.captions = animal.captions
            return video(film)
        }
    }

    func video(_ film: Home.HomeVideo) -> VideoModel {
        var model = video(film.source)
        model.poster = film.poster.map { pictures.picture($0).link }
        model.captions = film.captions.map { captions in
            let name = defaults.languages.first { $0.language == captions.language }?.name
            return VideoModel.Captions(
                lang: captions.language.code, label: name ?? captions.language.code, link: mediaLink(captions.file),
                isDefault: captions.language == language)
        }
        return model
    }
}
