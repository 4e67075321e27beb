import Documents
import Messages
import Records

/// The surroundings of a value that is decoded, and the mistakes found so far.
struct DecodingContext {
    /// The language of plain texts: the site's default, or the translation file's.
    var language: Language
    /// The site's languages.
    let languages: [Language]
    /// The day of the build.
    let today: CalendarDate
    /// The record's folder.
    let files: RecordFiles
    /// The names of the folder's files, to find the nearest among.
    lazy var nearbyFiles = files.folder.attachmentsNearby
    /// The country of the record's address, where known: it decides how a telephone number is read.
    var country: Country?
    /// The key of the field being decoded; nil for elements of lists and for whole records.
    var key: SourceNode?
    var diagnostics: [Diagnostic] = [] {
        didSet { diagnostics.limit(past: &bound) }
    }
    private var bound = Diagnostic.bound
    /// Files of the folder that the record refers to.
    var referencedFiles: [FileReference] = []

    init(language: Language, languages: [Language], today: CalendarDate, files: RecordFiles) {
        self.language = language
        self.languages = languages
        self.today = today
        self.files = files
    }

    /// The name of the field being decoded, for messages.
    var fieldName: Message { key.map { Message(verbatim: $0.written) } ?? "value" }

    /// The name of a field, or of one element of a list, as a part of a message.
    static func fieldWord(_ name: String) -> Message {
        let elements = ["day": "dzień", "service": "usługa"]
        return "\(name, polish: FieldNames.polish(of: name).first ?? elements[name] ?? name)"
    }

    mutating func report(
        _ id: String, at node: SourceNode, _ message: Message, severity: Diagnostic.Severity = .error,
        suggestion: Message? = nil
    ) {
        diagnostics.append(node.diagnostic(id, message, severity: severity, suggestion: suggestion))
    }

    /// Reports an error for which a value cannot be used, and returns nil in its place.
    mutating func refuse<Value>(
        _ id: String, at node: SourceNode, _ message: Message, suggestion: Message? = nil
    ) -> Value? {
        report(id, at: node, message, suggestion: suggestion)
        return nil
    }

    /// Reports a comma that ends a text in braces, so that what follows it seems to be a field.
    /// - Parameters:
    ///   - value: the text as far as the comma.
    ///   - key: the rest of the text.
    ///   - shape: that of the value, where the field is known.
    mutating func reportComma(in value: SourceNode, until key: SourceNode, _ shape: ValueShape?) {
        let text = "\(value.text), \(key.text)"
        let number = "\(value.text).\(key.text)"
        let suggestion: Message
        if case .number = shape, Double(number) != nil {
            suggestion = "write the number alone, with a decimal point: \(number.prefix(80))"
        } else if shape?.isList == true {
            suggestion = "write [\(text.prefix(80))]"
        } else {
            suggestion = "put the whole text in quotes: \"\(text.prefix(80))\""
        }
        var problem = value.diagnostic(
            "yaml-syntax", "in braces a comma ends the text", suggestion: suggestion)
        problem.length = max(1, key.position.column + key.underlinedLength - problem.column)
        diagnostics.append(problem)
    }

    /// True if a text can be shown as it is; reports what an escape put into it.
    mutating func holdsOnlyText(_ text: String, _ node: SourceNode) -> Bool {
        guard TextCheck.holdsForbiddenCharacter(text) else { return !holdsTower(text, node) }
        if TextCheck.escapesForbiddenCharacter(node) {
            report(
                "control-character", at: node, "this text holds a character that cannot be shown",
                suggestion: "delete the escape that stands for a control character")
        }
        return false
    }

    /// True if a letter has too many marks, which is reported.
    private mutating func holdsTower(_ text: String, _ node: SourceNode) -> Bool {
        guard TextCheck.towerOfMarks(in: text) != nil else { return false }
        report("too-many-marks", at: node, DecodingContext.tower, suggestion: DecodingContext.towerRemedy)
        return true
    }

    static let tower: Message = "more than \(TextCheck.characterLength - 1) marks stand over one letter"
    static let towerRemedy: Message = "write the letter with the marks that it needs"

    mutating func reportWrongType(at node: SourceNode, expected: Message, example: Message) {
        report(
            "wrong-type", at: node, "\(expected) is expected here, not \(node.describedKind)",
            suggestion: "write \(example)")
    }

    mutating func refuseWrongType<Value>(at node: SourceNode, expected: Message, example: Message) -> Value? {
        reportWrongType(at: node, expected: expected, example: example)
        return nil
    }
}

extension SourceNode {
    /// The kind of the node, as a writer would call it.
    var describedKind: Message {
        switch kind {
        case .sequence: "a list"
        case .mapping: "a group of fields"
        case .number: "a number"
        case .boolean: Message(verbatim: text)
        case .null: Message(verbatim: "null")
        case .plain, .quoted, .string: "\"\(text.count > 60 ? "\(text.prefix(60))…" : text)\""
        }
    }
}
