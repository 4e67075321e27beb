import CCMarkGFM

/// Ways over cmark's tree that need no recursion: a hostile text nests as deep as it is long.
enum MarkdownTree {
    enum Step {
        case descend
        /// Leave out the node's children.
        case skip
        /// Go no further.
        case stop
    }

    /// Visits the nodes below `root` in the order of the text.
    static func forEach(in root: OpaquePointer?, _ visit: (OpaquePointer) -> Step) {
        guard let root, var node = cmark_node_first_child(root) else { return }
        while true {
            let step = visit(node)
            if step == .stop { return }
            if step == .descend, let child = cmark_node_first_child(node) {
                node = child
                continue
            }
            while true {
                if let next = cmark_node_next(node) {
                    node = next
                    break
                }
                guard let parent = cmark_node_parent(node), parent != root else { return }
                node = parent
            }
        }
    }

    /// Appends the text that a reader sees in `node`: without markup, line ends as blanks, with or without the
    /// descriptions of images.
    static func appendText(of node: OpaquePointer, images: Bool = true, to bytes: inout [UInt8]) {
        var result = bytes.take()
        forEach(in: node) { inner in
            switch cmark_node_get_type(inner) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
                append(cmark_node_get_literal(inner), to: &result)
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
                result.append(0x20)
            case CMARK_NODE_IMAGE:
                return images ? .descend : .skip
            default: break
            }
            return .descend
        }
        bytes = result
    }

    /// True if a reader sees or hears anything of `node`.
    static func hasText(_ node: OpaquePointer) -> Bool {
        var found = false
        forEach(in: node) { inner in
            guard let literal = cmark_node_get_literal(inner) else { return .descend }
            var position = literal
            while position.pointee != 0 {
                if position.pointee != 0x20 {
                    found = true
                    return .stop
                }
                position += 1
            }
            return .descend
        }
        return found
    }

    /// Returns the destination of a link or an image.
    static func destination(of node: OpaquePointer) -> String {
        String(decoding: bytes(of: cmark_node_get_url(node)), as: UTF8.self)
    }

    static func append(_ text: UnsafePointer<CChar>?, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: MarkdownTree.bytes(of: text))
    }

    /// The bytes of a C string, which live as long as the node that owns it.
    static func bytes(of text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        var end = text
        while end.pointee != 0 { end += 1 }
        return UnsafeBufferPointer(
            start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: end - text)
    }
}
