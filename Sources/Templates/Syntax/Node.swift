/// A part of a parsed template. Ranges are of the template's bytes.
indirect enum Node: Sendable {
    /// The beginning of a line that writes something, with the blanks before it: the place for a partial's indentation.
    case lineStart(blanks: Range<Int>)
    case text(Range<Int>)
    case variable(Name, escaped: Bool)
    case section(Name, inverted: Bool, body: [Node])
    case partial(Inclusion)
    case parent(Inclusion, arguments: [Block])
    case block(Block)
}

/// The content of a tag between its delimiters, with its place.
struct Name: Hashable, Sendable {
    let text: String
    let place: Place
    /// What stands between its dots.
    let words: [String]

    init(text: String, place: Place) {
        self.text = text
        self.place = place
        let utf8 = text.utf8
        guard var end = utf8.firstIndex(of: UInt8(ascii: ".")) else {
            words = [text]
            return
        }
        var words: [String] = []
        var start = utf8.startIndex
        while true {
            words.append(String(text[start..<end]))
            guard end < utf8.endIndex else { break }
            start = utf8.index(after: end)
            end = utf8[start...].firstIndex(of: UInt8(ascii: ".")) ?? utf8.endIndex
        }
        self.words = words
    }
}

/// `{{>name}}` or `{{<name}}`.
struct Inclusion: Sendable {
    let name: Name
    /// The blanks before a tag that begins its line (no `Node.lineStart` precedes it), to be put before every line of
    /// the included template; nil for a tag after other things.
    let indentation: Range<Int>?
}

/// `{{$name}}...{{/name}}`: in a parent tag what replaces the parent's block, elsewhere a place with default content.
struct Block: Sendable {
    let name: Name
    /// The blanks before a tag that begins its line (no `Node.lineStart` precedes it); nil for a tag after other
    /// things.
    let indentation: Range<Int>?
    /// True if the opening tag was alone on its line, so that the content begins with a line of its own.
    let isStandalone: Bool
    let body: [Node]
}
