/// The kind of a destination, judged as a browser would judge it: blanks and control characters that browsers drop, and
/// letter case, hide no scheme.
public enum MarkdownDestination: Hashable, Sendable {
    /// A path, query or fragment within the site.
    case relative
    /// `http` or `https`, with a well-formed host.
    case web
    /// `mailto`, `tel` or `geo`.
    case contact
    /// Any other scheme, in lower case.
    case forbidden(scheme: String)
    /// A web address without or with a misshapen host, one that begins with `//`, or an allowed scheme that is broken
    /// up by characters that browsers drop.
    case malformed

    /// True if a page may hold it.
    public var isAllowed: Bool {
        switch self {
        case .relative, .web, .contact: true
        case .forbidden, .malformed: false
        }
    }

    public init(_ destination: String) {
        if MarkdownDestination.isPlainlyWeb(destination) {
            self = .web
            return
        }
        var head: [UInt8] = []
        var dropped = false
        for scalar in destination.unicodeScalars {
            if MarkdownDestination.isDropped(scalar) {
                dropped = true
                continue
            }
            guard scalar.isASCII, scalar != ":", head.count < 64 else {
                self = scalar == ":" ? .init(scheme: head, of: destination, dropped: dropped) : .relative
                return
            }
            let byte = UInt8(scalar.value)
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"):
                guard head.isEmpty || head == [UInt8(ascii: "/")] else {
                    self = .relative
                    return
                }
                if !head.isEmpty {
                    self = .malformed
                    return
                }
                head.append(UInt8(ascii: "/"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                guard head != [UInt8(ascii: "/")] else {
                    self = .relative
                    return
                }
                head.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
            default:
                self = .relative
                return
            }
        }
        self = .relative
    }

    /// True if it is an address such as most are, by a look at its bytes: `https://` or `http://`, a host of small
    /// ASCII letters, digits and hyphens whose last label begins with a letter, then a path or nothing.
    private static func isPlainlyWeb(_ destination: String) -> Bool {
        destination.utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            for byte in "http".utf8 {
                guard index < bytes.count, bytes[index] == byte else { return false }
                index += 1
            }
            if index < bytes.count, bytes[index] == UInt8(ascii: "s") { index += 1 }
            for byte in "://".utf8 {
                guard index < bytes.count, bytes[index] == byte else { return false }
                index += 1
            }
            var label = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "/") {
                switch bytes[index] {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    break
                case UInt8(ascii: "."):
                    guard index > label else { return false }
                    label = index + 1
                default: return false
                }
                index += 1
            }
            return label < index && bytes[label] >= UInt8(ascii: "a")
        } ?? false
    }

    private init(scheme: [UInt8], of destination: String, dropped: Bool) {
        guard let first = scheme.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
            self = scheme == [UInt8(ascii: "/")] ? .relative : .malformed
            return
        }
        let name = String(decoding: scheme, as: UTF8.self)
        let rest = destination.utf8.dropFirst(scheme.count + 1)
        switch name {
        case "http", "https":
            self = !dropped && WebHost.isWellFormed(after: rest) ? .web : .malformed
        case "mailto", "tel", "geo":
            self = !dropped && !rest.isEmpty ? .contact : .malformed
        default:
            self = .forbidden(scheme: name)
        }
    }

    /// Blanks and control characters, which browsers drop, and characters that nobody sees.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{20}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202F}",
            "\u{2060}"..."\u{206F}", "\u{FEFF}":
            true
        default: false
        }
    }
}
