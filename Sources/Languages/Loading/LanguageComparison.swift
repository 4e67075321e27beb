import Documents
import Messages

/// Finds what one language's file has and another's lacks.
struct LanguageComparison {
    private typealias Node = (file: LanguageFile, node: TextNode)
    /// A comparison of texts that stand in the same place of several files, and the texts that it need not see.
    private struct TextComparison {
        var passesOver: (TextNode) -> Bool
        var compare: (inout LanguageComparison, [Node]) -> Void = { _, _ in }
    }

    private(set) var diagnostics: [Diagnostic] = []

    init(_ files: [LanguageFile], phrases: [Phrase]) {
        // A script fills in the same on the pages of every language.
        let texts = TextComparison(passesOver: { !$0.field.value.mayHoldPlaceholders }) { comparison, holders in
            comparison.compare(holders.map { ($0, $1.field, $1.field.value.placeholders) })
        }
        compare(files.compactMap { file in file.textTree.map { (file, $0) } }, texts)
        // The placeholders of phrases are known to the code that fills them in.
        compare(
            files.compactMap { file in file.phraseTree.map { (file, $0) } }, TextComparison(passesOver: { _ in true }))
        var seen: Set<String> = []
        for phrase in phrases where seen.insert(phrase.key).inserted {
            reportMissing(phrase, in: files)
            compare(files.compactMap { file in file.forms[phrase.key].map { (file, $0.field, $0.placeholders) } })
        }
    }

    /// Compares groups that stand in the same place of several files.
    private mutating func compare(_ groups: [Node], _ texts: TextComparison) {
        guard let first = groups.first else { return }
        guard groups.dropFirst().allSatisfy({ $0.node.hasSameNames(as: first.node) }) else {
            var seen: Set<String> = []
            for group in groups {
                for child in group.node.children ?? [] where seen.insert(child.name).inserted {
                    compare(child, of: group.file, in: groups, texts)
                }
            }
            return
        }
        // Nearly all are the same in all files.
        for (place, child) in (first.node.children ?? []).enumerated() {
            let nodes = groups.compactMap { group -> Node? in
                group.node.children.map { (file: group.file, node: $0[place]) }
            }
            if nodes.allSatisfy({ $1.children == nil && texts.passesOver($1) }) { continue }
            if nodes.allSatisfy({ $1.children != nil }) {
                compare(nodes, texts)
            } else {
                compare(child, of: first.file, in: groups, texts)
            }
        }
    }

    /// Compares what files have in the place of a text or group, of which `first` is the first that has it.
    private mutating func compare(
        _ first: TextNode, of file: LanguageFile, in groups: [Node], _ texts: TextComparison
    ) {
        var holders: [Node] = []
        var lacking: [Node] = []
        for group in groups {
            if let node = group.node[first.name] {
                holders.append((group.file, node))
            } else {
                lacking.append(group)
            }
        }
        if !lacking.isEmpty { report(first, missingIn: lacking, heldBy: groups) }
        let isGroup = first.children != nil
        for (holder, node) in holders where (node.children != nil) != isGroup {
            report(
                node.field.key, "wrong-type",
                isGroup
                    ? "\"\(node.field.path)\" is a text here and a group in \(file.name)"
                    : "\"\(node.field.path)\" is a group here and a text in \(file.name)",
                suggestion: "give \(holder.name) and \(file.name) the same texts")
        }
        if isGroup {
            compare(holders.filter { $0.node.children != nil }, texts)
        } else {
            texts.compare(&self, holders.filter { $0.node.children == nil })
        }
    }

    /// Reports placeholders that a text has in one language and lacks in another.
    private mutating func compare(_ texts: [(file: LanguageFile, field: Field, placeholders: Set<String>)]) {
        guard texts.contains(where: { !$0.placeholders.isEmpty }) else { return }
        for lacking in texts {
            var known = lacking.placeholders
            for other in texts {
                for name in other.placeholders.sorted() where known.insert(name).inserted {
                    report(name, missingIn: lacking.field, heldBy: other.file)
                }
            }
        }
    }

    private mutating func report(_ placeholder: String, missingIn field: Field, heldBy file: LanguageFile) {
        report(
            field.key, "missing-placeholder",
            "\"\(field.path)\" does not show {\(placeholder)}, which it does in \(file.name)",
            suggestion: "put {\(placeholder)} where it belongs, or take it out of the other languages")
    }

    private mutating func report(_ node: TextNode, missingIn lacking: [Node], heldBy groups: [Node]) {
        // A name that only the other file has is likely to be the same one, misspelt in one of the two.
        let candidates = lacking.flatMap { group in
            (group.node.children ?? []).map(\.name).filter { name in
                groups.contains { $0.node[name] == nil }
            }
        }
        let names = lacking.map(\.file.name).joined(separator: ", ")
        report(
            node.field.key, "missing-text", "\"\(node.field.path)\" is missing in \(names)",
            suggestion: NearMiss.of(node.name, among: candidates).map { "is it \"\($0)\" there?" }
                ?? "add it to \(names)")
    }

    private mutating func report(_ node: SourceNode, _ id: String, _ message: Message, suggestion: Message) {
        diagnostics.append(node.diagnostic(id, message, suggestion: suggestion))
    }

    /// Reports a phrase that no file has; what some have and others lack is found by comparing them.
    private mutating func reportMissing(_ phrase: Phrase, in files: [LanguageFile]) {
        guard !files.contains(where: { $0.forms[phrase.key] != nil }) else { return }
        let sections = files.compactMap(\.phraseTree)
        guard !sections.contains(where: { $0.holds(phrase.key) }) else { return }
        for section in sections {
            report(
                section.field.key, "missing-phrase", "the phrase \"\(phrase.key)\" is missing in every language",
                suggestion: phrase.isPlural ? "add it with its plural forms" : "add it")
        }
    }
}

extension TextNode {
    /// Returns true if a text stands at a dotted place below.
    fileprivate func holds(_ key: String) -> Bool {
        var node = self
        for name in key.split(separator: ".") {
            guard let child = node[String(name)] else { return false }
            node = child
        }
        return true
    }
}
