import CBrotli
import CDeflate

/// A way to send a file in fewer bytes (RFC 9110, section 8.4.1). The same bytes in give the same bytes out.
enum ContentCoding: CaseIterable, Sendable {
    /// RFC 1952, by libdeflate.
    case gzip
    /// RFC 7932.
    case brotli

    /// The end that a twin's name has behind the file's.
    var suffix: String {
        switch self {
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }

    /// The encoder and its settings.
    var method: String {
        let levels = Precompression.Effort.allCases.map { String(level($0)) }.joined(separator: " and ")
        return switch self {
        case .gzip: "gzip \(levels) by libdeflate \(LIBDEFLATE_VERSION_STRING)"
        case .brotli: "brotli \(levels) by libbrotlienc \(BrotliEncoderVersion())"
        }
    }

    private func level(_ effort: Precompression.Effort) -> Int32 {
        switch (self, effort) {
        case (.gzip, .quick): 7
        case (.gzip, .thorough): 12
        case (.brotli, .quick): 5
        case (.brotli, .thorough): BROTLI_MAX_QUALITY
        }
    }

    /// The file in this coding; nil where that is no smaller, or there is no memory for it.
    func compressed(_ bytes: UnsafeRawBufferPointer, _ effort: Precompression.Effort) -> [UInt8]? {
        // A result that does not fit into fewer bytes is not wanted.
        let room = bytes.count - 1
        guard room > 0, let start = bytes.baseAddress else { return nil }
        let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            switch self {
            case .gzip: count = ContentCoding.gzip(bytes, into: buffer, level: level(effort))
            case .brotli:
                var size = room
                let isDone = BrotliEncoderCompress(
                    level(effort), 18, BROTLI_MODE_TEXT, bytes.count,
                    start.assumingMemoryBound(to: UInt8.self), &size, buffer.baseAddress)
                count = isDone == BROTLI_TRUE ? size : 0
            }
        }
        return result.isEmpty ? nil : result
    }

    private static func gzip(
        _ bytes: UnsafeRawBufferPointer, into buffer: UnsafeMutableBufferPointer<UInt8>, level: Int32
    ) -> Int {
        guard let compressor = libdeflate_alloc_compressor(level) else { return 0 }
        defer { libdeflate_free_compressor(compressor) }
        // Its header has no time and no name: the same bytes come out every day.
        return libdeflate_gzip_compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
}
