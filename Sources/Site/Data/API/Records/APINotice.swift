import Content
import Records

/// A notice of an animal that was lost or found.
struct APINotice: Sendable {
    /// The notice's place in the catalogue.
    let number: Int
    let publication: Publication

    private var notice: Notice { publication.catalogue.notices[number] }

    static let object = APIObject<APINotice>("Notice", "A notice of an animal that was lost or found.") { notice in
        notice.required("id", "Unique among notices.", .id) { $0.notice.id }
        notice.required("page", "The address of its page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .notice($0.number))
        }
        notice.fields(.notice) { $0.notice }
        notice.list("pictures", "The first is the main one.", APIPicture.object.type) { notice in
            notice.notice.pictures.map { APIPicture(picture: $0, publication: notice.publication) }
        }
        notice.optional("descriptionHTML", "As pages show it, by language.", .textByLanguage) {
            $0.publication.html($0.notice.animal.description).ifAny
        }
    }
}
