import CDeflate

/// Compression as the browser's `DecompressionStream("deflate-raw")` undoes it (RFC 1951), by libdeflate. It allocates
/// a compressor of its own, which is worth keeping for many pieces; one thread uses it at a time.
struct Deflate: ~Copyable {
    private let compressor: OpaquePointer?

    enum Effort: Int32 {
        /// For data that hardly shrinks: lists of documents take a third of the time and 0.05 % more bytes.
        case little = 9
        case most = 12
    }

    init(_ effort: Effort = .most) { compressor = libdeflate_alloc_compressor(effort.rawValue) }

    deinit { if let compressor { libdeflate_free_compressor(compressor) } }

    func compressed(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor else { return Deflate.stored(bytes) }
        let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
        let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_deflate_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
        return result.isEmpty ? Deflate.stored(bytes) : result
    }

    /// Returns bytes in blocks that are not compressed (section 3.2.4), for want of memory.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let length = UInt16(end - start)
            result.append(end == bytes.count ? 1 : 0)
            for word in [length, ~length] { result += [UInt8(word & 0xFF), UInt8(word >> 8)] }
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result
    }
}
