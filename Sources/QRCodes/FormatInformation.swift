/// What a symbol tells of its correction and mask: fifteen bits, written twice (ISO/IEC 18004, section 7.9).
struct FormatInformation {
    let bits: Int

    init(_ correction: QRCode.Correction, mask: Int) {
        let indicator =
            switch correction {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        let data = indicator << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        bits = (data << 10 | remainder) ^ 0x5412
    }

    /// Where both copies are, from the lowest bit on.
    static func places(_ size: Int) -> [[(column: Int, row: Int)]] {
        let around: [(column: Int, row: Int)] =
            (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9...14).map { (14 - $0, 8) }
        let apart: [(column: Int, row: Int)] =
            (0...7).map { (size - 1 - $0, 8) } + (8...14).map { (8, size - 15 + $0) }
        return [around, apart]
    }

    func draw(on grid: inout Grid, at places: [[(column: Int, row: Int)]]) {
        for copy in places {
            for (index, place) in copy.enumerated() where bits >> index & 1 == 1 { grid.set(place.column, place.row) }
        }
    }
}
