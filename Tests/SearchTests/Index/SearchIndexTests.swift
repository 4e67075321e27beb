import Parallel
import Records
import Testing

@testable import Search

@Suite("The search index")
struct SearchIndexTests {
    @Test("The same records give the same bytes, however many cores work", arguments: [2, 8])
    func deterministic(cores: Int) throws {
        let corpus = try corpus(institutions: 7, animals: 5_000)
        let alone = SearchIndex(corpus, parallel: Parallel(width: 1))
        let together = SearchIndex(corpus, parallel: Parallel(width: cores))
        #expect(alone.files.map(\.name) == together.files.map(\.name))
        #expect(alone.files.map(\.bytes) == together.files.map(\.bytes))
        #expect(alone.root(folder: "x/") == together.root(folder: "x/"))
    }

    @Test("Every file has a name of its own")
    func names() throws {
        let files = SearchIndex(try corpus(institutions: 3, animals: 900)).files
        #expect(Set(files.map(\.name)).count == files.count)
        #expect(files.contains { $0.name == "t0.bin" })
        #expect(files.contains { $0.name == "c0.bin" })
        #expect(files.allSatisfy { !$0.bytes.isEmpty })
    }

    @Test("A site without records has an index", arguments: [(0, 0), (1, 0), (1, 1)])
    func small(institutions: Int, animals: Int) throws {
        let index = SearchIndex(try corpus(institutions: institutions, animals: animals))
        #expect(!index.root(folder: "x/").isEmpty)
        // What the language has of words is there whatever the site has.
        #expect((index.files.map(\.name) == ["l.bin", "n.bin"]) == (institutions == 0))
    }

    @Test("Words that the same documents have share a file of those that their lists leave out")
    func sentences() throws {
        let corpus = try corpus(institutions: 2, animals: 9_000)
        let index = SearchIndex(corpus)
        let rests = index.files.filter { $0.name.hasPrefix("r") }
        #expect(!rests.isEmpty)
        // Seven names, two kinds, five sentences and what several of those share: far fewer than there are words.
        #expect(rests.count <= 16)
    }

    @Test("A facet's value that a record repeats counts once")
    func repeatedFacets() throws {
        let once = SearchIndex(try corpus(institutions: 2, animals: 500))
        let thrice = SearchIndex(try corpus(institutions: 2, animals: 500, repetitions: 3))
        #expect(once.files.map(\.bytes) == thrice.files.map(\.bytes))
        #expect(once.root(folder: "x/") == thrice.root(folder: "x/"))
    }

    @Test("Words share what they have in common with the one before, whole characters at a time")
    func frontCoding() {
        var names = FrontCoding()
        for word in ["kot", "kotk", "kość", "kośc"] { names.append(Array(word.utf8)) }
        #expect(String(decoding: names.text, as: UTF8.self) == "AkotDkCśćDc")
    }

    /// Sentences as records have them, some words shared by many.
    func corpus(
        institutions: Int, animals: Int, repetitions: Int = 1, words: SearchWords? = nil
    ) throws -> SearchCorpus {
        let language = try #require(Language("pl"))
        let words = words ?? SearchWords.plain(language)
        let sentences = [
            "Lubi długie spacery po lesie", "Mieszka w boksie razem z bratem", "Boi się burzy i petard",
            "Zna podstawowe komendy", "Szuka spokojnego domu z ogrodem",
        ]
        let names = ["Rex", "Łatka", "Burek", "Saba", "Mruczek", "Kajtek", "Dżeki"]
        let houses = (0..<institutions).map { number in
            (id: "dom-\(number)", name: "Dom \(number)", town: "Łódź")
        }
        return SearchCorpus(
            institutions: houses, seeking: animals, others: 0, folder: "/instytucje/",
            words: WordTable(words, others: [], towns: ["Łódź"]), stemmer: words.stemmer, stopWords: []
        ) { number in
            guard number >= institutions else {
                return SearchDocument(
                    texts: [(.name, houses[number].name)], facets: [FacetValue(.town, "lodz")],
                    institution: number, card: SearchCard(title: houses[number].name, id: houses[number].id, line: []))
            }
            let house = (number - institutions) * institutions / max(1, animals)
            let name = names[number * 31 % names.count]
            // As if by chance.
            let chance = number &* 2_654_435_761 >> 7
            return SearchDocument(
                texts: [(.name, name)]
                    + sentences.indices.filter { chance >> $0 & 1 == 1 }.map { (.text, sentences[$0]) },
                facets: Array(
                    repeating: FacetValue(.type, number.isMultiple(of: 3) ? "cat" : "dog"), count: repetitions),
                institution: house,
                arrived: 20_000 + chance % 900,
                card: SearchCard(title: name, id: "\(name.lowercased())-\(number)", line: ["Pies", "3 lata"]))
        }
    }
}
