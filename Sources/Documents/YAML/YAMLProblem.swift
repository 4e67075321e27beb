import CYAML
import Messages

/// A mistake in a YAML document, in code points from its start.
struct YAMLProblem {
    var id: String
    var offset: Int
    var length = 1
    /// True if reading stopped here.
    var isFatal = false
    var message: Message
    var suggestion: Message?
    /// True where libyaml counts bytes instead of code points.
    var isByteOffset = false

    func diagnostic(in source: SourceFile, from start: Int) -> Diagnostic {
        let byte = isByteOffset ? start + offset : source.byte(ofCodePoint: offset, from: start)
        return source.diagnostic(id, at: byte, length: max(1, length), message, suggestion: suggestion)
    }

    static let outOfMemory = YAMLProblem(
        id: "yaml-syntax", offset: 0, isFatal: true, message: "there is not enough memory to read this file")

    static func furtherDocument(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-document", offset: offset, isFatal: true, message: "a second YAML document begins here",
            suggestion: "a file holds one record; remove the line \"---\" or move what follows to a file of its own")
    }

    static func directive(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-directive", offset: offset, message: "YAML directives (%YAML, %TAG) are not used in records",
            suggestion: "delete the line")
    }

    static func alias(at offset: Int, length: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-alias", offset: offset, length: length,
            message: "a text that starts with * is a YAML alias, which records do not use",
            suggestion: "write the value itself, or put a text that starts with * in quotes")
    }

    static func anchor(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-anchor", offset: offset,
            message: "a text that starts with & is a YAML anchor, which records do not use",
            suggestion: "delete it, or put a text that starts with & in quotes")
    }

    static func tag(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-tag", offset: offset,
            message: "a text that starts with ! is a YAML tag, which records do not use",
            suggestion: "delete it, or put a text that starts with ! in quotes")
    }

    static func mergeKey(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-merge-key", offset: offset, length: 2, message: "YAML merge keys (<<) are not used in records",
            suggestion: "write the fields themselves")
    }

    static func collectionAsKey(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "yaml-syntax", offset: offset, isFatal: true, message: "a field's name must be a word",
            suggestion: "put a text that starts with {, [ or ? in quotes")
    }

    static func tooDeep(at offset: Int) -> YAMLProblem {
        YAMLProblem(
            id: "too-deep", offset: offset, isFatal: true,
            message: "the values are nested deeper than \(SourceTreeBuilder.maximumDepth) levels")
    }
}

extension YAMLProblem {
    /// libyaml's own complaint in words that help.
    init(syntaxErrorOf parser: yaml_parser_t, in bytes: UnsafeBufferPointer<UInt8>) {
        let problem = parser.problem.map { String(cString: $0) } ?? "unknown"
        let explained = YAMLProblem.explanations.first { $0.problem == problem }
        if parser.error == YAML_READER_ERROR {
            self.init(
                id: "yaml-syntax", offset: parser.problem_offset, isFatal: true,
                message: explained?.message ?? YAMLProblem.unexplained(problem), suggestion: explained?.suggestion,
                isByteOffset: true)
            return
        }
        let context = parser.context_mark.index
        if let mistake = MistypedLine(in: bytes).mistake(behind: problem, at: parser.problem_mark.index, key: context) {
            self = mistake
            return
        }
        // Where a token never ends (a quotation mark that is not closed), and where a line is no field, its beginning is what
        // the writer must see.
        let isUnfinished =
            parser.context != nil
            && ([
                "found unexpected end of stream", "could not find expected ':'",
                "did not find expected alphabetic or numeric character",
            ].contains(problem)
                || ["did not find expected ',' or ']'", "did not find expected ',' or '}'"].contains(problem)
                    && parser.problem_mark.line > parser.context_mark.line)
        let offset = isUnfinished ? context : parser.problem_mark.index
        var message = explained?.message ?? YAMLProblem.unexplained(problem)
        var suggestion = explained?.suggestion
        if problem == "found character that cannot start any token", YAMLProblem.isTab(at: offset, in: bytes) {
            message = "a tab cannot indent here"
            suggestion = "indent with spaces"
        }
        self.init(id: "yaml-syntax", offset: offset, isFatal: true, message: message, suggestion: suggestion)
    }

    /// Returns the parser's words for a problem that staff hardly meet.
    private static func unexplained(_ problem: String) -> Message {
        "this cannot be read as YAML: \(problem)"
    }

    private static func isTab(at codePoint: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var remaining = codePoint
        for byte in bytes where byte & 0xC0 != 0x80 {
            if remaining == 0 { return byte == UInt8(ascii: "\t") }
            remaining -= 1
        }
        return false
    }

    private static let explanations: [(problem: String, message: Message, suggestion: Message)] = [
        (
            "mapping values are not allowed in this context", "a colon followed by a blank cannot stand here",
            "put a text that holds \": \" in quotes, or mend the indentation of this line"
        ),
        (
            "could not find expected ':'", "a colon is missing: here should be a field, \"name: value\"",
            "write \"name: value\", or indent the line if it belongs to the value above"
        ),
        (
            "did not find expected key", "this line fits neither the fields above nor their values",
            "give it the same indentation as the fields beside it; put values with quotes or colons in quotes"
        ),
        (
            "did not find expected '-' indicator", "this line is not an element of the list above",
            "start it with \"- \" at the same indentation as the others"
        ),
        (
            "did not find expected ',' or ']'", "a list in square brackets is not closed, or lacks a comma",
            "separate elements with commas and close the list with ]"
        ),
        (
            "did not find expected ',' or '}'", "a group in curly brackets is not closed, or lacks a comma",
            "separate fields with commas and close the group with }"
        ),
        (
            "found unexpected end of stream", "a quotation mark is opened here and never closed",
            "close it at the end of the text"
        ),
        (
            "found character that cannot start any token", "a value cannot start with this character",
            "put the value in quotes"
        ),
        (
            "found unknown escape character", "this escape does not exist in double quotes",
            "write a backslash as \\\\, or use single quotes"
        ),
        (
            "block sequence entries are not allowed in this context", "a list cannot begin here",
            "begin the list in a new line"
        ),
        (
            "found a tab character where an indentation space is expected", "a tab cannot indent here",
            "indent with spaces"
        ),
        (
            "found a tab character that violates indentation", "a tab cannot indent here", "indent with spaces"
        ),
        (
            "did not find expected <document start>", "this line does not belong to the record above",
            "give every field the form \"name: value\""
        ),
        ("found unexpected ':'", "a colon cannot stand here", "put the text in quotes"),
        ("mapping keys are not allowed in this context", "a text cannot begin with ? here", "put the text in quotes"),
        (
            "did not find expected node content", "a value is missing here",
            "write the value, and put a text that begins with a sign in quotes"
        ),
        (
            "found unexpected document indicator", "a quotation mark is opened here and never closed",
            "close it at the end of the text"
        ),
        (
            "did not find expected comment or line break", "after > or | nothing more can stand in this line",
            "begin the text in the next line, or put a text that starts with > or | in quotes"
        ),
        (
            "did not find expected alphabetic or numeric character", "a text cannot begin with * or & here",
            "put the text in quotes"
        ),
        (
            "did not find expected hexdecimal number", "this escape lacks digits",
            "write a backslash as \\\\, or use single quotes"
        ),
        (
            "found invalid Unicode character escape code", "this escape stands for no character",
            "write the character itself"
        ),
        ("found undefined tag handle", "a text cannot begin with ! here", "put the text in quotes"),
        (
            "did not find expected whitespace or line break", "a text cannot begin with ! here",
            "put the text in quotes"
        ),
        ("could not find expected directive name", "a line cannot begin with % here", "put the text in quotes"),
        ("found unknown directive name", "a line cannot begin with % here", "put the text in quotes"),
        ("control characters are not allowed", "a character that cannot be shown stands here", "delete it"),
    ]
}
