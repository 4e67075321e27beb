import Records
import Testing

@testable import Search

@Suite("The documents of a word")
struct MergedTermsTests {
    private typealias Slot = PostingRun.Slot

    /// An institution and its animals: each with its texts, and the properties that words may mean.
    private static let animals: [(texts: [SearchDocument.Text], facets: [String])] = [
        ([(.name, "Kocie"), (.text, "Boi się psa")], ["type=cat", "age=baby"]),
        ([(.name, "Burek"), (.facts, "mieszaniec")], ["type=dog", "years=2", "breed=mixed"]),
        ([(.name, "Pan Kot"), (.facts, "rudo-biały")], ["type=cat", "nearly=baby"]),
        ([(.name, "Pchełka"), (.text, "Szara mysz")], ["type=rodent"]),
        ([(.name, "Gryzak"), (.text, "biały krawat, rudy ogon")], ["type=rodent", "sex=female"]),
        ([(.name, "Miś"), (.facts, "niewidomy")], ["type=dog", "keeper=shelter", "good=dogs", "bad=cats"]),
        ([(.name, "Smoła"), (.facts, "czarna")], ["type=fish", "colour=black", "solid=black"]),
        ([(.name, "Łata"), (.facts, "czarno-biała")], ["type=fish", "colour=black"]),
        ([(.name, "Cień"), (.facts, "smolisty")], ["type=fish", "colour=black"]),
        ([(.name, "Grom"), (.text, "Boi się burzy")], ["type=fish"]),
        ([(.name, "Piorun"), (.text, "Chowa się przed grzmotem")], ["type=fish"]),
        ([(.name, "Chmura"), (.text, "Nie lubi innych kotów")], ["type=fish"]),
        ([(.name, "Mgła"), (.text, "Nie słyszy, ale lubi wodę")], ["type=fish"]),
        ([(.name, "Wiatr"), (.text, "Nie boi się burzy")], ["type=fish"]),
        ([(.name, "Fala"), (.surroundings, "Psie Pole"), (.text, "Przyjechała z Gdyni")], ["type=fish"]),
        ([(.name, "Kot")], ["type=fish"]),
    ]

    /// Where the animals stand that a word finds, by slot.
    private static func found(
        _ key: String, _ code: String = "pl", near town: SearchCorpus.Surroundings = .init("Gdynia", nearest: [0]),
        called name: String = "Dom", as type: String = "shelter"
    ) throws -> [Int: [Int]] {
        let own = try WordVectors.words(code)
        let table = WordTable(
            own, others: [try WordVectors.words(code == "pl" ? "en" : "pl").forOtherLanguages], towns: [town.name])
        let house = (id: "dom", name: name, town: "Łódź")
        let corpus = SearchCorpus(
            institutions: [house], seeking: animals.count, others: 0, folder: "/", words: table, stemmer: own.stemmer,
            stopWords: own.stopWords, surroundings: [town]
        ) { number in
            let card = SearchCard(title: "", id: "\(number)", line: [])
            guard number > 0 else {
                return SearchDocument(
                    texts: [(.name, name)], facets: [FacetValue(.institution, type)], institution: 0, card: card)
            }
            let animal = animals[number - 1]
            let facets = animal.facets.compactMap { text -> FacetValue? in
                let sides = text.split(separator: "=")
                return SearchFacet(rawValue: String(sides[0])).map { FacetValue($0, String(sides[1])) }
            }
            return SearchDocument(texts: animal.texts, facets: facets, institution: 0, card: card)
        }
        let runs = [PostingRun(corpus, 0..<corpus.count)]
        let merged = MergedTerms(runs, corpus)
        guard let index = merged.keys.firstIndex(of: Array(key.utf8)) else { return [:] }
        var filled = TermSlots()
        merged.fill(&filled, of: index, in: runs)
        let slots = filled.documents
        return Dictionary(
            uniqueKeysWithValues: slots.indices.filter { !slots[$0].isEmpty }.map { ($0, slots[$0].map(Int.init)) })
    }

    @Test("Where a word means a type, others that only mention it are loose")
    func type() throws {
        #expect(try MergedTermsTests.found("ps") == [Slot.closed: [2, 6], Slot.loose: [1]])
    }

    @Test(
        "Of a town in which nothing is, what is nearest stands apart from what is next, and what mentions it is nothing"
    )
    func elsewhere() throws {
        let all = Array(0...MergedTermsTests.animals.count)
        #expect(try MergedTermsTests.found("gdyn") == [Slot.surroundings: all])
        let further = SearchCorpus.Surroundings("Gdynia", nearest: [], further: [0])
        #expect(try MergedTermsTests.found("gdyn", near: further) == [Slot.loose: all])
    }

    @Test("A part of a town's name means it only where no record has the word and no other town begins so")
    func uncertain() throws {
        func found(_ key: String, _ name: String) throws -> [Int: [Int]] {
            try MergedTermsTests.found(key, near: .init(name, nearest: [0], isUncertain: true))
        }
        #expect(try found("skarzysk", "Skarżysko")[Slot.surroundings]?.first == 0)
        #expect(try found("gdyn", "Gdynia") == [Slot.text: [15]])
        #expect(try found("lod", "Łodzie")[Slot.surroundings] == nil)
    }

    @Test("An institution that has all words of a town's name is that town's")
    func calledAfterTown() throws {
        let town = SearchCorpus.Surroundings("Nowa Sól", nearest: [0])
        #expect(
            try MergedTermsTests.found("now sol", near: town, called: "Schronisko w Nowej Soli")[Slot.closed]?.first
                == 0)
        #expect(try MergedTermsTests.found("now sol", near: town, called: "Nowy Dom")[Slot.closed] == nil)
    }

    @Test("An animal has the kind that its institution is called after as a word alone")
    func calledAfter() throws {
        #expect(try MergedTermsTests.found("psie")[Slot.surroundings] == [15])
        #expect(try MergedTermsTests.found("ps")[Slot.surroundings] == nil)
    }

    @Test("An age that an animal almost has stands behind the age")
    func nearly() throws {
        #expect(try MergedTermsTests.found("kociak") == [Slot.closed: [1], Slot.surroundings: [3]])
    }

    @Test("An institution's type stands before the animals that live there")
    func keeper() throws {
        #expect(try MergedTermsTests.found("schronisk") == [Slot.closed: [0], Slot.surroundings: [6]])
    }

    @Test("A word for a species finds the word before the animals of its broad type")
    func species() throws {
        #expect(try MergedTermsTests.found("mych") == [Slot.text: [4], Slot.loose: [5]])
    }

    @Test("A name that means something else than its stem is a name as it is written, too")
    func names() throws {
        let found = try MergedTermsTests.found("kocie")
        #expect(found[Slot.closed] == [1] && found[1] == [1])
    }

    @Test("A name that means a kind is a name of those that are of this kind, and a fact of others")
    func namesOfKinds() throws {
        let found = try MergedTermsTests.found("kot")
        #expect(found[1] == [1, 3] && found[Slot.facts] == [16])
    }

    @Test("A name is found as it is written, beside those that share its stem")
    func ownNames() throws {
        #expect(try MergedTermsTests.found("pchelka")[2] == [4])
        #expect(try MergedTermsTests.found("pchelk")[2] == [4])
    }

    @Test(
        "Where nobody asks for what people bring, shelters are near, or who else takes animals in",
        arguments: ["shelter", "foundation"])
    func unneeded(type: String) throws {
        #expect(try MergedTermsTests.found("legowisk", as: type) == [Slot.surroundings: [0]])
    }

    @Test("What a description denies is found as what is denied alone")
    func denied() throws {
        #expect(try MergedTermsTests.found("lub ~ni") == [Slot.text: [12]])
        #expect(try MergedTermsTests.found("lub") == [Slot.text: [13]])
    }

    @Test("Phrases of descriptions and fields of records deny alike")
    func deniedCompany() throws {
        #expect(try MergedTermsTests.found("lub kot ~ni")[Slot.closed] == [6, 12])
    }

    @Test("What descriptions speak of is found by their phrases, and not where these are denied")
    func phrases() throws {
        let deaf = try MergedTermsTests.found("gluch")
        #expect(deaf.values.flatMap { $0 } == [13])
        let afraid = try MergedTermsTests.found("burz")
        #expect(afraid[Slot.facts] == [10] && !afraid.values.joined().contains(14))
    }

    @Test("Neighbouring words of short fields are found together, those of descriptions are not")
    func pairs() throws {
        #expect(try MergedTermsTests.found("rud bial")[6] == [3])
        #expect(try MergedTermsTests.found("rud bial")[Slot.text] == nil)
        #expect(try MergedTermsTests.found("bial krawat") == [:])
    }

    @Test("What is of one colour alone stands before what has the colour among others")
    func solid() throws {
        let found = try MergedTermsTests.found("czarn")
        #expect(found[Slot.closed] == [7])
        #expect(found[6]?.contains(8) == true || found[Slot.facts]?.contains(8) == true)
        #expect(found[Slot.surroundings] == [9])
    }

    @Test("What descriptions speak of counts as much as facts do, in other words a little less")
    func spokenOf() throws {
        let found = try MergedTermsTests.found("burz")
        #expect(found[Slot.facts] == [10])
        #expect(found[Slot.surroundings] == [11])
    }

    @Test("Words of another language are found by all their forms where they mean a type")
    func foreign() throws {
        #expect(try MergedTermsTests.found("psem", "en")[Slot.closed] == [2, 6])
        #expect(try MergedTermsTests.found("dogs")[Slot.closed] == [2, 6])
    }
}
