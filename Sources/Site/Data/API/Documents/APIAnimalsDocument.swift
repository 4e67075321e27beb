import Content
import Records

/// `/api/animals.json`, `/api/animals/2.json` ...: all animals of all institutions, in pages.
struct APIAnimalsDocument: Sendable {
    /// From 1.
    let number: Int
    let pageCount: Int
    /// Places in the plan.
    let animals: Range<Int>
    let publication: Publication

    var origin: EmittedDocument.Origin? {
        let plan = publication.plan
        guard let first = animals.first, let last = animals.last else { return nil }
        let institutions = plan.animals[first].institution..<plan.animals[last].institution + 1
        let start = plan.animalsOfInstitution[institutions.lowerBound].lowerBound
        return EmittedDocument.Origin(
            institutions: institutions, numbers: [first - start, animals.count, plan.animals.count])
    }

    /// All pages; one without animals where there are none.
    static func pages(of publication: Publication, size: Int) -> [APIAnimalsDocument] {
        let pageCount = SitePlan.pageCount(publication.plan.animals.count, perPage: size)
        return (1...pageCount).map { number in
            APIAnimalsDocument(
                number: number, pageCount: pageCount,
                animals: SitePlan.range(ofPage: number, of: publication.plan.animals.count, perPage: size),
                publication: publication)
        }
    }

    static let object = APIObject<APIAnimalsDocument>(
        "Animals", "The document /api/animals.json and those that follow it: a page of all animals."
    ) { document in
        document.begin(kind: "animals", \.publication)
        document.required("count", "How many animals there are on all pages.", .integer(from: 0)) {
            $0.publication.plan.animals.count
        }
        document.required("page", "The number of this page.", .integer(from: 1)) { $0.number }
        document.required("pages", "How many pages there are.", .integer(from: 1)) { $0.pageCount }
        document.optional("previous", "The address of the page before; the first has none.", .address) {
            $0.number > 1 ? $0.publication.urls.absolute(API.animals(page: $0.number - 1)) : nil
        }
        document.optional("next", "The address of the page after; the last has none.", .address) {
            $0.number < $0.pageCount ? $0.publication.urls.absolute(API.animals(page: $0.number + 1)) : nil
        }
        document.required(
            "animals", "By institution and id, those that have a home among them.", APIAnimal.object.type.list
        ) { document in
            // Made when the page is written: all animals of a large site are much at once.
            document.animals.map { APIAnimal(number: $0, publication: document.publication, hasHTML: false) }
        }
    }
}
