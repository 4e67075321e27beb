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
    private let markColours: RememberedFacets
    private let words: WordTable
    /// By the number of an institution, its town and region.
    private let places: [[FacetValue]]
    private let placeholders: [AnimalType: String]

    /// - Parameter institutions: places in the catalogue of all, by their numbers in the index.
    init(_ records: LocalizedRecords, words: WordTable, institutions: [Int]) {
        self.records = records
        self.words = words
        knowsWords = !words.entries.isEmpty
        breeds = RememberedFacets { words.values(of: .breed, in: $0) }
        coats = RememberedFacets { words.values(of: .coat, in: $0) }
        colours = RememberedFacets { words.values(of: .colour, in: $0) }
        markColours = RememberedFacets { mark in
            words.values(of: .colour, in: mark).map { FacetValue(.marked, $0.value) }
        }
        solidColours = RememberedFacets { colour in
            let named = words.values(of: .colour, in: colour)
            let solid = named.count == 1 ? named : words.values(of: .colour, of: colour)
            return solid.map { FacetValue(.solid, $0.value) }
        }
        places = institutions.map {
            SearchDocumentBuilder.places(
                records.plan.catalogue.institutions[$0].record.address.town,
                records.plan.regionName(ofInstitution: $0))
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
        let type = records.vocabulary.label(Labels.institutionType, record.type)
        let seeking = entry.animals.count { $0.record.status.seeksHome }
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append((place, text)) }
        }
        let name = records.text(record.name)
        add(.name, name)
        // Whoever copies it from a sign has it in the country's language.
        if let own = record.name[records.publication.defaultLanguage], own != name { add(.name, own) }
        add(.name, record.address.town)
        add(.facts, records.plan.regionName(ofInstitution: institution))
        add(.facts, records.text(ifAny: record.operator))
        add(.facts, type)
        add(.text, records.description(record.description)?.value.markdown)
        let address = record.address, registers = record.registers
        for text in [
            address.street, address.number, address.postalCode, registers.krs?.compact, registers.nip?.compact,
            registers.regon?.compact, records.text(ifAny: record.hoursNote), record.contact.website?.host,
        ] { add(.text, text) }
        // Without the country, as the browser reads numbers that are typed.
        for phone in record.contact.phones { add(.text, String(phone.number.dialled.suffix(9))) }
        for need in record.needs { add(.notes, records.text(need)) }
        if let walks = record.walks {
            for text in [walks.who, walks.training, walks.announce] { add(.text, records.text(ifAny: text)) }
            for thing in walks.bring { add(.text, records.text(thing)) }
            add(.text, records.description(walks.body)?.value.markdown)
        }
        let facets =
            [FacetValue(.institution, record.type.rawValue)] + places[number]
            + record.services.map { FacetValue(.service, $0.rawValue) } + told(by: institution) + cares(of: entry)
            + words.values(of: .organisation, in: name.utf8) + needs(of: record)
        return SearchDocument(
            texts: texts, facets: facets, institution: number,
            card: SearchCard(
                title: name, id: record.id.text,
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
        var document = document(
            of: record, planned.today, number,
            surroundings: [
                records.text(keeper.name), keeper.address.town,
                records.plan.regionName(ofInstitution: planned.institution), record.place?.town,
            ], places: places[number])
        let told = record.reviews.map(\.text) + (planned.entry.story.map { [$0.text] } ?? [])
        document.texts += told.compactMap { records.description($0).map { (.text, $0.value.markdown) } }
        document.facets.append(FacetValue(.keeper, keeper.type.rawValue))
        return document
    }

    /// - Parameters:
    ///   - notice: its place in the catalogue.
    ///   - number: the number of the page of lost and found animals in the index.
    func document(ofNotice notice: Int, _ number: Int) -> SearchDocument {
        let today = records.plan.noticesToday[notice]
        let notice = records.plan.catalogue.notices[notice]
        let region = PlannedRegion.name(notice.region, of: notice.town, records.plan.gazetteer)
        var document = document(
            of: notice.animal, today, number,
            surroundings: [notice.town, region, records.text(ifAny: notice.place)],
            places: SearchDocumentBuilder.places(notice.town, region))
        document.card.line.insert(notice.town, at: 1)
        return document
    }

    /// - Parameter number: its number in the index.
    func document(of page: SearchPage, _ number: Int) -> SearchDocument {
        let title = title(of: page)
        var card = SearchCard(title: title, id: id(of: page), line: [])
        var texts: [SearchDocument.Text] = [(.name, title)]
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append((place, text)) }
        }
        switch page {
        case .section(let type):
            // Without the site's own title, which would be found on all of them.
            add(.facts, type.heading.map { records.texts($0.summary, ["title": ""]) })
        case .standalone(let place):
            let page = records.plan.catalogue.pages[place]
            add(.facts, records.text(ifAny: page.description))
            add(.text, records.description(page.body)?.value.markdown)
        case .patron(let place):
            let patron = records.plan.catalogue.patrons[place]
            card.line = [records.title(of: .patrons), records.month(of: patron)]
            card.picture = patron.logo.map { records.publication.cardLink(of: $0) } ?? ""
            for text in card.line { add(.facts, text) }
            add(.text, records.text(ifAny: patron.food))
            add(.text, records.description(patron.description)?.value.markdown)
            return SearchDocument(texts: texts, facets: [], institution: number, card: card)
        }
        // Who asks for what institutions offer is also told how that goes. Alone, "adopcja" is a word that a query need not find.
        let offers = ([title] + title.split(separator: " ").map(String.init)).map { Array($0.utf8) }.flatMap { text in
            [SearchFacet.service, .tells].flatMap { words.values(of: $0, in: text) + words.values(of: $0, of: text) }
        }
        let needs = page.page.type == .needs ? records.plan.catalogue.institutions.map(\.record).flatMap(needs) : []
        return SearchDocument(texts: texts, facets: Set(offers + needs).sorted(), institution: number, card: card)
    }

    func title(of page: SearchPage) -> String {
        switch page {
        case .section(let type): records.title(of: type)
        case .standalone(let place): records.text(records.plan.catalogue.pages[place].title)
        case .patron(let place): records.text(records.plan.catalogue.patrons[place].name)
        }
    }

    /// Returns the address of a page, written as the id of an institution that leads there.
    func id(of page: SearchPage) -> String {
        let home = records.link(to: .home).utf8.count
        let folder = records.link(to: .institutions(page: 1)).dropFirst(home)
        let path =
            String(repeating: "../", count: folder.count { $0 == "/" })
            + records.link(to: page.page).dropFirst(home)
        guard case .patron(let place) = page else { return String(path.dropLast()) }
        return "\(path)#\(records.plan.catalogue.patrons[place].id)"
    }

    /// Returns the document of an animal, as its own record tells of it.
    private func document(
        of record: Animal, _ today: AnimalToday, _ number: Int, surroundings: [String?], places: [FacetValue]
    ) -> SearchDocument {
        let vocabulary = records.vocabulary
        var texts: [SearchDocument.Text] = []
        func add(_ place: SearchDocument.Place, _ text: String?) {
            if let text, !text.isEmpty { texts.append((place, text)) }
        }
        var line = vocabulary.lineParts(about: record, today.card.age)
        let breed = records.text(ifAny: record.breed)
        let colour = records.text(ifAny: record.colour)
        let marks = record.marks.map { records.text($0) }
        add(.name, record.name)
        for text in surroundings { add(.surroundings, text) }
        add(.facts, breed)
        add(.facts, colour)
        for mark in marks { add(.facts, mark) }
        add(.facts, record.number)
        add(.notes, records.text(ifAny: record.health.notes))
        // Words that the language's table knows find their animals by what they mean.
        if !knowsWords { for part in line { add(.facts, part) } }
        add(.text, records.description(record.description)?.value.markdown)
        // Cards are shown in the colour of the type, which a species does not tell.
        if vocabulary.species(of: record) != nil { line[0] += "\t" + record.type.rawValue }

        var facets = SearchFacets.of(record, today) + places
        if let breed {
            facets += breeds.values(in: breed)
            if record.coat == nil { facets += coats.values(in: breed) }
        }
        if let colour { facets += colours.values(in: colour) + solidColours.values(in: colour) }
        for mark in marks { facets += markColours.values(in: mark) }
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

    /// Returns what an institution cares for: what it says, and what seeks a home there.
    private func cares(of entry: InstitutionEntry) -> [FacetValue] {
        var kinds = Set(entry.record.accepts.map(\.rawValue))
        for animal in entry.animals.lazy.map(\.record) where animal.status.seeksHome {
            kinds.insert(animal.type.rawValue)
            // Nobody keeps dogs of one breed alone, but hedgehogs.
            if animal.type != .dog, animal.type != .cat, let breed = records.text(ifAny: animal.breed) {
                kinds.formUnion(breeds.values(in: breed).map(\.value))
            }
        }
        return kinds.sorted().map { FacetValue(.cares, $0) }
    }

    /// Returns what the page of an institution tells besides who and where it is.
    /// - Parameter institution: its place in the catalogue.
    private func told(by institution: Int) -> [FacetValue] {
        let record = records.plan.catalogue.institutions[institution].record
        func opens(_ day: Weekday) -> Bool { record.openingHours.regular.contains { $0.days.contains(day) } }
        return [
            "contact", record.openingHours.regular.isEmpty ? nil : "hours", opens(.saturday) ? "saturday" : nil,
            opens(.sunday) ? "sunday" : nil, record.accounts.isEmpty ? nil : "accounts",
            records.plan.institutionsToday[institution].taxShare.map { _ in "taxShare" },
            record.needs.isEmpty ? nil : "needs", record.adoption.map { _ in "adoption" },
        ].compactMap { $0.map { FacetValue(.tells, $0) } }
    }

    private func needs(of record: Institution) -> [FacetValue] {
        record.needs.flatMap { words.values(of: .need, in: records.text($0).utf8) }
    }

    private static func places(_ town: String, _ region: String?) -> [FacetValue] {
        [
            SearchFacets.value(.town, folding: town), region.flatMap { SearchFacets.value(.region, folding: $0) },
        ].compactMap { $0 }
    }
}
