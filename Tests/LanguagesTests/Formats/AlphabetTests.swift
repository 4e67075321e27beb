import Languages
import Testing

@Suite("Alphabetical order")
struct AlphabetTests {
    private func sorted(_ names: [String], in fixture: LanguageFixture) throws -> [String] {
        try fixture.texts().sorted(names.reversed()) { $0 }
    }

    @Test("Polish letters with diacritics follow their base letters")
    func polish() throws {
        let names = [
            "Ara", "Azor", "Ąga", "Celina", "Ćma", "Lola", "Luna", "Łatka", "Mruczek", "Ola", "Óska", "Zbój", "Zuzia",
            "Źrebak", "Żaba",
        ]
        #expect(try sorted(names, in: .polish) == names)
    }

    @Test("In English the same letters stand among their base letters")
    func english() throws {
        let names = ["Ąga", "Ara", "Azor", "Celina", "Ćma", "Łatka", "Lola", "Zuzia", "Żytka"]
        #expect(try sorted(names, in: .english) == names)
    }

    @Test("Ukrainian letters follow their alphabet, not their code points")
    func ukrainian() throws {
        let names = ["Ґудзик", "Дана", "Єва", "Жук", "Игор", "Ірис", "Їжак", "Йося", "Кит", "Юра", "Яна", "Rex"]
        #expect(try sorted(names, in: .ukrainian) == names)
    }

    @Test("Letters decide before capitals and foreign diacritics do")
    func levels() throws {
        let names = ["Rene", "rené", "René", "Renegat", "Renia", "Renę", "Rex", "Rexa"]
        let expected = ["Rene", "rené", "René", "Renegat", "Renę", "Renia", "Rex", "Rexa"]
        #expect(try sorted(names, in: .polish) == expected)
    }

    @Test("Small letters come before capitals when all else is equal")
    func capitals() throws {
        #expect(try sorted(["rex", "reX", "Rex", "REX"], in: .english) == ["rex", "reX", "Rex", "REX"])
    }

    @Test("Blanks come before signs, numbers and letters, and numbers stand by their value")
    func classes() throws {
        let names = ["Boks", "Boks 2", "Boks 10", "Boks 010a", "Boks Mały", "Boks-A", "Boks2", "Bokser"]
        #expect(try sorted(names, in: .polish) == names)
    }

    @Test("Quotation marks count for nothing")
    func quotationMarks() throws {
        let names = ["Azyl", "„Azyl pod Lasem”", "Bezpieczna Przystań"]
        #expect(try sorted(names, in: .polish) == names)
    }

    @Test("Decomposed letters stand where composed ones do")
    func normalisation() throws {
        let texts = try LanguageFixture.polish.texts()
        let key = texts.collationKey("Zo\u{301}sia")
        #expect(texts.collationKey("Zosia").lexicographicallyPrecedes(key))
        #expect(texts.collationKey("Zozo").lexicographicallyPrecedes(key))
        #expect(key.lexicographicallyPrecedes(texts.collationKey("Zpa")))
    }

    @Test("A letter may be written with several characters")
    func compoundLetters() throws {
        let czech = Alphabet(["a", "b", "c", "č", "d", "e", "h", "ch", "i"])
        let names = ["cihla", "čip", "had", "hic", "chata", "Chic", "ida"]
        let sorted = names.reversed().sorted { czech.key(for: $0).lexicographicallyPrecedes(czech.key(for: $1)) }
        #expect(sorted == names)
    }

    @Test("Any text has a key, and different texts have different ones")
    func anyText() throws {
        let texts = try LanguageFixture.polish.texts()
        let odd = ["", " ", "\0", "🐕", "🐕‍🦺", "ß", "ss", "東京", "\u{301}", "٣", "½", String(repeating: "9", count: 400)]
        let keys = Set(odd.map { texts.collationKey($0) })
        #expect(keys.count == odd.count)
    }
}
