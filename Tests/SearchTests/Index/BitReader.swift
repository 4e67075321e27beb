/// Reads what the index's files hold, as the browser does.
struct BitReader {
    let bytes: [UInt8]
    var position = 0

    mutating func read(_ width: Int) -> Int {
        var value = 0
        for bit in 0..<width {
            if position >> 3 < bytes.count, bytes[position >> 3] >> UInt8(position & 7) & 1 == 1 { value |= 1 << bit }
            position += 1
        }
        return value
    }

    mutating func rice(_ width: Int) -> Int {
        var zeros = 0
        while position < bytes.count * 8, read(1) == 0 { zeros += 1 }
        return zeros << width | read(width)
    }

    mutating func gamma() -> Int {
        let width = rice(0)
        return (1 << width | read(width)) - 1
    }

    mutating func list(in range: Range<Int>) -> [UInt32] {
        let count = gamma()
        guard count > 0 else { return [] }
        var numbers: [Int] = []
        var next = range.lowerBound
        switch read(2) {
        case 0:
            let width = read(4)
            for _ in 0..<count {
                next += rice(width)
                numbers.append(next)
                next += 1
            }
        case 1:
            let missing = gamma()
            let width = read(4)
            for _ in 0..<missing {
                let gap = rice(width)
                numbers += next..<next + gap
                next += gap + 1
            }
            numbers += next..<range.upperBound
        case 2:
            let runs = gamma() + 1
            let (gaps, lengths) = (read(4), read(4))
            for _ in 0..<runs {
                next += rice(gaps)
                let length = rice(lengths) + 1
                numbers += next..<next + length
                next += length
            }
        default: numbers = Array(range)
        }
        return numbers.map(UInt32.init)
    }
}
