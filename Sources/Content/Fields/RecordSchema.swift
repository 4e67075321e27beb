import Documents
import Messages
import Records

/// The fields of a record, or of a group of fields inside one.
package struct RecordSchema<Record: Sendable>: Sendable {
    package let fields: [Field<Record>]
    private let indices: [String: Int]
    /// Takes what the words of some fields say of others, where those are left out.
    private let imply: (@Sendable (SourceNode, inout Record) -> Void)?
    /// Keeps a field whose name starts with `x-`; nil where such fields are dropped.
    private let keep: (@Sendable (ExtensionField, inout Record) -> Void)?
    /// The fields that people mean by other names: `["zip": "postalCode"]`.
    private let aliases: [String: String]
    /// Suggestions for names that are no fields here: `["id": "the id is the file's name"]`.
    private let unknownFieldHints: [String: Message]
    /// The rules between fields. Those who read a record check them.
    private let rules: [GroupRule]

    init(
        _ fields: [Field<Record>], aliases: [String: String] = [:], unknownFieldHints: [String: Message] = [:],
        rules: [GroupRule] = [],
        implying imply: (@Sendable (SourceNode, inout Record) -> Void)? = nil,
        keepingExtensions keep: (@Sendable (ExtensionField, inout Record) -> Void)? = nil
    ) {
        self.fields = fields
        self.aliases = aliases
        self.unknownFieldHints = unknownFieldHints
        self.rules = rules
        self.imply = imply
        self.keep = keep
        indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    }

    /// The fields as they are written.
    var shape: GroupShape { GroupShape(fields: fields.map(\.description), rules: rules) }

    var isTranslatable: Bool { fields.contains { $0.translate != nil } }

    /// The values of a record, in the order of its fields.
    func value(of record: Record) -> FieldValue? {
        var members: [(name: String, value: FieldValue)] = []
        for place in fields.indices {
            guard let value = fields[place].value(record) else { continue }
            if members.isEmpty { members.reserveCapacity(fields.count - place) }
            members.append((fields[place].name, value))
        }
        return members.isEmpty ? nil : .group(members)
    }

    /// Fills `record` from a mapping. False when a required field is missing or wrong, so that the record cannot be
    /// used.
    /// - Parameter passingOver: a field that somebody else reads.
    func decode(
        _ node: SourceNode, into record: inout Record, passingOver foreign: String? = nil,
        context: inout DecodingContext
    ) -> Bool {
        let owner = context.key
        guard node.kind == .mapping else {
            reportNoGroup(at: node, context: &context)
            return false
        }
        var state = [FieldState](repeating: .absent, count: fields.count)
        for (key, value) in node.entries {
            let name = key.text
            guard let index = indices[name] else {
                if name != foreign { reportUnknown(key, value, in: node, into: &record, context: &context) }
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
            context.diagnostics.append(missing(field.word, in: node, owner: owner))
        }
        imply?(node, &record)
        return isComplete
    }

    /// Puts the localized fields of a translation into `record`. `original` is the record's own mapping.
    func translate(
        _ node: SourceNode, original: SourceNode?, into record: inout Record, context: inout DecodingContext
    ) {
        let owner = context.key
        guard node.kind == .mapping else {
            return reportNoGroup(at: node, context: &context)
        }
        var seen = [Bool](repeating: false, count: fields.count)
        for (key, value) in node.entries {
            guard let index = indices[key.text] else {
                reportUnknown(key, value, in: node, into: &record, context: &context)
                continue
            }
            guard !seen[index], !value.isLeftOut else { continue }
            seen[index] = true
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

    private func reportNoGroup(at node: SourceNode, context: inout DecodingContext) {
        let example = node.isTyped || node.isWholeDocument ? nil : ValueShape.group(shape).groupExample
        context.reportWrongType(
            at: node, expected: "a group of fields",
            example: example.map { "for example \($0)" } ?? "\"name: value\" lines")
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
        _ key: SourceNode, _ value: SourceNode, in group: SourceNode, into record: inout Record,
        context: inout DecodingContext
    ) {
        let name = key.text
        // A merge key has been refused by the reader already.
        if name == "<<", key.kind == .plain { return }
        if name.hasPrefix("x-") {
            keep?(ExtensionField(name: name, value: value.isScalar ? value.text : value.json), &record)
            return
        }
        if value.isUnwritten, let previous = group.entries.last(where: { $0.key.isBefore(key) }) {
            let shape = indices[previous.key.text].map { fields[$0].description.shape }
            return context.reportComma(in: previous.value, until: key, shape)
        }
        let suggestion: Message
        if let hint = unknownFieldHints[name] {
            suggestion = hint
        } else if let index = aliases[name].flatMap({ indices[$0] }) {
            suggestion = "did you mean \"\(fields[index].word)\"?"
        } else if let outer = outerField(of: name) {
            suggestion = "did you mean \"\(outer.word): {\(DecodingContext.fieldWord(name)): ...}\"?"
        } else if let near = nearest(to: name) {
            suggestion = "did you mean \"\(near)\"?"
        } else {
            let polish = fields.map { $0.description.name(in: .polish) }.joined(separator: ", ")
            suggestion = "known fields are: \(fields.map(\.name).joined(separator: ", "), polish: polish)"
        }
        context.report(
            "unknown-field", at: key, "unknown field \"\(key.written.prefix(80))\"", suggestion: suggestion)
    }

    /// Returns the field whose group has a field of this name: of several ways to reach somebody the first, else the last,
    /// because registers come after accounts.
    private func outerField(of name: String) -> Field<Record>? {
        let outer = fields.filter { field in
            let shape = field.description.shape
            return !shape.isList && shape.groups.contains { $0.fields.contains { $0.name == name } }
        }
        return outer.first { $0.name == "contact" } ?? outer.last
    }

    private func nearest(to name: String) -> String? {
        NearMiss.of(name, among: fields.flatMap { [$0.name] + FieldNames.polish(of: $0.name) })
    }
}
