import Content
import Geography
import Parallel
import Records

/// The records of a catalogue as pages number and order them. A reference, because everything that makes pages asks it.
public final class SitePlan: Sendable {
    public static let institutionsPerPage = 60
    public static let animalsPerInstitutionPage = 60
    public static let animalsPerPage = 48
    public static let storiesPerPage = 24
    /// The most animals in a row of the home page.
    static let animalsInRow = 8

    public let catalogue: Catalogue
    /// The day on which the site is built. What tells of an animal or an institution reads ``PlannedAnimal/today`` and
    /// ``InstitutionToday`` instead, which are all that keys of files hold of the day.
    public let date: CalendarDate
    /// All animals, in the order of institutions' and their own ids.
    public let animals: [PlannedAnimal]
    /// In the catalogue's order.
    let institutionsToday: [InstitutionToday]
    /// The same of the animals of notices.
    let noticesToday: [AnimalToday]
    /// The places in `animals` of those of each institution.
    public let animalsOfInstitution: [Range<Int>]
    /// Places in `animals` of those that look for a home: urgent ones first, then the newest arrivals.
    public let seeking: [Int]
    /// Places in `animals` of those that visitors may take for walks: in the order of `seeking`, then those that stay.
    let walked: [Int]
    /// True if the list of animals to walk with has a feed of reviews.
    let hasReviews: Bool
    /// The types of animals: first those of which there are any.
    public let types: [PlannedAnimalType]
    /// The animals of `seeking` that are urgent, the longest wait first.
    let urgent: [Int]
    /// The first of the others of `seeking` that arrived in the week before the build, the newest first.
    let newest: [Int]
    /// The first of those that are neither and whose arrival is known, the longest wait first.
    let longestWaiting: [Int]
    /// Places in `animals` of those with a story of how they found a home, the newest story first.
    let stories: [Int]
    /// The numbers of animals that went home, in the year of the build and in all.
    let homes: (thisYear: Int, all: Int)
    /// The animals that were lost or found, the newest first.
    let lostAndFound: [LostAnimal]
    /// The places in `lostAndFound` of the animals in each square of the map.
    let lostBySquare: [LostAnimal.Square: [Int]]
    /// Their places in `lostAndFound` by their pages.
    let numbersOfLost: [Page: Int]
    /// The regions of the institutions, in the order of their ids.
    public let regions: [PlannedRegion]
    /// For each institution the place of its region in `regions`.
    private let regionOfInstitution: [Int?]
    /// The position of each institution; nil where that is not known.
    private let positions: Once<[Position?]>
    /// The places of the country in which most institutions are; nil where none of them is in a country that is known.
    let gazetteer: Gazetteer?
    /// The places of the pages beside the catalogue, by slug.
    let numbersOfPages: [RecordID: Int]

    public init(_ catalogue: Catalogue, on date: CalendarDate) {
        self.catalogue = catalogue
        self.date = date
        gazetteer = SitePlan.gazetteer(of: catalogue)
        positions = Once { catalogue.institutions.map(\.record.position) }
        var animals: [PlannedAnimal] = []
        animals.reserveCapacity(catalogue.institutions.reduce(0) { $0 + $1.animals.count })
        var ranges: [Range<Int>] = []
        for (institution, entry) in catalogue.institutions.enumerated() {
            let start = animals.count
            animals += entry.animals.map {
                PlannedAnimal(
                    entry: $0, institution: institution,
                    today: AnimalToday($0, on: date, staleAfterDays: catalogue.settings.staleAfterDays))
            }
            ranges.append(start..<animals.count)
        }
        self.animals = animals
        institutionsToday = catalogue.institutions.map { InstitutionToday($0.record, on: date) }
        noticesToday = catalogue.notices.map { AnimalToday(ofNotice: $0.animal, on: date) }
        animalsOfInstitution = ranges
        let seeking = SitePlan.seeking(among: animals)
        self.seeking = seeking
        types = PlannedAnimalType.all(of: animals, seeking: seeking)
        walked =
            seeking.filter { animals[$0].entry.record.canBeWalked }
            + animals.indices.filter { !animals[$0].seeksHome && animals[$0].entry.record.canBeWalked }
        hasReviews = !walked.isEmpty && animals.contains { !$0.entry.record.reviews.isEmpty }
        let lostAndFound = SitePlan.lostAndFound(among: animals, catalogue, noticesToday)
        self.lostAndFound = lostAndFound
        lostBySquare = Dictionary(grouping: lostAndFound.indices) { lostAndFound[$0].square }
        numbersOfLost = Dictionary(uniqueKeysWithValues: lostAndFound.enumerated().map { ($1.page, $0) })
        let told = animals.enumerated().compactMap { number, animal in
            animal.entry.story.map { (day: $0.date.daysSince1970, number: number) }
        }
        stories = told.sorted { ($1.day, $0.number) < ($0.day, $1.number) }.map(\.number)
        let wentHome = animals.filter { $0.entry.record.status.hasHome }
        homes = (wentHome.count { $0.entry.record.left?.year == date.year }, wentHome.count)
        var regions = PlannedRegion.all(of: catalogue.institutions.lazy.map(\.record))
        var regionOfInstitution = [Int?](repeating: nil, count: catalogue.institutions.count)
        for (number, region) in regions.enumerated() {
            for institution in region.institutions { regionOfInstitution[institution] = number }
        }
        for number in seeking {
            if let region = regionOfInstitution[animals[number].institution] { regions[region].seeking.append(number) }
        }
        self.regions = regions
        self.regionOfInstitution = regionOfInstitution
        numbersOfPages = Dictionary(catalogue.pages.enumerated().map { ($1.slug, $0) }) { first, _ in first }
        urgent = SitePlan.byWait(seeking.prefix { animals[$0].entry.record.isUrgent }, animals)
        func arrived(_ number: Int) -> Int? { animals[number].entry.record.arrived?.daysSince1970 }
        let others = seeking.dropFirst(urgent.count).prefix { arrived($0) != nil }
        let recent = others.prefix { arrived($0).map { date.daysSince1970 - $0 < 7 } ?? false }
        newest = Array(recent.prefix(SitePlan.animalsInRow))
        longestWaiting = others.dropFirst(recent.count).suffix(SitePlan.animalsInRow).reversed()
    }

    /// Returns where an institution is: where its record says, else at its town; nil where that is not known either.
    func position(ofInstitution number: Int) -> Position? { positions()[number] }

    /// Returns the region of an institution; nil where neither its record nor its town tells it.
    func region(ofInstitution number: Int) -> PlannedRegion? { regionOfInstitution[number].map { regions[$0] } }

    /// Returns the name of an institution's region, as its record writes one that has no page; nil where there is none.
    func regionName(ofInstitution number: Int) -> String? {
        region(ofInstitution: number)?.name ?? catalogue.institutions[number].record.address.region
    }

    /// On how many pages a list is shown; an empty one still has its first page.
    public static func pageCount(_ count: Int, perPage: Int) -> Int { max(1, (count + perPage - 1) / perPage) }

    /// On how many pages a list of animals is shown.
    static func pageCount(ofAnimals count: Int) -> Int { pageCount(count, perPage: animalsPerPage) }

    /// Returns the part of a list that a numbered page shows.
    static func range(ofPage page: Int, of count: Int, perPage: Int) -> Range<Int> {
        let start = min(count, (page - 1) * perPage)
        return start..<min(count, start + perPage)
    }

    /// True if there is a way to give to an institution: an account, a share of taxes, or an appeal for gifts.
    func takesGifts(_ institution: Int) -> Bool {
        let record = catalogue.institutions[institution].record
        return !record.accounts.isEmpty || institutionsToday[institution].taxShare != nil || record.offers(.donations)
    }

    /// Returns the day on which staff last confirmed the record of an institution; nil where it is still to come.
    func confirmation(ofInstitution number: Int) -> CalendarDate? {
        catalogue.institutions[number].record.checked.flatMap { $0 <= date ? $0 : nil }
    }

    /// Returns the day of the last change of an institution or an animal of it, as far as their records tell.
    func lastChange(ofInstitution number: Int) -> CalendarDate? {
        animalsOfInstitution[number].reduce(confirmation(ofInstitution: number)) { latest, animal in
            guard let change = animals[animal].today.lastChange else { return latest }
            return max(latest ?? change, change)
        }
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

    static func byWait(_ numbers: some Sequence<Int>, _ animals: [PlannedAnimal]) -> [Int] {
        let keys = numbers.map { number in
            (arrived: animals[number].entry.record.arrived?.daysSince1970 ?? Int.max, number: number)
        }
        return keys.sorted { ($0.arrived, $0.number) < ($1.arrived, $1.number) }.map(\.number)
    }

    /// Returns the place of an animal of an institution in `animals`.
    func animal(_ id: RecordID, of institution: Int) -> Int? {
        animalsOfInstitution[institution].place(of: id) { animals[$0].entry.record.id }
    }

    /// Returns the place of an institution in the catalogue.
    func institution(_ id: RecordID) -> Int? {
        catalogue.institutions.indices.place(of: id) { catalogue.institutions[$0].record.id }
    }
}

extension Range<Int> {
    /// Returns the place of an id among places that stand in the order of their ids.
    func place(of id: RecordID, _ idAt: (Int) -> RecordID) -> Int? {
        let place = partitioned { idAt($0) >= id }
        return place < upperBound && idAt(place) == id ? place : nil
    }

    /// Returns the first of places from which on a rule holds, which holds for none before; the end if it never holds.
    func partitioned(_ holds: (Int) -> Bool) -> Int {
        var range = self
        while let first = range.first {
            let middle = first + range.count / 2
            range = holds(middle) ? first..<middle : (middle + 1)..<range.upperBound
        }
        return range.lowerBound
    }
}
