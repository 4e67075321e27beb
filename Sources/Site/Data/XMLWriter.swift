/// Writes one XML 1.0 document as UTF-8, element after element, without building a tree first. What is opened is closed.
///
/// Names of elements and attributes are the generator's own and are not escaped; values and text may be anything.
struct XMLWriter: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Whether the start tag of the innermost element still lacks its `>`.
    private var isInStartTag = false

    /// Writes a document, with its XML declaration, behind what `bytes` holds already.
    static func append(to bytes: inout [UInt8], _ write: (inout XMLWriter) -> Void) {
        var writer = XMLWriter()
        swap(&writer.bytes, &bytes)
        writer.bytes.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        write(&writer)
        writer.bytes.append(UInt8(ascii: "\n"))
        swap(&writer.bytes, &bytes)
    }

    /// An element. `content` writes its attributes first, then what is in it.
    mutating func element(_ name: String, _ content: (inout XMLWriter) -> Void) {
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

    /// An element that holds nothing but text.
    mutating func element(_ name: String, text: String) {
        element(name) { $0.text(text) }
    }

    /// An attribute of the element that was opened last, before anything is written into it.
    mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
        var value = value
        value.withUTF8 { XMLEscaping.append($0, to: &bytes, inAttribute: true) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func text(_ text: String) {
        endStartTag()
        var text = text
        text.withUTF8 { XMLEscaping.append($0, to: &bytes, inAttribute: false) }
    }

    /// Text that is there as bytes: UTF-8.
    mutating func text(utf8 text: [UInt8]) {
        endStartTag()
        text.withUnsafeBufferPointer { XMLEscaping.append($0, to: &bytes, inAttribute: false) }
    }

    /// White space for whoever reads the document's source, where elements hold elements only.
    mutating func lineBreak() {
        endStartTag()
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func endStartTag() {
        guard isInStartTag else { return }
        bytes.append(UInt8(ascii: ">"))
        isInStartTag = false
    }
}
