import Foundation
import Testing

@testable import Documents

@Suite("Reports")
struct DiagnosticReportTests {
    private let size = Diagnostic(
        id: "unknown-value", file: "institutions/a/animals/rex.md", line: 6, column: 7, length: 4,
        message: "unknown size \"larg\"", suggestion: "did you mean \"large\"?")
    private let stale = Diagnostic(
        id: "stale-record", severity: .warning, file: "institutions/a/animals/rex.md", line: 2, column: 1,
        message: "old")

    @Test("Diagnostics are sorted by file and place, and each is told once")
    func order() {
        let note = Diagnostic(id: "a", severity: .note, file: "b.md", line: 9, message: "n")
        let report = DiagnosticReport([size, note, stale, size])
        #expect(report.diagnostics == [note, stale, size])
        #expect(report.summary == "1 error, 1 warning, 1 note")
        #expect(report.hasErrors)
        #expect(!DiagnosticReport([stale]).hasErrors)
        #expect(DiagnosticReport([]).summary == "")
    }

    @Test("People see the line and a caret below what is meant")
    func text() {
        let text = DiagnosticReport([size]).text(folder: "content") { _, _ in "size: larg" }
        #expect(
            text == """
                content/institutions/a/animals/rex.md:6:7: error: unknown size "larg" [unknown-value]
                  6 | size: larg
                    |       ^^^^
                    = did you mean "large"?

                """)
    }

    @Test("The caret stands below the place after wide letters, combining marks and tabs")
    func widths() {
        func caret(_ line: String, column: Int, length: Int = 1) -> String {
            let excerpt = Excerpt(of: line, column: column, length: length)
            return "\(excerpt.blanks.count) \(excerpt.carets.count)"
        }
        #expect(caret("żółw: x", column: 7) == "6 1")
        #expect(caret("猫: x", column: 4) == "4 1")
        #expect(caret("z\u{307}: x", column: 5) == "3 1")
        #expect(caret("\ta", column: 2) == "1 1")
        #expect(caret("ab", column: 3, length: 9) == "2 1")
        #expect(caret("ab", column: 99) == "2 1")
    }

    @Test("A long line is cut around the place")
    func longLines() {
        let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        let excerpt = Excerpt(of: line, column: 5001, length: 1)
        #expect(excerpt.text.count < 110)
        #expect(Array(excerpt.text)[excerpt.blanks.count] == "X")
    }

    @Test("Characters that would disturb a terminal are replaced in excerpts")
    func control() {
        #expect(Excerpt(of: "a\u{1B}[31m\u{202E}b", column: 1, length: 1).text == "a\u{FFFD}[31m\u{FFFD}b")
    }

    @Test("Machines read one array with the agreed members")
    func json() throws {
        let report = DiagnosticReport([size, stale])
        let array = try #require(try JSONSerialization.jsonObject(with: Data(report.json())) as? [[String: Any]])
        #expect(array.count == 2)
        #expect(Set(array[0].keys) == ["id", "severity", "file", "line", "column", "message"])
        #expect(array[1]["suggestion"] as? String == "did you mean \"large\"?")
        #expect(array[1]["line"] as? Int == 6)
        #expect(array[1]["column"] as? Int == 7)
        #expect(array[1]["severity"] as? String == "error")
        #expect(String(decoding: DiagnosticReport([]).json(), as: UTF8.self) == "[]\n")
    }

    @Test("GitHub reads a command a line, in which nothing from content can begin another")
    func gitHub() {
        let hostile = Diagnostic(
            id: "x", severity: .warning, file: "a,b:c.md", line: 1, column: 2, message: "100 %\n::error::fooled")
        #expect(
            DiagnosticReport([size, hostile]).gitHub(folder: "content") == """
                ::warning file=content/a%2Cb%3Ac.md,line=1,col=2,title=x::100 %25%0A::error::fooled
                ::error file=content/institutions/a/animals/rex.md,line=6,col=7,title=unknown-value::unknown size "larg"%0Adid you mean "large"?

                """)
    }

    @Test(
        "Files outside the content folder are named as they can be opened",
        arguments: [
            ("../templates/a.mustache", "content", "templates/a.mustache"), ("../t/a", "x/content", "x/t/a"),
            ("../t/a", "/srv/content", "/srv/t/a"), ("a.md", ".", "./a.md"), ("../../t/a", "content", "../t/a"),
        ])
    func outside(file: String, folder: String, path: String) {
        #expect(DiagnosticReport.path(of: file, in: folder) == path)
    }

    @Test(
        "The nearest known word is found, unless all are far",
        arguments: [
            ("larg", "large"), ("Large", "large"), ("smal", "small"), ("mediun", "medium"), ("xlagre", "xlarge"),
            ("huge", nil), ("", nil),
            ("ab", nil),
        ] as [(String, String?)])
    func nearMiss(word: String, expected: String?) {
        #expect(NearMiss.of(word, among: ["small", "medium", "large", "xlarge"]) == expected)
    }
}
