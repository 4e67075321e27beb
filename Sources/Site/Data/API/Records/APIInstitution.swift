import Content
import Records

/// An institution in the API: everything that its page shows, and nothing that it does not.
struct APIInstitution: Sendable {
    /// The institution's place in the catalogue.
    let number: Int
    let publication: Publication

    private var entry: InstitutionEntry { publication.catalogue.institutions[number] }
    private var today: InstitutionToday { publication.plan.institutionsToday[number] }

    static let object = APIObject<APIInstitution>("Institution", "An institution that cares for animals.") {
        identify(&$0)
        $0.fields(.institution) { $0.entry.record }
        describe(&$0)
        describeWalks(&$0)
        tellHowToReach(&$0)
        tellHowToSupport(&$0)
    }

    private static func identify(_ institution: inout APIObject<APIInstitution>) {
        institution.required("id", "Unique; never changes.", .id) { $0.entry.record.id }
        institution.required("data", "The address of its own document, which holds its animals.", .address) {
            $0.publication.urls.absolute(API.institution($0.entry.record.id))
        }
        institution.required("page", "The address of its page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .institution($0.number))
        }
        institution.optional(
            "supportPage", "The address of the page that tells how to support it, by language.",
            .addressByLanguage
        ) { institution in
            guard institution.publication.plan.takesGifts(institution.number) else { return nil }
            return institution.publication.addresses(of: .support(institution.number))
        }
        institution.optional(
            "adoptionPage", "The address of the page that tells how to adopt from it, by language.",
            .addressByLanguage
        ) { institution in
            guard institution.entry.record.adoption != nil else { return nil }
            return institution.publication.addresses(of: .adoption(institution.number))
        }
        institution.required("feed", "The address of its Atom feed, by language.", .addressByLanguage) {
            institution in
            institution.publication.inEveryLanguage { records in
                let urls = records.publication.urls
                return urls.absolute(urls.feed(of: .institution(institution.number), records.language))
            }
        }
        institution.required("animalCount", "How many of its animals look for a home.", .integer(from: 0)) {
            $0.entry.animals.count { $0.record.status.seeksHome }
        }
    }

    private static func describe(_ institution: inout APIObject<APIInstitution>) {
        institution.optional("logo", "Its logo.", APIPicture.object.type) { institution in
            institution.entry.record.logo.map {
                APIPicture(picture: $0, publication: institution.publication, isLogo: true)
            }
        }
        institution.list("pictures", "Pictures of it.", APIPicture.object.type) { institution in
            institution.entry.record.pictures.map { APIPicture(picture: $0, publication: institution.publication) }
        }
        institution.optional("registers", "Its numbers in public registers.", APIRegisters.object.type) {
            $0.entry.record.registers == Institution.Registers() ? nil : $0.entry.record.registers
        }
        institution.optional(
            "description", "Markdown (GitHub-Flavored), as it was written, by language.", .textByLanguage
        ) {
            $0.entry.record.description.map(\.value.markdown).ifAny
        }
        institution.optional(
            "descriptionHTML", "The description as HTML that is safe to show, by language.", .textByLanguage
        ) { $0.publication.html($0.entry.record.description).ifAny }
        institution.optional(
            "adoption", "How to adopt from it: Markdown (GitHub-Flavored), as it was written, by language.",
            .textByLanguage
        ) { $0.entry.record.adoption?.body.map(\.value.markdown).ifAny }
        institution.optional(
            "adoptionHTML", "How to adopt as HTML that is safe to show, by language.", .textByLanguage
        ) { institution in
            institution.entry.record.adoption.flatMap { institution.publication.html($0.body).ifAny }
        }
    }

    private static func describeWalks(_ institution: inout APIObject<APIInstitution>) {
        institution.optional("walks", "The rules of walks with its animals.", APIWalkGuide.object.type) {
            $0.entry.record.walks
        }
        institution.optional(
            "walksHTML", "The description of the walks as HTML that is safe to show, by language.", .textByLanguage
        ) { institution in
            institution.entry.record.walks.flatMap { institution.publication.html($0.body).ifAny }
        }
    }

    private static func tellHowToReach(_ institution: inout APIObject<APIInstitution>) {
        institution.required("contact", "How to reach it.", APIContact.object.type) { $0.entry.record.contact }
        institution.list(
            "openingHours", "When it is open in ordinary weeks, in the site's time zone.", APIOpeningHours.object.type
        ) { $0.entry.record.openingHours.regular }
        institution.list(
            "openingHoursExceptions", "Single days that differ, from the day of the build on.",
            APIOpeningException.object.type
        ) { $0.today.openingHours.exceptions }
    }

    private static func tellHowToSupport(_ institution: inout APIObject<APIInstitution>) {
        institution.list("accounts", "Where gifts go: at most one account for a currency.", APIAccount.object.type) {
            institution in
            institution.entry.record.accounts.map { account in
                APIAccount(
                    account: account, institution: institution.entry.record, publication: institution.publication)
            }
        }
        institution.optional(
            "monthlyMinimum", "The smallest monthly transfer of a virtual adoption.", APIAmount.object.type
        ) { institution in
            guard let minimum = institution.entry.record.monthlyMinimum else { return nil }
            let currency = institution.entry.record.accounts.first?.currency
            return APIAmount(amount: minimum, currency: currency ?? .zloty)
        }
        institution.optional(
            "taxShare", "To whom a share of Poland's income tax can be directed for its sake.", APITaxShare.object.type
        ) { $0.today.taxShare }
    }
}
