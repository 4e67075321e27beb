/// A number for a few bytes, made of eight of them at a time. Different ones may have the same.
enum ByteHash {
    @inline(__always)
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= bytes.count {
            hash = mixed(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        // What is left, in two pieces that may overlap.
        let left = bytes.count - index
        var rest: UInt64 = 0
        if left >= 4 {
            let first = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
            let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
            rest = UInt64(first) << 32 | UInt64(last)
        } else if left > 0 {
            rest = UInt64(bytes[index]) << 16 | UInt64(bytes[index + left / 2]) << 8 | UInt64(bytes[bytes.count - 1])
        }
        hash = mixed(hash, rest)
        return (hash ^ (hash &>> 29)) &* 0xBF58_476D_1CE4_E5B9
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
        let product = (hash ^ part).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        // Added, so that no part makes what came before it forgotten.
        return (product.high ^ product.low) &+ (hash &<< 23 | hash &>> 41)
    }
}
