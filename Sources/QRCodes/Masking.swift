/// The choice of a mask (ISO/IEC 18004, section 7.8): of the eight, the one that leaves the fewest patterns by which
/// readers are misled. It is libqrencode's choice, and most of its time: here a row is one number, so that its modules
/// are looked at all at once.
struct Masking {
    /// A row or column has to fit into a number.
    static let largestSize = 64

    private let size: Int
    private let correction: QRCode.Correction
    /// Dark modules of ``largestSize`` rows and columns; the lowest bit is the first one. Those behind the symbol's mean
    /// nothing.
    private var rows: [UInt64]
    private var columns: [UInt64]
    /// Modules that a mask turns: those of data and of their correction.
    private var turnedRows: [UInt64]
    private var turnedColumns: [UInt64]

    /// - Parameter modules: row by row, without mask and format; the lowest bit is a module's colour, the highest
    /// tells whether
    ///   it is part of a pattern, which no mask turns.
    init(_ modules: UnsafeBufferPointer<UInt8>, size: Int, correction: QRCode.Correction) {
        self.size = size
        self.correction = correction
        let bytes = UnsafeRawBufferPointer(modules)
        var rows = [UInt64](repeating: 0, count: Masking.largestSize)
        var turned = rows
        for row in 0..<size {
            var (dark, isTurned): (UInt64, UInt64) = (0, 0)
            var end = 0
            while end < size {
                end += 8
                // The last eight of a row may have been looked at in part before, and are found to be the same.
                let column = min(end, size) - 8
                let eight = bytes.loadUnaligned(fromByteOffset: row * size + column, as: UInt64.self).littleEndian
                dark |= Masking.lowestBits(eight) << UInt64(column)
                isTurned |= Masking.lowestBits(~eight >> 7) << UInt64(column)
            }
            rows[row] = dark
            turned[row] = isTurned
        }
        self.rows = rows
        turnedRows = turned
        columns = Masking.transposed(rows)
        turnedColumns = Masking.transposed(turned)
    }

    /// The lowest bits of eight bytes, in their order.
    private static func lowestBits(_ bytes: UInt64) -> UInt64 {
        ((bytes & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) >> 56
    }

    /// The columns of 64 rows: halves, then quarters, then smaller and smaller squares across the diagonal change
    /// places.
    private static func transposed(_ rows: [UInt64]) -> [UInt64] {
        var columns = rows
        var width = 32
        var low: UInt64 = 0xFFFF_FFFF
        while width > 0 {
            for first in 0..<largestSize where first & width == 0 {
                let second = first + width
                let changed = (columns[first] >> UInt64(width) ^ columns[second]) & low
                columns[first] ^= changed << UInt64(width)
                columns[second] ^= changed
            }
            width /= 2
            low ^= low << UInt64(width)
        }
        return columns
    }

    /// The rows under the best mask, with their format.
    func best() -> [UInt64] {
        var best = (penalty: Int.max, rows: rows)
        var (rows, columns) = (rows, columns)
        for mask in 0..<Masking.count {
            apply(mask, to: &rows, &columns)
            if let penalty = penalty(rows, columns, below: best.penalty) {
                best.penalty = penalty
                swap(&best.rows, &rows)
            }
        }
        return Array(best.rows[..<size])
    }

    // MARK: Masks

    private static let count = 8
    /// After so many rows and columns every mask repeats.
    private static let period = 12
    /// For each mask what it turns in row 0 ..< `period`, and in such a column.
    private static let turns: [(rows: [UInt64], columns: [UInt64])] = (0..<count).map { mask in
        func line(_ turns: (Int) -> Bool) -> UInt64 {
            (0..<largestSize).reduce(0) { $0 | (turns($1) ? 1 << UInt64($1) : 0) }
        }
        return (
            (0..<period).map { row in line { turns(mask, row, $0) } },
            (0..<period).map { column in line { turns(mask, $0, column) } }
        )
    }

    /// Table 10.
    private static func turns(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// Makes lines those under a mask, with its format, whatever they were.
    private func apply(_ mask: Int, to rows: inout [UInt64], _ columns: inout [UInt64]) {
        let turns = Masking.turns[mask]
        for line in 0..<size {
            rows[line] = self.rows[line] ^ turns.rows[line % Masking.period] & turnedRows[line]
            columns[line] = self.columns[line] ^ turns.columns[line % Masking.period] & turnedColumns[line]
        }
        let format = format(of: mask)
        func set(_ bit: Int, row: Int, column: Int) {
            let module = format >> UInt64(bit) & 1
            rows[row] |= module << UInt64(column)
            columns[column] |= module << UInt64(row)
        }
        // Twice, so that one may be spoilt (section 7.9.1).
        for bit in 0..<8 {
            set(bit, row: 8, column: size - 1 - bit)
            set(bit, row: bit < 6 ? bit : bit + 1, column: 8)
        }
        for bit in 8..<15 {
            set(bit, row: size - 15 + bit, column: 8)
            set(bit, row: 8, column: bit == 8 ? 7 : 14 - bit)
        }
    }

    /// The level of correction and the mask, as a word of a BCH (15, 5) code (annex C).
    private func format(of mask: Int) -> UInt64 {
        let level: UInt64 =
            switch correction {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        let data = level << 3 | UInt64(mask)
        var rest = data << 10
        for bit in (10..<15).reversed() where rest >> UInt64(bit) & 1 == 1 { rest ^= 0x537 << UInt64(bit - 10) }
        return (data << 10 | rest) ^ 0x5412
    }

    // MARK: Penalties (table 11)

    /// Nil where the sum is not below a limit, which is often seen before all lines have been looked at.
    private func penalty(_ rows: [UInt64], _ columns: [UInt64], below limit: Int) -> Int? {
        let inside = UInt64.max >> UInt64(64 - size)
        let dark = rows[..<size].reduce(0) { $0 + $1.nonzeroBitCount }
        let area = size * size
        let percent = (200 * dark + area) / area / 2
        var penalty = abs(percent - 50) / 5 * 10
        var above = (row: UInt64(0), pairs: UInt64(0))
        for line in 0..<size {
            let (row, column) = (rows[line], columns[line])
            // Where a module and the next one are of the same colour.
            let pairs = ~(row ^ row >> 1) & inside >> 1
            penalty += Masking.longRuns(pairs) + Masking.longRuns(~(column ^ column >> 1) & inside >> 1)
            penalty += 40 * (Masking.finders(row) + Masking.finders(column))
            penalty += 3 * (above.pairs & pairs & ~(above.row ^ row)).nonzeroBitCount
            if penalty >= limit { return nil }
            above = (row, pairs)
        }
        return penalty
    }

    /// Three points for each run of five modules, one more for each further module.
    private static func longRuns(_ pairs: UInt64) -> Int {
        let triples = pairs & pairs >> 1
        // Where runs of five start.
        let starts = triples & triples >> 2
        return starts.nonzeroBitCount + 2 * (starts & ~(starts << 1)).nonzeroBitCount
    }

    /// Returns how often dark and light runs of 1:1:3:1:1 look like a finder pattern, with four times as much light
    /// before or after; outside of the symbol all is light.
    private static func finders(_ line: UInt64) -> Int {
        let three = line & line >> 1 & line >> 2
        let single = line & ~line >> 1 & three >> 2 & ~line >> 5 & line >> 6 & ~(line << 1) & ~(line >> 7)
        var count = 0
        if single != 0 {
            let before = line << 1 | line << 2 | line << 3 | line << 4
            let after = line >> 7 | line >> 8 | line >> 9 | line >> 10
            count = (single & ~(before & after)).nonzeroBitCount
        }
        // Where runs of at least one unit and of at least three start, for larger and larger units: seldom there are any.
        var middle = three & three >> 3
        guard middle != 0 else { return count }
        var (dark, light) = (line & line >> 1, ~(line | line >> 1))
        var unit: UInt64 = 2
        // Of larger units no pattern fits into a line.
        while middle != 0, unit <= 9 {
            let pattern =
                dark & light &>> unit & middle &>> (2 * unit) & light &>> (5 * unit) & dark &>> (6 * unit)
                & ~(line << 1) & ~(line &>> (7 * unit))
            if pattern != 0 { count += (pattern & margins(line, unit)).nonzeroBitCount }
            dark &= line &>> unit
            light &= ~line &>> unit
            middle &= three &>> (3 * unit)
            unit += 1
        }
        return count
    }

    /// Returns the places where a pattern of seven units would have a margin of four.
    private static func margins(_ line: UInt64, _ unit: UInt64) -> UInt64 {
        var before: UInt64 = 0
        var after: UInt64 = 0
        for step in 0..<4 * unit {
            before |= line << (step + 1)
            after |= line >> (7 * unit + step)
        }
        return ~(before & after)
    }
}
