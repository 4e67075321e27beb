import Content
import Documents
import Messages

extension RecordDraft {
    /// The record's file. Fields that it could have stand as comments, each with its meaning and an example, so that a
    /// field is added by deleting one sign.
    public func file(in language: MessageLanguage) -> String {
        var yaml = YAMLWriter()
        let heading: Message =
            "\(kind.heading) Lines with # at their beginning are hints and do not count. To use a field, delete the # before its name and write your own value."
        yaml.comment(heading.text(in: language))
        var rest = fields
        for field in kind.startedFields {
            yaml.blankLine()
            yaml.comment(hint(for: field, in: language))
            if let place = rest.firstIndex(where: { $0.name == field.name }) {
                let member = rest.remove(at: place)
                yaml.field(field.name(in: language), translated(member.value, of: member.name, into: language))
            } else {
                yaml.suggestion(field.name(in: language), field.example(in: language))
            }
        }
        if !rest.isEmpty { yaml.blankLine() }
        for field in rest { yaml.field(kind.name(of: field.name, in: language), field.value) }
        guard kind != .site else { return yaml.text }
        yaml.blankLine()
        let below: Message =
            "The description stands below the next line, as long as you like. **Bold** words stand between stars."
        yaml.comment(below.text(in: language))
        return FrontMatterWriter.record(fields: yaml.text, body: description)
    }

    /// The meaning of a field with the words that may stand in it.
    func hint(for field: FieldDescription, in language: MessageLanguage) -> String {
        let words = kind.choices(of: field.name, in: language)
        let sentence = field.sentence(in: language)
        return words.isEmpty ? "\(sentence)." : "\(sentence): \(words.joined(separator: ", "))."
    }

    /// A value with the names and words of a language; what stands for languages themselves keeps its codes.
    private func translated(_ value: YAMLValue, of path: String, into language: MessageLanguage) -> YAMLValue {
        switch value {
        case .text(let text):
            let text = kind.choice(text, of: path, in: language)
            return kind.field(path)?.shape.isFreeText ?? true ? .text(text) : .word(text)
        case .group(let members):
            return .group(
                members.map { member in
                    let inner = "\(path).\(member.name)"
                    return YAMLValue.Member(
                        kind.name(of: inner, in: language), translated(member.value, of: inner, into: language))
                })
        case .list(let elements): return .list(elements.map { translated($0, of: path, into: language) })
        case .word, .verbatim, .anchored: return value
        }
    }
}

extension ValueShape {
    /// True if any text may stand there, in lists too, so that a reader cannot know that `no` is none.
    fileprivate var isFreeText: Bool {
        switch self {
        case .text(let text): if case .plain = text.kind { text.pattern == nil } else { false }
        case .prose, .localized: true
        case .list(let element, _): element.isFreeText
        case .either(let shapes): shapes.contains { $0.isFreeText }
        case .choice, .boolean, .number, .group: false
        }
    }
}
