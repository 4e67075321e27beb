import Content
import Geography
import Records

/// An animal that was lost or found: of a notice, or in an institution's care.
struct LostAnimal: Sendable {
    let record: Animal
    let page: Page
    /// The place of the institution that takes messages in the catalogue; nil where the site does.
    let institution: Int?
    let town: String
    let place: Localized<String>?
    let coordinates: Coordinates?
    /// The day on which it was seen last, or found.
    let date: CalendarDate?
    /// The last day of a notice; nil for an institution's animal.
    let until: CalendarDate?
    /// The colours of its coat that are known in any language.
    let colours: Set<CoatColour>

    var isLost: Bool { record.status == .lost }

    /// A square of the map that is at least as wide as two animals can be apart which may be the same, with those of a
    /// type on one side.
    struct Square: Hashable {
        let type: AnimalType
        let isLost: Bool
        /// Nil where the coordinates are not known.
        let place: Place?

        struct Place: Hashable {
            /// One degree is 111 km.
            var latitude: Int
            /// Of four degrees: 100 km and more up to the 77th parallel.
            var longitude: Int
        }
    }

    var square: Square {
        let place = coordinates.map {
            Square.Place(
                latitude: Int($0.latitude.rounded(.down)), longitude: Int(($0.longitude / 4).rounded(.down)))
        }
        return Square(type: record.type, isLost: isLost, place: place)
    }

    /// The squares of the other side in which the same animal may be; nil for all of them.
    var squaresOfOthers: [Square]? {
        square.place.map { own in
            let near = (-1...1).flatMap { south in
                (-1...1).map { Square.Place(latitude: own.latitude + south, longitude: own.longitude + $0) }
            }
            return (near + [nil]).map { Square(type: record.type, isLost: !isLost, place: $0) }
        }
    }

    init(_ notice: Notice, _ number: Int, _ catalogue: [Institution], in country: Country) {
        record = notice.animal
        page = .notice(number)
        institution = notice.institution.flatMap { id in catalogue.indices.place(of: id) { catalogue[$0].id } }
        town = notice.town
        place = notice.place
        let match = Gazetteer.of(country)?.match(notice.town, region: notice.region)
        coordinates = if case .one(let place) = match { place.coordinates } else { nil }
        date = notice.date
        until = notice.until
        colours = LostAnimal.colours(of: record)
    }

    init(_ animal: Animal, _ number: Int, of institution: Int, _ keeper: Institution) {
        record = animal
        page = .animal(number)
        self.institution = institution
        town = keeper.address.town
        place = nil
        coordinates = keeper.position?.coordinates
        date = animal.status == .lost ? animal.left : animal.arrived
        until = nil
        colours = LostAnimal.colours(of: record)
    }

    private static func colours(of animal: Animal) -> Set<CoatColour> {
        Set((animal.colour?.entries ?? []).flatMap { CoatColour.named(in: $0.value) })
    }
}

/// The likelihood that a lost animal and a found one are the same.
struct Resemblance: Sendable {
    /// From 0 to 10.
    let score: Int
    /// In kilometres.
    let distance: Double?
    /// From the loss to the find.
    let days: Int?
    let hasSameColour: Bool
    let hasSameSex: Bool
    let hasSameSize: Bool

    /// The fewest points with which it is worth a look.
    static let least = 4
    /// The days from a loss to a find. Who writes a notice may be wrong by a day.
    static let days = -1...90
    private static let farthest = 100.0

    /// Nil where they cannot be the same.
    init?(_ lost: LostAnimal, _ found: LostAnimal) {
        guard lost.record.type == found.record.type else { return nil }
        let sexes = [lost, found].compactMap(\.record.sex).filter { $0 != .unknown }
        let sizes = [lost, found].compactMap { $0.record.size.flatMap(Size.allCases.firstIndex) }
        guard Set(sexes).count < 2, (sizes.max() ?? 0) - (sizes.min() ?? 0) < 2 else { return nil }
        hasSameSex = sexes.count == 2
        hasSameSize = sizes.count == 2 && sizes[0] == sizes[1]
        hasSameColour = !lost.colours.isDisjoint(with: found.colours)
        if let one = lost.coordinates, let other = found.coordinates {
            distance = one.distance(to: other)
        } else {
            distance = nil
        }
        if let loss = lost.date, let find = found.date { days = find.days(since: loss) } else { days = nil }
        guard distance ?? 0 <= Resemblance.farthest, Resemblance.days.contains(days ?? 0) else { return nil }
        let near = distance.map { $0 <= 5 ? 4 : $0 <= 20 ? 3 : $0 <= 50 ? 2 : 1 } ?? 0
        let soon = days.map { $0 <= 7 ? 2 : $0 <= 30 ? 1 : 0 } ?? 0
        score = near + soon + (hasSameColour ? 2 : 0) + (hasSameSex ? 1 : 0) + (hasSameSize ? 1 : 0)
    }
}

extension SitePlan {
    /// Returns the animals that were lost or found, the newest first.
    static func lostAndFound(among animals: [PlannedAnimal], _ catalogue: Catalogue) -> [LostAnimal] {
        let institutions = catalogue.institutions.map(\.record)
        let country = institutions.first?.address.country ?? .poland
        let notices = catalogue.notices.enumerated().map { LostAnimal($1, $0, institutions, in: country) }
        let own = animals.indices.compactMap { number -> LostAnimal? in
            let animal = animals[number]
            guard [.lost, .found].contains(animal.entry.record.status) else { return nil }
            return LostAnimal(animal.entry.record, number, of: animal.institution, institutions[animal.institution])
        }
        let all = notices + own
        let days = all.map { $0.date?.daysSince1970 ?? .min }
        return all.indices.sorted { (days[$1], $0) < (days[$0], $1) }.map { all[$0] }
    }

    /// Returns the places in `lostAndFound` of those that may be the same as one of them, the likeliest first.
    func resembling(_ number: Int) -> [(number: Int, resemblance: Resemblance)] {
        let own = lostAndFound[number]
        let squares =
            own.squaresOfOthers ?? lostBySquare.keys.filter { $0.type == own.record.type && $0.isLost != own.isLost }
        let found = squares.flatMap { nearestInTime(to: own, in: lostBySquare[$0] ?? []) }
            .compactMap { [self] other -> (number: Int, resemblance: Resemblance)? in
                let animal = lostAndFound[other]
                guard let resemblance = own.isLost ? Resemblance(own, animal) : Resemblance(animal, own),
                    resemblance.score >= Resemblance.least
                else { return nil }
                return (other, resemblance)
            }
        return Array(found.sorted { ($1.resemblance.score, $0.number) < ($0.resemblance.score, $1.number) }.prefix(4))
    }

    /// Returns those animals of a square whose days fit one of the other side, at most a hundred: where more of a kind
    /// are lost and found in a town at a time, each of them is not compared with all others.
    private func nearestInTime(to own: LostAnimal, in square: [Int]) -> [Int] {
        let most = 100
        // The newest stand first, those without a day last.
        func place(ofFirstUpTo last: Int) -> Int {
            square.indices.partitioned { lostAndFound[square[$0]].date.map { $0.daysSince1970 <= last } ?? true }
        }
        guard let day = own.date?.daysSince1970 else { return Array(square.prefix(most)) }
        let days = Resemblance.days
        guard own.isLost else { return Array(square[place(ofFirstUpTo: day - days.lowerBound)...].prefix(most)) }
        // The oldest of the later finds are nearest to a loss.
        let later = square[..<place(ofFirstUpTo: day + days.lowerBound - 1)].suffix(most)
        return Array(later + square[place(ofFirstUpTo: .min)...].prefix(most))
    }
}
