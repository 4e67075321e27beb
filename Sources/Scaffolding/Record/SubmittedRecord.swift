import Content
import Documents
import Messages
import Records

/// A record that a visitor wrote: a Markdown file whose field `file` names its place in the content folder.
public struct SubmittedRecord: Sendable {
    /// Relative to the content folder.
    public let path: String
    /// The record without the field that names its place, with one that names its pictures.
    public let text: String
    /// The names that its pictures are to have beside it.
    public let pictures: [String]

    /// An error in a file that cannot become a record.
    public struct Problem: Error {
        public let message: Message
    }

    /// - Parameters:
    ///   - id: the name of the new file without its ending, instead of that in the field.
    ///   - pictures: the paths of pictures that came with it.
    public init(_ bytes: [UInt8], id: String?, pictures: [String] = []) throws(Problem) {
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
            guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else { return false }
            return ["file", "plik"].contains(KeyNames.folded(String(line[..<colon])))
        }
        let end = lines.dropFirst().firstIndex { $0 == "---" } ?? 0
        guard lines.first == "---", end > 0,
            let place = lines[..<end].firstIndex(where: isPlace), let colon = lines[place].firstIndex(of: ":")
        else {
            throw Problem(message: "the file does not say where it belongs: it has no field \"file\"")
        }
        let written = lines.remove(at: place)
        var path = SubmittedRecord.scalar(written[written.index(after: colon)...])
        if let id {
            var parts = path.split(separator: "/", omittingEmptySubsequences: false)
            // What stands behind the id tells the kind of the record: `rex.story.md`.
            let ending = (parts.last ?? "").drop { $0 != "." }
            parts[parts.count - 1] = "\(id)\(ending.isEmpty ? ".md" : ending)"
            path = parts.joined(separator: "/")
        }
        guard RecordPlace.isRecord(path) else {
            throw Problem(message: "\"\(path)\" is no place for a record")
        }
        self.path = path
        // "kot.jpg" and "kot-2.jpg" beside "kot.md", "rex-story.jpg" beside "rex.story.md".
        let stem = path.split(separator: "/").last?.dropLast(".md".count).replacing(".", with: "-") ?? ""
        self.pictures = pictures.enumerated().map { number, file in
            let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? "jpg"
            return "\(stem)\(number == 0 ? "" : "-\(number + 1)").\(ending)"
        }
        if !pictures.isEmpty {
            var yaml = YAMLWriter()
            yaml.field("pictures", .list(self.pictures.map { .text($0) }))
            lines.insert(yaml.text.dropLast(), at: end - 1)
        }
        // The line that programs for e-mail put before a signature (RFC 3676, section 4.3), with or without its blank.
        let signature = lines[end...].firstIndex { $0 == "-- " || $0 == "--" } ?? lines.endIndex
        if signature < lines.endIndex {
            let last = lines[..<signature].lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
            lines[(last + 1)...] = [""]
        }
        self.text = lines.joined(separator: "\n")
    }

    /// Returns the text of a scalar in one line, without blanks around it and its quotes.
    private static func scalar(_ written: Substring) -> String {
        let start = written.drop(while: \.isWhitespace)
        let bare = start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
        guard bare.count > 1, let quote = bare.first, quote == bare.last, quote == "\"" || quote == "'" else {
            return String(bare)
        }
        return String(bare.dropFirst().dropLast())
    }
}
