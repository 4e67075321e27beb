import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document that is no XML, or lacks an element.
public struct XMLTreeError: Error {
    let reason: String
}

/// An XML document as an independent parser reads it.
public final class XMLTree {
    public let name: String
    public let attributes: [String: String]
    public fileprivate(set) var children: [XMLTree] = []
    /// All text below, whatever elements stand between.
    public fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    public convenience init(parsing document: [UInt8]) throws {
        let builder = Builder()
        let parser = XMLParser(data: Data(document))
        parser.delegate = builder
        guard parser.parse(), let root = builder.root else {
            throw XMLTreeError(reason: "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
        }
        self.init(name: root.name, attributes: root.attributes)
        children = root.children
        text = root.text
    }

    public func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

    public func only(_ name: String) throws -> XMLTree {
        let found = all(name)
        guard found.count == 1 else { throw XMLTreeError(reason: "\(found.count) elements \(name)") }
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
