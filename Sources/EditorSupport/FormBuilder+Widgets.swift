import Content
import Documents
import Messages

extension FormBuilder {
    /// The widget for a value, and what it needs to know.
    mutating func widget(_ shape: ValueShape, of field: FieldDescription, _ entries: [Entry]) -> JSONValue.Members {
        let fitting = entries.filter { shape.fits($0.value) }
        for entry in entries where !shape.fits(entry.value) { report(entry) }
        switch shape {
        case .text(let text): return self.text(text, of: field)
        case .prose: return [("widget", "markdown")]
        case .choice(let words): return choice(options(words, fitting))
        case .boolean: return choice(truth)
        case .number(let number): return FormBuilder.number(number)
        case .localized(let inner): return localized(inner, of: field, fitting)
        case .list(let element, let minimum):
            var members = list(
                of: element, of: field, fitting.flatMap { entry in entry.value.elements.map { (entry.key, $0) } })
            if minimum > 0 { members.append(("min", .number(Double(minimum)))) }
            return members
        case .group(let group):
            return [("widget", "object"), ("collapsed", true)]
                + container(fields(of: group, written: fitting.map(\.value)))
        case .either(let shapes): return either(shapes, of: field, fitting)
        }
    }

    // MARK: Texts and choices

    private func text(_ text: TextShape, of field: FieldDescription) -> JSONValue.Members {
        switch text.kind {
        case .date:
            return [
                ("widget", "datetime"), ("format", "YYYY-MM-DD"), ("date_format", "YYYY-MM-DD"), ("time_format", false),
            ]
        case .file(let endings):
            let isPicture = endings.contains("png")
            return [("widget", .string(isPicture ? "image" : "file"))]
        case .record where field.name == "institution": return choice(institutions.map { ($0, .string($0)) })
        case .plain, .partialDate, .record, .webAddress:
            var members: JSONValue.Members = [
                ("widget", .string(text.maximum > 1000 && text.maximum < 10_000 ? "text" : "string"))
            ]
            if let pattern = text.pattern {
                let message = field.meaning.text(in: language)
                members.append(("pattern", .array([.string("^\\s*(?:\(pattern))\\s*$"), .string(message)])))
            }
            return members
        }
    }

    private typealias Option = (label: String, value: JSONValue)

    private func choice(_ options: [Option]) -> JSONValue.Members {
        [("widget", "select"), ("options", .array(options.map { ["label": .string($0.label), "value": $0.value] }))]
    }

    /// The English words as values, and others where records have them.
    private func options(_ words: [ChoiceWord], _ entries: [Entry]) -> [Option] {
        var options: [Option] = words.map { word in
            (language == .polish ? word.polish.first ?? word.value : word.value, .string(word.value))
        }
        var known = Set(words.map(\.value))
        for entry in entries where known.insert(entry.value.text).inserted {
            options.append((entry.value.text, .string(entry.value.text)))
        }
        return options
    }

    private var truth: [Option] {
        let words: (yes: Message, no: Message) = ("Yes", "No")
        return [(words.yes, true), (words.no, false)].map { word, flag in
            (word.text(in: language), system.hasBooleanOptions ? .boolean(flag) : .string(flag ? "true" : "false"))
        }
    }

    private static func number(_ number: NumberShape) -> JSONValue.Members {
        var members: JSONValue.Members = [
            ("widget", "number"), ("value_type", .string(number.isInteger ? "int" : "float")),
        ]
        if !number.isInteger { members.append(("step", .number(0.01))) }
        if let minimum = number.minimum { members.append(("min", .number(minimum))) }
        if let maximum = number.maximum { members.append(("max", .number(maximum))) }
        return members
    }

    // MARK: What holds others

    private mutating func localized(_ inner: ValueShape, of field: FieldDescription, _ entries: [Entry])
        -> JSONValue.Members
    {
        let maps = entries.filter { $0.value.kind == .mapping }
        guard !maps.isEmpty else {
            var members = widget(inner, of: field, entries)
            if translatesBeside { members.append(("i18n", true)) }
            return members
        }
        for entry in entries where entry.value.kind != .mapping { report(entry) }
        let inLanguage = widget(inner, of: field, [])
        // Not even the first language is required: the field as a whole may be left out.
        let fields = languages.map { code in
            JSONValue.object([("label", .string(code)), ("name", .string(code))] + inLanguage + [("required", false)])
        }
        return [("widget", "object"), ("collapsed", false), ("fields", .array(fields))]
    }

    private mutating func list(of element: ValueShape, of field: FieldDescription, _ entries: [Entry])
        -> JSONValue.Members
    {
        switch element {
        case .choice(let words): return choice(options(words, entries)) + [("multiple", true)]
        case .text(let text):
            if case .record = text.kind, let animals {
                return [
                    ("widget", "relation"), ("collection", .string(animals)), ("multiple", true),
                    ("value_field", "{{slug}}"), ("search_fields", [.string(identifier)]),
                    ("display_fields", [.string(identifier)]),
                ]
            }
        default: break
        }
        let inner = widget(element, of: field, entries)
        let own: JSONValue.Members = [("widget", "list")]
        // A group's fields are the list's own.
        if let fields = inner.first(where: { $0.0 == "fields" }) {
            return own + [fields] + inner.filter { $0.0 == "i18n" }
        }
        return own + inner.filter { $0.0 == "i18n" } + [
            (
                "field",
                .object(
                    [("label", .string(field.name)), ("name", .string(field.name))] + inner.filter { $0.0 != "i18n" })
            )
        ]
    }

    /// Returns the fields of a group. If some of them are translated, the others are the same in the translation.
    private func container(_ fields: [JSONValue.Members]) -> JSONValue.Members {
        func isTranslated(_ field: JSONValue.Members) -> Bool { field.contains { $0.0 == "i18n" } }
        guard fields.contains(where: isTranslated) else { return [("fields", .array(fields.map { .object($0) }))] }
        let all = fields.map { isTranslated($0) ? $0 : $0 + [("i18n", "duplicate")] }
        return [("fields", .array(all.map { .object($0) })), ("i18n", true)]
    }

    private mutating func either(_ shapes: [ValueShape], of field: FieldDescription, _ entries: [Entry])
        -> JSONValue.Members
    {
        if shapes.allSatisfy(\.isText) { return [("widget", "string")] }
        let options = shapes.compactMap { finite($0, entries) }
        if options.count == shapes.count { return choice(options.flatMap { $0 }) }
        let chosen = shapes.first { shape in entries.allSatisfy { shape.fits($0.value) } } ?? shapes[0]
        return widget(chosen, of: field, entries)
    }

    /// Returns all values, if they can be counted; else nil.
    private func finite(_ shape: ValueShape, _ entries: [Entry]) -> [Option]? {
        switch shape {
        case .boolean: truth
        case .choice(let words): options(words, entries.filter { $0.value.boolean == nil })
        case .number(let number):
            if number.isInteger, let lowest = number.minimum, let highest = number.maximum, highest - lowest < 100 {
                (Int(lowest)...Int(highest)).map { (String($0), .number(Double($0))) }
            } else {
                nil
            }
        case .text, .prose, .localized, .list, .group, .either: nil
        }
    }
}

extension ValueShape {
    /// True if a value has this shape, as far as its kind tells.
    fileprivate func fits(_ node: SourceNode) -> Bool {
        switch self {
        case .group: node.kind == .mapping
        case .list: node.kind == .sequence
        case .localized(let inner): node.kind == .mapping || inner.fits(node)
        case .either(let shapes): shapes.contains { $0.fits(node) }
        case .text, .prose, .choice, .boolean, .number: node.isScalar
        }
    }

    fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
