import Documents
import Messages

/// Makes a tree of a template's tags, and decides which lines disappear.
///
/// A tag other than a variable that is alone on its line takes the line with it, blanks and end included (Mustache
/// specification, "standalone"). A mistake becomes a problem, and parsing goes on as the writer most likely meant it.
struct Parser {
    /// The greatest depth of sections, parents and blocks in one another within a template.
    static let depthLimit = 100

    private let template: String
    private var scanner: Scanner
    private var found: [Diagnostic] = []
    /// The tags that are open at this point, the template itself below them; never empty.
    private var stack = [OpenTag.template]
    /// The blanks with which the current line begins; nil once something else stands on it.
    private var lineBlanks: Range<Int>? = 0..<0

    init(_ template: String, _ bytes: [UInt8]) {
        self.template = template
        scanner = Scanner(template, bytes)
    }

    /// The mistakes found; complete after `parse`.
    var problems: [Diagnostic] { (found + scanner.problems).sorted() }

    /// Parses the template. To be called once.
    mutating func parse() -> [Node] {
        while let piece = scanner.next() {
            switch piece {
            case .text(let range): read(text: range)
            case .tag(let tag):
                guard stack.count <= Self.depthLimit || !tag.kind.opens else {
                    report("nested-too-deeply", tag.place, "tags are nested deeper than \(Self.depthLimit) here")
                    return []
                }
                read(tag)
            }
        }
        if lineBlanks?.isEmpty == false { beginLine() }
        while stack.count > 1 { closeUnclosed() }
        return current.nodes
    }

    private var current: OpenTag {
        get { stack[stack.count - 1] }
        _modify { yield &stack[stack.count - 1] }
    }

    private mutating func report(_ id: String, _ place: Place, _ message: Message, suggestion: Message? = nil) {
        found.append(Diagnostic(id, template, place, message, suggestion: suggestion))
    }

    // MARK: Lines

    private mutating func read(text range: Range<Int>) {
        var rest = range
        if let blanks = lineBlanks {
            while let first = rest.first, scanner.bytes[first].isBlank { rest.removeFirst() }
            lineBlanks = (blanks.isEmpty ? range.lowerBound : blanks.lowerBound)..<rest.lowerBound
        }
        guard !rest.isEmpty else { return }
        beginLine()
        current.nodes.append(.text(rest))
        if scanner.bytes[rest.upperBound - 1] == .newline { startLine() }
    }

    /// Nothing but blanks is known of the line from here on.
    private mutating func startLine() {
        lineBlanks = scanner.offset..<scanner.offset
    }

    /// The current line writes something.
    private mutating func beginLine() {
        if let blanks = takeBlanks() { current.nodes.append(.lineStart(blanks: blanks)) }
    }

    /// The current line writes nothing, and has been skipped.
    private mutating func dropLine() {
        _ = takeBlanks()
        startLine()
    }

    /// The blanks before the first thing on the current line, but for those that an argument's lines have in common;
    /// nil if the line has begun already.
    private mutating func takeBlanks() -> Range<Int>? {
        guard let blanks = lineBlanks else { return nil }
        lineBlanks = nil
        guard let argument = stack.lastIndex(where: \.isArgument) else { return blanks }
        let dedent = stack[argument].dedent ?? blanks.count
        stack[argument].dedent = dedent
        return blanks.dropFirst(dedent)
    }

    // MARK: Tags

    private mutating func read(_ tag: Tag) {
        if current.isParent, !tag.kind.mayStandInParent {
            report(
                "misplaced-tag", tag.place, "between a parent's tags only blocks count: this is never written",
                suggestion: "put it into a block, {{$name}}...{{/name}}")
        }
        let isAlone = lineBlanks != nil && tag.kind.mayStandAlone && scanner.skipBlankRestOfLine()
        switch tag.kind {
        case .escaped, .unescaped:
            beginLine()
            current.nodes.append(.variable(tag.name, escaped: tag.kind == .escaped))
        case .comment, .delimiters:
            finishLine(isAlone)
        case .section, .inverted:
            finishLine(isAlone)
            stack.append(OpenTag(.section(inverted: tag.kind == .inverted), tag))
        case .partial:
            readPartial(tag, isAlone)
        case .parent:
            openParent(tag, isAlone)
        case .block:
            if current.isParent { openArgument(tag, isAlone) } else { openBlock(tag, isAlone) }
        case .close:
            close(tag, isAlone)
        }
    }

    private mutating func finishLine(_ isAlone: Bool) {
        if isAlone { dropLine() } else { beginLine() }
    }

    private mutating func readPartial(_ tag: Tag, _ isAlone: Bool) {
        var indentation: Range<Int>?
        if isAlone {
            indentation = takeBlanks()
            startLine()
        } else {
            beginLine()
        }
        current.nodes.append(.partial(Inclusion(name: tag.name, indentation: indentation)))
    }

    private mutating func openParent(_ tag: Tag, _ isAlone: Bool) {
        var parent = OpenTag(.parent, tag)
        parent.indentation = takeBlanks()
        // The lines of the parent template bring the indentation; this one writes nothing itself.
        if isAlone || parent.indentation != nil { startLine() }
        stack.append(parent)
    }

    private mutating func openBlock(_ tag: Tag, _ isAlone: Bool) {
        var block = OpenTag(.block, tag)
        block.indentation = takeBlanks()
        block.isStandalone = isAlone
        if isAlone { startLine() }
        stack.append(block)
    }

    private mutating func openArgument(_ tag: Tag, _ isAlone: Bool) {
        var argument = OpenTag(.argument, tag)
        argument.isStandalone = isAlone
        lineBlanks = nil
        if isAlone { startLine() }
        stack.append(argument)
    }

    // MARK: Closing

    private mutating func close(_ tag: Tag, _ isAlone: Bool) {
        if let opened = stack.dropFirst().lastIndex(where: { $0.name.text == tag.name.text }) {
            while stack.count > opened + 1 { closeUnclosed() }
        } else if stack.count > 1, NearMiss.of(tag.name.text, among: [current.name.text]) != nil {
            report(
                "mismatched-section", tag.name.place,
                "\"\(tag.name.text)\" is closed where \"\(current.name.text)\" of line \(current.place.line) is open",
                suggestion: "did you mean \"\(current.name.text)\"?")
        } else {
            report("unopened-section", tag.name.place, "\"\(tag.name.text)\" is closed but not open")
            return finishLine(isAlone)
        }
        switch current.kind {
        case .template, .section, .block:
            finishLine(isAlone)
            closeCurrent()
        case .argument:
            // Before and after an argument nothing is written, so that a parent's closing tag may follow on the line.
            let stays = current.isStandalone
            if isAlone || stays { dropLine() } else { lineBlanks = nil }
            closeCurrent()
        case .parent:
            lineBlanks = nil
            if isAlone { startLine() }
            closeCurrent()
        }
    }

    private mutating func closeUnclosed() {
        report(
            "unclosed-section", current.place, "\"\(current.name.text)\" is not closed",
            suggestion: "close it with {{/\(current.name.text)}}")
        closeCurrent()
    }

    private mutating func closeCurrent() {
        guard stack.count > 1 else { return }
        let closed = stack.removeLast()
        let block = Block(
            name: closed.name, indentation: closed.indentation, isStandalone: closed.isStandalone, body: closed.nodes)
        switch closed.kind {
        case .template: break
        case .section(let inverted):
            current.nodes.append(.section(closed.name, inverted: inverted, body: closed.nodes))
        case .parent:
            let parent = Inclusion(name: closed.name, indentation: closed.indentation)
            current.nodes.append(.parent(parent, arguments: closed.arguments))
        case .block:
            current.nodes.append(.block(block))
        case .argument:
            if let first = current.arguments.first(where: { $0.name.text == closed.name.text }) {
                report(
                    "duplicate-block", closed.name.place,
                    "the block \"\(closed.name.text)\" is given twice, first in line \(first.name.place.line)")
            }
            current.arguments.append(block)
        }
    }
}
