import EmbeddedFiles
import Records

/// The places and regions of a country, from its folder in `Countries`.
public final class Gazetteer: Sendable {
    /// A town or village.
    public struct Place: Sendable, Equatable {
        public let name: String
        /// The place of its region in `regions`.
        public let region: Int
        public let coordinates: Coordinates
        /// 0 where nobody knows.
        public let population: Int
        /// The city of which it is a district.
        public let city: String?
    }

    /// A part of the country by which people say where something is.
    public struct Region: Sendable {
        public let name: String
        /// The path data of its outline (SVG 2, 9.3) on the country's map.
        public let outline: String
    }

    /// The places that a name and a region may mean.
    public enum Match: Sendable, Equatable {
        case one(Place)
        /// In different regions, none of them much larger than the others.
        case several([Place])
        /// Places of that name in other regions than the one that is asked for; empty where there is no such name.
        case none(elsewhere: [Place])
    }

    public let country: Country
    public let regions: [Region]
    public let map: CountryMap
    /// The places that people call otherwise than maps do, by those names as addresses write them.
    public let furtherNames: [(name: String, place: String)]
    /// The towns of postal codes, by the digits with which codes begin; more digits tell better.
    public let postalCodes: [(digits: String, place: String)]
    /// The rules of public holidays, each perhaps with the first year: `11-11`, `easter+60`.
    private let holidayRules: [[String]]
    /// A line for each place, in the order of the names' letters as addresses write them, then the largest first.
    private let lines: [ArraySlice<UInt8>]

    /// Sentences that name the sources, each after the code of its language.
    private let credits: [[String]]

    /// The countries that have a folder, in the order of `countries.h` in it.
    public static let all: [Gazetteer] = {
        let files = Array(EmbeddedFile.countries.bytes).split(separator: 0, omittingEmptySubsequences: false)
        return stride(from: 0, to: files.count - 1, by: 6).map { Gazetteer(Array(files[$0...].prefix(6))) }
    }()

    public static func of(_ country: Country) -> Gazetteer? { all.first { $0.country == country } }

    /// - Parameter files: in the order of `country.h`.
    private init(_ files: [ArraySlice<UInt8>]) {
        func table(_ number: Int) -> [[String]] {
            Gazetteer.lines(of: files[number]).map { Gazetteer.columns(of: $0).map(Gazetteer.text) }
        }
        let rows = table(0)
        furtherNames = table(2).map { ($0[0], $0[1]) }
        postalCodes = table(3).map { ($0[0], $0[1]) }
        holidayRules = table(4)
        credits = table(5)
        country = Country(rows[0][0]) ?? .poland  // tests read every folder
        map = CountryMap(rows[0].dropFirst().map { Double($0) ?? 0 })
        regions = rows.dropFirst().map { Region(name: $0[0], outline: $0[1]) }
        lines = Gazetteer.lines(of: files[1])
    }

    /// Returns whom the places and outlines come from, in a language or else in the first that the folder has.
    public func credit(in language: String) -> String? { (credits.first { $0[0] == language } ?? credits.first)?[1] }

    /// Returns the public holidays of a year in the order of the rules.
    public func holidays(of year: Int) -> [CalendarDate] {
        holidayRules.compactMap { rule in
            guard rule.dropFirst().first.flatMap({ Int($0) }) ?? 0 <= year else { return nil }
            let days = rule[0].split(separator: "easter+").first.flatMap { Int($0) }
            guard let days else { return CalendarDate("\(year)-\(rule[0])") }
            return CalendarDate.easter(of: year).flatMap { CalendarDate(daysSince1970: $0.daysSince1970 + days) }
        }
    }

    /// Returns the place of a region in `regions`.
    public func region(named name: String) -> Int? {
        let key = RecordID.suggestion(for: name)
        return regions.firstIndex { RecordID.suggestion(for: $0.name) == key }
    }

    /// The names of all places; of those that share one, each has it.
    public var names: some Sequence<String> { lines.lazy.map(Gazetteer.name) }

    /// All places, in the order of the names' letters as addresses write them.
    public var places: some Sequence<Place> { lines.lazy.compactMap(Gazetteer.place) }

    /// Returns the largest towns, the largest first, without districts.
    public func largestTowns(_ count: Int) -> [Place] {
        Array(largestPlaces(ofAtLeast: 25_000).lazy.filter { $0.city == nil }.prefix(count))
    }

    /// Returns the towns and the districts of cities with at least so many people, the largest first.
    public func largestPlaces(ofAtLeast population: Int) -> [Place] {
        // Most lines are of villages, whose other columns are of no interest.
        let large = lines.filter { Gazetteer.population(in: $0) >= population }
        return large.compactMap(Gazetteer.place).sorted { $0.population > $1.population }
    }

    /// Returns the place that a name means.
    /// - Parameter region: as somebody wrote it; nil where nobody did.
    public func match(_ name: String, region: String?) -> Match {
        var places = places(named: name)
        if let region, let number = self.region(named: region) {
            guard let first = places.first(where: { $0.region == number }) else { return .none(elsewhere: places) }
            return .one(first)
        }
        places.sort { $0.population > $1.population }
        guard let largest = places.first else { return .none(elsewhere: []) }
        let others = places.dropFirst().filter { $0.region != largest.region }
        // Who says Łódź means the city.
        return others.allSatisfy { $0.population * 10 < largest.population } ? .one(largest) : .several(places)
    }

    /// Returns the places of a name: those that write it just so, else those that differ in diacritics or hyphens.
    public func places(named name: String) -> [Place] {
        guard let key = RecordID.suggestion(for: name) else { return [] }
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if Gazetteer.key(of: lines[middle]) < key { low = middle + 1 } else { high = middle }
        }
        let found = lines[low...].prefix { Gazetteer.key(of: $0) == key }.compactMap(Gazetteer.place)
        let exact = found.filter { $0.name == name }
        return exact.isEmpty ? found : exact
    }

    private static func lines(of file: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        file.split(separator: UInt8(ascii: "\n"))
    }

    private static func columns(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        line.split(separator: UInt8(ascii: "\t"))
    }

    private static func text(_ column: ArraySlice<UInt8>) -> String { String(decoding: column, as: UTF8.self) }

    private static func name(of line: ArraySlice<UInt8>) -> String { text(line.prefix { $0 != UInt8(ascii: "\t") }) }

    private static func key(of line: ArraySlice<UInt8>) -> String { RecordID.suggestion(for: name(of: line)) ?? "" }

    private static func population(in line: ArraySlice<UInt8>) -> Int {
        var column = 0
        var population = 0
        for byte in line {
            if byte == UInt8(ascii: "\t") {
                column += 1
            } else if column == 4 {
                population = population * 10 + Int(byte &- UInt8(ascii: "0"))
            }
        }
        return population
    }

    private static func place(_ line: ArraySlice<UInt8>) -> Place? {
        var rest = line
        func column() -> ArraySlice<UInt8>? {
            guard !rest.isEmpty else { return nil }
            let column = rest.prefix { $0 != UInt8(ascii: "\t") }
            rest = rest.dropFirst(column.count + 1)
            return column
        }
        guard let name = column(), let region = column().flatMap(number), let latitude = column().flatMap(number),
            let longitude = column().flatMap(number), let population = column().flatMap(number)
        else { return nil }
        return Place(
            name: text(name), region: Int(region),
            coordinates: Coordinates(latitude: latitude, longitude: longitude), population: Int(population),
            city: column().map(text))
    }

    /// Returns a number of a few digits as the standard library reads it: the quotient of two whole numbers is rounded
    /// as it rounds.
    private static func number(_ digits: ArraySlice<UInt8>) -> Double? {
        var (number, divisor) = (0, 1)
        var isFraction = false
        for byte in digits {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
                if isFraction { divisor *= 10 }
            case UInt8(ascii: ".") where !isFraction: isFraction = true
            default: return nil
            }
        }
        return digits.isEmpty ? nil : Double(number) / Double(divisor)
    }
}
