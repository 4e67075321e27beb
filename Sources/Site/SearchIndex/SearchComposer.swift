import Content
import Records
import Search

/// What search knows of each record, as it is shown to visitors of one language.
struct SearchComposer: Sendable {
    let publication: Publication
    let language: Language
    private let knowsWords: Bool
    private let breeds: RememberedFacets
    private let coats: RememberedFacets
    private let colours: RememberedFacets
    private let solidColours: RememberedFacets
    /// By the number of an institution, its town and region.
    private let places: [[FacetValue]]
    private let placeholders: [AnimalType: String]

    /// - Parameter institutions: all, by their numbers.
    init(publication: Publication, language: Language, words: WordTable, institutions: [InstitutionEntry]) {
        self.publication = publication
        self.language = language
        knowsWords = !words.entries.isEmpty
        breeds = RememberedFacets { words.values(of: .breed, in: $0) }
        coats = RememberedFacets { words.values(of: .coat, in: $0) }
        colours = RememberedFacets { words.values(of: .colour, in: $0) }
        solidColours = RememberedFacets { colour in
            words.values(of: .colour, of: colour).map { FacetValue(.solid, $0.value) }
        }
        places = institutions.map { SearchComposer.places(of: $0.record) }
        placeholders = Dictionary(
            uniqueKeysWithValues: AnimalType.allCases.map { ($0, publication.artwork.placeholder($0)) })
    }

    func document(of entry: InstitutionEntry, _ number: Int) -> SearchDocument {
        let record = entry.record
        let wording = publication.wording(language)
        let seeking = entry.animals.count { $0.record.status.seeksHome }
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append(SearchDocument.Text(place, text)) }
        }
        add(.name, publication.text(record.name, language))
        add(.name, record.address.town)
        add(.facts, record.address.region)
        add(.facts, publication.text(ifAny: record.operator, language))
        add(.facts, wording.label(of: record.type))
        add(.text, record.description.resolved(in: language, of: publication.languages)?.value.markdown)
        // Without the country, as the browser reads numbers that are typed.
        for phone in record.contact.phones { add(.text, String(phone.number.dialled.suffix(9))) }
        for need in record.needs { add(.notes, publication.text(need, language)) }
        let facets =
            [FacetValue(.institution, record.type.rawValue)] + places[number]
            + record.services.map { FacetValue(.service, $0.rawValue) }
        return SearchDocument(
            texts: texts, facets: facets, institution: number,
            card: SearchCard(
                title: publication.text(record.name, language), id: record.id.text,
                line: [wording.label(of: record.type), seeking == 0 ? "" : wording.count(ofSeeking: seeking)],
                picture: record.logo.map { publication.cardLink(of: $0, isLogo: true) } ?? ""))
    }

    func document(of entry: AnimalEntry, in institution: InstitutionEntry, _ number: Int) -> SearchDocument {
        let record = entry.record
        let keeper = institution.record
        let wording = publication.wording(language)
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append(SearchDocument.Text(place, text)) }
        }
        let line = wording.lineParts(about: record, on: publication.date)
        let breed = publication.text(ifAny: record.breed, language)
        let colour = publication.text(ifAny: record.colour, language)
        let said = [colour].compactMap { $0 } + record.marks.map { publication.text($0, language) }
        add(.name, record.name)
        add(.surroundings, publication.text(keeper.name, language))
        add(.surroundings, keeper.address.town)
        add(.surroundings, keeper.address.region)
        add(.surroundings, record.place?.town)
        add(.facts, breed)
        for colour in said { add(.facts, colour) }
        add(.facts, record.number)
        add(.notes, publication.text(ifAny: record.health.notes, language))
        // Words that the language's table knows find their animals by what they mean.
        if !knowsWords { for part in line { add(.facts, part) } }
        add(.text, record.description.resolved(in: language, of: publication.languages)?.value.markdown)

        var facets = SearchFacets.of(record, on: publication.date) + places[number]
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
                title: wording.title(of: record), id: record.id.text, line: line,
                status: isPlain ? "" : record.status.rawValue, label: isPlain ? "" : wording.status(of: record),
                picture: record.pictures.first.map { publication.cardLink(of: $0) } ?? "",
                placeholder: placeholders[record.type] ?? ""))
    }

    private static func places(of institution: Institution) -> [FacetValue] {
        [
            SearchFacets.value(.town, folding: institution.address.town),
            institution.address.region.flatMap { SearchFacets.value(.region, folding: $0) },
        ].compactMap { $0 }
    }
}
