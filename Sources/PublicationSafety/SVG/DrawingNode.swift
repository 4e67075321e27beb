/// An element of a drawing.
final class DrawingNode {
    let name: String
    var attributes: [(name: String, value: String)]
    var content: [Content] = []

    enum Content {
        case element(DrawingNode)
        case text(String)
    }

    init(_ name: String, _ attributes: [(name: String, value: String)]) {
        self.name = name
        self.attributes = attributes
    }

    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
}
