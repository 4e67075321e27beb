import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What an independent parser reads in an XML document.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLTree] = []
    /// All text below, whatever elements stand between.
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    convenience init(parsing document: [UInt8]) throws {
        let builder = Builder()
        let parser = XMLParser(data: Data(document))
        parser.delegate = builder
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
        let root = try #require(builder.root)
        self.init(name: root.name, attributes: root.attributes)
        children = root.children
        text = root.text
    }

    func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

    func only(_ name: String) throws -> XMLTree {
        let found = all(name)
        try #require(found.count == 1, "\(found.count) elements \(name)")
        return found[0]
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: XMLTree?
        private var open: [XMLTree] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = XMLTree(name: name, attributes: attributes)
            open.last?.children.append(element)
            if root == nil { root = element }
            open.append(element)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            for element in open { element.text += text }
        }
    }
}
