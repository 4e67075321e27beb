import Markup

extension XMLWriter {
    /// Writes a drawing's element with all that is in it, without blanks between elements.
    mutating func append(_ node: DrawingNode) {
        element(node.name) { xml in
            for (name, value) in node.attributes { xml.attribute(name, value) }
            for content in node.content {
                switch content {
                case .element(let child): xml.append(child)
                case .text(let text): xml.text(text)
                }
            }
        }
    }
}
