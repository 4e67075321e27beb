import CDeflate
import Messages
import Platform

/// The files of a ZIP archive (APPNOTE 6.3.10), read whole into memory. An archive that is not plain in every respect
/// is refused: whatever two programs could read differently.
struct ZipArchive {
    struct Entry {
        /// The path in the archive, with slashes.
        let path: String
        let bytes: [UInt8]
    }

    struct Limits {
        var entries = 2_000
        /// The most bytes of one file.
        var file = 64 << 20
        /// The most bytes of all files together.
        var total = 256 << 20
    }

    /// The files, in the archive's order.
    private(set) var files: [Entry] = []
    private let bytes: [UInt8]
    /// The parts of the archive that headers and files have taken.
    private var taken: [Range<Int>] = []

    /// True if a file begins as an archive does.
    static func isBeginning(of bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
    }

    init(_ bytes: [UInt8], limits: Limits = Limits()) throws(SubmissionProblem) {
        self.bytes = bytes
        let headers = try directory(limits)
        var total = 0
        for header in headers {
            total += header.size
            guard header.size <= limits.file, total <= limits.total else {
                throw SubmissionProblem(
                    "its files are too large: one may have \(limits.file >> 20) MB, all together \(limits.total >> 20) MB"
                )
            }
        }
        for header in headers {
            guard let file = try read(header) else { continue }
            files.append(file)
        }
        taken.sort { $0.lowerBound < $1.lowerBound }
        for (one, next) in zip(taken, taken.dropFirst()) where one.upperBound > next.lowerBound {
            throw ZipArchive.damaged
        }
    }

    private static let damaged = SubmissionProblem("the archive is damaged")

    /// An entry of the list at the archive's end (section 4.3.12).
    private struct Header {
        let path: String
        let name: ArraySlice<UInt8>
        let method: Int
        let checksum: Int
        let packedSize: Int
        let size: Int
        let offset: Int
    }

    private func directory(_ limits: Limits) throws(SubmissionProblem) -> [Header] {
        guard let end = self.end, little(end + 4, 2) == 0, little(end + 6, 2) == 0,
            let count = little(end + 10, 2), little(end + 8, 2) == count, let size = little(end + 12, 4),
            var offset = little(end + 16, 4), offset + size == end
        else { throw ZipArchive.damaged }
        guard count <= limits.entries else {
            throw SubmissionProblem("it holds \(count) files; at most \(limits.entries) are read")
        }
        var headers: [Header] = []
        for _ in 0..<count {
            guard little(offset, 4) == 0x0201_4B50, offset + 46 <= end,
                let length = little(offset + 28, 2), let extra = little(offset + 30, 2),
                let comment = little(offset + 32, 2), offset + 46 + length + extra + comment <= end
            else { throw ZipArchive.damaged }
            headers.append(try header(at: offset, nameLength: length))
            offset += 46 + length + extra + comment
        }
        guard offset == end else { throw ZipArchive.damaged }
        return headers
    }

    private func header(at offset: Int, nameLength: Int) throws(SubmissionProblem) -> Header {
        let name = bytes[(offset + 46)..<(offset + 46 + nameLength)]
        guard let path = String(validating: name, as: UTF8.self), !path.isEmpty else {
            throw SubmissionProblem("the name of a file in it is no text in UTF-8")
        }
        guard let host = little(offset + 5, 1), let flags = little(offset + 8, 2),
            let method = little(offset + 10, 2), let checksum = little(offset + 16, 4),
            let packedSize = little(offset + 20, 4), let size = little(offset + 24, 4),
            let attributes = little(offset + 38, 4), let place = little(offset + 42, 4)
        else { throw ZipArchive.damaged }
        // Bits 0, 6 and 13 of section 4.4.4.
        guard flags & 0x2041 == 0 else { throw SubmissionProblem("\(path.printable): the file is encrypted") }
        guard method == 0 || method == 8 else {
            throw SubmissionProblem("\(path.printable): the file is packed in an unusual way; make the archive anew")
        }
        // Unix, and macOS, keep the kind of a file in the upper half (section 4.4.15).
        let mode = host == 3 || host == 19 ? mode_t(attributes >> 16) & S_IFMT : 0
        guard mode == 0 || mode == (path.hasSuffix("/") ? S_IFDIR : S_IFREG) else {
            throw SubmissionProblem("\(path.printable): it is no ordinary file")
        }
        return Header(
            path: path, name: name, method: method, checksum: checksum, packedSize: packedSize, size: size,
            offset: place)
    }

    /// Returns a file; nil for a folder.
    private mutating func read(_ header: Header) throws(SubmissionProblem) -> Entry? {
        // What stands before the file itself must say the same (section 4.3.7).
        let start = header.offset + 30 + header.name.count
        guard little(header.offset, 4) == 0x0403_4B50, let flags = little(header.offset + 6, 2), flags & 0x2041 == 0,
            little(header.offset + 8, 2) == header.method, little(header.offset + 26, 2) == header.name.count,
            start <= bytes.count, bytes[(start - header.name.count)..<start] == header.name,
            let extra = little(header.offset + 28, 2), let end = self.end,
            start + extra + header.packedSize <= end
        else { throw ZipArchive.damaged }
        // Sizes may follow the file instead (bit 3).
        if flags & 8 == 0 {
            guard little(header.offset + 18, 4) == header.packedSize, little(header.offset + 22, 4) == header.size
            else { throw ZipArchive.damaged }
        }
        let data = (start + extra)..<(start + extra + header.packedSize)
        taken.append(header.offset..<data.upperBound)
        guard !header.path.hasSuffix("/") else {
            guard header.size == 0 else { throw ZipArchive.damaged }
            return nil
        }
        let content = try header.method == 0 ? Array(bytes[data]) : unpacked(bytes[data], to: header.size)
        guard content.count == header.size, libdeflate_crc32(0, content, content.count) == header.checksum else {
            throw ZipArchive.damaged
        }
        return Entry(path: header.path, bytes: content)
    }

    /// Unpacks exactly as many bytes as the archive promises; what would give more is refused before it does.
    private func unpacked(_ packed: ArraySlice<UInt8>, to size: Int) throws(SubmissionProblem) -> [UInt8] {
        // DEFLATE packs at most 1032 bytes into one: what promises more lies, and gets no memory.
        guard size <= (packed.count + 1) * 1032, let decompressor = libdeflate_alloc_decompressor() else {
            throw ZipArchive.damaged
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        let content = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var read = 0
            var written = 0
            let outcome = packed.withUnsafeBytes {
                libdeflate_deflate_decompress_ex(
                    decompressor, $0.baseAddress, $0.count, buffer.baseAddress, size, &read, &written)
            }
            isWhole = outcome == LIBDEFLATE_SUCCESS && read == packed.count && written == size
            count = isWhole ? written : 0
        }
        guard isWhole else { throw ZipArchive.damaged }
        return content
    }

    /// The place of the record that ends the archive (section 4.3.16), of which only a comment may follow.
    private var end: Int? {
        guard bytes.count >= 22 else { return nil }
        let last = bytes.count - 22
        return stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
            little($0, 4) == 0x0605_4B50 && little($0 + 20, 2) == last - $0
        }
    }

    private func little(_ offset: Int, _ width: Int) -> Int? {
        guard offset >= 0, offset + width <= bytes.count else { return nil }
        return (0..<width).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}

/// A file that somebody sent and that cannot become a part of the content.
public struct SubmissionProblem: Error {
    public let message: Message

    init(_ message: Message) { self.message = message }
}
