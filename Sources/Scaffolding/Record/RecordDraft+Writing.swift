import Content
import Documents
import Messages

extension RecordDraft {
    /// The record's file. Fields that it could have stand as comments, each with its meaning and an example, so that a field is added
    /// by deleting one sign.
    public func file(in language: MessageLanguage) -> String {
        var yaml = YAMLWriter()
        let heading: Message =
            "\(kind.heading) Lines with # at their beginning are hints and do not count. To use a field, delete the # before its name and write your own value."
        yaml.comment(heading.text(in: language))
        var rest = fields
        for guide in kind.guides {
            yaml.blankLine()
            if let place = rest.firstIndex(where: { $0.name == guide.name }) {
                yaml.comment(meaning(of: guide, in: language))
                let field = rest.remove(at: place)
                yaml.field(
                    name(of: field.name, in: language),
                    named(field.value, under: field.name, as: shape(of: field.name), in: language))
            } else {
                yaml.comment(meaning(of: guide, in: language))
                yaml.suggestion(name(of: guide.name, in: language), guide.example(in: language))
            }
        }
        if !rest.isEmpty { yaml.blankLine() }
        for field in rest { yaml.field(name(of: field.name, in: language), field.value) }
        guard kind != .site else { return yaml.text }
        yaml.blankLine()
        let below: Message =
            "The description stands below the next line, as long as you like. **Bold** words stand between stars."
        yaml.comment(below.text(in: language))
        return FrontMatterWriter.record(fields: yaml.text, body: description)
    }

    /// The meaning with the words that may stand there.
    func meaning(of guide: FieldGuide, in language: MessageLanguage) -> String {
        let words = FieldWords.choices(of: guide.name, ofAnimal: kind.isAnimal, in: language)
        let meaning = guide.meaning.text(in: language)
        return words.isEmpty ? "\(meaning)." : "\(meaning): \(words.joined(separator: ", "))."
    }

    private func shape(of field: String) -> ValueShape? {
        let record: RecordKind =
            switch kind {
            case .animal: .animal
            case .institution: .institution
            case .site: .site
            }
        return record.shape.fields.first { $0.name == field }?.shape
    }

    private func name(of field: String, in language: MessageLanguage) -> String {
        FieldWords.name(of: field, ofAnimal: kind.isAnimal, in: language)
    }

    /// A value with the names and words of a language; what stands for languages themselves keeps its codes.
    private func named(
        _ value: YAMLValue, under field: String, as shape: ValueShape?, in language: MessageLanguage
    ) -> YAMLValue {
        switch value {
        case .text(let text):
            let text = FieldWords.choice(text, of: field, ofAnimal: kind.isAnimal, in: language)
            return shape?.isFreeText ?? true ? .text(text) : .word(text)
        case .list(let elements):
            return .list(elements.map { named($0, under: "", as: shape?.element, in: language) })
        case .group(let members):
            return .group(
                members.map {
                    YAMLValue.Member(
                        name(of: $0.name, in: language),
                        named($0.value, under: "", as: shape?.member($0.name), in: language))
                })
        case .word, .verbatim: return value
        }
    }
}

extension ValueShape {
    /// True where any text may stand, so that a reader cannot know that `no` is none.
    fileprivate var isFreeText: Bool {
        switch self {
        case .text(let text): if case .plain = text.kind { text.pattern == nil } else { false }
        case .prose, .localized: true
        case .either(let shapes): shapes.contains { $0.isFreeText }
        case .choice, .boolean, .number, .list, .group: false
        }
    }

    fileprivate var element: ValueShape? {
        switch self {
        case .list(let element, _): element
        case .either(let shapes): shapes.lazy.compactMap(\.element).first
        default: nil
        }
    }

    fileprivate func member(_ name: String) -> ValueShape? {
        switch self {
        case .group(let group): group.fields.first { $0.name == name }?.shape
        case .either(let shapes): shapes.lazy.compactMap { $0.member(name) }.first
        default: nil
        }
    }
}
