/// A run of bytes in one mode (ISO/IEC 18004, section 7.4).
struct Segment {
    enum Mode: Int, CaseIterable {
        case numeric, alphanumeric, bytes

        /// The mode indicator (table 2).
        var indicator: Int { 1 << rawValue }

        /// The bits that tell how many characters follow (table 3).
        func lengthBits(_ version: Int) -> Int {
            let widths =
                switch self {
                case .numeric: [10, 12, 14]
                case .alphanumeric: [9, 11, 13]
                case .bytes: [8, 16, 16]
                }
            return widths[version < 10 ? 0 : version < 27 ? 1 : 2]
        }

        /// Sixths of a bit that a character takes: three digits take ten bits, two others of the 45 eleven.
        var sixths: Int {
            switch self {
            case .numeric: 20
            case .alphanumeric: 33
            case .bytes: 48
            }
        }

        func holds(_ byte: UInt8) -> Bool {
            switch self {
            case .numeric: byte &- 0x30 < 10
            case .alphanumeric: Segment.alphanumericValue(byte) != nil
            case .bytes: true
            }
        }
    }

    let mode: Mode
    let range: Range<Int>

    /// The segments of bytes that take the fewest bits together, for symbols about as large as a version.
    static func shortest(for bytes: [UInt8], _ version: Int) -> [Segment] {
        let heads = Mode.allCases.map { 6 * (4 + $0.lengthBits(version)) }
        let never = Int.max / 2
        var costs = [Int](repeating: never, count: 3)
        // For each byte and mode, the mode of the byte before it on the cheapest way.
        var ways: [[Int]] = []
        ways.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            var next = costs
            var way = [0, 1, 2]
            for mode in Mode.allCases {
                let own = mode.rawValue
                guard mode.holds(byte) else {
                    next[own] = never
                    continue
                }
                var best = index == 0 ? heads[own] : costs[own]
                for other in 0..<3 where index > 0 && other != own {
                    // A segment ends with a whole bit.
                    let switched = (costs[other] + 5) / 6 * 6 + heads[own]
                    if switched < best { (best, way[own]) = (switched, other) }
                }
                next[own] = best + mode.sixths
            }
            costs = next
            ways.append(way)
        }
        var mode = costs.indices.min { costs[$0] < costs[$1] } ?? 2
        var segments: [Segment] = []
        var end = bytes.count
        for index in bytes.indices.reversed() {
            let before = index == 0 ? -1 : ways[index][mode]
            if before != mode {
                segments.append(Segment(mode: Mode(rawValue: mode) ?? .bytes, range: index..<end))
                end = index
            }
            if index > 0 { mode = before }
        }
        return segments.reversed()
    }

    /// The place among the 45 characters of the alphanumeric mode (table 5).
    static func alphanumericValue(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 55
        case UInt8(ascii: " "): 36
        case UInt8(ascii: "$"): 37
        case UInt8(ascii: "%"): 38
        case UInt8(ascii: "*"): 39
        case UInt8(ascii: "+"): 40
        case UInt8(ascii: "-"): 41
        case UInt8(ascii: "."): 42
        case UInt8(ascii: "/"): 43
        case UInt8(ascii: ":"): 44
        default: nil
        }
    }
}
