import Files

/// An answer to a request (RFC 9112, section 4).
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        case file(FilePart)
    }

    /// A part of an open file.
    final class FilePart: Sendable {
        let file: Descriptor
        let range: Range<Int>

        init(_ file: consuming Descriptor, _ range: Range<Int>) {
            self.file = file
            self.range = range
        }
    }

    let status: HTTPStatus
    private let fields: [(name: String, value: String)]
    let body: Body

    /// - Parameter cacheControl: nothing of a preview is to be kept, unless this says otherwise.
    init(
        _ status: HTTPStatus, type: String? = nil, cacheControl: String = "no-store",
        _ fields: [(name: String, value: String)] = [], body: Body = .bytes([])
    ) {
        self.status = status
        self.fields = [("Cache-Control", cacheControl)] + (type.map { [("Content-Type", $0)] } ?? []) + fields
        self.body = body
    }

    /// An answer to what is no request, or none that can be answered.
    init(refusal status: HTTPStatus) {
        self.init(status, status == .methodNotAllowed ? [("Allow", "GET, HEAD")] : [])
    }

    /// An answer with a file, or with the part of it that a request asks for (RFC 9110, section 14).
    init(file path: String, type: String, to request: HTTPRequest) {
        guard let file = try? Descriptor.file(path), let size = file.fileSize else {
            self.init(.notFound)
            return
        }
        switch HTTPResponse.range(request.field("Range"), of: size) {
        case nil:
            self.init(.ok, type: type, [("Accept-Ranges", "bytes")], body: .file(FilePart(file, 0..<size)))
        case .some(let range) where range.isEmpty:
            self.init(.rangeNotSatisfiable, [("Content-Range", "bytes */\(size)")])
        case .some(let range):
            let shown = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            self.init(
                .partialContent, type: type, [("Accept-Ranges", "bytes"), ("Content-Range", shown)],
                body: .file(FilePart(file, range)))
        }
    }

    /// The status line and the header fields.
    func head(keepsConnection: Bool) -> [UInt8] {
        let length =
            switch body {
            case .bytes(let bytes): bytes.count
            case .file(let part): part.range.count
            }
        var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
        for (name, value) in fields { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(length)\r\n\(keepsConnection ? "" : "Connection: close\r\n")\r\n"
        return Array(text.utf8)
    }

    /// Returns the one range of bytes that a field asks for; an empty one where the file does not have it, and nil
    /// where the whole file is wanted, or several parts.
    private static func range(_ field: String?, of size: Int) -> Range<Int>? {
        guard let field, field.hasPrefix("bytes=") else { return nil }
        let ends = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return nil }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last?) where first <= last: return min(first, size)..<min(last, size - 1) + 1
        case (let first?, nil) where ends[1].isEmpty: return min(first, size)..<size
        case (nil, let count?) where ends[0].isEmpty: return max(0, size - count)..<size
        default: return nil
        }
    }
}
