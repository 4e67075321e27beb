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
        /// Records in JSON: one, or a list of them, each with its id.
        case list
    }

    private var name: String {
        switch part {
        case .record: "\(kind.name).schema.json"
        case .translation: "\(kind.name)-translation.schema.json"
        case .list: "\(kind.name)s.schema.json"
        }
    }

    private var title: Message? {
        switch part {
        case .record: kind.title
        case .translation: kind.translationTitle
        case .list: kind.listTitle
        }
    }

    /// Nil where there are no such files of the kind.
    var file: GeneratedFile? {
        guard let title else { return nil }
        var builder = SchemaBuilder(language: language, isTranslation: part == .translation)
        let shape = kind.shape
        var members: JSONValue.Members = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("$comment", .string(GeneratedFile.placeholder)), ("title", .string(title.text(in: language))),
        ]
        switch part {
        case .record: members += builder.members(of: shape, at: [kind.name])
        case .translation: members += builder.members(of: shape.translatable, at: [kind.name])
        case .list:
            builder.define("one", builder.members(of: shape.withID(isRequired: false), at: [kind.name]))
            builder.define("element", builder.members(of: shape.withID(isRequired: true), at: [kind.name]))
            let list: JSONValue = ["type": "array", "items": .reference(to: "element")]
            members.append(("if", ["type": "array"]))
            members.append(("then", list))
            members.append(("else", .reference(to: "one")))
        }
        members.append(("$defs", .object(builder.definitions)))
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes, .pretty) { JSONValue.object(members).write(to: &$0) }
        return GeneratedFile(path: name, text: String(decoding: bytes, as: UTF8.self) + "\n")
    }

}

/// The JSON Schema files that `shelters schema` writes.
public enum RecordSchemas {
    /// All files, in a fixed order.
    public static func files(in language: MessageLanguage) -> [GeneratedFile] {
        RecordKind.all.flatMap { kind in
            RecordSchemaFile.Part.allCases.compactMap {
                RecordSchemaFile(kind: kind, part: $0, language: language).file
            }
        }
    }
}
