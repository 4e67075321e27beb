import Documents
import Messages

/// The names that fields have in Polish, which staff may write instead of the English ones, or beside them.
///
/// One name stands for one field wherever it is written; Documentation/fields.md lists them.
public enum FieldNames {
    /// The English names in the order of the records, each with its Polish names.
    static let all: [(field: String, polish: [String])] = {
        var fields: [String] = []
        var polish: [String: [String]] = [:]
        func add(_ group: GroupShape) {
            for field in group.fields {
                let known = polish[field.name]
                if known == nil { fields.append(field.name) }
                polish[field.name] = (known ?? []) + field.polishInRow.filter { known?.contains($0) != true }
                for inner in field.shape.groups { add(inner) }
            }
        }
        for kind in RecordKind.all { add(kind.shape) }
        return fields.map { ($0, polish[$0] ?? []) }
    }()

    private static let byField = Dictionary(uniqueKeysWithValues: all.map { ($0.field, $0.polish) })

    /// The English names by the Polish ones, for readers of documents.
    package static let keys = KeyNames(
        Dictionary(all.flatMap { field in field.polish.map { ($0, field.field) } }) { first, _ in first })

    /// The Polish names of a field, the recommended one first; empty for what is no field.
    package static func polish(of field: String) -> [String] { byField[field] ?? [] }

    /// The English name of a field that is written in Polish; nil for what is no name in Polish.
    public static func field(of written: String) -> String? { keys.properName(of: written) }
}

extension ValueShape {
    /// The groups of fields in the value.
    public var groups: [GroupShape] {
        switch self {
        case .group(let group): [group]
        case .list(let inner, _), .localized(let inner): inner.groups
        case .either(let shapes): shapes.flatMap(\.groups)
        case .text, .prose, .choice, .boolean, .number: []
        }
    }

    /// The words of a fixed list that may stand there, in lists too; empty where others may.
    public var choices: [ChoiceWord] {
        switch self {
        case .choice(let words): words
        case .list(let inner, _): inner.choices
        case .either(let shapes): shapes.lazy.map(\.choices).first { !$0.isEmpty } ?? []
        case .text, .prose, .boolean, .number, .localized, .group: []
        }
    }
}

extension RecordKind {
    /// The row of a field; nil where there is none.
    /// - Parameter path: names in English, the group's before the field's, with or without places in lists:
    ///   `pictures[2].alt`.
    public func field(_ path: String) -> FieldDescription? {
        var groups = [shape]
        var found: FieldDescription?
        for part in path.split(separator: ".") {
            let name = part.prefix { $0 != "[" }
            found = groups.lazy.flatMap(\.fields).first { $0.name == name }
            groups = found?.shape.groups ?? []
        }
        return found
    }

    /// The name to recommend for a field of such a record, without that of its group; the English one for what is no
    /// field.
    public func name(of path: String, in language: MessageLanguage) -> String {
        field(path)?.name(in: language) ?? path.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) }
            ?? path
    }

    /// The name of a field as a part of a message, without that of its group.
    public func word(_ path: String) -> Message {
        "\(name(of: path, in: .english), polish: name(of: path, in: .polish))"
    }

    /// A path as reports have it, `pictures[2].alt`, with the names of its fields in a language.
    public func path(_ path: String, in language: MessageLanguage) -> String {
        var walked = ""
        return path.split(separator: ".").map { part in
            walked += (walked.isEmpty ? "" : ".") + part
            return name(of: walked, in: language) + part.drop { $0 != "[" }
        }.joined(separator: ".")
    }

    /// The words that may stand in a field of a fixed list, the one to recommend for each; empty for other fields and
    /// for lists that are in English alone.
    public func choices(of field: String, in language: MessageLanguage) -> [String] {
        let words = self.field(field)?.shape.choices ?? []
        return words.contains { $0.polish.isEmpty } ? [] : words.map { $0.word(in: language) }
    }

    /// The word to recommend for a word of a fixed list in either language; any other text as it is.
    public func choice(_ word: String, of field: String, in language: MessageLanguage) -> String {
        self.field(field)?.shape.choices.first { $0.isMeant(by: word) }?.word(in: language) ?? word
    }
}
