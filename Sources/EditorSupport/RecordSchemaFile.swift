import Content
import Documents
import Messages

/// The JSON Schema (draft 2020-12) of one kind of file, by which editors complete fields and mark mistakes.
struct RecordSchemaFile {
    let kind: RecordKind
    let part: Part
    let language: MessageLanguage

    enum Part: CaseIterable {
        /// The fields of a record.
        case record
        /// The fields of a translation beside the record.
        case translation
        /// Animals in JSON: one, or an array of them, each with its id.
        case animals
    }

    var name: String {
        switch part {
        case .record: "\(kind.rawValue).schema.json"
        case .translation: "\(kind.rawValue)-translation.schema.json"
        case .animals: "animals.schema.json"
        }
    }

    var file: GeneratedFile {
        var builder = SchemaBuilder(language: language, isTranslation: part == .translation)
        let shape = kind.shape
        var members: JSONValue.Members = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$comment", .string(GeneratedFile.placeholder)),
            ("title", .string(title.text(in: language))),
        ]
        switch part {
        case .record: members += builder.members(of: shape, at: [kind.rawValue])
        case .translation: members += builder.members(of: shape.translatable, at: [kind.rawValue])
        case .animals:
            builder.define("one", builder.members(of: shape.withID(isRequired: false), at: [kind.rawValue]))
            builder.define("element", builder.members(of: shape.withID(isRequired: true), at: [kind.rawValue]))
            let list = JSONValue.object([("type", .string("array")), ("items", .reference(to: "element"))])
            members.append(("if", .object([("type", .string("array"))])))
            members.append(("then", list))
            members.append(("else", .reference(to: "one")))
        }
        members.append(("$defs", .object(builder.definitions)))
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes, .pretty) { JSONValue.object(members).write(to: &$0) }
        return GeneratedFile(path: name, text: String(decoding: bytes, as: UTF8.self) + "\n")
    }

    private var title: Message {
        switch (kind, part) {
        case (.animal, .record): "An animal"
        case (.animal, .translation): "A translation of an animal's record"
        case (.animal, .animals): "An animal, or a list of animals"
        case (.institution, .translation): "A translation of an institution's record"
        case (.institution, _): "An institution"
        case (.basket, .translation): "A translation of a basket"
        case (.basket, _): "A basket"
        case (.page, .translation): "A translation of a page"
        case (.page, _): "A page"
        case (.home, .translation): "A translation of the front page"
        case (.home, _): "The front page"
        case (.adoption, .translation): "A translation of how to adopt"
        case (.adoption, _): "How to adopt"
        case (.site, _): "The settings of the site"
        }
    }

    /// All files, in a fixed order.
    static func all(in language: MessageLanguage) -> [GeneratedFile] {
        RecordKind.allCases.flatMap { kind in
            Part.allCases.filter { part in
                switch part {
                case .record: true
                case .translation: kind.hasTranslations
                case .animals: kind == .animal
                }
            }.map { RecordSchemaFile(kind: kind, part: $0, language: language).file }
        }
    }
}

/// The JSON Schema files that `shelters schema` writes.
public enum RecordSchemas {
    public static func files(in language: MessageLanguage) -> [GeneratedFile] { RecordSchemaFile.all(in: language) }
}
