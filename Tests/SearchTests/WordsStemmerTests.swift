import Testing

@testable import Search

@Suite("Stems")
struct StemmerTests {
    @Test("Are what the shared vectors say", arguments: ["pl", "en"])
    func vectors(code: String) throws {
        let stemmer = try WordVectors.words(code).stemmer
        let vectors: [String: String] = try WordVectors.read("words-stems-\(code)")
        #expect(vectors.count > 300)
        for (word, stem) in vectors.sorted(by: { $0.key < $1.key }) {
            #expect(String(decoding: stemmer.stem(of: Array(word.utf8)), as: UTF8.self) == stem, "\(word)")
        }
    }

    @Test(
        "Are one for the forms of a word",
        arguments: [
            ("pl", "Łódź Łodzi"), ("pl", "Kraków Krakowa Krakowie Krakowem"), ("pl", "Rex Rexa Rexowi Rexem Reksa"),
            ("pl", "Burek Burka Burkowi Burkiem"), ("pl", "Mruczek Mruczka Mruczkowi"),
            ("pl", "Luna Luny Lunie Lunę Luną"),
            ("pl", "Kropka Kropki Kropce Kropkę"), ("pl", "Sara Sary Sarze Sarą"), ("pl", "Bella Belli Bellę Bellą"),
            ("pl", "łapa łapy łapie łapę łapą"),
            ("pl", "czarny czarna czarnego czarnemu czarnym czarnych czarnej czarni"),
            ("pl", "kolano kolana kolanach kolanami"), ("pl", "Zosia Zosi Zosię Zosią"),
            ("pl", "rudy ruda rudzi rudego"),
            ("pl", "klapnięty klapnięte klapniętym klapniętego klapniętych klapniętej"),
            ("pl", "labrador labradora labradorze labradory labradorów"),
            ("pl", "Warszawa Warszawy Warszawie Warszawę"),
            ("pl", "suczka suczki suczce suczkę suczką suczek"), ("pl", "Misio Misia Misiowi Misiem"),
            ("pl", "Rocky Rocky’ego Rocky’emu Rockym"), ("pl", "Poznań Poznania Poznaniu Poznaniem"),
            ("en", "dog dogs dog's dogs'"), ("en", "puppy puppies"), ("en", "walk walks walking walked"),
            ("en", "loves loving loved love"), ("en", "play plays playing played"), ("en", "box boxes"),
            ("en", "Luna Luna’s"),
            ("en", "running run runs"), ("en", "child child’s"), ("en", "bus buses"), ("en", "kitty kitties"),
        ])
    func forms(code: String, forms: String) throws {
        let stemmer = try WordVectors.words(code).stemmer
        let stems = Set(WordVectors.tokens(forms).map { stemmer.stem(of: Array($0.utf8)) })
        #expect(stems.count == 1, "\(stems.map { String(decoding: $0, as: UTF8.self) })")
    }

    @Test("Differ for words that have nothing in common but letters")
    func differences() throws {
        let stemmer = try WordVectors.words("pl").stemmer
        for (one, other) in [
            ("kot", "kotlet"), ("pies", "piesek"), ("las", "lis"), ("dom", "domek"), ("luna", "lubin"),
        ] {
            #expect(stemmer.stem(of: Array(one.utf8)) != stemmer.stem(of: Array(other.utf8)))
        }
    }

    @Test("Come from the longest ending that leaves enough, in each pass")
    func passes() throws {
        let rules = { (text: String) in text.split(separator: " ").compactMap { Stemmer.Rule($0) } }
        #expect(Stemmer(passes: [rules("2dziem=d 2dzi=d 2dzi=t 3ach")]).rules == "3Aach d2AdziDem")
        let stemmer = Stemmer(passes: [rules("2a 3owa 2ie=k"), rules("1k=c 2ł")])
        #expect(stemmer.rules == "2Aa 3Aowa k2Aie|2Ał c1Ak")
        for (word, stem) in [
            ("glowa", "glow"), ("czarnowa", "czarn"), ("owa", "ow"), ("lapie", "lapc"), ("a", "a"), ("", ""),
        ] {
            #expect(String(decoding: stemmer.stem(of: Array(word.utf8)), as: UTF8.self) == stem)
        }
        #expect(String(decoding: stemmer.stem(of: Array("żół".utf8)), as: UTF8.self) == "żó")
        #expect(String(decoding: stemmer.stem(of: Array("żł".utf8)), as: UTF8.self) == "żł")
    }
}
