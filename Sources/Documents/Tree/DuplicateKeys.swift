/// Keys that a mapping holds twice: one of the two values would be lost without a word.
enum DuplicateKeys {
    static func report(in tree: SourceTree, diagnostics: inout [Diagnostic]) {
        for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
            report(in: SourceNode(tree: tree, index: index), diagnostics: &diagnostics)
        }
    }

    private static func report(in mapping: SourceNode, diagnostics: inout [Diagnostic]) {
        let entries = mapping.entries
        guard entries.count > 1 else { return }
        var seen: [String: SourceNode] = [:]
        seen.reserveCapacity(entries.count)
        for (key, _) in entries where key.isScalar {
            let name = key.text
            guard let first = seen.updateValue(key, forKey: name) else { continue }
            seen[name] = first
            diagnostics.append(
                key.diagnostic(
                    "duplicate-key", "\"\(name)\" stands here a second time (first in line \(first.position.line))",
                    suggestion: "keep one of the two"))
        }
    }
}
