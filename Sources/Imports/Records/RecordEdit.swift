import Documents
import Messages

/// Changes single fields in the text of a record, and nothing else of it: comments, the order and every other field stay.
///
/// Only forms that are sure to be understood are changed; all others are left to people.
struct RecordEdit {
    private let record: ExistingRecord
    private let language: MessageLanguage
    private let isFemale: Bool

    init(_ record: ExistingRecord, isFemale: Bool) {
        self.record = record
        self.isFemale = isFemale
        // A record stays in the language that it is written in.
        let polish = record.root.entries.contains { $0.key.written != $0.key.text }
        language = polish ? .polish : .english
    }

    private var text: [UInt8] { record.source.bytes }

    private var lineEnd: String {
        text.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && text[$0 - 1] == UInt8(ascii: "\r") } == true
            ? "\r\n" : "\n"
    }

    /// The record with another value of a field, or without it; nil where that cannot be done safely.
    func setting(_ field: AnimalField, to value: RecordValue?) -> [UInt8]? {
        guard let changed = changed(field, value) else { return nil }
        return (record.hasMark ? [0xEF, 0xBB, 0xBF] : []) + changed
    }

    private func changed(_ field: AnimalField, _ value: RecordValue?) -> [UInt8]? {
        if field == "description" { return withBody(value) }
        guard record.root.kind == .mapping, !isFlow(record.root) else { return nil }
        let written = value.map { FieldNotation.value($0, of: field, in: language) }
        guard let group = field.group else {
            guard let entry = record.root.entry(field.key) else {
                return written.flatMap { appending("\(name(field.key)): \($0)") }
            }
            return written.map { replacing(entry.value, with: $0) } ?? deletingLine(entry)
        }
        let pair = written.map { "\(name(field.key)): \($0)" }
        guard let owner = record.root.entry(group) else {
            return pair.flatMap { appending("\(name(group)): {\($0)}") }
        }
        if owner.value.isLeftOut {
            return pair.flatMap { replacing(owner.value, with: "{\($0)}") }
        }
        guard owner.value.kind == .mapping else { return nil }
        if let entry = owner.value.entry(field.key) {
            if let written { return replacing(entry.value, with: written) }
            if owner.value.entries.count == 1, isOneLine(owner.value) { return deletingLine(owner) }
            return isFlow(owner.value) ? deletingPair(entry, of: owner.value) : deletingLine(entry)
        }
        return pair.flatMap { adding($0, to: owner.value) }
    }

    private func name(_ key: String) -> String { FieldNotation.name(of: key, in: language, isFemale: isFemale) }

    private func isFlow(_ node: SourceNode) -> Bool {
        let range = node.byteRange
        return !range.isEmpty && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text[range.lowerBound])
    }

    private func isOneLine(_ node: SourceNode) -> Bool { !text[node.byteRange].contains(UInt8(ascii: "\n")) }

    private func replacing(_ node: SourceNode, with written: String) -> [UInt8]? {
        let range = node.byteRange
        if range.isEmpty { return inserting(" \(written)", at: range.lowerBound) }
        guard isOneLine(node), node.kind != .mapping else { return nil }
        if node.kind == .sequence {
            // A list of plain texts within brackets; what has more to tell is not thrown away.
            guard isFlow(node), node.elements.allSatisfy(\.isScalar) else { return nil }
        } else if [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(text[range.lowerBound]) {
            return nil
        }
        return text[..<range.lowerBound] + Array(written.utf8) + text[range.upperBound...]
    }

    /// A further line at the end of the fields.
    private func appending(_ line: String) -> [UInt8]? {
        record.parts.yaml.map { inserting(line + lineEnd, at: $0.upperBound) }
    }

    private func inserting(_ written: String, at offset: Int) -> [UInt8] {
        text[..<offset] + Array(written.utf8) + text[offset...]
    }

    private func adding(_ pair: String, to group: SourceNode) -> [UInt8]? {
        guard let last = group.entries.last else {
            return isFlow(group) ? inserting(pair, at: group.byteRange.lowerBound + 1) : nil
        }
        if isFlow(group) { return inserting(", \(pair)", at: last.value.byteRange.upperBound) }
        guard isOneLine(last.value), let start = group.entries.first?.key.byteRange.lowerBound else { return nil }
        let indent = String(decoding: text[lineStart(start)..<start], as: UTF8.self)
        return inserting(indent + pair + lineEnd, at: lineEndOffset(last.value.byteRange.upperBound))
    }

    private func deletingLine(_ entry: (key: SourceNode, value: SourceNode)) -> [UInt8]? {
        guard isOneLine(entry.value) else { return nil }
        let start = lineStart(entry.key.byteRange.lowerBound)
        let end = lineEndOffset(max(entry.value.byteRange.upperBound, entry.key.byteRange.upperBound))
        guard text[start..<entry.key.byteRange.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        // A remark behind the value is somebody's, and stays with it.
        guard text[entry.value.byteRange.upperBound..<end].allSatisfy({ $0 <= 0x20 }) else { return nil }
        return Array(text[..<start] + text[end...])
    }

    private func deletingPair(_ entry: (key: SourceNode, value: SourceNode), of group: SourceNode) -> [UInt8]? {
        let entries = group.entries
        guard let index = entries.firstIndex(where: { $0.key.byteRange == entry.key.byteRange }) else { return nil }
        if index > 0 {
            return Array(
                text[..<entries[index - 1].value.byteRange.upperBound] + text[entry.value.byteRange.upperBound...])
        }
        guard entries.count > 1 else { return nil }
        return Array(text[..<entry.key.byteRange.lowerBound] + text[entries[1].key.byteRange.lowerBound...])
    }

    private func withBody(_ value: RecordValue?) -> [UInt8]? {
        guard record.node("description") == nil else { return nil }
        let start = record.parts.body.lowerBound
        // The closing line may lack its line break.
        let head =
            text[..<start].last == UInt8(ascii: "\n") ? Array(text[..<start]) : text[..<start] + Array(lineEnd.utf8)
        guard case .text(let body) = value else { return head }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
        return head + Array((lineEnd + lines + lineEnd).utf8)
    }

    private func lineStart(_ offset: Int) -> Int {
        text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Behind the line break of the line that holds `offset`.
    private func lineEndOffset(_ offset: Int) -> Int {
        text[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
    }
}
