import Content
import Records

/// An animal, as the API tells of it: everything that its page shows, and nothing that it does not.
struct APIAnimal: Sendable {
    /// The animal's place in the plan.
    let number: Int
    let publication: Publication
    /// Whether its description is told as HTML too.
    let hasHTML: Bool

    private var entry: AnimalEntry { publication.plan.animals[number].entry }
    private var record: Animal { entry.record }
    private var institution: InstitutionEntry {
        publication.catalogue.institutions[publication.plan.animals[number].institution]
    }

    static let object = APIObject<APIAnimal>("Animal", "An animal in an institution's care.") { animal in
        identify(&animal)
        describe(&animal)
        tellOfCare(&animal)
        tellOfSupport(&animal)
    }

    private static func identify(_ animal: inout APIObject<APIAnimal>) {
        animal.required("id", "Unique among the animals of its institution; never changes.", .id) { $0.entry.record.id }
        animal.required("institution", "The id of its institution.", .id) { $0.institution.record.id }
        animal.required("page", "The address of its page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .animal($0.number))
        }
        animal.optional("name", "Its name, the same in every language.", .text) { $0.entry.record.name }
        animal.required(
            "title", "What to call it, by language: its name, or type and number where it has none.",
            .textByLanguage
        ) { animal in
            animal.publication.inEveryLanguage { $0.vocabulary.title(of: animal.entry.record) }
        }
        animal.optional("number", "The institution's own number of the animal.", .text) { $0.entry.record.number }
        animal.required("type", "What kind of animal it is.", .word) { $0.entry.record.type }
        animal.required("status", "Where it is on its way home.", .word) { $0.entry.record.status }
        animal.required("seeksHome", "Whether it is listed among those that look for a home.", .flag) {
            $0.entry.record.status.seeksHome
        }
        animal.required("urgent", "Whether it needs a home urgently.", .flag) { $0.entry.record.isUrgent }
    }

    private static func describe(_ animal: inout APIObject<APIAnimal>) {
        animal.optional("breed", "By language.", .localized) { $0.entry.record.breed }
        animal.optional("colour", "By language.", .localized) { $0.entry.record.colour }
        animal.optional("coat", "The kind of its coat.", .word) { $0.entry.record.coat }
        animal.optional("sex", "Its sex.", .word) { $0.entry.record.sex }
        animal.optional(
            "born", "When it was born: a day, a month or a year, as exact as it is known.",
            .pattern("^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$")
        ) { $0.entry.record.born?.description }
        animal.required("bornEstimated", "Whether that is an estimate.", .flag) { $0.entry.record.isBornEstimated }
        animal.optional("age", "Its stage of life, instead of when it was born.", .word) { $0.entry.record.lifeStage }
        animal.optional("size", "Its size among its kind.", .word) { $0.entry.record.size }
        animal.optional("weight", "In kilograms.", .number(in: 0...1500)) { $0.entry.record.weight }
        animal.list("marks", "Distinguishing marks, by language.", .localized) { $0.entry.record.marks }
        animal.optional("energy", "How lively it is.", .word) { $0.entry.record.energy }
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
    }

    private static func tellOfCare(_ animal: inout APIObject<APIAnimal>) {
        animal.optional("arrived", "When it came to the institution.", .date) { $0.entry.record.arrived }
        animal.optional("left", "When it left.", .date) { $0.entry.record.left }
        animal.optional("checked", "When staff last confirmed the record.", .date) { $0.entry.record.checked }
        animal.optional("health", "What is known of its health.", APIHealth.object.type) {
            $0.entry.record.health == Animal.Health() ? nil : $0.entry.record.health
        }
        animal.optional("goodWith", "Whom it gets on with.", APIGoodWith.object.type) {
            $0.entry.record.goodWith == Animal.GoodWith() ? nil : $0.entry.record.goodWith
        }
        animal.optional("houseTrained", "Whether it is house-trained, where that is known.", .flag) {
            $0.entry.record.isHouseTrained
        }
        animal.optional("onLead", "Whether it walks on a lead, where that is known.", .flag) {
            $0.entry.record.walksOnLead
        }
        animal.optional("walks", "Whether visitors may take it for walks.", .flag) { $0.entry.record.walks }
        animal.list(
            "bondedWith", "Ids of animals of the same institution that must go to a home together with it.", .id
        ) { $0.entry.record.bondedWith }
        animal.optional("place", "Where it lives if not at the institution.", APIPlace.object.type) {
            $0.entry.record.place
        }
    }

    private static func tellOfSupport(_ animal: inout APIObject<APIAnimal>) {
        animal.optional(
            "fee", "The adoption fee, in whole units of the currency of the institution's country.", .integer(from: 0)
        ) { $0.entry.record.fee }
        animal.required("virtualAdoption", "Whether it can be adopted virtually, by a monthly transfer.", .flag) {
            LocalizedRecords.offersVirtualAdoption($0.entry.record, of: $0.institution.record)
        }
        animal.list(
            "transferTitles",
            "The titles of transfers for it: one for each account of its institution, in their order.",
            APITransferTitle.object.type
        ) { animal in
            guard !animal.record.status.isDeparted else { return [] }
            return animal.institution.record.accounts.map { account in
                APITransferTitle(
                    currency: account.currency,
                    title: animal.publication.inEveryLanguage {
                        $0.vocabulary.transferTitle(for: animal.record, of: animal.institution.record, account).text
                    })
            }
        }
    }
}
