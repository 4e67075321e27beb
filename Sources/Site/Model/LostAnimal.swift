import Content
import Geography
import Records

/// An animal that was lost or found: of a notice, or in an institution's care.
struct LostAnimal: Sendable {
    let record: Animal
    let today: AnimalToday
    let page: Page
    /// The place of the institution that takes messages in the catalogue; nil where the site does.
    let institution: Int?
    let town: String
    let place: Localized<String>?
    /// The last day of a notice; nil for an institution's animal.
    let until: CalendarDate?
    let traits: Traits

    var isLost: Bool { traits.isLost }
    /// The day on which it was seen last, or found.
    var date: CalendarDate? { traits.date }

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

    /// All by which a lost animal and a found one are compared. No part of it is counted by reference: each animal is
    /// compared with hundreds of others.
    struct Traits {
        let type: AnimalType
        let isLost: Bool
        /// Nil where it is not known.
        let sex: Sex?
        /// Its place among all sizes.
        let size: Int?
        /// The colours of its coat that are known in any language, a bit for each.
        let colours: UInt
        let coordinates: Coordinates?
        let date: CalendarDate?

        init(_ animal: Animal, at coordinates: Coordinates?, on date: CalendarDate?) {
            type = animal.type
            isLost = animal.status == .lost
            sex = animal.sex == .unknown ? nil : animal.sex
            size = animal.size.flatMap(Size.allCases.firstIndex)
            colours = (animal.colour?.entries ?? []).flatMap { CoatColour.named(in: $0.value) }
                .reduce(0) { $0 | 1 << $1.rawValue }
            self.coordinates = coordinates
            self.date = date
        }
    }

    var square: Square {
        let place = traits.coordinates.map {
            Square.Place(
                latitude: Int($0.latitude.rounded(.down)), longitude: Int(($0.longitude / 4).rounded(.down)))
        }
        return Square(type: traits.type, isLost: traits.isLost, place: place)
    }

    /// The squares of the other side in which the same animal may be; nil for all of them.
    var squaresOfOthers: [Square]? {
        square.place.map { own in
            let near = (-1...1).flatMap { south in
                (-1...1).map { Square.Place(latitude: own.latitude + south, longitude: own.longitude + $0) }
            }
            return (near + [nil]).map { Square(type: traits.type, isLost: !traits.isLost, place: $0) }
        }
    }

    init(_ notice: Notice, _ today: AnimalToday, _ number: Int, _ catalogue: [Institution], in country: Country) {
        record = notice.animal
        self.today = today
        page = .notice(number)
        institution = notice.institution.flatMap { id in catalogue.indices.place(of: id) { catalogue[$0].id } }
        town = notice.town
        place = notice.place
        let match = Gazetteer.of(country)?.match(notice.town, region: notice.region)
        let coordinates = if case .one(let place) = match { place.coordinates } else { Coordinates?.none }
        until = notice.until
        traits = Traits(record, at: coordinates, on: notice.date)
    }

    init(_ planned: PlannedAnimal, _ number: Int, _ keeper: Institution) {
        let animal = planned.entry.record
        record = animal
        today = planned.today
        page = .animal(number)
        institution = planned.institution
        town = keeper.address.town
        place = nil
        until = nil
        traits = Traits(
            animal, at: keeper.position?.coordinates, on: animal.status == .lost ? animal.left : animal.arrived)
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
    init?(_ lost: LostAnimal.Traits, _ found: LostAnimal.Traits) {
        guard lost.type == found.type else { return nil }
        let sizes = lost.size.flatMap { size in found.size.map { abs(size - $0) } }
        let sexes = lost.sex.flatMap { sex in found.sex.map { sex == $0 } }
        days = lost.date.flatMap { loss in found.date.map { $0.days(since: loss) } }
        guard sexes ?? true, sizes ?? 0 < 2, Resemblance.days.contains(days ?? 0) else { return nil }
        hasSameSex = sexes ?? false
        hasSameSize = sizes == 0
        hasSameColour = lost.colours & found.colours != 0
        distance = lost.coordinates.flatMap { one in found.coordinates.map { one.distance(to: $0) } }
        guard distance ?? 0 <= Resemblance.farthest else { return nil }
        let near = distance.map { $0 <= 5 ? 4 : $0 <= 20 ? 3 : $0 <= 50 ? 2 : 1 } ?? 0
        let soon = days.map { $0 <= 7 ? 2 : $0 <= 30 ? 1 : 0 } ?? 0
        score = near + soon + (hasSameColour ? 2 : 0) + (hasSameSex ? 1 : 0) + (hasSameSize ? 1 : 0)
    }
}

extension SitePlan {
    /// Returns the animals that were lost or found, the newest first.
    static func lostAndFound(
        among animals: [PlannedAnimal], _ catalogue: Catalogue, _ noticesToday: [AnimalToday]
    ) -> [LostAnimal] {
        let institutions = catalogue.institutions.map(\.record)
        let country = institutions.first?.address.country ?? .poland
        let notices = catalogue.notices.enumerated().map {
            LostAnimal($1, noticesToday[$0], $0, institutions, in: country)
        }
        let own = animals.indices.compactMap { number -> LostAnimal? in
            let animal = animals[number]
            guard [.lost, .found].contains(animal.entry.record.status) else { return nil }
            return LostAnimal(animal, number, institutions[animal.institution])
        }
        let all = notices + own
        let days = all.map { $0.date?.daysSince1970 ?? .min }
        return all.indices.sorted { (days[$1], $0) < (days[$0], $1) }.map { all[$0] }
    }

    /// Returns the places in `lostAndFound` of those that may be the same as one of them, the likeliest first.
    func resembling(_ number: Int) -> [(number: Int, resemblance: Resemblance)] {
        let own = lostAndFound[number].traits
        let squares =
            lostAndFound[number].squaresOfOthers
            ?? lostBySquare.keys.filter { $0.type == own.type && $0.isLost != own.isLost }
        let found = squares.flatMap { nearestInTime(to: own, in: lostBySquare[$0] ?? []) }
            .compactMap { [self] number -> (number: Int, resemblance: Resemblance)? in
                let other = lostAndFound[number].traits
                guard let resemblance = own.isLost ? Resemblance(own, other) : Resemblance(other, own),
                    resemblance.score >= Resemblance.least
                else { return nil }
                return (number, resemblance)
            }
        return Array(found.sorted { ($1.resemblance.score, $0.number) < ($0.resemblance.score, $1.number) }.prefix(4))
    }

    /// Returns those animals of a square whose days fit one of the other side, at most a hundred: where more of a kind
    /// are lost and found in a town at a time, each of them is not compared with all others.
    private func nearestInTime(to own: LostAnimal.Traits, in square: [Int]) -> [Int] {
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
