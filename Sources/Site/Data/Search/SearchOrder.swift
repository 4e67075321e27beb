import Content
import Records

/// The order in which search numbers what it finds: neighbours are alike, so that lists of them are short and results
/// that stand together come in one piece.
struct SearchOrder: Sendable {
    struct Resident: Sendable {
        /// The animal's place in the plan.
        let number: Int
        /// The place of its institution in `institutions`.
        let institution: Int
    }

    /// Places in the catalogue, by region, town and id.
    let institutions: [Int]
    /// Those that seek a home first, those that are gone for good last; each part by institution, type, sex and size.
    let animals: [Resident]
    let seeking: Int
    let departed: Int
    /// The pages that are found beside institutions, and stand behind them.
    let pages: [SearchPage]
    /// The number of notices, which stand before the animals that are gone for good.
    let notices: Int
    /// For the place in `animals` of each that is among those that have been waiting longest, `longest` or `long`.
    let waiting: [Int: String]

    init(_ plan: SitePlan) {
        institutions = plan.catalogue.institutions.enumerated().map { number, entry in
            [plan.regionName(ofInstitution: number) ?? "", entry.record.address.town].map { Array($0.utf8) }
        }.enumerated().sorted { one, other in
            for (mine, its) in zip(one.element, other.element) where mine != its {
                return mine.lexicographicallyPrecedes(its)
            }
            return one.offset < other.offset
        }.map(\.offset)
        var seeking: [Resident] = []
        var others: [Resident] = []
        var departed: [Resident] = []
        for (place, institution) in institutions.enumerated() {
            let sorted = plan.animalsOfInstitution[institution]
                .map { (rank: SearchOrder.rank(of: plan.animals[$0].entry.record), number: $0) }.sorted { $0 < $1 }
            for (_, number) in sorted {
                let resident = Resident(number: number, institution: place)
                let status = plan.animals[number].entry.record.status
                if status.seeksHome {
                    seeking.append(resident)
                } else if status.isDeparted {
                    departed.append(resident)
                } else {
                    others.append(resident)
                }
            }
        }
        self.seeking = seeking.count
        self.departed = departed.count
        notices = plan.catalogue.notices.count
        pages = SearchPage.all(plan)
        animals = seeking + others + departed
        waiting = SearchOrder.waiting(among: seeking.map { plan.animals[$0.number].entry.record.arrived })
    }

    /// The number of the page to which notices belong.
    var lostAndFound: Int { institutions.count + (pages.firstIndex(of: .section(.lostAndFound)) ?? 0) }

    /// An entry of the index.
    enum Entry {
        /// A place in `institutions`, in `pages`, in `animals`, and among the catalogue's notices.
        case institution(Int), page(Int), animal(Int), notice(Int)
    }

    /// Returns the entry with a number.
    func entry(_ number: Int) -> Entry {
        if number < institutions.count { return .institution(number) }
        let page = number - institutions.count
        if page < pages.count { return .page(page) }
        let animal = page - pages.count
        let notice = animal - (animals.count - departed)
        if notice < 0 { return .animal(animal) }
        return notice < notices ? .notice(notice) : .animal(animal - notices)
    }

    private static func waiting(among arrivals: [CalendarDate?]) -> [Int: String] {
        let known = arrivals.enumerated().compactMap { place, arrived in
            arrived.map { (days: $0.daysSince1970, place: place) }
        }
        let sorted = known.sorted { $0 < $1 }
        let first = sorted.prefix(10).map { ($0.place, "longest") }
        let next = sorted.dropFirst(10).prefix(40 + arrivals.count / 20).map { ($0.place, "long") }
        return Dictionary(uniqueKeysWithValues: first + next)
    }

    private static func rank(of animal: Animal) -> Int {
        let type = AnimalType.allCases.firstIndex(of: animal.type) ?? 0
        let sex = animal.sex.flatMap { Sex.allCases.firstIndex(of: $0) } ?? 3
        let size = animal.size.flatMap { Size.allCases.firstIndex(of: $0) } ?? 4
        return (type * 4 + sex) * 5 + size
    }
}
