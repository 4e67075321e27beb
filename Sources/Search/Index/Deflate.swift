import CDeflate

/// Compression as the browser's `DecompressionStream("deflate-raw")` undoes it (RFC 1951), by libdeflate. It allocates
/// a compressor of its own, which is worth keeping for many pieces; one thread uses it at a time.
struct Deflate: ~Copyable {
    private let compressor: OpaquePointer

    enum Effort: Int32 {
        /// For data that hardly shrinks: lists of documents take a third of the time and 0.05 % more bytes.
        case little = 9
        case most = 12
    }

    init(_ effort: Effort = .most) {
        // Without memory for this there is none for arrays either.
        guard let compressor = libdeflate_alloc_compressor(effort.rawValue) else { fatalError() }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    func compressed(_ bytes: [UInt8]) -> [UInt8] {
        let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_deflate_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
