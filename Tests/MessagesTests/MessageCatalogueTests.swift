import Testing

@testable import Messages

@Suite("The message catalogue")
struct MessageCatalogueTests {
    private func catalogue(_ source: String) -> MessageCatalogue {
        Array(source.utf8).withUnsafeBufferPointer { MessageCatalogue(po: $0) }
    }

    @Test("Texts are found by their templates, over several lines and with escapes")
    func texts() {
        let catalogue = catalogue(
            #"""
            # A comment with "quotation marks".
            msgid ""
            msgstr "Language: pl\n"

            #, fuzzy
            msgid "a \"{}\"\n"
            "and\t\\n"
            msgstr "„{1}”\n"
            "i"
            msgid "day"
            msgstr "dzień"
            """#)
        #expect(catalogue["a \"{}\"\nand\t\\n"] == "„{1}”\ni")
        #expect(catalogue["day"] == "dzień")
        #expect(catalogue["dzień"] == nil)
    }

    @Test("A context tells equal templates apart")
    func contexts() {
        let catalogue = catalogue(
            """
            msgid "File exists"
            msgstr "Plik jest"

            msgctxt "system error"
            msgid "File exists"
            msgstr "taki plik już istnieje"
            """)
        #expect(catalogue["File exists"] == "Plik jest")
        #expect(catalogue["File exists", context: "system error"] == "taki plik już istnieje")
    }

    @Test("The program has its own catalogue")
    func ownCatalogue() { #expect(MessageCatalogue.polish["error"] == "błąd") }
}
