import Documents
import Records
import Testing

@testable import Search

@Suite("Meanings")
struct MeaningTests {
    @Test("Name their properties in order, each once")
    func order() {
        let meaning = Meaning([FacetValue(.type, "dog"), FacetValue(.sex, "female"), FacetValue(.type, "dog")])
        #expect(meaning.description == "sex=female type=dog")
    }

    private static func meanings(_ phrase: String, in table: WordTable) -> [String] {
        table.meanings(of: Tokeniser.folded(phrase)).map(\.description)
    }

    @Test(
        "Are found by every form, in both languages, on the pages of both",
        arguments: [
            ("pies psa psem psu psy psów psami psach psom dog dogs", "type=dog"),
            ("suczka suczkę suczce suki bitch", "sex=female type=dog"),
            ("szczeniak szczeniaki szczenięta puppies", "age=baby type=dog"),
            ("kotka kotkę kotki", "sex=female type=cat"), ("kocur kocury tomcats", "sex=male type=cat"),
            ("kociak kocięta kitten kittens", "age=baby type=cat"),
            ("labrador labradora labradorów lab Labradors", "breed=labrador"),
            ("ONek ONka GSD Alsatian", "breed=german-shepherd"), ("jork yorka yorki Yorkie", "breed=yorkshire-terrier"),
            ("mieszaniec mieszańca mix crossbreed", "breed=mixed"),
            ("kundelek kundla mongrels", "breed=mixed type=dog"),
            ("dwuletni dwuletnia", "years=2"), ("roczny yearling", "years=1"),
            ("ptasznik tarantulas", "breed=tarantula"),
            ("czarny czarna czarnego black", "colour=black"), ("rudy ruda rudego ginger", "colour=red"),
            ("mały małego małych small tiny", "size=small"), ("młody młoda młodego young", "age=young"),
            ("staruszek staruszka senior seniorki", "age=senior"), ("pilny pilne pilnie urgent", "urgent=yes"),
            ("schronisko schroniska schronisk shelter shelters", "institution=shelter"),
            ("fundacja fundacji fundację foundations", "institution=foundation"),
            ("mazowieckie mazowieckim Mazowszu Masovia", "region=mazowieckie"),
        ])
    func forms(words: String, meaning: String) throws {
        for code in ["pl", "en"] {
            let table = try WordVectors.table(code)
            for word in words.split(separator: " ") {
                #expect(MeaningTests.meanings(String(word), in: table).contains(meaning), "\(word) in \(code)")
            }
        }
    }

    @Test(
        "Are found of phrases",
        arguments: [
            ("świnka morska", "breed=guinea-pig"), ("świnki morskiej", "breed=guinea-pig"),
            ("owczarka niemieckiego", "breed=german-shepherd"), ("German shepherds", "breed=german-shepherd"),
            ("dla dzieci", "good=children"), ("z psami", "good=dogs"), ("akceptująca koty", "good=cats"),
            ("2-letnia", "years=2"), ("2 lata", "years=2"), ("1 month old", "months=1"),
            ("najdłużej czeka", "waiting=longest"),
            ("lubi koty", "good=cats"), ("good with kids", "good=children"),
            ("domu tymczasowym", "status=fostered"), ("virtual adoption", "virtualAdoption=yes"),
            ("Dolnym Śląsku", "region=dolnoslaskie"), ("Upper Silesia", "region=slaskie"),
            ("czarno-białego", "colour=black-and-white"), ("Jeleniej Górze", "town=jelenia gora"),
            ("kujawsko-pomorskim", "region=kujawsko pomorskie"),
        ])
    func phrases(phrase: String, meaning: String) throws {
        for code in ["pl", "en"] {
            let table = try WordVectors.table(code)
            #expect(MeaningTests.meanings(phrase, in: table).contains(meaning), "in \(code)")
        }
    }

    @Test(
        "Name towns in all forms and in English",
        arguments: [
            ("Łódź", "lodz Łodzi Łodzią Lodz"), ("Białystok", "Białegostoku Białymstoku bialystok"),
            ("Warszawa", "warszawie Warszawą Warsaw"), ("Kraków", "krakowie Cracow"), ("Radom", "Radomia Radomiu"),
            ("Wólka Nieznana", "wolka-nieznana"),
        ])
    func towns(name: String, forms: String) throws {
        let meaning = "town=\(String(decoding: Tokeniser.folded(name), as: UTF8.self))"
        for code in ["pl", "en"] {
            let table = try WordVectors.table(code)
            for form in forms.split(separator: " ") {
                #expect(MeaningTests.meanings(String(form), in: table).contains(meaning), "\(form) in \(code)")
            }
        }
    }

    @Test(
        "A short stem is no town whose forms are known",
        arguments: [("rad", false), ("rada", false), ("radom", true), ("radomiu", true)])
    func shortStems(word: String, isTown: Bool) throws {
        let table = try WordVectors.table("pl")
        #expect(MeaningTests.meanings(word, in: table) == (isTown ? ["town=radom"] : []))
    }

    @Test("Are answered by the small table just as by the list of all forms")
    func smallTable() throws {
        for code in ["pl", "en"] {
            let both = [try WordVectors.words(code), try WordVectors.words(code == "pl" ? "en" : "pl")]
            let table = try WordVectors.table(code)
            var expected: [[UInt8]: Set<Meaning>] = [:]
            // A form of the pages' language means nothing in other languages.
            let own = Set(both[0].terms.flatMap(\.forms))
            for (place, words) in both.enumerated() {
                for term in words.terms {
                    for form in term.forms where place == 0 || !own.contains(form) {
                        expected[form, default: []].insert(term.meaning)
                    }
                }
            }
            for town in WordVectors.towns {
                let name = String(decoding: Tokeniser.folded(town), as: UTF8.self)
                for form in both.flatMap({ $0.forms(ofTown: town) }) {
                    expected[form, default: []].insert(Meaning([FacetValue(.town, name)]))
                }
            }
            for (form, meanings) in expected {
                let found = Set(table.meanings(of: form))
                let isRight = form.contains(0x20) ? found.isSuperset(of: meanings) : found == meanings
                #expect(isRight, "\(String(decoding: form, as: UTF8.self)) in \(code)")
            }
            #expect(table.entries.count < expected.count / 2)
        }
    }

    @Test(
        "Of descriptions are told by no everyday word",
        arguments: [
            ("pl", ["leki", "lata", "wiek", "ładny", "serce", "praca", "gęsta", "mig"]),
            (
                "en",
                [
                    "care", "fit", "love", "pure", "years", "walks", "friend", "heartily", "trained", "rid", "mate",
                    "track",
                ]
            ),
        ])
    func everyday(code: String, words: [String]) throws {
        let table = try WordVectors.table(code)
        for word in words {
            let facets = table.meanings(of: Tokeniser.folded(word)).flatMap(\.values).map(\.facet)
            #expect(!facets.contains(.about), "\(word)")
        }
    }

    @Test("Are no negations alone, which the forms of pronouns may be like", arguments: ["pl", "en"])
    func negations(code: String) throws {
        let table = try WordVectors.table(code)
        let negation = try #require(table.stopWords.negation)
        #expect(!table.isKey(negation))
        #expect(table.cues.allSatisfy { $0.stems != [negation] })
    }

    @Test("Are phrases of nine words at most, for the browser looks no further", arguments: ["pl", "en"])
    func phrases(code: String) throws {
        let long = try WordVectors.words(code).terms.flatMap(\.forms).filter { $0.count { $0 == 0x20 } > 8 }
        #expect(long.map { String(decoding: $0, as: UTF8.self) } == [])
    }

    @Test("Phrases that begin with stop words are kept where the next word is")
    func turned() throws {
        let table = try WordVectors.table("pl")
        let keys = Set(table.entries.map { String(decoding: $0.key, as: UTF8.self) })
        #expect(keys.contains("psam ~z") && !keys.contains("z psam"))
        #expect(keys.contains("schronisk dl zwr"))
        // Of "pies z" nothing is known.
        #expect(table.meanings(of: Array("pies z".utf8)).isEmpty)
    }

    @Test("Of another language are few where its endings are not cut")
    func otherLanguages() throws {
        let (polish, english) = (try WordVectors.words("pl"), try WordVectors.words("en"))
        let onPolishPages = WordTable(polish, others: [english.forOtherLanguages], towns: ["Kraków"])
        for word in ["dog", "dogs", "shepherd", "Krakowie", "psem"] {
            #expect(!onPolishPages.meanings(of: Tokeniser.folded(word)).isEmpty, "\(word)")
        }
        let onEnglishPages = WordTable(english, others: [polish.forOtherLanguages], towns: ["Kraków"])
        for word in ["pies", "psa", "suczkę", "owczarek niemiecki", "Krakowie", "Cracow", "puppies"] {
            #expect(!onEnglishPages.meanings(of: Tokeniser.folded(word)).isEmpty, "\(word)")
        }
        #expect(onEnglishPages.isForeign(Array("psa".utf8)) && !onEnglishPages.isForeign(Array("dog".utf8)))
        #expect(onEnglishPages.meanings(of: Tokeniser.folded("owczarkami niemieckimi")) == [])
        #expect(onPolishPages.stemmers == [polish.stemmer] && onEnglishPages.stemmers == [english.stemmer])
    }

    @Test("Tell the breeds and colours of which a record's text speaks")
    func values() throws {
        let table = try WordVectors.table("pl")
        let breeds = table.values(of: .breed, in: "w typie owczarka niemieckiego".utf8).map(\.value)
        #expect(breeds == ["german-shepherd", "shepherd"])
        #expect(table.values(of: .breed, in: "a guinea pig".utf8).map(\.value) == ["guinea-pig"])
        #expect(table.values(of: .breed, in: "European shorthair".utf8).map(\.value) == ["domestic-shorthair"])
        #expect(table.values(of: .colour, in: "biała łata na piersi".utf8).map(\.value) == ["patched", "white"])
        #expect(table.values(of: .colour, in: "".utf8) == [])
        #expect(table.values(of: .colour, in: "niebieskoszara".utf8).map(\.value) == ["blue", "grey"])
        #expect(table.values(of: .coat, in: "jamnik szorstkowłosy".utf8).map(\.value) == ["rough"])
    }

    @Test("Tell the colour that a text means as a whole")
    func whole() throws {
        let table = try WordVectors.table("pl")
        #expect(table.values(of: .colour, of: "Czarna".utf8).map(\.value) == ["black"])
        #expect(table.values(of: .colour, of: "czarno-biały".utf8).map(\.value) == ["black-and-white"])
        #expect(table.values(of: .colour, of: "czarny z białym krawatem".utf8) == [])
    }
}
