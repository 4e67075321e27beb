import Records
import Templates

/// A film: a file of the site, or a link to one elsewhere.
struct VideoModel: Sendable {
    struct File: Sendable {
        let link: String
        let type: String

        static let model = Model<File>("file", "A film of the site") {
            $0.text("link", "Where the film is") { $0.link }
            $0.text("type", "Its media type") { $0.type }
        }
    }

    struct External: Sendable {
        let link: String
        let host: String

        static let model = Model<External>("external", "A film elsewhere") {
            $0.text("link", "Where the film is, absolute") { $0.link }
            $0.text("host", "Whose site that is") { $0.host }
        }
    }

    struct Captions: Sendable {
        let lang: String
        let label: String
        let link: String
        let isDefault: Bool

        static let model = Model<Captions>("captions", "Subtitles (WebVTT)") {
            $0.text("lang", "Their language (BCP 47)") { $0.lang }
            $0.text("label", "The language's name, in itself") { $0.label }
            $0.text("link", "Where they are") { $0.link }
            $0.flag("isDefault", "Whether they are in the page's language") { $0.isDefault }
        }
    }

    var file: File?
    var external: External?
    var poster: String?
    var captions: [Captions] = []

    static let model = Model<VideoModel>("video", "A film") {
        $0.object("file", "There where the film is the site's own", File.model) { $0.file }
        $0.object("external", "There where the film is elsewhere", External.model) { $0.external }
        $0.text("poster", "A picture to show before it plays") { $0.poster }
        $0.list("captions", "Subtitles", Captions.model) { $0.captions }
    }
}

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
