import CQREncode
import QRCodes
import SeededRandomness
import Testing

@Suite("The choice of a mask")
struct MaskingTests {
    /// Letters of which libqrencode makes parts of its own, and others.
    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789012345678901234 $%*+-./:|,?=ąćęłńóśźż")
    private static let levels: [(QRCode.Correction, QRecLevel)] = [
        (.low, QR_ECLEVEL_L), (.medium, QR_ECLEVEL_M), (.quartile, QR_ECLEVEL_Q), (.high, QR_ECLEVEL_H),
    ]

    /// Which modules of a row are dark, row by row, as libqrencode has them.
    private func modules(_ symbol: UnsafeMutablePointer<QRcode>?) throws -> [Bool] {
        let symbol = try #require(symbol)
        defer { QRcode_free(symbol) }
        let count = Int(symbol.pointee.width * symbol.pointee.width)
        return (0..<count).map { symbol.pointee.data[$0] & 1 == 1 }
    }

    private func modules(_ code: QRCode) -> [Bool] {
        (0..<code.size).flatMap { row in (0..<code.size).map { code.isDark(column: $0, row: row) } }
    }

    @Test("Every symbol is module by module that of libqrencode, whatever its text, size and correction")
    func equal() throws {
        var random = SeededGenerator(seed: 18004)
        var sizes: Set<Int> = []
        // Else libqrencode would be compared with itself.
        try #require(shelters_isAbleToLeaveOutMasks())
        for number in 0..<2_000 {
            let length = Int.random(in: 1...(number % 20 == 0 ? 700 : 150), using: &random)
            // Long runs of a letter make the runs and blocks that masks are there to break.
            let kinds = Int.random(in: 1...MaskingTests.letters.count, using: &random)
            let text = String((0..<length).map { _ in MaskingTests.letters[Int.random(in: 0..<kinds, using: &random)] })
            let (correction, level) = MaskingTests.levels[number % 4]
            let code = try QRCode(text, correction: correction)
            let expected = try modules(QRcode_encodeString(text, 0, level, QR_MODE_8, 1))
            try #require(modules(code) == expected, "\(correction) \(text)")
            sizes.insert(code.size)
        }
        #expect(sizes.min() == 21 && sizes.filter { $0 <= 64 }.count == 11 && sizes.contains { $0 > 64 })
    }

    @Test("So is every symbol that tells of its letters")
    func declared() throws {
        var random = SeededGenerator(seed: 26)
        for number in 0..<1_000 {
            let length = Int.random(in: 1...(number % 20 == 0 ? 300 : 150), using: &random)
            // No digits, which are parts of their own.
            let text =
                String((0..<length).map { _ in MaskingTests.letters[Int.random(in: 0..<52, using: &random)] }) + "ż"
            let (correction, level) = MaskingTests.levels[number % 4]
            let input = try #require(QRinput_new2(0, level))
            defer { QRinput_free(input) }
            try #require(QRinput_appendECIheader(input, 26) == 0)
            try #require(QRinput_append(input, QR_MODE_8, Int32(text.utf8.count), Array(text.utf8)) == 0)
            let expected = try modules(QRcode_encodeInput(input))
            try #require(modules(QRCode(declaring: text, correction: correction)) == expected, "\(correction) \(text)")
        }
    }
}
