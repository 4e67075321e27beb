import Content
import Records

/// An animal in the API: everything that its page shows, and nothing that it does not.
struct APIAnimal: Sendable {
    /// The animal's place in the plan.
    let number: Int
    let publication: Publication
    /// True if its description is there as HTML too.
    let hasHTML: Bool

    private var entry: AnimalEntry { publication.plan.animals[number].entry }
    private var record: Animal { entry.record }
    private var institution: InstitutionEntry {
        publication.catalogue.institutions[publication.plan.animals[number].institution]
    }

    static let object = APIObject<APIAnimal>("Animal", "An animal in an institution's care.") { animal in
        animal.required("id", "Unique among the animals of its institution; never changes.", .id) { $0.entry.record.id }
        animal.required("institution", "The id of its institution.", .id) { $0.institution.record.id }
        animal.required("page", "The address of its page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .animal($0.number))
        }
        animal.required(
            "title", "What to call it, by language: its name, or kind and number where it has none.",
            .textByLanguage
        ) { animal in
            animal.publication.inEveryLanguage { $0.vocabulary.title(of: animal.entry.record) }
        }
        animal.fields(.animal) { $0.entry.record }
        animal.required("seeksHome", "Whether it is listed among those that look for a home.", .flag) {
            $0.entry.record.status.seeksHome
        }
        animal.list("pictures", "The first is the main one.", APIPicture.object.type) { animal in
            animal.entry.record.pictures.map { APIPicture(picture: $0, publication: animal.publication) }
        }
        animal.optional("video", "A film of it.", APIVideo.object.type) { animal in
            animal.entry.record.video.map { APIVideo(video: $0, publication: animal.publication) }
        }
        animal.optional("description", "Markdown (GitHub-Flavored), as it was written, by language.", .textByLanguage) {
            $0.entry.record.description.map(\.value.markdown).ifAny
        }
        animal.optional(
            "descriptionHTML",
            "The description as HTML that is safe to show, by language; only in the document of its institution.",
            .textByLanguage
        ) { $0.hasHTML ? $0.publication.html($0.entry.record.description).ifAny : nil }
        animal.optional("goodWith", "Whom it gets on with.", APIGoodWith.object.type) {
            $0.entry.record.goodWith == Animal.GoodWith() ? nil : $0.entry.record.goodWith
        }
        animal.optional("ratings", "The averages of what people say who met it.", APIRatings.object.type) {
            Ratings(of: $0.entry.record.reviews)
        }
        animal.list("reviews", "Of people who met it, the newest first.", APIReview.object.type) {
            $0.entry.record.reviews
        }
        animal.required("virtualAdoption", "Whether it can be adopted virtually, by a monthly transfer.", .flag) {
            LocalizedRecords.offersVirtualAdoption($0.entry.record, of: $0.institution.record)
        }
        animal.optional("story", "How it found a home, where somebody tells.", APIStory.object.type) { animal in
            animal.entry.story.map { APIStory(story: $0, publication: animal.publication) }
        }
        animal.list(
            "transferTitles",
            "The titles of transfers for it: one for each account of its institution, in their order.",
            APITransferTitle.object.type
        ) { $0.transferTitles }
    }

    private var transferTitles: [APITransferTitle] {
        guard !record.status.isDeparted else { return [] }
        return institution.record.accounts.map { account in
            APITransferTitle(
                currency: account.currency,
                title: publication.inEveryLanguage {
                    $0.vocabulary.transferTitle(for: record, of: institution.record, account).text
                })
        }
    }
}
