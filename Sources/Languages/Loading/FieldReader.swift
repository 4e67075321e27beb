import Documents
import Messages

/// A value in a language's file, its key and its dotted place ("dates.months").
struct Field {
    /// The whole file for the top-level values.
    var key: SourceNode
    var value: SourceNode
    var path: String
}

/// Reads one language's file and collects what is wrong in it.
struct FieldReader {
    var diagnostics: [Diagnostic] = []

    /// The fields of a mapping: those that are required, those that may stand beside them, and no others. Nil where it
    /// is no mapping.
    mutating func fields(
        of field: Field, required: [String], optional: [String] = []
    ) -> [String: Field]? {
        guard let entries = entries(of: field) else { return nil }
        var fields: [String: Field] = [:]
        for entry in entries {
            let name = entry.key.text
            guard required.contains(name) || optional.contains(name) else {
                report(
                    entry.key, "unknown-field", field.located("unknown field \"\(name)\""),
                    suggestion: NearMiss.suggestion(for: name, among: required + optional)
                        ?? "known are \((required + optional).joined(separator: ", "))")
                continue
            }
            fields[name] = entry
        }
        for name in required where fields[name] == nil {
            report(
                field.key, "missing-field", field.located("the field \"\(name)\" is missing"))
        }
        return fields
    }

    /// Reads the required fields of a mapping, each in the same way; nil where one is missing or wrong.
    mutating func values<Value>(
        of field: Field, _ names: [String], read: (inout FieldReader, Field) -> Value?
    ) -> [Value]? {
        guard let fields = fields(of: field, required: names) else { return nil }
        let values = names.compactMap { name in fields[name].flatMap { read(&self, $0) } }
        return values.count == names.count ? values : nil
    }

    /// A mapping's entries, in the order of the text; nil, with a diagnostic, where it is none.
    mutating func entries(of field: Field) -> [Field]? {
        guard field.value.kind == .mapping else {
            refuse(
                field,
                field.path.isEmpty
                    ? "the file must be a group of fields, each in a line of its own"
                    : "\"\(field.path)\" must be a group of fields, each in a line of its own")
            return nil
        }
        return field.value.entries.map { key, value in
            Field(key: key, value: value, path: field.path.isEmpty ? key.text : "\(field.path).\(key.text)")
        }
    }

    /// A scalar that is not empty, without white space at its ends.
    mutating func text(_ field: Field) -> String? {
        guard isFilledScalar(field) else { return nil }
        return field.value.text
    }

    /// A scalar that is not empty, white space within its quotes included.
    mutating func exactText(_ field: Field) -> String? {
        guard field.value.isScalar else {
            refuse(field, "\"\(field.path)\" must be a text")
            return nil
        }
        let text = field.value.exactText
        return text.isEmpty ? self.text(field) : text
    }

    /// A list of that many texts.
    mutating func texts(_ field: Field, count: Int) -> [String]? {
        guard field.value.kind == .sequence else {
            refuse(field, "\"\(field.path)\" must be a list of \(count) texts")
            return nil
        }
        let elements = field.value.elements
        guard elements.count == count else {
            report(
                field.key, "wrong-count", "\"\(field.path)\" must have \(count) elements and has \(elements.count)")
            return nil
        }
        var texts: [String] = []
        for element in elements {
            if let text = text(Field(key: element, value: element, path: field.path)) { texts.append(text) }
        }
        return texts.count == count ? texts : nil
    }

    mutating func isFilledScalar(_ field: Field) -> Bool {
        guard field.value.isScalar else {
            refuse(field, "\"\(field.path)\" must be a text")
            return false
        }
        guard !field.value.isLeftOut else {
            report(
                field.key, "empty-text", "\"\(field.path)\" is empty", suggestion: "write its text")
            return false
        }
        return true
    }

    mutating func refuse(_ field: Field, _ message: Message, suggestion: Message? = nil) {
        report(
            field.value, "wrong-type", message, suggestion: suggestion)
    }

    mutating func report(
        _ node: SourceNode, _ id: String, _ message: Message, severity: Diagnostic.Severity = .error,
        suggestion: Message? = nil
    ) {
        diagnostics.append(node.diagnostic(id, message, severity: severity, suggestion: suggestion))
    }

    /// Returns the value that a text is parsed into; nil, with a diagnostic, where it is malformed.
    mutating func parsed<Value>(
        _ field: Field, orElse id: String, _ parse: (String) throws(MalformedPattern) -> Value
    ) -> Value? {
        guard let text = exactText(field) else { return nil }
        do throws(MalformedPattern) {
            return try parse(text)
        } catch {
            report(error, in: field, as: id)
            return nil
        }
    }

    mutating func report(_ problem: MalformedPattern, in field: Field, as id: String) {
        diagnostics.append(
            field.value.diagnostic(
                id, offset: problem.offset, length: problem.length, problem.message, suggestion: problem.suggestion))
    }
}

extension Field {
    /// Adds the group that a message is about, unless that is the whole file.
    fileprivate func located(_ message: Message) -> Message {
        path.isEmpty ? message : "\(message) in \"\(path)\""
    }
}
