/// A quick sum of 64 bits that tells damaged bytes from whole ones; no protection against malice.
enum Checksum {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
        var (first, second): (UInt64, UInt64) = (prime, ~prime)
        var at = 0
        while at + 16 <= bytes.count {
            first = (first ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))) &* prime
            second =
                (second ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self))) &* prime
            first ^= first >> 29
            second ^= second >> 31
            at += 16
        }
        while at < bytes.count {
            first = (first ^ UInt64(bytes[at])) &* prime
            at += 1
        }
        var sum = (first ^ (second << 32 | second >> 32) ^ UInt64(bytes.count)) &* prime
        sum ^= sum >> 32
        return sum &* prime
    }
}
