import Documents

extension Generator {
    /// `{{>name}}`
    mutating func generatePartial(_ partial: Inclusion) {
        guard let included = find(partial.name, isParent: false) else { return }
        generate(included, partial)
    }

    /// `{{<name}}...{{/name}}`
    mutating func generateParent(_ parent: Inclusion, _ arguments: [Block]) {
        guard let included = find(parent.name, isParent: true) else { return }
        let known = BlockNames.reachable(from: included, arguments, in: sources)
        let outer = overrides
        for argument in arguments {
            let name = argument.name
            if !known.contains(name.text) {
                report(
                    "unknown-block", name.place, "\"\(included.name)\" has no block \"\(name.text)\"",
                    suggestion: NearMiss.suggestion(for: name.text, among: known.sorted()))
            } else if let outer = outer[name.text] {
                // The template nearest to the page decides, as the specification says of several levels. Within one template
                // that is never what was meant.
                if outer.template.name == template.name {
                    report(
                        "shadowed-block", name.place,
                        "the block \"\(name.text)\" of line \(outer.block.name.place.line) takes this one's place",
                        suggestion: "give the blocks different names")
                }
            } else {
                overrides[name.text] = Override(template: template, block: argument)
            }
        }
        generate(included, parent)
        overrides = outer
    }

    /// `{{$name}}...{{/name}}`
    mutating func generateBlock(_ block: Block) {
        guard let override = overrides[block.name.text] else {
            if let blanks = block.indentation, !block.isStandalone { startLine(blanks) }
            return generate(block.body)
        }
        guard activeOverrides.insert(override.identity).inserted else {
            return report("recursive-block", block.name.place, "the block \"\(block.name.text)\" contains itself")
        }
        let outer = indentation
        var body = override.block.body[...]
        if let blanks = block.indentation {
            if !override.block.isStandalone, !body.isEmpty { startLine(blanks) }
            indentation += template.bytes[blanks]
        } else if case .lineStart = body.first {
            body.removeFirst()
        }
        generate(body, of: override.template)
        indentation = outer
        activeOverrides.remove(override.identity)
    }

    private mutating func find(_ name: Name, isParent: Bool) -> ParsedTemplate? {
        guard let included = sources.templates[name.text] else {
            report(
                isParent ? "unknown-parent" : "unknown-partial", name.place,
                isParent ? "unknown parent \"\(name.text)\"" : "unknown partial \"\(name.text)\"",
                suggestion: NearMiss.suggestion(for: name.text, among: sources.names))
            return nil
        }
        enter(included)
        guard !activeTemplates.contains(included.name) else {
            let circle = activeTemplates.drop { $0 != included.name } + [included.name]
            report(
                "recursive-partial", name.place,
                "\"\(included.name)\" includes itself: \(circle.joined(separator: " > "))")
            return nil
        }
        return included
    }

    private mutating func generate(_ included: ParsedTemplate, _ inclusion: Inclusion) {
        let outer = indentation
        var nodes = included.nodes[...]
        if let blanks = inclusion.indentation {
            indentation += template.bytes[blanks]
        } else if case .lineStart = nodes.first {
            nodes.removeFirst()
        }
        activeTemplates.append(included.name)
        generate(nodes, of: included)
        activeTemplates.removeLast()
        indentation = outer
    }
}
