import Documents
import Records

/// A file that a record names, and where it does.
struct FileReference: Sendable {
    /// Relative to the content folder.
    let path: String
    let origin: Origin
}

extension Origin {
    /// The place at which a node begins.
    init(of node: SourceNode) {
        let position = node.position
        self.init(file: node.tree.source.name, line: position.line, column: position.column)
    }
}
