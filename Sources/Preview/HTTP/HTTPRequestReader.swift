/// Cuts what a client sends into the lines of requests, in linear time and bounded memory.
struct HTTPRequestReader {
    /// The most bytes of a line. Browsers send cookies of all programs that this machine has served, in one line.
    static let lineLimit = 16 << 10
    /// The most bytes of a request's head.
    static let headLimit = 64 << 10
    /// The most lines of a request's head.
    static let countLimit = 200

    private var bytes: [UInt8] = []
    /// The end of each line that is complete, without its line feed.
    private var lineEnds: [Int] = []
    /// The number of bytes that were looked at.
    private var scanned = 0

    /// True if nothing of a further request has come.
    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ received: some Sequence<UInt8>) { bytes += received }

    /// Returns the next request; nil if more bytes are needed.
    mutating func next() throws(HTTPStatus) -> HTTPRequest? {
        while scanned < bytes.count {
            let lineStart = lineEnds.last.map { $0 + 1 } ?? 0
            let isEnd = bytes[scanned] == UInt8(ascii: "\n")
            scanned += 1
            guard scanned - lineStart <= HTTPRequestReader.lineLimit else {
                throw lineEnds.isEmpty ? .uriTooLong : .headerFieldsTooLarge
            }
            guard scanned <= HTTPRequestReader.headLimit, lineEnds.count <= HTTPRequestReader.countLimit else {
                throw .headerFieldsTooLarge
            }
            guard isEnd else { continue }
            lineEnds.append(scanned - 1)
            if line(from: lineStart, to: scanned - 1).isEmpty { return try takeRequest() }
        }
        return nil
    }

    private mutating func takeRequest() throws(HTTPStatus) -> HTTPRequest? {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for end in lineEnds.dropLast() {
            lines.append(line(from: start, to: end))
            start = end + 1
        }
        bytes.removeFirst(scanned)
        scanned = 0
        lineEnds = []
        guard !lines.isEmpty else { throw .badRequest }
        return try HTTPRequest(lines)
    }

    /// A line without the carriage return at its end (RFC 9112, section 2.2).
    private func line(from start: Int, to end: Int) -> ArraySlice<UInt8> {
        let line = bytes[start..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
