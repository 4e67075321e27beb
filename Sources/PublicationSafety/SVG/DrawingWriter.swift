/// Writes a drawing as XML in UTF-8, without blanks between elements.
struct DrawingWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ node: DrawingNode) {
        bytes += "<\(node.name)".utf8
        for (name, value) in node.attributes {
            bytes += " \(name)=\"".utf8
            append(escaped: value, inAttribute: true)
            bytes.append(UInt8(ascii: "\""))
        }
        guard !node.content.isEmpty else {
            bytes += "/>".utf8
            return
        }
        bytes.append(UInt8(ascii: ">"))
        for content in node.content {
            switch content {
            case .element(let child): append(child)
            case .text(let text): append(escaped: text, inAttribute: false)
            }
        }
        bytes += "</\(node.name)>".utf8
    }

    private mutating func append(escaped text: String, inAttribute: Bool) {
        for byte in text.utf8 {
            switch byte {
            case 0x26: bytes += "&amp;".utf8
            case 0x3C: bytes += "&lt;".utf8
            case 0x3E: bytes += "&gt;".utf8
            case 0x22 where inAttribute: bytes += "&quot;".utf8
            case 0x0A where inAttribute: bytes += "&#10;".utf8
            case 0x09 where inAttribute: bytes += "&#9;".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }
}
