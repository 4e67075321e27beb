import Messages

/// The lines of a YAML text, in which the mistakes of beginners are sought: libyaml tells them where it cannot go on, which
/// is often a line too late, and in the words of its grammar.
///
/// Places are code points from the start of the text, as libyaml counts them.
struct MistypedLine {
    private let text: [Unicode.Scalar]

    init(in bytes: UnsafeBufferPointer<UInt8>) { text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }

    /// Returns the mistake for which libyaml gave up; nil where it is none that beginners make.
    /// - Parameters:
    ///   - problem: libyaml's words.
    ///   - place: the place where it gave up.
    ///   - key: the place where the field began that it was reading.
    func mistake(behind problem: String, at place: Int, key: Int) -> YAMLProblem? {
        let line = line(at: place)
        switch problem {
        case "could not find expected ':'":
            return separator(in: self.line(at: key))
        case "mapping values are not allowed in this context":
            guard let above = line.flatMap(lineAbove), let line, colon(in: line) == place else { return nil }
            if colon(in: above) != nil { return wrongIndentation(of: line, beside: above) }
            return separators(from: above) ?? missingColon(in: above)
        case "did not find expected key":
            guard let line else { return nil }
            let before = text[line.lowerBound..<place].last { $0 != " " }
            if before == "\"" || before == "'" { return .textAfterQuotes(at: place, length: line.upperBound - place) }
            guard start(of: line) == place, let above = lineAbove(line) else { return nil }
            return wrongIndentation(of: line, beside: above)
        case "did not find expected <document start>":
            guard let line, let first = firstLine, first.lowerBound < line.lowerBound else { return nil }
            return wrongIndentation(of: first, beside: line) ?? separator(in: line)
        case "mapping keys are not allowed in this context", "did not find expected node content":
            let mark = place < text.count && text[place] == "?" ? place : place - 1
            return text.indices.contains(mark) && text[mark] == "?" ? .questionMark(at: mark) : nil
        default:
            return nil
        }
    }

    /// Returns the mistake in a text that is no field at all; nil where it is none that beginners make.
    var mistakeInFirstLine: YAMLProblem? { separator(in: firstLine) }

    // MARK: Lines

    /// Returns the line that holds a place, without its end; nil past the text.
    private func line(at place: Int) -> Range<Int>? {
        guard place <= text.count else { return nil }
        let start = text[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return start..<end(ofLineFrom: start)
    }

    private func end(ofLineFrom start: Int) -> Int {
        let end = text[start...].firstIndex(of: "\n") ?? text.count
        return end > start && text[end - 1] == "\r" ? end - 1 : end
    }

    /// Returns the nearest line above one that holds more than a comment.
    private func lineAbove(_ line: Range<Int>) -> Range<Int>? {
        var line = line
        while line.lowerBound > 0 {
            guard let above = self.line(at: line.lowerBound - 1) else { return nil }
            if holdsText(above) { return above }
            line = above
        }
        return nil
    }

    private var firstLine: Range<Int>? {
        var start = 0
        while start < text.count {
            let line = start..<end(ofLineFrom: start)
            if holdsText(line) { return line }
            start = (text[start...].firstIndex(of: "\n") ?? text.count) + 1
        }
        return nil
    }

    private func holdsText(_ line: Range<Int>) -> Bool {
        let start = start(of: line)
        return start < line.upperBound && text[start] != "#"
    }

    /// Returns the place of the first character of a line that is no blank.
    private func start(of line: Range<Int>) -> Int { line.first { text[$0] != " " } ?? line.upperBound }

    /// Returns the place of the colon behind the name of a field; nil where a line has none that YAML takes for one.
    private func colon(in line: Range<Int>) -> Int? {
        line.first { text[$0] == ":" && ($0 + 1 >= line.upperBound || text[$0 + 1] == " ") }
    }

    // MARK: Mistakes

    private func wrongIndentation(of line: Range<Int>, beside other: Range<Int>) -> YAMLProblem? {
        let (own, others) = (start(of: line) - line.lowerBound, start(of: other) - other.lowerBound)
        return own == others ? nil : .indentation(own, beside: others, at: line.lowerBound)
    }

    /// Returns the mistake in the first of some lines without a colon, the last of which is given.
    private func separators(from last: Range<Int>) -> YAMLProblem? {
        var found = separator(in: last)
        var line = last
        while let above = lineAbove(line), colon(in: above) == nil, start(of: above) - above.lowerBound == 0 {
            found = separator(in: above) ?? found
            line = above
        }
        return found
    }

    /// Returns the mistake between the name of a field and its value.
    private func separator(in line: Range<Int>?) -> YAMLProblem? {
        guard let line else { return nil }
        let start = start(of: line)
        guard let place = (start..<line.upperBound).first(where: { !isPartOfName(text[$0]) }), place > start,
            place - start <= 40
        else { return nil }
        let sign = text[place]
        let isColon = sign == ":" && place + 1 < line.upperBound
        guard isColon || ";=–—".unicodeScalars.contains(sign) else { return nil }
        if isColon, MistypedLine.isNoBreakBlank(text[place + 1]) { return .noBreakBlank(at: place + 1) }
        let name = string(start..<place)
        let field = "\(name): \(string((place + 1)..<min(line.upperBound, place + 60)))"
        return isColon ? .missingBlank(at: place, field: field) : .wrongSign(String(sign), at: place, field: field)
    }

    /// Returns the mistake in a line that begins like a field, and has no colon.
    private func missingColon(in line: Range<Int>) -> YAMLProblem? {
        guard let first = line.first, text[first].properties.isAlphabetic else { return nil }
        return .missingColon(at: first, length: line.count)
    }

    private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " -_".unicodeScalars.contains(scalar)
    }

    /// Returns a part of the text without white space at its ends.
    private func string(_ range: Range<Int>) -> String {
        let part = text[range].drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
        return String(String.UnicodeScalarView(part.reversed()))
    }

    /// True for the blanks of word processors at which no line breaks, and which are none in YAML.
    static func isNoBreakBlank(_ scalar: Unicode.Scalar) -> Bool { [0xA0, 0x2007, 0x202F].contains(scalar.value) }
}

extension YAMLProblem {
    fileprivate static func missingBlank(at place: Int, field: String) -> YAMLProblem {
        mistyped(at: place, "a blank is missing after this colon", suggestion: "write \(field)")
    }

    fileprivate static func missingColon(at place: Int, length: Int) -> YAMLProblem {
        mistyped(
            at: place, length: length, "a colon is missing: here should be a field, \"name: value\"",
            suggestion: "write \"name: value\", or indent the line if it belongs to the value above")
    }

    fileprivate static func wrongSign(_ sign: String, at place: Int, field: String) -> YAMLProblem {
        mistyped(at: place, "\"\(sign)\" stands here instead of a colon", suggestion: "write \(field)")
    }

    fileprivate static func noBreakBlank(at place: Int) -> YAMLProblem {
        mistyped(
            at: place, "a no-break blank stands here, as word processors put it",
            suggestion: "delete it and press the space bar")
    }

    fileprivate static func indentation(_ own: Int, beside others: Int, at place: Int) -> YAMLProblem {
        mistyped(
            at: place, length: max(1, own),
            "this line begins with \(own, one: "blank", many: "blanks"), the fields beside it with \(others)",
            suggestion: own > others
                ? "delete \(own - others, one: "blank", many: "blanks") at its beginning"
                : "add \(others - own, one: "blank", many: "blanks") at its beginning")
    }

    fileprivate static func textAfterQuotes(at place: Int, length: Int) -> YAMLProblem {
        mistyped(
            at: place, length: length, "something follows a closing quotation mark",
            suggestion: "put the whole text in quotes, and other quotation marks inside it")
    }

    fileprivate static func questionMark(at place: Int) -> YAMLProblem {
        mistyped(
            at: place, "a question mark is no value", suggestion: "leave the field out where nobody knows")
    }

    private static func mistyped(
        at place: Int, length: Int = 1, _ message: Message, suggestion: Message
    ) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-syntax", offset: place, length: length, isFatal: true, message: message, suggestion: suggestion)
    }
}
