import Content
import Documents
import Messages
import Records

/// A record that a visitor wrote: a Markdown file whose field `file` names its place in the content folder.
public struct SubmittedRecord: Sendable {
    /// Relative to the content folder.
    public let path: String
    /// The record without the field that names its place.
    public let text: String

    /// An error in a file that cannot become a record.
    public struct Problem: Error {
        public let message: Message
    }

    /// - Parameters:
    ///   - id: the name of the new file without its ending, instead of that in the field.
    public init(_ bytes: [UInt8], id: String?) throws(Problem) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Problem(message: "the file is no text in UTF-8")
        }
        guard !TextCheck.holdsForbiddenCharacter(text) else {
            throw Problem(message: "this text holds a character that cannot be shown")
        }
        // Programs for e-mail end lines with CR and LF, and put blank ones before a text.
        let sent = text.replacing("\r\n", with: "\n").drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        var lines = sent.split(separator: "\n", omittingEmptySubsequences: false)
        let isPlace = { (line: Substring) in
            line.firstIndex(of: ":").map { KeyNames.folded(String(line[..<$0])) }.map { ["file", "plik"].contains($0) }
                ?? false
        }
        let end = lines.dropFirst().firstIndex { $0 == "---" } ?? 0
        guard lines.first == "---", end > 0,
            let place = lines[..<end].firstIndex(where: isPlace), let colon = lines[place].firstIndex(of: ":")
        else {
            throw Problem(message: "the file does not say where it belongs: it has no field \"file\"")
        }
        let written = lines.remove(at: place)
        var path = written[written.index(after: colon)...].filter { !" \t\"'".contains($0) }
        if let id {
            var parts = path.split(separator: "/", omittingEmptySubsequences: false)
            parts[parts.count - 1] = Substring("\(id).md")
            path = parts.joined(separator: "/")
        }
        guard RecordPlace.isRecord(path) else {
            throw Problem(message: "\"\(path)\" is no place for a record")
        }
        self.path = path
        self.text = lines.joined(separator: "\n")
    }
}
