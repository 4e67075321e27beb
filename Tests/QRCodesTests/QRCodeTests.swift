import QRCodes
import Testing

@Suite struct QRCodeTests {
    @Test("A symbol has the three finder patterns of the standard")
    func finders() throws {
        let code = try QRCode("https://example.org/", correction: .medium)
        #expect(code.size == 17 + 4 * code.version)
        for (column, row) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            for dy in 0..<7 {
                for dx in 0..<7 {
                    let ring = max(abs(dx - 3), abs(dy - 3))
                    #expect(code.isDark(column: column + dx, row: row + dy) == (ring != 2))
                }
            }
        }
    }

    @Test(
        "The smallest version that holds a text is taken, by the capacities of the standard",
        arguments: [
            (14, QRCode.Correction.medium, 1), (15, .medium, 2), (62, .medium, 4), (63, .medium, 5), (17, .low, 1),
            (18, .low, 2), (7, .high, 1), (8, .high, 2), (1465, .low, 27), (2953, .low, 40),
        ])
    func capacity(length: Int, correction: QRCode.Correction, version: Int) throws {
        let text = String(repeating: "a", count: length)
        #expect(try QRCode(text, correction: correction).version == version)
    }

    @Test("Digits take less room than other characters")
    func digits() throws {
        let digits = String(repeating: "7", count: 41)
        #expect(try QRCode(digits, correction: .low).version == 1)
        #expect(try QRCode(digits + "a", correction: .low).version == 2)
    }

    @Test("A text that no allowed version holds is refused, whatever its length")
    func tooLong() {
        let long = String(repeating: "a", count: 5000)
        #expect(throws: QRCodeError.tooLong(bytes: 5000)) { try QRCode(long, correction: .low) }
        #expect(throws: QRCodeError.tooLong(bytes: 63)) {
            try QRCode(String(repeating: "a", count: 63), correction: .medium, versions: 1...4)
        }
        #expect(throws: QRCodeError.empty) { try QRCode("", correction: .low) }
    }

    @Test("A symbol can be asked to be no smaller than a version")
    func smallest() throws {
        #expect(try QRCode("a", correction: .low, versions: 4...6).version == 4)
    }

    @Test("A text with a null character is refused instead of cut")
    func nullCharacter() {
        #expect(throws: QRCodeError.nullCharacter) { try QRCode("a\u{0}b", correction: .low) }
    }

    @Test("A text that declares its letters starts with the number of UTF-8, and plain ones with none")
    func declared() throws {
        // Nine bytes of ASCII fill the smallest symbol but for what a declaration would take.
        #expect(try QRCode(declaring: String(repeating: "a", count: 17), correction: .low).version == 1)
        #expect(try QRCode(declaring: String(repeating: "a", count: 15) + "ż", correction: .low).version == 2)
        #expect(try QRCode(declaring: String(repeating: "7", count: 41), correction: .low).version == 1)
        #expect(throws: QRCodeError.empty) { try QRCode(declaring: "", correction: .low) }
        #expect(throws: QRCodeError.tooLong(bytes: 4000)) {
            try QRCode(declaring: String(repeating: "a", count: 4000), correction: .low)
        }
        #expect(throws: QRCodeError.tooLong(bytes: 60)) {
            try QRCode(declaring: String(repeating: "ż", count: 30), correction: .medium, versions: 1...3)
        }
    }

    @Test("The picture shows exactly the dark modules, inside the quiet zone", arguments: [3, 7, 12, 40])
    func picture(version: Int) throws {
        let code = try QRCode("https://example.org/", correction: .quartile, versions: version...version)
        let side = code.size + 2 * QRCode.quietZone
        let width = (side + 7) / 8
        // Behind the signature, the header, the head of the data and that of their block.
        let rows = code.png.dropFirst(8 + 25 + 8 + 7)
        for row in 0..<side {
            let bytes = rows.dropFirst(row * (width + 1)).prefix(width + 1)
            #expect(bytes.first == 0)
            let pixels = bytes.dropFirst().flatMap { byte in (0..<8).map { byte << $0 & 128 == 0 } }
            let modules = (0..<side).map { column in
                let place = [column - QRCode.quietZone, row - QRCode.quietZone]
                return place.allSatisfy((0..<code.size).contains) && code.isDark(column: place[0], row: place[1])
            }
            #expect(Array(pixels.prefix(side)) == modules)
        }
        #expect(code.png.count < 80 + side * (width + 1))
    }

    @Test("The same text gives the same symbol on every thread")
    func threads() async throws {
        let expected = try QRCode("https://example.org/", correction: .medium)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask { (try? QRCode("https://example.org/", correction: .medium)) == expected }
            }
            for await same in group { #expect(same) }
        }
    }
}
