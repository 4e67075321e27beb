/// Numbers of a few bits each, the lowest bit of a byte first.
struct BitWriter: Sendable {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    var bitCount: Int { bytes.count * 8 + pendingCount }

    /// The lowest `count` bits of `value`, at most 32.
    mutating func write(_ value: Int, bits count: Int) {
        guard count > 0 else { return }
        pending |= (UInt64(truncatingIfNeeded: value) & ((1 << UInt64(count)) - 1)) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// As many zeros as `value` says, and a one.
    mutating func writeUnary(_ value: Int) {
        var rest = value
        while rest >= 24 {
            write(0, bits: 24)
            rest -= 24
        }
        write(1 << rest, bits: rest + 1)
    }

    /// A number from 0 up, in about twice its own bits (Elias' gamma code of the number and one).
    mutating func writeGamma(_ value: Int) {
        let width = (value + 1).bitWidth - 1 - (value + 1).leadingZeroBitCount
        writeUnary(width)
        write(value + 1, bits: width)
    }

    /// A number from 0 up whose lowest `width` bits are written as they are and the rest in unary (Rice's code).
    mutating func writeRice(_ value: Int, width: Int) {
        writeUnary(value >> width)
        write(value, bits: width)
    }

    mutating func append(_ other: BitWriter) {
        for byte in other.bytes { write(Int(byte), bits: 8) }
        write(Int(other.pending), bits: other.pendingCount)
    }

    /// Everything so far, filled up with zeros to a whole byte.
    var finished: [UInt8] { pendingCount == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: pending)] }
}
