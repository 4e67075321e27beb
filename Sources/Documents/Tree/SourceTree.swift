/// A YAML or JSON document as a tree in which every node knows its place in the source.
///
/// The nodes lie one after another in the order of the text: a collection is followed by its elements (a mapping's by
/// turns keys and values), each with all that belongs to it. Reading costs two growing arrays and no object per node.
public final class SourceTree: Sendable {
    public let source: SourceFile
    let nodes: [Storage]
    /// The contents of all scalars, one after another.
    let text: [UInt8]
    /// The byte at which offsets begin, where they count code points; nil where they count bytes.
    let codePointOrigin: Int?

    struct Storage {
        var kind: SourceNode.Kind
        /// In code points or bytes; see `codePointOrigin`.
        var start: UInt32
        var end: UInt32
        /// Of a scalar: where its content starts in `text`. Of a collection: the number of its elements.
        var first: UInt32
        /// Of a scalar: the length of its content in bytes. Of a collection: the index after its last descendant.
        var second: UInt32
    }

    init(source: SourceFile, nodes: [Storage], text: [UInt8], codePointOrigin: Int?) {
        self.source = source
        self.nodes = nodes
        self.text = text
        self.codePointOrigin = codePointOrigin
    }

    public var root: SourceNode { SourceNode(tree: self, index: 0) }
}
