import Testing

@testable import Imports

@Suite("Comma-separated values")
struct CommaSeparatedValuesTests {
    private func rows(_ text: String) throws -> [[String]] {
        var table = CommaSeparatedValues(Array(text.utf8))
        var rows: [[String]] = []
        while let row = try table.next() { rows.append(row.map(\.text)) }
        return rows
    }

    @Test(
        "cells are separated as the first line has them",
        arguments: ["a;b,c;d\n1;2,3;4\n", "a\tb,c\td\n1\t2,3\t4", "sep=;\r\na;b,c;d\r\n1;2,3;4\r\n"])
    func separators(_ text: String) throws { #expect(try rows(text) == [["a", "b,c", "d"], ["1", "2,3", "4"]]) }

    @Test(
        "quotes hold separators, line breaks and quotes",
        arguments: [
            ("a,b\n\"x,\"\"y\"\"\nz\",2", ["x,\"y\"\nz", "2"]), ("a,b\nRex \"Król\",2", ["Rex \"Król\"", "2"]),
            ("a,b\n\"\",\"\"", ["", ""]), ("a,b\n \"x\" ,2", ["x", "2"]),
        ])
    func quotes(_ text: String, _ row: [String]) throws { #expect(try rows(text).last == row) }

    @Test("blank lines are no rows") func blank() throws { #expect(try rows("a;b\n\n\n1;2\n\n").count == 2) }

    @Test(
        "what is wrong with quotes is told with its place",
        arguments: [("a,b\n\"x,2\ny", 4), ("a,b\n\"x\"y,2", 7)])
    func wrong(_ text: String, _ offset: Int) {
        let problem = #expect(throws: SourceProblem.self) { try rows(text) }
        #expect(problem?.offset == offset)
    }
}
