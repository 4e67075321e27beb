extension Generator {
    /// `{{#name}}...{{/name}}` or `{{^name}}...{{/name}}`.
    mutating func generateSection(_ name: Name, inverted: Bool, _ body: [Node]) {
        guard name.text != "." else {
            return report("not-a-section", name.place, "\".\" cannot be a section")
        }
        // The content of a section over an unknown name is not looked at: its names may be those of what was meant.
        guard let target = resolve(name) else { return }
        switch target {
        case .constant(.markup), .entry(.markup, _, _):
            report(
                "not-a-section", name.place, "\"\(name.text)\" is markup, which cannot be a section",
                suggestion: "use a flag that tells whether there is any")
            discarding { $0.generate(body) }
        case .constant(let constant):
            generateSection(over: constant, inverted: inverted, body)
        case .entry(_, let slot, let accessor) where inverted:
            let begun = builder.begin(.whenFalse, slot, accessor)
            generate(body)
            builder.end(begun)
        case .entry(let kind, let slot, let accessor):
            generateSection(over: kind, slot, accessor, body)
        }
    }

    private mutating func generateSection(
        over kind: Entry.Kind, _ slot: Int, _ accessor: Accessor, _ body: [Node]
    ) {
        switch kind {
        case .flag, .markup:
            let begun = builder.begin(.whenTrue, slot, accessor)
            generate(body)
            builder.end(begun)
        case .text, .texts:
            var begun = 0
            let isUsed = withText { generator, inner in
                begun = generator.builder.begin(.open, slot, accessor, inner: inner)
                generator.generate(body)
            }
            // Asking is cheaper than opening what nobody reads. A list's elements count, read or not.
            if case .text = kind, !isUsed { builder.end(begun, as: .whenTrue) } else { builder.end(begun) }
        case .object(let shape), .list(let shape):
            let begun = builder.begin(.open, slot, accessor, inner: nextSlot)
            let isUsed = withModel(shape) { generator, _ in generator.generate(body) }
            if case .object = kind, !isUsed { builder.end(begun, as: .whenTrue) } else { builder.end(begun) }
        }
    }

    /// Decided while compiling: the content is written, once for each element of a list, or not at all.
    private mutating func generateSection(over constant: SharedConstant, inverted: Bool, _ body: [Node]) {
        guard !inverted else {
            return constant.isTrue ? discarding { $0.generate(body) } : generate(body)
        }
        switch constant {
        case .flag(true): generate(body)
        case .flag(false): discarding { $0.generate(body) }
        case .list(let elements):
            for element in elements { with(.constant(element)) { $0.generate(body) } }
        case .text, .object, .markup:
            with(.constant(constant)) { generator in
                if constant.isTrue { generator.generate(body) } else { generator.discarding { $0.generate(body) } }
            }
        }
    }
}

extension SharedConstant {
    /// True if a section over it is written.
    fileprivate var isTrue: Bool {
        switch self {
        case .text(let text), .markup(let text): text.isFilled
        case .flag(let flag): flag
        case .object: true
        case .list(let elements): !elements.isEmpty
        }
    }
}
