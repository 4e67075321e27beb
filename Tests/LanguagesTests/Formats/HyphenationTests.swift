import Languages
import Testing

@Suite("Long words")
struct HyphenationTests {
    @Test(
        "Long words break at syllables, each part of three letters or more",
        arguments: [
            "Schro|ni|sko Mię|dzy|gminne „Przystań”", "Ośrodek Reha|bi|li|ta|cji Dzikich Zwierząt", "Przy|tu|li|sko",
            "Ptasznik czer|wo|no|ko|la|nowy", "Towa|rzy|stwo", "Wete|ry|na|ryjna", "Inter|mu|ni|ci|pal Shelter",
            "Wildlife Reha|bi|li|ta|tion", "Neigh|bour|hood", "SCHRO|NI|SKO",
        ])
    func syllables(expected: String) {
        #expect(expected.replacing("|", with: "").hyphenated == expected.replacing("|", with: "\u{AD}"))
    }

    @Test(
        "All else stays as it is",
        arguments: [
            "", "Rex", "Na Skraju", "11-730 Mikołajki", "123456789012", "bbbbbbbbbbbbbb", "притулок для тварин",
        ])
    func others(text: String) {
        #expect(text.hyphenated == text)
    }
}
