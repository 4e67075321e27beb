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

    @Test("Many warnings of one kind are told once, with their number and the first three places")
    func together() {
        let warnings = (1...5).map { number in
            Diagnostic(
                id: "stale-record", severity: .warning, file: "a\(number).md", line: number,
                message: "old by \(number) days", suggestion: "check it")
        }
        let report = DiagnosticReport(warnings + [size])
        #expect(
            report.text(folder: "content", listsAll: false) { _, _ in nil } == """
                content/institutions/a/animals/rex.md:6:7: error: unknown size "larg" [unknown-value]
                    = did you mean "large"?
                warning: 5 places of one kind; --verbose lists all [stale-record]
                  content/a1.md:1:1: old by 1 days
                  content/a2.md:2:1: old by 2 days
                  content/a3.md:3:1: old by 3 days
                    = check it

                """)
        #expect(report.text(folder: "content") { _, _ in nil }.split(separator: "\n").count == 12)
        let few = DiagnosticReport(warnings.prefix(3))
        #expect(few.text(folder: "c", listsAll: false) { _, _ in nil } == few.text(folder: "c") { _, _ in nil })
        #expect(report.errors.diagnostics == [size])
    }

    @Test("The caret stands below the place after wide letters, combining marks and tabs")
    func widths() throws {
        func caret(_ line: String, column: Int, length: Int = 1) throws -> String {
            let excerpt = Excerpt(of: try #require(Excerpt.Line(line)), column: column, length: length)
            return "\(excerpt.blanks.count) \(excerpt.carets.count)"
        }
        #expect(try caret("żółw: x", column: 7) == "6 1")
        #expect(try caret("猫: x", column: 4) == "4 1")
        #expect(try caret("z\u{307}: x", column: 5) == "3 1")
        #expect(try caret("\ta", column: 2) == "1 1")
        #expect(try caret("ab", column: 3, length: 9) == "2 1")
        #expect(try caret("ab", column: 99) == "2 1")
    }

    @Test("A long line is cut around the place")
    func longLines() throws {
        let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        let excerpt = Excerpt(of: try #require(Excerpt.Line(line)), column: 5001, length: 1)
        #expect(excerpt.text.count < 110)
        #expect(Array(excerpt.text)[excerpt.blanks.count] == "X")
    }

    @Test("Marks that turn the direction of writing are replaced in excerpts")
    func direction() throws {
        let line = try #require(Excerpt.Line("a\u{202E}b"))
        #expect(Excerpt(of: line, column: 1, length: 1).text == "a\u{FFFD}b")
    }

    @Test(
        "Nothing of a value or a name disturbs a terminal or a log, in any format for people",
        arguments: [
            "\u{1B}[31m", "\r", "\n", "\u{85}", "\u{7F}", "\u{2028}", "\u{2029}", "\u{61C}", "\u{200F}", "\u{2066}",
        ])
    func disturbances(mark: String) throws {
        let diagnostic = Diagnostic(
            id: "x", file: "a\(mark).md", message: "unknown \"\(mark)\"", suggestion: "write \"\(mark)ł\"")
        let report = DiagnosticReport([diagnostic])
        let shown = "\u{FFFD}" + mark.dropFirst()
        #expect(
            report.text(folder: "content") { _, _ in "a: b\(mark)" }.unicodeScalars.filter { $0 != "\n" }
                .allSatisfy { $0 == "\u{FFFD}" || $0.value >= 0x20 && !mark.unicodeScalars.prefix(1).contains($0) })
        #expect(report.text(folder: "content") { _, _ in nil }.split(separator: "\n").count == 2)
        #expect(
            report.gitHub(folder: "content")
                == "::error file=content/a\(shown).md,line=1,col=1,title=x::unknown \"\(shown)\"%0Awrite \"\(shown)ł\"\n"
        )
    }

    @Test(
        "A line with control characters is never shown",
        arguments: ["a\u{1B}[31mb", "\u{0}", "JFIF\u{1}", "a\u{7F}", "a\u{9B}31m", ""])
    func control(line: String) {
        #expect(Excerpt.Line(line) == nil)
    }

    @Test("After a hundred faults of one kind in one file the rest is a number")
    func many() throws {
        func faults(_ numbers: Range<Int>, _ id: String = "unknown-field", in file: String = "a.md") -> [Diagnostic] {
            numbers.map { Diagnostic(id: id, file: file, line: $0 + 1, message: "unknown field \"x\($0)\"") }
        }
        let all = faults(0..<40_000) + faults(0..<100, "duplicate-key") + faults(0..<150, in: "b.md") + [stale]
        let report = DiagnosticReport(all.reversed())
        #expect(report.summary == "40250 errors, 1 warning")
        let told = report.diagnostics.filter { $0.file == "a.md" && $0.id == "unknown-field" }
        #expect(told.dropLast() == ArraySlice(faults(0..<100)))
        let last = try #require(told.last)
        #expect((last.line, last.severity) == (101, .error))
        #expect(last.message == "the same in 39900 places further down")
        #expect(last.message.text(in: .polish) == "to samo niżej w jeszcze 39900 miejscach")
        #expect(report.diagnostics.count { $0.id == "duplicate-key" } == 100)
        #expect(report.diagnostics.count { $0.file == "b.md" } == 101)
        #expect(String(decoding: report.json(), as: UTF8.self).contains("in 50 places further down"))
        #expect(report.text(folder: "content") { _, _ in nil }.contains("in 39900 places further down"))
    }

    @Test("A list of faults that is limited while it grows ends as one that is limited at its end")
    func growing() {
        let all = (0..<5000).map { Diagnostic(id: "a-b", file: "\($0 % 3).md", line: 5001 - $0, message: "\($0 / 7)") }
        var bound = Diagnostic.bound
        var list: [Diagnostic] = []
        for diagnostic in all {
            list.append(diagnostic)
            list.limit(past: &bound)
            #expect(list.count <= 1001)
        }
        #expect(DiagnosticReport(list).diagnostics == DiagnosticReport(all).diagnostics)
        #expect(DiagnosticReport(list).count(.error) == 5000)
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
            id: "x", severity: .warning, file: "a,b:c.md", line: 1, column: 2, message: "100 %0A\n::error::fooled")
        #expect(
            DiagnosticReport([size, hostile]).gitHub(folder: "content") == """
                ::warning file=content/a%2Cb%3Ac.md,line=1,col=2,title=x::100 %250A\u{FFFD}::error::fooled
                ::error file=content/institutions/a/animals/rex.md,line=6,col=7,title=unknown-value::unknown size "larg"%0Adid you mean "large"?

                """)
    }

    @Test(
        "Files outside the content folder are named as they can be opened",
        arguments: [
            ("../templates/a.mustache", "content", "templates/a.mustache"), ("../t/a", "x/content", "x/t/a"),
            ("../t/a", "/srv/content", "/srv/t/a"), ("../../t/a", "/srv/content", "/t/a"), ("a.md", ".", "./a.md"),
            ("../../t/a", "content", "../t/a"),
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
        var sizes = NearMiss(among: ["small", "medium", "large", "xlarge"])
        #expect(sizes.next(to: word) == expected)
        #expect(NearMiss.of(word, among: ["small", "medium", "large", "xlarge"]) == expected)
    }

    @Test("The nearest words of a hundred are sought, and no more")
    func nearMisses() {
        var known = NearMiss(among: ["large"])
        #expect((0..<200).compactMap { _ in known.next(to: "larg") }.count == 100)
    }
}
