extension SourceNode {
    /// True if two keys of a mapping may be the same: of few keys, whether any two have the same bytes, or other bytes
    /// than ASCII, which may be equal though they differ.
    fileprivate var mayRepeatKeys: Bool {
        let keys = keyContents
        guard keys.count > 1 else { return false }
        guard keys.count <= 32 else { return true }
        return tree.text.withUnsafeBytes { text in
            for (index, key) in keys.enumerated() {
                let bytes = UnsafeRawBufferPointer(rebasing: text[key])
                if bytes.contains(where: { $0 >= 0x80 }) { return true }
                for other in keys[..<index] where other.count == key.count {
                    if bytes.elementsEqual(text[other]) { return true }
                }
            }
            return false
        }
    }
}

/// Keys that a mapping holds twice: one of the two values would be lost without a word.
enum DuplicateKeys {
    static func report(in tree: SourceTree, diagnostics: inout [Diagnostic]) {
        var bound = Diagnostic.bound
        for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
            report(in: SourceNode(tree: tree, index: index), diagnostics: &diagnostics)
            diagnostics.limit(past: &bound)
        }
    }

    private static func report(in mapping: SourceNode, diagnostics: inout [Diagnostic]) {
        guard mapping.mayRepeatKeys else { return }
        let entries = mapping.entries
        var seen: [String: SourceNode] = [:]
        seen.reserveCapacity(entries.count)
        for (key, _) in entries where key.isScalar {
            let name = key.text
            guard let first = seen.updateValue(key, forKey: name) else { continue }
            seen[name] = first
            diagnostics.append(
                key.diagnostic(
                    "duplicate-key",
                    key.written == first.written
                        ? "\"\(name, polish: key.written)\" stands here a second time (first in line \(first.position.line))"
                        : "\"\(key.written)\" is the same as \"\(first.written)\" in line \(first.position.line)",
                    suggestion: "keep one of the two"))
        }
    }
}
