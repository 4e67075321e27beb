/// The choice of the mask that leaves the fewest patterns which could mislead a scanner (ISO/IEC 18004, section 7.8.3).
enum Masking {
    /// The rows of a symbol with its best mask and its format information.
    static func best(of grid: Grid, _ layout: Layout, _ correction: QRCode.Correction) -> [UInt128] {
        var best: (penalty: Int, rows: [UInt128]) = (Int.max, [])
        let places = FormatInformation.places(layout.size)
        for (number, mask) in layout.masks.enumerated() {
            var masked = grid.turned(by: mask)
            FormatInformation(correction, mask: number).draw(on: &masked, at: places)
            let penalty = penalty(of: masked, layout.size)
            if penalty < best.penalty { best = (penalty, masked.rows) }
        }
        return best.rows
    }

    static func penalty(of grid: Grid, _ size: Int) -> Int {
        var penalty = linePenalty(grid.rows, size) + linePenalty(grid.columns, size)
        // Blocks of two by two modules of one colour.
        let pairs = (UInt128(1) << UInt128(size - 1)) - 1
        for (row, next) in zip(grid.rows, grid.rows.dropFirst()) {
            let same = ~(row ^ row >> 1) & ~(next ^ next >> 1) & ~(row ^ next) & pairs
            penalty += 3 * same.nonzeroBitCount
        }
        // How far from half the modules are dark, in steps of 5 %.
        let dark = grid.rows.reduce(0) { $0 + $1.nonzeroBitCount }
        return penalty + 10 * (abs(20 * dark - 10 * size * size) / (size * size))
    }

    private static func linePenalty(_ lines: [UInt128], _ size: Int) -> Int {
        let pairs = (UInt128(1) << UInt128(size - 1)) - 1
        let places = (UInt128(1) << UInt128(size - 10)) - 1
        var penalty = 0
        for line in lines {
            // Runs of five or more: 3, and 1 for each further module.
            let same = ~(line ^ line >> 1) & pairs
            let five = same & same >> 1 & same >> 2 & same >> 3
            if five != 0 { penalty += five.nonzeroBitCount + 2 * (five & ~(five << 1)).nonzeroBitCount }
            // What looks like a finder pattern, with four light modules before or behind it.
            let light = ~line
            let finder = line & light >> 1 & line >> 2 & line >> 3 & line >> 4 & light >> 5 & line >> 6
            let before = light & light >> 1 & light >> 2 & light >> 3 & finder >> 4
            let behind = finder & light >> 7 & light >> 8 & light >> 9 & light >> 10
            penalty += 40 * ((before & places).nonzeroBitCount + (behind & places).nonzeroBitCount)
        }
        return penalty
    }
}
