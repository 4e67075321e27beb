import Documents
import Messages

extension FieldReader {
    /// The section `phrases` as far as code uses it: of what it does not use, a warning tells.
    mutating func phraseTree(_ field: Field, _ phrases: [String: Phrase]) -> TextNode? {
        var groups: Set<Substring> = []
        for key in phrases.keys {
            for place in key.utf8.indices where key.utf8[place] == UInt8(ascii: ".") { groups.insert(key[..<place]) }
        }
        return phraseTree(field, phrases, groups, key: "")
    }

    /// - Parameters:
    ///   - groups: the beginnings of phrases' keys before their dots.
    ///   - key: of the group that is read.
    private mutating func phraseTree(
        _ field: Field, _ phrases: [String: Phrase], _ groups: Set<Substring>, key: String
    ) -> TextNode? {
        guard let entries = entries(of: field) else { return nil }
        var children: [TextNode] = []
        for entry in entries {
            let key = key.isEmpty ? entry.key.text : "\(key).\(entry.key.text)"
            if phrases[key] != nil {
                children.append(TextNode(field: entry, children: nil))
            } else if entry.value.kind == .mapping, groups.contains(key[...]) {
                if let group = phraseTree(entry, phrases, groups, key: key) { children.append(group) }
            } else {
                report(
                    entry.key, "unused-phrase", "nothing uses the phrase \"\(key)\"", severity: .warning,
                    suggestion: NearMiss.suggestion(for: key, among: phrases.keys.sorted()) ?? "delete it")
            }
        }
        return TextNode(field: field, children: children)
    }

    /// The forms of a phrase in the language's plural categories; nil where any is wrong.
    mutating func forms(of phrase: Phrase, in field: Field, categories: [PluralCategory]?) -> PhraseForms? {
        let countBefore = diagnostics.count
        var forms = PhraseForms(patterns: [:], field: field)
        if phrase.isPlural {
            for (category, field) in pluralFields(field, categories) ?? [:] {
                forms.patterns[category] = pattern(field, phrase).map { (field, $0) }
            }
        } else {
            forms.patterns[.other] = pattern(field, phrase).map { (field, $0) }
        }
        return diagnostics.count == countBefore ? forms : nil
    }

    private mutating func pluralFields(
        _ field: Field, _ categories: [PluralCategory]?
    ) -> [PluralCategory: Field]? {
        let known = categories ?? PluralCategory.allCases
        guard field.value.kind == .mapping else {
            let example = known.map { "\($0.rawValue): ..." }.joined(separator: ", ")
            refuse(field, "\"\(field.path)\" must have a form for each plural category", suggestion: "{\(example)}")
            return nil
        }
        var fields: [PluralCategory: Field] = [:]
        for entry in entries(of: field) ?? [] {
            if let category = PluralCategory(rawValue: entry.key.text), known.contains(category) {
                fields[category] = entry
            } else {
                let names = known.map(\.rawValue)
                report(
                    entry.key, "unknown-plural-form",
                    "the language's plural rules have no \"\(entry.key.text)\"; they have \(Message.all(of: names))",
                    suggestion: NearMiss.suggestion(for: entry.key.text, among: names) ?? "delete the line")
            }
        }
        let missing = known.filter { fields[$0] == nil }.map { "\"\($0.rawValue)\"" }
        if categories != nil, !missing.isEmpty {
            report(
                field.key, "missing-plural-form",
                missing.count == 1
                    ? "\"\(field.path)\" lacks the plural form \(missing[0])"
                    : "\"\(field.path)\" lacks the plural forms \(Message.all(of: missing))",
                suggestion: "the language's plural rules need \(Message.all(of: known.map(\.rawValue)))")
        }
        return fields
    }

    private mutating func pattern(_ field: Field, _ phrase: Phrase) -> PlaceholderPattern? {
        guard isFilledScalar(field) else { return nil }
        let known = phrase.placeholders + (phrase.isPlural ? [Form.count] : [])
        do throws(MalformedPattern) {
            let pattern = try PlaceholderPattern(field.value.printedText)
            for (name, offset) in pattern.placeholders where !known.contains(name) {
                let offered: Message =
                    known.isEmpty
                    ? "this phrase has no placeholders" : "there are \(known.map { "{\($0)}" }.joined(separator: ", "))"
                diagnostics.append(
                    field.value.diagnostic(
                        "unknown-placeholder", offset: offset, length: name.count + 2,
                        "unknown placeholder {\(name)} in \"\(field.path)\"",
                        suggestion: NearMiss.of(name, among: known).map { "did you mean {\($0)}?" } ?? offered))
            }
            return pattern
        } catch {
            report(error, in: field, as: "malformed-pattern")
            return nil
        }
    }
}
