import Platform

/// A set of paths that are pieces of one array of bytes, kept by the owner. 8 to 16 bytes a path, whatever its length.
struct PathTable: Sendable {
    /// Place (32 bits), length (16 bits) and part of the hash (16 bits); 0 is free, because no path is empty. The
    /// number of slots is a power of two.
    private var slots: [UInt64]
    private(set) var count = 0

    init(expecting count: Int = 0) {
        var size = 16
        while size < count * 4 / 3 + 1 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// - Returns: True if the path was not there before. False, too, for one of more than 65,535 bytes or beyond 4 GiB,
    ///   which no file of a site has.
    mutating func insert(start: Int, length: Int, hash: PathHash, in bytes: [UInt8]) -> Bool {
        guard length > 0, length <= 0xFFFF, start <= 0xFFFF_FFFF else { return false }
        if (count + 1) * 4 > slots.count * 3 { grow(bytes) }
        let inserted = bytes.withUnsafeBytes { all -> Bool in
            let path = UnsafeRawBufferPointer(rebasing: all[start..<start + length])
            let (slot, found) = find(path, hash: hash, in: all)
            guard !found else { return false }
            slots[slot] = UInt64(start) << 32 | UInt64(length) << 16 | (hash.value >> 48)
            return true
        }
        if inserted { count += 1 }
        return inserted
    }

    func contains(_ path: UnsafeRawBufferPointer, hash: PathHash, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { find(path, hash: hash, in: $0).found }
    }

    private func find(
        _ path: UnsafeRawBufferPointer, hash: PathHash, in bytes: UnsafeRawBufferPointer
    ) -> (slot: Int, found: Bool) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash.value) & mask
        let signature = UInt64(UInt16(truncatingIfNeeded: path.count)) << 16 | (hash.value >> 48)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF == signature, let start = path.baseAddress, let all = bytes.baseAddress,
                memcmp(all + Int(slots[slot] >> 32), start, path.count) == 0
            {
                return (slot, true)
            }
            slot = (slot + 1) & mask
        }
        return (slot, false)
    }

    private mutating func grow(_ bytes: [UInt8]) {
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        let mask = slots.count - 1
        bytes.withUnsafeBytes { all in
            for piece in old where piece != 0 {
                let start = Int(piece >> 32)
                let length = Int(piece >> 16 & 0xFFFF)
                let hash = PathHash(of: UnsafeRawBufferPointer(rebasing: all[start..<start + length]))
                var slot = Int(truncatingIfNeeded: hash.value) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = piece
            }
        }
    }
}
