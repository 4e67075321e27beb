/// Reads the links and images that are written in one block, as CommonMark 0.29 reads brackets (section 6.5 to 6.7).
///
/// It need not be perfect: what it finds is compared with what cmark found, and serves only to tell the place.
struct MarkdownLinkScanner {
    struct Link {
        /// With escapes and entities resolved.
        var destination: String
        var isImage: Bool
        /// The place where the destination is written.
        var range: Range<Int>
    }

    private struct Opener {
        /// Behind the bracket.
        var start: Int
        var isImage: Bool
    }

    /// In the order in which their brackets close.
    private(set) var links: [Link] = []
    /// Code, tags and destinations, in which no bare address is a link, in order.
    private(set) var taken: [Range<Int>] = []

    private var cursor: MarkdownCursor
    private let definitions: [String: MarkdownDefinitions.Definition]
    private var openers: [Opener] = []
    /// Links do not nest: once one is complete, the openers around it, which are this many, begin no link.
    private var inactiveBelow = 0
    private var backticksWithoutEnd: Set<Int> = []

    init(_ bytes: [UInt8], _ range: Range<Int>, _ definitions: MarkdownDefinitions) {
        cursor = MarkdownCursor(bytes, range)
        self.definitions = definitions.definitions
        skipDefinitions()
    }

    mutating func scan() {
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "\\"):
                cursor.position += cursor.isEscape(at: cursor.position) ? 2 : 1
            case UInt8(ascii: "`"):
                skipCode()
            case UInt8(ascii: "<"):
                readAngleBrackets()
            case UInt8(ascii: "!"):
                cursor.position += 1
                if cursor.take("[") { openers.append(Opener(start: cursor.position, isImage: true)) }
            case UInt8(ascii: "["):
                cursor.position += 1
                openers.append(Opener(start: cursor.position, isImage: false))
            case UInt8(ascii: "]"):
                closeBracket()
            default:
                cursor.position += 1
            }
        }
    }

    /// A paragraph may begin with definitions, whose destinations are no bare addresses.
    private mutating func skipDefinitions() {
        while !definitions.isEmpty {
            var ahead = cursor
            ahead.skipBlanks()
            guard ahead.label() != nil, ahead.take(":") else { return }
            ahead.skipBlanks()
            guard ahead.destination() != nil else { return }
            var afterTitle = ahead
            afterTitle.skipBlanks()
            cursor = afterTitle.skipTitle() ? afterTitle : ahead
        }
    }

    private mutating func skipCode() {
        let start = cursor.position
        let count = takeBackticks()
        guard !backticksWithoutEnd.contains(count) else { return }
        var ahead = self
        while let byte = ahead.cursor.current {
            guard byte == UInt8(ascii: "`") else {
                ahead.cursor.position += 1
                continue
            }
            guard ahead.takeBackticks() == count else { continue }
            cursor.position = ahead.cursor.position
            taken.append(start..<cursor.position)
            return
        }
        backticksWithoutEnd.insert(count)
    }

    private mutating func takeBackticks() -> Int {
        let start = cursor.position
        while cursor.take("`") {}
        return cursor.position - start
    }

    /// `<https://example.org>`, `<a@example.org>` or a tag.
    private mutating func readAngleBrackets() {
        let bytes = cursor.bytes
        let start = cursor.position + 1
        var end = start
        var hasBlank = false
        while end < cursor.end, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
            if bytes[end] <= 0x20 { hasBlank = true }
            end += 1
        }
        guard end < cursor.end, bytes[end] == UInt8(ascii: ">"), end > start else {
            cursor.position = start
            return
        }
        let content = bytes[start..<end]
        let isAddress = content.contains(UInt8(ascii: ":")) || content.contains(UInt8(ascii: "@"))
        let first = bytes[start] | 0x20
        let isTag = first &- UInt8(ascii: "a") < 26 || "/!?".utf8.contains(bytes[start])
        guard isTag || isAddress else {
            cursor.position = start
            return
        }
        if isAddress, !hasBlank {
            var destination = MarkdownEscapes.resolved(content)
            if !content.contains(UInt8(ascii: ":")) { destination = "mailto:" + destination }
            links.append(Link(destination: destination, isImage: false, range: start..<end))
        }
        taken.append(start..<end)
        cursor.position = end + 1
    }

    private mutating func closeBracket() {
        let closing = cursor.position
        cursor.position += 1
        guard let opener = openers.popLast() else { return }
        defer { inactiveBelow = min(inactiveBelow, openers.count) }
        guard opener.isImage || openers.count >= inactiveBelow else { return }
        guard let (destination, range) = inlineDestination() ?? definition(of: opener.start..<closing) else { return }
        links.append(Link(destination: destination, isImage: opener.isImage, range: range))
        if !opener.isImage { inactiveBelow = openers.count }
    }

    /// `(destination "title")`
    private mutating func inlineDestination() -> (String, Range<Int>)? {
        var ahead = cursor
        guard ahead.take("(") else { return nil }
        ahead.skipBlanks()
        guard let range = ahead.destination() else { return nil }
        ahead.skipBlanks()
        guard ahead.skipTitle() else { return nil }
        ahead.skipBlanks()
        guard ahead.take(")") else { return nil }
        taken.append(range.lowerBound..<ahead.position)
        cursor = ahead
        return (MarkdownEscapes.resolved(cursor.bytes[range]), range)
    }

    /// `[label]`, `[]` or nothing behind the link's text.
    private mutating func definition(of text: Range<Int>) -> (String, Range<Int>)? {
        guard !definitions.isEmpty else { return nil }
        var ahead = cursor
        let explicit = ahead.label()
        let label = explicit.flatMap { $0.isEmpty ? nil : $0 } ?? text
        guard label.count <= 1_000 else { return nil }
        guard let found = definitions[MarkdownDefinitions.normalized(cursor.bytes[label])] else { return nil }
        if explicit != nil { cursor = ahead }
        return (found.destination, found.range)
    }
}
