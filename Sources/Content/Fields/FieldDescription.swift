import Messages

/// A field of a record, as its row in a schema describes it.
public struct FieldDescription: Sendable {
    /// The name in English, written exactly so.
    public let name: String
    /// The meaning in a few words, without a capital letter and a full stop: "how lively it is".
    public let meaning: Message
    public let isRequired: Bool
    /// True if the value is known even where a record leaves it out.
    public let isDefaulted: Bool
    /// True if a translation may say it in another language.
    public let isTranslatable: Bool
    public let uses: [FieldUse]
    /// The Polish names in the row, the recommended one first.
    let polishInRow: [String]
    private let example: FieldExample?
    private let makeShape: @Sendable () -> ValueShape

    /// Describes a field with the values of a decoder.
    init(
        _ name: String, _ meaning: Message, polish: [String], example: FieldExample?, isRequired: Bool = false,
        isDefaulted: Bool = false, uses: [FieldUse], _ decoder: ValueDecoder<some Sendable>
    ) {
        self.init(
            name, meaning, polish: polish, example: example, isRequired: isRequired, isDefaulted: isDefaulted,
            isTranslatable: decoder.translate != nil, uses: uses, shape: decoder.shape)
    }

    init(
        _ name: String, _ meaning: Message, polish: [String], example: FieldExample? = nil, isRequired: Bool,
        isDefaulted: Bool = false, isTranslatable: Bool = false, uses: [FieldUse] = [],
        shape: @escaping @Sendable () -> ValueShape
    ) {
        self.name = name
        self.meaning = meaning
        self.isRequired = isRequired
        self.isDefaulted = isDefaulted
        self.isTranslatable = isTranslatable
        self.uses = uses
        polishInRow = polish
        self.example = example
        makeShape = shape
    }

    /// The form in which the value is written.
    public var shape: ValueShape { makeShape() }

    /// The Polish names, the recommended one first: those in the row, then those of other rows with the same English
    /// name. Letter case and diacritics make no difference.
    public var polish: [String] {
        polishInRow + FieldNames.polish(of: name).filter { !polishInRow.contains($0) }
    }

    /// The name to recommend in a language.
    public func name(in language: MessageLanguage) -> String {
        language == .polish ? polishInRow.first ?? FieldNames.polish(of: name).first ?? name : name
    }

    /// The meaning as a sentence without its full stop.
    public func sentence(in language: MessageLanguage) -> String {
        let text = meaning.text(in: language)
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// A use of a field beside reading and checking it.
public enum FieldUse: Sendable, Hashable {
    /// The API shows the value as the record has it.
    case api
    /// The page of an animal shows the value among its facts, those with smaller numbers first. Fields that give one
    /// fact together, or one that is called otherwise than they are, name it.
    case fact(String? = nil, order: Int)
    /// Words that visitors search for find the value.
    case search
    /// The same, and lists can be narrowed by it, filters with smaller numbers first; with the filter's name, if that
    /// is not the field's.
    case filter(String? = nil, order: Int)
    /// Imports may write it.
    case imports
}

extension FieldDescription {
    /// The name and the order of the fact to which the field belongs; nil where pages show it otherwise.
    public var fact: (name: String, order: Int)? {
        for case .fact(let name, let order) in uses { return (name ?? self.name, order) }
        return nil
    }

    /// The name by which search finds the value, and the order of the filter; nil where search does not find it, an
    /// order of nil where lists cannot be narrowed by it.
    public var facet: (name: String, order: Int?)? {
        for use in uses {
            switch use {
            case .search: return (name, nil)
            case .filter(let name, let order): return (name ?? self.name, order)
            case .api, .fact, .imports: continue
            }
        }
        return nil
    }
}

// MARK: Examples

/// An example of a value, as YAML in one line; of a list its elements.
public enum FieldExample: Sendable, ExpressibleByStringLiteral {
    /// A text that is the same in every language. Words of a fixed list are translated.
    case text(String)
    /// A text that the messages have in Polish.
    case words(Message)

    public init(stringLiteral text: String) { self = .text(text) }
}

extension FieldDescription {
    /// An example as YAML in one line, with the names and words of a language.
    public func example(in language: MessageLanguage) -> String {
        exampleInRow(in: language) ?? shape.usualExample(in: language) ?? ""
    }

    /// The example of the row, or of a group that of the rows in it that have one.
    fileprivate func exampleInRow(in language: MessageLanguage) -> String? {
        switch example {
        case .text(let text): shape.written(text, in: language)
        case .words(let message): shape.written(message.text(in: language), in: language)
        case nil: shape.groupExample(in: language)
        }
    }
}

extension ValueShape {
    fileprivate func written(_ example: String, in language: MessageLanguage) -> String {
        switch self {
        case .list(let element, _):
            let elements = example.split(separator: ", ").map { element.written(String($0), in: language) }
            return "[\(elements.joined(separator: ", "))]"
        case .choice(let words): return words.first { $0.value == example }?.word(in: language) ?? example
        case .boolean:
            return ["true": Self.truth(true, language), "false": Self.truth(false, language)][example] ?? example
        case .either(let shapes):
            return shapes.lazy.filter { !$0.isList }.map { $0.written(example, in: language) }.first { $0 != example }
                ?? example
        case .text, .prose, .number, .localized, .group: return example
        }
    }

    var isList: Bool { if case .list = self { true } else { false } }

    /// An example of a group of fields, or of a list of them, as YAML in one line; nil for other values.
    var groupExample: Message? {
        guard let english = groupExample(in: .english), let polish = groupExample(in: .polish) else { return nil }
        return "\(english, polish: polish)"
    }

    fileprivate func groupExample(in language: MessageLanguage) -> String? {
        switch self {
        case .group(let group):
            let members = group.fields.compactMap { field in
                field.exampleInRow(in: language).map { "\(field.name(in: language)): \($0)" }
            }
            return members.isEmpty ? nil : "{\(members.joined(separator: ", "))}"
        case .list(let element, _): return element.groupExample(in: language).map { "[\($0)]" }
        case .either(let shapes): return shapes.lazy.compactMap { $0.groupExample(in: language) }.first
        case .text, .prose, .choice, .boolean, .number, .localized: return nil
        }
    }

    fileprivate func usualExample(in language: MessageLanguage) -> String? {
        switch self {
        case .boolean: Self.truth(true, language)
        case .text(let text): text.example
        case .list(let element, _): element.usualExample(in: language).map { "[\($0)]" }
        case .either(let shapes): shapes.lazy.compactMap { $0.usualExample(in: language) }.first
        case .prose, .choice, .number, .localized, .group: nil
        }
    }

    private static func truth(_ value: Bool, _ language: MessageLanguage) -> String {
        language == .polish ? (value ? "tak" : "nie") : (value ? "true" : "false")
    }
}
