/// A square of modules, kept by rows and by columns, so that both can be looked at 128 modules at a time.
struct Grid: Sendable {
    /// The lowest bit is the leftmost module.
    private(set) var rows: [UInt128]
    /// The lowest bit is the uppermost module.
    private(set) var columns: [UInt128]

    init(_ size: Int) {
        rows = Array(repeating: 0, count: size)
        columns = rows
    }

    func isSet(_ column: Int, _ row: Int) -> Bool { rows[row] >> UInt128(column) & 1 == 1 }

    mutating func set(_ column: Int, _ row: Int) {
        rows[row] |= 1 << UInt128(column)
        columns[column] |= 1 << UInt128(row)
    }

    mutating func clear(_ column: Int, _ row: Int) {
        rows[row] &= ~(1 << UInt128(column))
        columns[column] &= ~(1 << UInt128(row))
    }

    /// Turns round what another grid has set.
    func turned(by other: Grid) -> Grid {
        var grid = self
        for index in grid.rows.indices {
            grid.rows[index] ^= other.rows[index]
            grid.columns[index] ^= other.columns[index]
        }
        return grid
    }
}
