import SeededRandomness
import Testing

@testable import Documents

@Suite("Places in a file")
struct SourceFileTests {
    /// A text of lines of every length, with letters of one to four bytes.
    private func text(_ length: Int, lineBreak: Int) -> String {
        var generator = SeededGenerator(seed: UInt64(length + lineBreak))
        var text = ""
        for _ in 0..<length {
            let isBreak = lineBreak > 0 && Int.random(in: 0..<lineBreak, using: &generator) == 0
            text.unicodeScalars.append(isBreak ? "\n" : ["a", "ż", "猫", "🐕"][Int.random(in: 0..<4, using: &generator)])
        }
        return text
    }

    @Test(
        "The place of a byte, and the byte of a place, are those that counting from the start finds",
        arguments: [(0, 0), (10, 3), (900, 40), (20_000, 0), (20_000, 2), (20_000, 80), (20_000, 9000)])
    func places(length: Int, lineBreak: Int) {
        let file = SourceFile(name: "a.md", text: text(length, lineBreak: lineBreak))
        var position = SourceFile.Position(line: 1, column: 1)
        var codePoints = 0
        let step = max(1, length / 1500)
        for (offset, byte) in file.bytes.enumerated() where byte & 0xC0 != 0x80 {
            if codePoints.isMultiple(of: step) {
                #expect(file.position(ofByte: offset) == position)
                #expect(file.byte(ofCodePoint: codePoints, from: 0) == offset)
            }
            codePoints += 1
            position =
                byte == 0x0A
                ? SourceFile.Position(line: position.line + 1, column: 1)
                : SourceFile.Position(line: position.line, column: position.column + 1)
        }
        #expect(file.position(ofByte: .max) == position)
        #expect(file.byte(ofCodePoint: codePoints + 1, from: 0) == file.bytes.count)
        let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for number in stride(from: 1, through: lines.count, by: max(1, lines.count / 200)) {
            #expect(file.line(number) == lines[number - 1])
        }
        #expect(file.line(lines.count) == lines[lines.count - 1])
        #expect(file.line(lines.count + 1) == nil)
    }

    @Test("Code points are counted from where a part of the text begins")
    func parts() {
        let file = SourceFile(name: "a.md", text: "---\n" + text(9000, lineBreak: 50))
        let part = Array(file.bytes[4...])
        for count in stride(from: 0, to: 9000, by: 500) {
            var offset = 0
            var rest = count
            while rest > 0 || part[offset] & 0xC0 == 0x80 {
                if part[offset] & 0xC0 != 0x80 { rest -= 1 }
                offset += 1
            }
            #expect(file.byte(ofCodePoint: count, from: 4) == 4 + offset)
        }
    }

    @Test(
        "A letter with more marks than any language needs is found where it stands",
        arguments: [
            ("Re\(String(repeating: "\u{301}", count: 30))x", nil),
            ("Łódź\nRe\(String(repeating: "\u{301}", count: 31))x", SourceFile.Position(line: 2, column: 2)),
            (String(repeating: "🐕", count: 50), nil), (String(repeating: "猫", count: 50), nil),
            ("a" + String(repeating: "\u{489}", count: 90), SourceFile.Position(line: 1, column: 1)),
        ] as [(String, SourceFile.Position?)])
    func towers(text: String, place: SourceFile.Position?) {
        #expect(TextCheck.towerOfMarks(in: text) == place)
    }
}
