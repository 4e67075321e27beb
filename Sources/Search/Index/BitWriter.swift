/// Numbers of a few bits each, the lowest bit of a byte first.
struct BitWriter: Sendable {
    /// The full words, four bytes each, the first of them lowest.
    private var words: [UInt32] = []
    /// The bits after that, fewer than 32.
    private var pending: UInt64 = 0
    private var pendingCount = 0

    var bitCount: Int { words.count * 32 + pendingCount }

    init() {}

    /// - Parameter bitCount: how much room to make at once.
    init(capacity bitCount: Int) { words.reserveCapacity(bitCount / 32 + 1) }

    /// The lowest `count` bits of `value`, at most 32.
    mutating func write(_ value: Int, bits count: Int) {
        pending |= (UInt64(truncatingIfNeeded: value) & ((1 &<< UInt64(count)) &- 1)) &<< UInt64(pendingCount)
        pendingCount += count
        guard pendingCount >= 32 else { return }
        words.append(UInt32(truncatingIfNeeded: pending))
        pending >>= 32
        pendingCount -= 32
    }

    /// Writes `value` zeros and a one.
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
        let width = BitWriter.gammaWidth(value)
        writeUnary(width)
        write(value + 1, bits: width)
    }

    /// Returns the number of bits that a number takes in that code.
    static func gammaBitCount(_ value: Int) -> Int { gammaWidth(value) * 2 + 1 }

    private static func gammaWidth(_ value: Int) -> Int { (value + 1).bitWidth - 1 - (value + 1).leadingZeroBitCount }

    /// A number from 0 up whose lowest `width` bits, at most 15, are written as they are and the rest in unary (Rice's
    /// code).
    mutating func writeRice(_ value: Int, width: Int) {
        let zeros = value &>> width
        if zeros < 16 {
            // Nearly always: both parts at once.
            let lowest = value & ((1 &<< width) &- 1)
            write((lowest &<< 1 | 1) &<< zeros, bits: zeros + 1 + width)
        } else {
            writeUnary(zeros)
            write(value, bits: width)
        }
    }

    /// The first `count` bits of what another writer finished.
    mutating func append(_ bytes: [UInt8], count: Int) {
        bytes.withUnsafeBytes { bytes in
            let whole = min(count / 32, bytes.count / 4)
            for word in 0..<whole {
                write(
                    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 4, as: UInt32.self))), bits: 32)
            }
            var rest = count - whole * 32
            for byte in bytes[(whole * 4)...] where rest > 0 {
                write(Int(byte), bits: min(8, rest))
                rest -= 8
            }
        }
    }

    /// Everything so far, filled up with zeros to a whole byte.
    var finished: [UInt8] {
        let full = words.count * 4
        return [UInt8](unsafeUninitializedCapacity: full + (pendingCount + 7) / 8) { bytes, count in
            let bytes = UnsafeMutableRawBufferPointer(bytes)
            for (index, word) in words.enumerated() {
                bytes.storeBytes(of: word.littleEndian, toByteOffset: index * 4, as: UInt32.self)
            }
            for index in full..<bytes.count {
                bytes[index] = UInt8(truncatingIfNeeded: pending &>> UInt64(8 * (index - full)))
            }
            count = bytes.count
        }
    }
}
