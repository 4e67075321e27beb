import Documents
import Messages

/// Lines and columns of offsets in a text, each found in little time even where the text is one line of 100 MB.
struct SourcePlaces: Sendable {
    private let bytes: [UInt8]
    /// The offsets at which lines start.
    private let lines: [Int]
    /// The number of code points before every block.
    private let codePoints: [Int]

    private static let block = 4096

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines = [0]
        var codePoints: [Int] = []
        var count = 0
        for (index, byte) in bytes.enumerated() {
            if index % SourcePlaces.block == 0 { codePoints.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == UInt8(ascii: "\n") { lines.append(index + 1) }
        }
        codePoints.append(count)
        self.lines = lines
        self.codePoints = codePoints
    }

    func position(of offset: Int) -> SourceFile.Position {
        let line = line(of: offset)
        return SourceFile.Position(
            line: line, column: 1 + codePoints(before: offset) - codePoints(before: lines[line - 1]))
    }

    func diagnostic(
        _ id: String, severity: Diagnostic.Severity = .error, file: String, at offset: Int, _ message: Message,
        _ suggestion: Message
    ) -> Diagnostic {
        let position = position(of: offset)
        return Diagnostic(
            id: id, severity: severity, file: file, line: position.line, column: position.column, message: message,
            suggestion: suggestion)
    }

    func line(of offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    private func codePoints(before offset: Int) -> Int {
        let offset = min(offset, bytes.count)
        let block = offset / SourcePlaces.block
        return codePoints[min(block, codePoints.count - 1)]
            + SourceFile.codePoints(in: bytes[min(block * SourcePlaces.block, offset)..<offset])
    }
}
