import Content
import Records

/// `/api/institutions.json`: the site and all its institutions, without their animals.
struct APIInstitutionsDocument: Sendable {
    let publication: Publication

    static let object = APIObject<APIInstitutionsDocument>(
        "Institutions", "The document /api/institutions.json: the site and its institutions, by id."
    ) { document in
        document.begin(kind: "institutions", \.publication)
        document.required("site", "The site that the data is of.", APISite.object.type) {
            APISite(publication: $0.publication)
        }
        document.required("animals", "The address of the first page of all animals.", .address) {
            $0.publication.urls.absolute(API.animals(page: 1))
        }
        document.required("count", "How many institutions there are.", .integer(from: 0)) {
            $0.publication.catalogue.institutions.count
        }
        document.required("institutions", "By id.", APIInstitution.object.type.list) { document in
            document.publication.catalogue.institutions.indices.map {
                APIInstitution(number: $0, publication: document.publication)
            }
        }
    }
}

/// The data about the site that an application needs.
struct APISite: Sendable {
    let publication: Publication

    static let object = APIObject<APISite>("Site", "The site that the data is of.") { site in
        site.required("title", "By language.", .localized) { $0.publication.settings.title }
        site.optional("description", "By language.", .localized) { $0.publication.settings.description }
        site.required("page", "The address of its first page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .home)
        }
        site.required(
            "languages", "BCP 47 codes; the first is the default, whose texts stand in for missing ones.",
            APIType<String>.text.list
        ) { $0.publication.languages.map(\.code) }
        site.required("timeZone", "The IANA time zone in which hours and dates are meant.", .text) {
            $0.publication.settings.timeZone
        }
        site.required("date", "The day on which the data was made.", .date) { $0.publication.plan.date }
        site.required(
            "staleAfterDays", "After how many days without confirmation an available animal's record counts as stale.",
            .integer(from: 0)
        ) { $0.publication.settings.staleAfterDays }
        site.required("demo", "Whether all records are invented.", .flag) { $0.publication.settings.isDemo }
    }
}
