import Content
import Records

/// Which pages the site has. All of them exist in every language. A reference, because everything that makes pages asks it.
public final class SitePlan: Sendable {
    public static let institutionsPerPage = 60
    public static let animalsPerInstitutionPage = 60
    public static let animalsPerPage = 48

    public let catalogue: Catalogue
    /// The day on which the site is built: ages and deadlines are meant on it.
    public let date: CalendarDate
    /// All animals, in the order of institutions' and their own ids.
    public let animals: [PlannedAnimal]
    /// Where in `animals` those of each institution are.
    public let animalsOfInstitution: [Range<Int>]
    /// Places in `animals` of those that look for a home: urgent ones first, then the newest arrivals.
    public let seeking: [Int]
    /// Those of `seeking` that are urgent, the longest wait first.
    let urgent: [Int]
    /// All pages, in one order on every machine: those of the whole site, then those of each institution.
    public let pages: [PageKind]

    public init(_ catalogue: Catalogue, on date: CalendarDate) {
        self.catalogue = catalogue
        self.date = date
        var animals: [PlannedAnimal] = []
        animals.reserveCapacity(catalogue.institutions.reduce(0) { $0 + $1.animals.count })
        var ranges: [Range<Int>] = []
        for (institution, entry) in catalogue.institutions.enumerated() {
            let start = animals.count
            animals += entry.animals.map { PlannedAnimal(entry: $0, institution: institution) }
            ranges.append(start..<animals.count)
        }
        self.animals = animals
        animalsOfInstitution = ranges
        seeking = SitePlan.seeking(among: animals)
        urgent = SitePlan.byWait(seeking.prefix { animals[$0].entry.record.isUrgent }, animals)
        pages = SitePlan.pages(of: catalogue, ranges: ranges, seekingCount: seeking.count, on: date)
    }

    /// On how many pages a list is shown; an empty one still has its first page.
    public static func pageCount(_ count: Int, perPage: Int) -> Int { max(1, (count + perPage - 1) / perPage) }

    /// What a numbered page shows of a list.
    static func range(ofPage page: Int, of count: Int, perPage: Int) -> Range<Int> {
        let start = min(count, (page - 1) * perPage)
        return start..<min(count, start + perPage)
    }

    /// Whether there is anything to tell about giving: an account, a share of taxes, or an appeal for gifts.
    static func takesGifts(_ institution: Institution, on date: CalendarDate) -> Bool {
        !institution.accounts.isEmpty || institution.taxShare?.isShown(on: date) == true
            || institution.offers(.donations)
    }

    /// Whether any institution asks people to bring something.
    static func hasNeeds(_ catalogue: Catalogue) -> Bool {
        catalogue.institutions.contains { !$0.record.needs.isEmpty }
    }

    private static func seeking(among animals: [PlannedAnimal]) -> [Int] {
        // Days since 1970 make the order one of numbers; an animal without a date of arrival comes last.
        let keys = animals.indices.lazy.filter { animals[$0].seeksHome }.map { index in
            let entry = animals[index].entry
            return (
                isUrgent: entry.record.isUrgent, arrived: entry.record.arrived?.daysSince1970 ?? Int.min, index: index
            )
        }
        return keys.sorted { one, other in
            if one.isUrgent != other.isUrgent { return one.isUrgent }
            return one.arrived == other.arrived ? one.index < other.index : one.arrived > other.arrived
        }.map(\.index)
    }

    private static func byWait(_ numbers: some Sequence<Int>, _ animals: [PlannedAnimal]) -> [Int] {
        let keys = numbers.map { number in
            (arrived: animals[number].entry.record.arrived?.daysSince1970 ?? Int.max, number: number)
        }
        return keys.sorted { ($0.arrived, $0.number) < ($1.arrived, $1.number) }.map(\.number)
    }

    private static func pages(
        of catalogue: Catalogue, ranges: [Range<Int>], seekingCount: Int, on date: CalendarDate
    ) -> [PageKind] {
        var pages: [PageKind] = [.home]
        pages.reserveCapacity((ranges.last?.upperBound ?? 0) + 3 * ranges.count + 16)
        pages += (1...pageCount(ranges.count, perPage: institutionsPerPage)).map { .institutions(page: $0) }
        pages += (1...pageCount(seekingCount, perPage: animalsPerPage)).map { .animals(page: $0) }
        pages += [.settings, .favourites]
        if !catalogue.baskets.isEmpty { pages += [.baskets] + catalogue.baskets.indices.map { .basket($0) } }
        if hasNeeds(catalogue) { pages.append(.needs) }
        if catalogue.settings.accessibilityStatement != nil { pages.append(.accessibility) }
        pages += catalogue.pages.indices.map { .further($0) }
        for (index, range) in ranges.enumerated() {
            pages += (1...pageCount(range.count, perPage: animalsPerInstitutionPage)).map {
                .institution(index, page: $0)
            }
            if takesGifts(catalogue.institutions[index].record, on: date) { pages.append(.support(index)) }
            if catalogue.institutions[index].record.adoption != nil { pages.append(.adoption(index)) }
            pages += range.map { .animal($0) }
        }
        return pages
    }

    /// The place of an animal of an institution in `animals`.
    func animal(_ id: RecordID, of institution: Int) -> Int? {
        var range = animalsOfInstitution[institution]
        while let first = range.first {
            let middle = first + range.count / 2
            let found = animals[middle].entry.record.id
            if found == id { return middle }
            range = found < id ? (middle + 1)..<range.upperBound : first..<middle
        }
        return nil
    }

    /// The place of an institution in the catalogue.
    func institution(_ id: RecordID) -> Int? {
        var range = catalogue.institutions.indices
        while let first = range.first {
            let middle = first + range.count / 2
            let found = catalogue.institutions[middle].record.id
            if found == id { return middle }
            range = found < id ? (middle + 1)..<range.upperBound : first..<middle
        }
        return nil
    }

    /// Where a page lives in a language.
    public func address(of page: PageKind, _ language: Language, _ addresses: Addresses) -> Address {
        switch page {
        case .home: addresses.home(language)
        case .institutions(let number): addresses.page(number, of: addresses.institutions(language), language)
        case .institution(let index, let number):
            addresses.page(
                number, of: addresses.institution(catalogue.institutions[index].record.id, language), language)
        case .support(let index): addresses.support(catalogue.institutions[index].record.id, language)
        case .adoption(let index): addresses.adoption(catalogue.institutions[index].record.id, language)
        case .animal(let index):
            addresses.animal(
                animals[index].entry.record.id, of: catalogue.institutions[animals[index].institution].record.id,
                language)
        case .animals(let number): addresses.page(number, of: addresses.animals(language), language)
        case .settings: addresses.settings(language)
        case .favourites: addresses.favourites(language)
        case .baskets: addresses.baskets(language)
        case .basket(let index): addresses.basket(catalogue.baskets[index].id, language)
        case .needs: addresses.needs(language)
        case .accessibility: addresses.accessibility(language)
        case .further(let index): addresses.page(catalogue.pages[index].slug, language)
        }
    }
}
