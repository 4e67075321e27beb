import CZlib

/// Unpacks what was packed with zlib's method (RFC 1950 to 1952). What is broken or cut off is unpacked as far as it
/// goes, as readers do.
enum Inflation {
    enum Wrapping: Int32 {
        /// RFC 1951 alone, as in ZIP.
        case none = -15
        /// RFC 1950 or 1952, whichever it is.
        case zlibOrGzip = 47
    }

    /// Pictures and texts are smaller; what is larger is looked at as far as this.
    static let limit = 64 << 20

    /// Returns the bytes that those from `offset` to `end` unpack to.
    static func unpack(
        _ view: ByteView, _ offset: Int, end: Int, wrapping: Wrapping = .zlibOrGzip, _ budget: inout Budget
    ) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return []
        }
        defer { inflateEnd(&stream) }
        var unpacked: [UInt8] = []
        // Little at first: much of what looks packed is not.
        var inputLength = 1 << 9
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        var place = offset
        while place < end {
            var input = view.bytes(place, min(inputLength, end - place))
            guard !input.isEmpty, budget.spend(bytes: input.count) else { break }
            place += input.count
            inputLength = min(1 << 15, inputLength * 4)
            let goesOn = input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                while true {
                    let status = chunk.withUnsafeMutableBufferPointer { chunk in
                        stream.next_out = chunk.baseAddress
                        stream.avail_out = UInt32(chunk.count)
                        return inflate(&stream, Z_NO_FLUSH)
                    }
                    let count = chunk.count - Int(stream.avail_out)
                    guard budget.spend(bytes: count) else { return false }
                    unpacked += chunk[..<count]
                    // Without input there is nothing to do, which zlib calls a buffer's error.
                    guard status == Z_OK || status == Z_BUF_ERROR && stream.avail_in == 0 else { return false }
                    if unpacked.count >= limit {
                        budget.exhaust()
                        return false
                    }
                    if stream.avail_out > 0, stream.avail_in == 0 { return true }
                }
            }
            guard goesOn else { break }
        }
        return unpacked
    }
}
