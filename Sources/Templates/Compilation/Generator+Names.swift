import Documents

extension Generator {
    /// `{{name}}` or `{{{name}}}`.
    mutating func generateVariable(_ name: Name, escaped: Bool) {
        guard let target = name.text == "." ? current(name) : resolve(name) else { return }
        switch (target, escaped) {
        case (.constant(.text(let text)), true), (.constant(.markup(let text)), false):
            literal(text)
        case (.entry(.text, let slot, let accessor), true), (.entry(.markup, let slot, let accessor), false):
            builder.write(slot, accessor)
        case (.constant(.text), false), (.entry(.text, _, _), false):
            report(
                "unescaped-text", name.place, "\"\(name.text)\" is a text and must be written escaped",
                suggestion: "write {{\(name.text)}}")
        case (.constant(.markup), true), (.entry(.markup, _, _), true):
            report(
                "escaped-markup", name.place, "\"\(name.text)\" is markup and must not be escaped again",
                suggestion: "write {{{\(name.text)}}}")
        case (.constant(.flag), _), (.constant(.object), _), (.constant(.list), _), (.entry, _):
            report(
                "not-printable", name.place, "\"\(name.text)\" is \(target.kind), which cannot be written",
                suggestion: "make it a section, {{#\(name.text)}}...{{/\(name.text)}}")
        }
    }

    /// Returns what a name with its dots stands for. If nothing, it reports a problem at the part of the name that is
    /// wrong.
    mutating func resolve(_ name: Name) -> Target? {
        guard let first = name.words.first, var target = lookUp(first, name) else { return nil }
        for number in name.words.indices.dropFirst() {
            guard let next = member(number, of: target, name) else { return nil }
            target = next
        }
        return target
    }

    /// Looks up a name without dots, from the innermost scope outwards.
    private mutating func lookUp(_ word: String, _ name: Name) -> Target? {
        for scope in scopes.reversed() {
            switch scope {
            case .model(let shape, let slot):
                guard let entry = shape[word] else { continue }
                return .entry(entry.kind, slot: touch(slot, part: entry.part, of: shape), entry.accessor)
            case .constant(.object(let members)):
                if let member = members[word] { return .constant(member) }
            case .text, .constant:
                continue
            }
        }
        let known = scopes.reversed().flatMap(\.names)
        let model = scopes.reversed().lazy.compactMap { scope -> String? in
            if case .model(let shape, _) = scope { shape.name } else { nil }
        }.first
        report(
            "unknown-name", name.place(ofWord: 0),
            model.map { "unknown name \"\(word)\" in \"\($0)\"" } ?? "unknown name \"\(word)\"",
            suggestion: NearMiss.suggestion(for: word, among: known))
        return nil
    }

    /// Returns what a word after a dot stands for.
    private mutating func member(_ number: Int, of target: Target, _ name: Name) -> Target? {
        let word = name.words[number]
        let known: [String]
        switch target {
        case .entry(.object(let shape), let slot, let accessor):
            if let entry = shape[word] {
                let route = [accessor] + shape.route(to: entry.part)
                return .entry(entry.kind, slot: slot, route.reversed().reduce(entry.accessor) { $0.inside($1) })
            }
            known = shape.entries.map(\.name)
        case .constant(.object(let members)):
            if let member = members[word] { return .constant(member) }
            known = members.keys.sorted()
        case .constant, .entry:
            report(
                "not-an-object", name.place(ofWord: number),
                "\"\(name.text(before: number))\" is \(target.kind), which has no names in it")
            return nil
        }
        report(
            "unknown-name", name.place(ofWord: number), "unknown name \"\(word)\" in \"\(name.text(before: number))\"",
            suggestion: NearMiss.suggestion(for: word, among: known))
        return nil
    }

    /// `{{.}}`: the text that the innermost section made current.
    private mutating func current(_ name: Name) -> Target? {
        switch scopes.last {
        case .text(let slot):
            return .entry(.text, slot: touch(slot, part: nil, of: nil), .current)
        case .constant(let constant) where scopes.count > 1:
            return .constant(constant)
        case .model, .constant, nil:
            report("no-current-text", name.place, "\".\" stands for a text only inside its section")
            return nil
        }
    }
}

extension Name {
    /// Returns the text before a word and its dot.
    fileprivate func text(before number: Int) -> String { words[..<number].joined(separator: ".") }

    fileprivate func place(ofWord number: Int) -> Place {
        Place(
            line: place.line,
            column: place.column + words[..<number].reduce(0) { $0 + $1.unicodeScalars.count + 1 },
            length: words[number].unicodeScalars.count)
    }
}
