import Testing

@testable import Site

@Suite("The sentence of a story that stands for all of it")
struct LeadSentenceTests {
    @Test(
        "It is one of the first three, whole and of a good length",
        arguments: [
            (
                "Rex czeka. Od pięciu lat nikt nie zapytał o niego ani razu. Koniec.",
                "Od pięciu lat nikt nie zapytał o niego ani razu."
            ),
            (
                "Ma 12 lat, tj. ok. pięciu za dużo, a biega jak szczeniak! Tak.",
                "Ma 12 lat, tj. ok. pięciu za dużo, a biega jak szczeniak!"
            ),
            (
                "„Nie ma złych psów.” Tak mówi każdy, kto spotkał go w południe na spacerze.",
                "Tak mówi każdy, kto spotkał go w południe na spacerze."
            ),
            ("Mały. Bury. Wesoły.", "Wesoły."),
            ("Mieszka u nas od zimy i boi się psów. Woli ludzi.", "Mieszka u nas od zimy i boi się psów."),
            (
                "Dogląda go lek. wet. Ewa Nowak z Gdańska, co dzień. Tak.",
                "Dogląda go lek. wet. Ewa Nowak z Gdańska, co dzień."
            ), ("Czeka w boksie 4.5 lat", nil), ("", nil),
        ] as [(String, String?)])
    func chosen(text: String, sentence: String?) {
        #expect(LeadSentence.of(text) == sentence)
    }

    @Test("A sentence that is too long is passed over, never cut")
    func long() {
        let long = String(repeating: "bardzo ", count: 30) + "długo."
        #expect(LeadSentence.of("B\(long) Lubi ludzi.") == "Lubi ludzi.")
        #expect(LeadSentence.of("B\(long)") == nil)
    }
}
