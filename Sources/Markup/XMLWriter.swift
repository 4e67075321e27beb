/// A type that writes one XML 1.0 document as UTF-8, element after element, without building a tree first. What is
/// opened is closed.
///
/// Names of elements and attributes are the generator's own and are not escaped; values and text may be anything.
public struct XMLWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    /// True while the start tag of the innermost element still lacks its `>`.
    private var isInStartTag = false

    public init() {}

    /// Writes a document, with its XML declaration, behind what `bytes` holds already.
    public static func append(to bytes: inout [UInt8], _ write: (inout XMLWriter) -> Void) {
        var writer = XMLWriter()
        swap(&writer.bytes, &bytes)
        writer.bytes.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        write(&writer)
        writer.bytes.append(UInt8(ascii: "\n"))
        swap(&writer.bytes, &bytes)
    }

    /// Writes an element. `content` writes its attributes first, then what is in it.
    public mutating func element(_ name: String, _ content: (inout XMLWriter) -> Void) {
        endStartTag()
        bytes.append(UInt8(ascii: "<"))
        bytes.append(contentsOf: name.utf8)
        isInStartTag = true
        content(&self)
        if isInStartTag {
            bytes.append(contentsOf: "/>".utf8)
            isInStartTag = false
        } else {
            bytes.append(contentsOf: "</".utf8)
            bytes.append(contentsOf: name.utf8)
            bytes.append(UInt8(ascii: ">"))
        }
    }

    /// Writes an element that holds nothing but text.
    public mutating func element(_ name: String, text: String) {
        element(name) { $0.text(text) }
    }

    /// Writes an attribute of the element that was opened last, before anything is written into it.
    public mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
        bytes.append(escaping: value, for: .xmlAttribute)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes text.
    public mutating func text(_ text: String) {
        endStartTag()
        bytes.append(escaping: text, for: .xmlText)
    }

    /// Writes text that is there as UTF-8.
    public mutating func text(utf8 text: [UInt8]) {
        endStartTag()
        text.withUnsafeBufferPointer { bytes.append(escaping: $0, for: .xmlText) }
    }

    /// Writes white space for whoever reads the document's source, where elements hold elements only.
    public mutating func lineBreak() {
        endStartTag()
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func endStartTag() {
        guard isInStartTag else { return }
        bytes.append(UInt8(ascii: ">"))
        isInStartTag = false
    }
}
