import Documents
import Messages
import Records

/// The fields of a record, or of a group of fields inside one.
struct RecordSchema<Record: Sendable>: Sendable {
    let fields: [Field<Record>]
    private let indices: [String: Int]
    /// Whether fields whose names start with `x-` are kept.
    private let keep: (@Sendable (ExtensionField, inout Record) -> Void)?

    /// What a field that is unknown here may be, as a suggestion: `["id": "the id is the file's name"]`.
    private let strangers: [String: Message]
    /// How fields are called in messages in Polish, where that is not the name to recommend in general.
    private let polishNames: [String: String]
    /// What fields say of each other, as far as ``shape`` tells it; those who read a record check it.
    private let rules: [GroupRule]

    init(
        _ fields: [Field<Record>], strangers: [String: Message] = [:], polishNames: [String: String] = [:],
        rules: [GroupRule] = [], keepingExtensions keep: (@Sendable (ExtensionField, inout Record) -> Void)? = nil
    ) {
        self.fields = fields
        self.strangers = strangers
        self.polishNames = polishNames
        self.rules = rules
        self.keep = keep
        indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    }

    /// The fields as they are written.
    var shape: GroupShape {
        GroupShape(
            fields: fields.map { field in
                let names = PolishFields.names(of: field.name)
                let polish = polishNames[field.name].map { own in [own] + names.filter { $0 != own } } ?? names
                return FieldShape(
                    name: field.name, polish: polish, isRequired: field.isRequired,
                    isTranslatable: field.translate != nil, shape: field.shape)
            }, rules: rules)
    }

    var isTranslatable: Bool { fields.contains { $0.translate != nil } }

    /// Fills `record` from a mapping. False when a required field is missing or wrong, so that the record cannot be used.
    /// - Parameter passingOver: a field that somebody else reads.
    func decode(
        _ node: SourceNode, into record: inout Record, passingOver foreign: String? = nil,
        context: inout DecodingContext
    ) -> Bool {
        let owner = context.key
        guard node.kind == .mapping else {
            context.reportWrongType(at: node, expected: "a group of fields", example: "\"name: value\" lines")
            return false
        }
        var state = [FieldState](repeating: .absent, count: fields.count)
        for (key, value) in node.entries {
            let name = key.text
            guard let index = indices[name] else {
                if name != foreign { reportUnknown(key, value, into: &record, context: &context) }
                continue
            }
            guard state[index] == .absent, !value.isLeftOut else { continue }
            context.key = key
            state[index] = fields[index].decode(value, &record, &context) ? .decoded : .wrong
        }
        context.key = owner
        var isComplete = true
        for (index, field) in fields.enumerated() where field.isRequired && state[index] != .decoded {
            isComplete = false
            guard state[index] == .absent else { continue }
            context.diagnostics.append(
                missing(
                    DecodingContext.fieldWord(field.name, polish: polishNames[field.name]), in: node, owner: owner))
        }
        return isComplete
    }

    /// Puts the localized fields of a translation into `record`. `original` is the record's own mapping.
    func translate(
        _ node: SourceNode, original: SourceNode?, into record: inout Record, context: inout DecodingContext
    ) {
        let owner = context.key
        guard node.kind == .mapping else {
            return context.reportWrongType(at: node, expected: "a group of fields", example: "\"name: value\" lines")
        }
        for (key, value) in node.entries {
            guard let index = indices[key.text] else {
                reportUnknown(key, value, into: &record, context: &context)
                continue
            }
            guard !value.isLeftOut else { continue }
            context.key = key
            let same = original?[key.text]
            if let translate = fields[index].translate {
                translate(value, same, &record, &context)
            } else if same == nil || !value.says(theSameAs: same!) {  // not nil, by the left side
                context.report(
                    "not-translatable", at: key, "\"\(key.written)\" is the same in every language",
                    suggestion: "delete it here; change it in the record itself if it is wrong")
            }
        }
        context.key = owner
    }

    private enum FieldState {
        case absent, decoded, wrong
    }

    private func missing(_ word: Message, in node: SourceNode, owner: SourceNode?) -> Diagnostic {
        let message: Message = "the field \"\(word)\" is missing"
        let suggestion: Message = "add \"\(word)\""
        if let owner {
            return owner.diagnostic(
                "missing-field", "the field \"\(word)\" is missing in \"\(owner.written)\"", suggestion: suggestion)
        }
        guard node.isWholeDocument, !node.isTyped else {
            return node.diagnostic("missing-field", message, suggestion: suggestion)
        }
        return Diagnostic(
            id: "missing-field", file: node.tree.source.name, message: message, suggestion: suggestion)
    }

    private func reportUnknown(
        _ key: SourceNode, _ value: SourceNode, into record: inout Record, context: inout DecodingContext
    ) {
        let name = key.text
        // A merge key has been refused by the reader already.
        if name == "<<", key.kind == .plain { return }
        if name.hasPrefix("x-") {
            keep?(ExtensionField(name: name, value: value.isScalar ? value.text : value.json), &record)
            return
        }
        let suggestion: Message
        if let stranger = strangers[name] {
            suggestion = stranger
        } else if let near = NearMiss.of(name, among: fields.flatMap { [$0.name] + PolishFields.names(of: $0.name) }) {
            suggestion = "did you mean \"\(near)\"?"
        } else {
            let polish = fields.map { polishNames[$0.name] ?? PolishFields.names(of: $0.name).first ?? $0.name }
            suggestion =
                "known fields are: \(fields.map(\.name).joined(separator: ", "), polish: polish.joined(separator: ", "))"
        }
        context.report("unknown-field", at: key, "unknown field \"\(key.written)\"", suggestion: suggestion)
    }
}
