/// A sum of 64 bits by which a change of bytes is found that nobody made on purpose, about as fast as memory is read.
public enum Checksum {
    public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        // Four rows of steps, of which none waits for another.
        var (one, two, three, four): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        var place = 0
        func word(_ number: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: place + number * 8, as: UInt64.self)
        }
        while place + 32 <= bytes.count {
            one = step(one, word(0))
            two = step(two, word(1))
            three = step(three, word(2))
            four = step(four, word(3))
            place += 32
        }
        var sum = step(step(step(step(UInt64(bytes.count), one), two), three), four)
        while place < bytes.count {
            sum = step(sum, UInt64(bytes[place]))
            place += 1
        }
        return sum
    }

    /// Returns bytes with their sum behind them.
    package static func sealed(_ bytes: [UInt8]) -> [UInt8] { bytes + sum(of: bytes) }

    /// Returns what was sealed; nil where that is not whole.
    package static func opened(_ sealed: consuming [UInt8]) -> [UInt8]? {
        var bytes = sealed
        let sum = Array(bytes.suffix(MemoryLayout<UInt64>.size))
        bytes.removeLast(sum.count)
        return Checksum.sum(of: bytes) == sum ? bytes : nil
    }

    private static func sum(of bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBytes { bytes in withUnsafeBytes(of: of(bytes).littleEndian) { Array($0) } }
    }

    /// Loses nothing of what came before, because the factor (the prime of FNV-1a) is odd.
    @inline(__always)
    private static func step(_ sum: UInt64, _ part: UInt64) -> UInt64 {
        let next = (sum ^ part) &* 0x100_0000_01b3
        return next ^ next &>> 29
    }
}
