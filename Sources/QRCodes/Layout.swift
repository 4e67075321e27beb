import Synchronization

/// What all symbols of a version have in common: where which module is (ISO/IEC 18004, section 6.3).
final class Layout: Sendable {
    let version: Int
    let size: Int
    /// Dark modules of the patterns that are the same in every symbol.
    let patterns: Grid
    /// Modules that hold no data.
    let reserved: Grid
    /// Those of data in the order in which bits are placed (section 7.7.3).
    private let places: [(column: UInt8, row: UInt8)]
    /// What each of the eight masks turns round.
    let masks: [Grid]

    private static let known = Mutex<[Layout?]>(Array(repeating: nil, count: QRCode.versions.upperBound + 1))

    static func of(_ version: Int) -> Layout {
        known.withLock { known in
            if let layout = known[version] { return layout }
            let layout = Layout(version)
            known[version] = layout
            return layout
        }
    }

    private init(_ version: Int) {
        let size = 17 + 4 * version
        var patterns = Grid(size)
        var reserved = Grid(size)
        func set(_ column: Int, _ row: Int, _ isDark: Bool) {
            guard (0..<size).contains(column), (0..<size).contains(row) else { return }
            reserved.set(column, row)
            if isDark { patterns.set(column, row) } else { patterns.clear(column, row) }
        }
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for y in -4...4 {
                for x in -4...4 {
                    let ring = max(abs(x), abs(y))
                    set(column + x, row + y, ring != 2 && ring != 4)
                }
            }
        }
        let centres = Layout.alignments(version)
        for (first, column) in centres.enumerated() {
            for (second, row) in centres.enumerated() {
                // Three corners are taken.
                let last = centres.count - 1
                if [[0, 0], [0, last], [last, 0]].contains([first, second]) { continue }
                for y in -2...2 {
                    for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
        for (column, row) in FormatInformation.places(size).flatMap({ $0 }) { set(column, row, false) }
        set(8, size - 8, true)
        if version >= 7 {
            let bits = Layout.versionInformation(version)
            for index in 0..<18 {
                let isDark = bits >> index & 1 == 1
                set(size - 11 + index % 3, index / 3, isDark)
                set(index / 3, size - 11 + index % 3, isDark)
            }
        }
        self.version = version
        self.size = size
        self.patterns = patterns
        self.reserved = reserved
        places = Layout.places(size, reserved)
        masks = (0..<8).map { Layout.mask($0, size, reserved) }
    }

    /// The patterns with the codewords among them, unmasked.
    func placed(_ codewords: [UInt8]) -> Grid {
        var grid = patterns
        for (index, byte) in codewords.enumerated() where byte != 0 {
            for bit in 0..<8 where byte >> UInt8(7 - bit) & 1 == 1 {
                let place = places[8 * index + bit]
                grid.set(Int(place.column), Int(place.row))
            }
        }
        return grid
    }

    /// Rows and columns at whose crossings alignment patterns have their centres (annex E).
    private static func alignments(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { 10 + 4 * version - $0 * step }.reversed()
    }

    /// The version with its Golay code (annex D).
    private static func versionInformation(_ version: Int) -> Int {
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        return version << 12 | remainder
    }

    /// Two columns at a time, from the right, up and down in turns, past the column of the timing pattern.
    private static func places(_ size: Int, _ reserved: Grid) -> [(column: UInt8, row: UInt8)] {
        var places: [(column: UInt8, row: UInt8)] = []
        var isUpward = true
        var right = size - 1
        while right > 0 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !reserved.isSet(column, row) {
                    places.append((UInt8(column), UInt8(row)))
                }
            }
            isUpward.toggle()
            right -= 2
        }
        return places
    }

    /// Table 10.
    private static func mask(_ number: Int, _ size: Int, _ reserved: Grid) -> Grid {
        var mask = Grid(size)
        for row in 0..<size {
            for column in 0..<size where !reserved.isSet(column, row) {
                let product = row * column
                let isTurned =
                    switch number {
                    case 0: (row + column) % 2 == 0
                    case 1: row % 2 == 0
                    case 2: column % 3 == 0
                    case 3: (row + column) % 3 == 0
                    case 4: (row / 2 + column / 3) % 2 == 0
                    case 5: product % 2 + product % 3 == 0
                    case 6: (product % 2 + product % 3) % 2 == 0
                    default: ((row + column) % 2 + product % 3) % 2 == 0
                    }
                if isTurned { mask.set(column, row) }
            }
        }
        return mask
    }
}
