import Content
import Records
import Search

/// Makes the documents that search finds: the records as visitors of one language see them.
struct SearchDocumentBuilder: Sendable {
    private let records: LocalizedRecords
    private let knowsWords: Bool
    private let breeds: RememberedFacets
    private let coats: RememberedFacets
    private let colours: RememberedFacets
    private let solidColours: RememberedFacets
    /// By the number of an institution, its town and region.
    private let places: [[FacetValue]]
    private let placeholders: [AnimalType: String]

    /// - Parameter institutions: places in the catalogue of all, by their numbers in the index.
    init(_ records: LocalizedRecords, words: WordTable, institutions: [Int]) {
        self.records = records
        knowsWords = !words.entries.isEmpty
        breeds = RememberedFacets { words.values(of: .breed, in: $0) }
        coats = RememberedFacets { words.values(of: .coat, in: $0) }
        colours = RememberedFacets { words.values(of: .colour, in: $0) }
        solidColours = RememberedFacets { colour in
            words.values(of: .colour, of: colour).map { FacetValue(.solid, $0.value) }
        }
        places = institutions.map {
            SearchDocumentBuilder.places(of: records.plan.catalogue.institutions[$0].record)
        }
        let publication = records.publication
        placeholders = Dictionary(
            uniqueKeysWithValues: AnimalType.allCases.map { type in
                let drawing = publication.assets.placeholder(for: type)
                return (type, drawing.map { publication.urls.link($0.address) } ?? "")
            })
    }

    /// - Parameters:
    ///   - institution: its place in the catalogue.
    ///   - number: its number in the index.
    func document(ofInstitution institution: Int, _ number: Int) -> SearchDocument {
        let entry = records.plan.catalogue.institutions[institution]
        let record = entry.record
        let type = records.vocabulary.institutionType[record.type]
        let seeking = entry.animals.count { $0.record.status.seeksHome }
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append((place, text)) }
        }
        add(.name, records.text(record.name))
        add(.name, record.address.town)
        add(.facts, record.address.region)
        add(.facts, records.text(ifAny: record.operator))
        add(.facts, type)
        add(.text, records.description(record.description)?.value.markdown)
        // Without the country, as the browser reads numbers that are typed.
        for phone in record.contact.phones { add(.text, String(phone.number.dialled.suffix(9))) }
        for need in record.needs { add(.notes, records.text(need)) }
        let facets =
            [FacetValue(.institution, record.type.rawValue)] + places[number]
            + record.services.map { FacetValue(.service, $0.rawValue) }
        return SearchDocument(
            texts: texts, facets: facets, institution: number,
            card: SearchCard(
                title: records.text(record.name), id: record.id.text,
                line: [type, seeking == 0 ? "" : records.texts.plural(.seekingCount, seeking)],
                picture: record.logo.map { records.publication.cardLink(of: $0, isLogo: true) } ?? ""))
    }

    /// - Parameters:
    ///   - animal: its place in the plan.
    ///   - number: the number of its institution in the index.
    func document(ofAnimal animal: Int, _ number: Int) -> SearchDocument {
        let planned = records.plan.animals[animal]
        let record = planned.entry.record
        let keeper = records.plan.catalogue.institutions[planned.institution].record
        let vocabulary = records.vocabulary
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append((place, text)) }
        }
        var line = vocabulary.lineParts(about: record, on: records.date)
        let breed = records.text(ifAny: record.breed)
        let colour = records.text(ifAny: record.colour)
        let said = [colour].compactMap { $0 } + record.marks.map { records.text($0) }
        add(.name, record.name)
        add(.surroundings, records.text(keeper.name))
        add(.surroundings, keeper.address.town)
        add(.surroundings, keeper.address.region)
        add(.surroundings, record.place?.town)
        add(.facts, breed)
        for colour in said { add(.facts, colour) }
        add(.facts, record.number)
        add(.notes, records.text(ifAny: record.health.notes))
        // Words that the language's table knows find their animals by what they mean.
        if !knowsWords { for part in line { add(.facts, part) } }
        add(.text, records.description(record.description)?.value.markdown)
        for review in record.reviews { add(.text, records.description(review.text)?.value.markdown) }
        if let story = planned.entry.story { add(.text, records.description(story.text)?.value.markdown) }
        // Cards are shown in the colour of the type, which a species does not tell.
        if vocabulary.species(of: record) != nil { line[0] += "\t" + record.type.rawValue }

        var facets = SearchFacets.of(record, on: records.date) + places[number]
        facets.append(FacetValue(.keeper, keeper.type.rawValue))
        if let breed {
            facets += breeds.values(in: breed)
            if record.coat == nil { facets += coats.values(in: breed) }
        }
        for colour in said { facets += colours.values(in: colour) }
        if let colour { facets += solidColours.values(in: colour) }
        let isPlain = record.status == .available
        return SearchDocument(
            texts: texts, facets: facets, institution: number,
            arrived: record.arrived?.daysSince1970,
            card: SearchCard(
                title: vocabulary.title(of: record), id: record.id.text, line: line,
                status: isPlain ? "" : record.status.rawValue, label: isPlain ? "" : vocabulary.status(of: record),
                picture: record.pictures.first.map { records.publication.cardLink(of: $0) } ?? "",
                placeholder: placeholders[record.type] ?? ""))
    }

    private static func places(of institution: Institution) -> [FacetValue] {
        [
            SearchFacets.value(.town, folding: institution.address.town),
            institution.address.region.flatMap { SearchFacets.value(.region, folding: $0) },
        ].compactMap { $0 }
    }
}
