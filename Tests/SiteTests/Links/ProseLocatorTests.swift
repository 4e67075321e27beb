import Records
import Testing

@testable import Site

@Suite("Places in descriptions")
struct ProseLocatorTests {
    private static func place(
        _ file: String, at origin: (Int, Int), _ markdown: String, _ notation: Prose.Notation, line: Int, column: Int
    ) -> ProseLocator.Place {
        let locator = ProseLocator { _ in Array(file.utf8) }
        let prose = Prose(
            markdown: markdown, origin: Origin(file: "a", line: origin.0, column: origin.1), notation: notation)
        return locator.place(ofLine: line, column: column, in: prose)
    }

    @Test("In a Markdown body, lines follow the file's")
    func body() {
        #expect(
            Self.place("", at: (5, 1), "a\nb", .body, line: 2, column: 3) == .init(line: 6, column: 3, isExact: true))
    }

    @Test("In a JSON string, escapes are counted as they are written")
    func json() {
        let file = "{\n  \"description\": \"Ł\\u0105\\nka \\ud83d\\udc36 [x](y)\"\n}"
        let markdown = "Łą\nka 🐶 [x](y)"
        #expect(
            Self.place(file, at: (2, 18), markdown, .jsonString, line: 2, column: 10)
                == .init(line: 2, column: 48, isExact: true))
        #expect(
            Self.place(file, at: (2, 18), markdown, .jsonString, line: 1, column: 1)
                == .init(line: 2, column: 19, isExact: true))
    }

    @Test("In a YAML scalar, places are exact where the text stands as it is")
    func yaml() {
        let quoted = "a: 1\nd: \"Zob. [x](y)\"\n"
        #expect(
            Self.place(quoted, at: (2, 4), "Zob. [x](y)", .yamlScalar, line: 1, column: 10)
                == .init(line: 2, column: 14, isExact: true))
        let block = "d: |\n    Ala\n\n    [x](y)\n"
        #expect(
            Self.place(block, at: (1, 4), "Ala\n\n[x](y)\n", .yamlScalar, line: 3, column: 5)
                == .init(line: 4, column: 9, isExact: true))
        let folded = "d: >\n  Ala\n  [x](y)\n"
        #expect(
            Self.place(folded, at: (1, 4), "Ala [x](y)\n", .yamlScalar, line: 1, column: 9)
                == .init(line: 1, column: 4, isExact: false))
    }

    @Test("Where the file is gone, the description's beginning is told")
    func unreadable() {
        let locator = ProseLocator { _ in nil }
        let prose = Prose(markdown: "x", origin: Origin(file: "a", line: 3, column: 7), notation: .jsonString)
        #expect(locator.place(ofLine: 9, column: 9, in: prose) == .init(line: 3, column: 7, isExact: false))
    }
}
