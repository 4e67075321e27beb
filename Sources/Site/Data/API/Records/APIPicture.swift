import Records

/// A picture of a record, as the API tells of it.
struct APIPicture: Sendable {
    let picture: Picture
    let publication: Publication
    var isLogo = false

    static let object = APIObject<APIPicture>("Picture", "A picture.") { picture in
        picture.required("address", "Where it is.", .address) {
            $0.publication.address(of: $0.picture, isLogo: $0.isLogo)
        }
        picture.optional("mediaType", "Its media type: image/jpeg, image/png, image/webp or image/svg+xml.", .text) {
            $0.publication.mediaType(of: $0.picture, isLogo: $0.isLogo)
        }
        picture.optional("alternative", "What it shows, in words, by language.", .localized) {
            $0.picture.alternative
        }
        picture.optional("credit", "Who made it.", .text) { $0.picture.credit }
    }
}

/// A film of a record.
struct APIVideo: Sendable {
    let video: Video
    let publication: Publication

    static let object = APIObject<APIVideo>("Video", "A film.") { video in
        video.required("address", "The film's file, or the page elsewhere that shows it.", .iri) { video in
            switch video.video {
            case .file(let file): video.publication.media(file)
            case .address(let address): address.text
            }
        }
        video.optional("mediaType", "The file's media type; without one the address is that of a page.", .text) {
            if case .file(let file) = $0.video { MediaType.of(file) } else { nil }
        }
    }
}
