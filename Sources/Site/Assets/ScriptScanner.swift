/// Reads a script (ECMA-262, clause 12) as far as it takes to tell code from texts, comments and regular expressions:
/// which scripts it imports, and which of its bytes only people need.
struct ScriptScanner {
    private(set) var imports: [ScriptImport] = []
    /// Indentation, empty lines and comments that have their lines to themselves, in their order. A comment that starts
    /// with `/*!` is kept: it is a notice that must stay.
    private(set) var asides: [Range<Int>] = []
    /// All but blanks and comments.
    private(set) var tokens: [ScriptToken] = []
    /// Whether it imports or exports, so that its names are its own.
    private(set) var isModule = false
    /// False where code cannot be told from text for certain; nothing should be left out then.
    private(set) var isCertain = true

    private let bytes: [UInt8]
    private var position = 0
    /// Where the line starts; nil where it does so within a text.
    private var lineStart: Int? = 0
    /// Whether a slash would start a regular expression here instead of dividing.
    private var mayStartPattern = true
    private var isAfterBrace = false
    private var isAfterDot = false
    /// Whether an import or export has begun whose `from` may still come.
    private var awaitsFrom = false
    private var isFromRead = false
    private var brackets: [Bracket] = []

    private enum Bracket {
        /// Its flag tells whether it belongs to `if`, `while` ..., after which a statement starts.
        case parenthesis(ofStatement: Bool)
        case brace
        /// `${` within a template.
        case substitution
    }

    private static let wordsBeforePattern: Set<String> = [
        "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "await", "yield",
        "instanceof", "if", "while", "for", "with",
    ]
    private static let wordsBeforeStatement: Set<String> = ["if", "while", "for", "with"]
    private static let wordsThatEndImport: Set<String> = ["const", "let", "var", "function", "class", "default"]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count { step() }
        if !brackets.isEmpty { isCertain = false }
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "\n"):
            if let start = lineStart { asides.append(start..<position + 1) }
            position += 1
            lineStart = position
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
        default:
            // The first thing on its line that is no comment.
            if let start = lineStart, start < position { asides.append(start..<position) }
            lineStart = nil
            token()
        }
    }

    private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
        tokens.append(ScriptToken(kind: kind, range: start..<min(position, bytes.count)))
    }

    private mutating func lineComment() {
        let start = position
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
        guard let line = lineStart else { return }
        if position < bytes.count { position += 1 }
        asides.append(min(line, start)..<position)
        lineStart = position
    }

    private mutating func blockComment() {
        let line = lineStart
        let isNotice = byte(2) == UInt8(ascii: "!")
        position += 2
        while position < bytes.count, !isAt("*/") { position += 1 }
        guard position < bytes.count else {
            isCertain = false
            return
        }
        position += 2
        lineStart = nil
        guard let line, !isNotice else { return }
        var end = position
        while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[end]) {
            end += 1
        }
        guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return }
        position = min(end + 1, bytes.count)
        asides.append(line..<position)
        lineStart = position
    }

    private mutating func token() {
        let wasFromRead = isFromRead
        isFromRead = false
        let character = byte()
        if ScriptScanner.isOfWord(character) { return word() }
        defer { isAfterDot = character == UInt8(ascii: ".") }
        switch character {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let start = position
            let text = quoted()
            add(.text, from: start)
            if wasFromRead, let text { imports.append(ScriptImport(range: text, isDynamic: false)) }
        case UInt8(ascii: "`"):
            position += 1
            template(from: position - 1)
        case UInt8(ascii: "/"):
            if isAfterBrace { isCertain = false }
            let start = position
            if mayStartPattern {
                pattern()
                add(.text, from: start)
            } else {
                position += 1
                operate()
                add(.punctuator, from: start)
            }
        default: punctuator(character)
        }
    }

    private mutating func punctuator(_ character: UInt8) {
        let start = position
        position += 1
        if character == UInt8(ascii: "}"), case .substitution = brackets.last {
            brackets.removeLast()
            return template(from: start)
        }
        // Of two equal signs that change a number, each is one.
        add(.punctuator, from: start)
        switch character {
        case UInt8(ascii: "("):
            brackets.append(.parenthesis(ofStatement: false))
            operate()
        case UInt8(ascii: ")"):
            guard case .parenthesis(let ofStatement) = brackets.popLast() else { return isCertain = false }
            operand()
            mayStartPattern = ofStatement
        case UInt8(ascii: "{"):
            brackets.append(.brace)
            operate()
        case UInt8(ascii: "}"):
            guard case .brace = brackets.popLast() else { return isCertain = false }
            operand()
            isAfterBrace = true
        case UInt8(ascii: "]"): operand()
        case UInt8(ascii: "+") where byte() == character, UInt8(ascii: "-") where byte() == character:
            // Before or behind what it changes: what a slash means stays the same.
            position += 1
            add(.punctuator, from: position - 1)
        case UInt8(ascii: ";"), UInt8(ascii: "="):
            awaitsFrom = false
            operate()
        default: operate()
        }
    }

    private mutating func operand() {
        mayStartPattern = false
        isAfterBrace = false
    }

    private mutating func operate() {
        mayStartPattern = true
        isAfterBrace = false
    }

    private mutating func word() {
        let start = position
        while position < bytes.count, ScriptScanner.isOfWord(byte()) { position += 1 }
        add(.word, from: start)
        let isName = isAfterDot
        isAfterDot = false
        operand()
        guard !isName, position - start <= 10 else { return }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        mayStartPattern = ScriptScanner.wordsBeforePattern.contains(word)
        switch word {
        case "import": importation()
        case "export":
            isModule = true
            awaitsFrom = [UInt8(ascii: "*"), UInt8(ascii: "{")].contains(next())
        case "from": isFromRead = awaitsFrom
        case let word where ScriptScanner.wordsThatEndImport.contains(word): awaitsFrom = false
        case let word where ScriptScanner.wordsBeforeStatement.contains(word) && next() == UInt8(ascii: "("):
            parenthesis(ofStatement: true)
        default: break
        }
    }

    /// Behind the word `import`.
    private mutating func importation() {
        switch next() {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            isModule = true
            isFromRead = true
        case UInt8(ascii: "("):
            parenthesis(ofStatement: false)
            guard [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(next()) else { return }
            skipBlanks()
            let start = position
            let text = quoted()
            add(.text, from: start)
            guard let text, [UInt8(ascii: ")"), UInt8(ascii: ",")].contains(next()) else { return }
            imports.append(ScriptImport(range: text, isDynamic: true))
        case UInt8(ascii: "."): break
        default:
            isModule = true
            awaitsFrom = true
        }
    }

    private mutating func parenthesis(ofStatement: Bool) {
        skipBlanks()
        position += 1
        add(.punctuator, from: position - 1)
        brackets.append(.parenthesis(ofStatement: ofStatement))
        operate()
    }

    private func next() -> UInt8 {
        bytes[position...].first { $0 > UInt8(ascii: " ") } ?? 0
    }

    /// Only within a line or two of one statement, whose indentation then stays.
    private mutating func skipBlanks() {
        while position < bytes.count, byte() <= UInt8(ascii: " ") { position += 1 }
    }

    /// The place of a text between quotation marks; nil where it does not end.
    private mutating func quoted() -> Range<Int>? {
        let mark = byte()
        position += 1
        let start = position
        while position < bytes.count, byte() != mark, byte() != UInt8(ascii: "\n") {
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        operand()
        guard position < bytes.count, byte() == mark else {
            isCertain = false
            return nil
        }
        position += 1
        return start..<position - 1
    }

    /// The rest of a template, up to its end or a substitution.
    private mutating func template(from start: Int) {
        while position < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "`"):
                position += 1
                add(.template(opensSubstitution: false), from: start)
                return operand()
            case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"):
                position += 2
                add(.template(opensSubstitution: true), from: start)
                brackets.append(.substitution)
                return operate()
            default: position += 1
            }
        }
        isCertain = false
    }

    private mutating func pattern() {
        position += 1
        var isInClass = false
        while position < bytes.count, byte() != UInt8(ascii: "\n") {
            switch byte() {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                position += 1
                return operand()
            default: break
            }
            position += 1
        }
        isCertain = false
    }

    static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
            true
        default: false
        }
    }
}
