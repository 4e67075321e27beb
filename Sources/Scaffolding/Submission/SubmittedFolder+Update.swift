import Content

extension SubmittedFolder {
    /// Returns the folder with what its records do not say taken from the records that are there: of those that a form
    /// made, only what changed is there, and an empty value means that a field goes.
    public func updating(_ content: DiskContent) -> SubmittedFolder {
        var updated = self
        updated.files = files.map { file in
            guard file.path.hasSuffix(".md"), let old = try? content.read(file.path, limit: ZipArchive.Limits().file),
                let before = RecordText(old), let sent = RecordText(file.bytes)
            else { return file }
            return File(path: file.path, bytes: Array(before.updated(by: sent).text.utf8))
        }
        return updated
    }
}

/// A Markdown record as lines, by its fields, so that one can change and the others stay as they were written.
private struct RecordText {
    private struct Block {
        /// The English name of a field; nil for lines before the first one.
        let name: String?
        var lines: [Substring]

        /// True if the field is written without a value.
        var isEmpty: Bool {
            lines.count == 1
                && ["", "\"\"", "null"].contains(lines[0].drop { $0 != ":" }.dropFirst().filter { $0 != " " })
        }
    }

    private var blocks = [Block(name: nil, lines: [])]
    private var body: ArraySlice<Substring>

    /// Nil for a text without front matter.
    init?(_ bytes: [UInt8]) {
        let text = String(
            decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return nil }
        for line in lines[1..<end] {
            if let first = line.first, !" \t-#".contains(first), let colon = line.firstIndex(of: ":") {
                let written = line[..<colon].filter { $0 != "\"" && $0 != "'" }
                blocks.append(Block(name: FieldNames.field(of: written) ?? written, lines: [line]))
            } else {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        body = lines[(end + 1)...]
    }

    func updated(by sent: RecordText) -> RecordText {
        var record = self
        for block in sent.blocks where block.name != nil {
            if let place = record.blocks.firstIndex(where: { $0.name == block.name }) {
                record.blocks[place].lines = block.isEmpty ? [] : block.lines
            } else if !block.isEmpty {
                record.blocks.append(block)
            }
        }
        if sent.body.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { record.body = sent.body }
        return record
    }

    var text: String { (["---"] + blocks.flatMap(\.lines) + ["---"] + body).joined(separator: "\n") }
}
