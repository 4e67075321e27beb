import Records
import Testing

@testable import Search

@Suite("The files of an index's words")
struct TermLayoutTests {
    /// Of a site whose long lists are cut: the first ones are 343 documents.
    private static let measures = IndexSizes(institutions: 10, documents: 10_000)
    private static let many = (0..<3_000).map { UInt32($0 * 3 + $0 % 2) }

    private static func entry(
        _ key: String, _ slots: [Int: [UInt32]], _ measures: IndexSizes = measures, sense: TermEntry.Sense = .other
    ) -> TermEntry {
        TermEntry(
            Array(key.utf8), (0..<PostingRun.Slot.count).map { slots[$0] ?? [] }, measures, sense)
    }

    private static func read(_ list: TermEntry.List, in range: Range<Int>) -> [UInt32] {
        var reader = BitReader(bytes: list.bits)
        return reader.list(in: range)
    }

    @Test("The two parts of a list that is cut hold what the whole one does")
    func cut() throws {
        let head = Self.measures.head
        let entry = Self.entry("spacer", [PostingRun.Slot.text: Self.many])
        #expect(entry.hasRest)
        #expect(entry.count == 3_000)
        let first = Self.read(try #require(entry.lists.first), in: 0..<head)
        let rest = Self.read(try #require(entry.rest(isMention: false).first), in: head..<10_000)
        #expect(first.allSatisfy { $0 < head })
        #expect(rest.allSatisfy { $0 >= head })
        #expect(first + rest == Self.many)
    }

    @Test("What a word means stays whole where its mentions are cut")
    func meaning() throws {
        let meant: [UInt32] = [4, 2_500, 9_000]
        let entry = Self.entry("kot", [PostingRun.Slot.closed: meant, PostingRun.Slot.loose: Self.many])
        #expect(entry.lists.map(\.isCut) == [false, true])
        #expect(entry.rest(isMention: false).map(\.slot) == [PostingRun.Slot.loose])
        #expect(Self.read(try #require(entry.lists.first), in: 0..<10_000) == meant)
    }

    @Test("Where a word's meaning stays whole, so does who says so")
    func sayingSo() {
        let (closed, facts) = (PostingRun.Slot.closed, PostingRun.Slot.facts)
        let few = (0..<90).map { UInt32($0 * 107 + $0 % 7) }
        #expect(!Self.entry("chomik", [closed: few, facts: few]).hasRest)
        #expect(Self.entry("chomik", [facts: few]).rest(isMention: false).map(\.slot) == [facts])
        #expect(
            Self.entry("kot", [closed: Self.many, facts: few]).rest(isMention: false).map(\.slot) == [closed, facts])
    }

    @Test("Words keep few files where cards alone are more than hosts allow", arguments: [1_000, 16_500])
    func veryManyDocuments(count: Int) {
        let measures = IndexSizes(institutions: 1_800, documents: 240_000)
        let entries = (0..<count).map {
            Self.entry(String($0 + 100_000, radix: 36), [PostingRun.Slot.text: [UInt32($0)]], measures)
        }
        let layout = TermLayout(entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }, measures)
        #expect(layout.shards.map(\.count).reduce(0, +) == count)
        #expect((8...100).contains(layout.shards.count))
    }

    @Test("A species of which there is none means something that no document has")
    func absentSpecies() throws {
        let (closed, loose) = (PostingRun.Slot.closed, PostingRun.Slot.loose)
        let absent = Self.entry("wąż", [loose: [3, 9_000]], sense: .species)
        #expect(absent.lists.map(\.slot) == [closed, loose])
        #expect(Self.read(try #require(absent.lists.first), in: 0..<10_000).isEmpty)
        let there = Self.entry("sowa", [loose: [3], PostingRun.Slot.facts: [7]], sense: .species)
        #expect(there.lists.first?.slot == loose)
    }

    @Test("A list that is short stays whole")
    func short() {
        #expect(!Self.entry("jeż", [PostingRun.Slot.closed: [3, 9_000]]).hasRest)
    }

    @Test("What filters ask for is cut in large sites alone, and nothing is in small ones")
    func facets() {
        let slots = [PostingRun.Slot.closed: Self.many]
        #expect(!Self.entry("=type:dog", slots).hasRest)
        #expect(Self.entry("pies", slots).hasRest)
        let large = IndexSizes(institutions: 10, documents: 100_000)
        #expect(Self.entry("=type:dog", [0: (0..<9_000).map { UInt32($0 * 10 + $0 % 7) }], large).hasRest)
        let small = IndexSizes(institutions: 10, documents: 3_000)
        #expect(!Self.entry("pies", [0: (0..<1_000).map { UInt32($0 * 3 - $0 % 2) }], small).hasRest)
    }

    /// Words with lists of their own, of one length.
    private static func layout(of words: [String], _ slot: (String) -> Int) -> TermLayout {
        let entries = words.enumerated().map { place, word in
            entry(word, [slot(word): (0..<30).map { UInt32($0 * 300 + place) }])
        }
        return TermLayout(entries, measures)
    }

    private static func many(_ beginning: String) -> [String] {
        (0..<60).map { "\(beginning)\(UnicodeScalar(UInt8(97 + $0 / 10)))\(UnicodeScalar(UInt8(97 + $0 % 10)))" }
    }

    @Test("Files are cut where neighbours have least in common, and phrases may have files of their own")
    func separators() {
        let words = ["kot", "lis", "pies", "ryb"].flatMap(Self.many) + Self.many("ryby")
        let layout = Self.layout(of: words) { _ in PostingRun.Slot.closed }
        let starts = Set(layout.shards.map(\.lowerBound))
        #expect(starts.isSuperset(of: [60, 120, 180]))
        let phrases = ["kot"] + Self.many("kot ")
        #expect(Self.layout(of: phrases) { _ in PostingRun.Slot.closed }.shards.count > 1)
        #expect(layout.shards.map(\.count).reduce(0, +) == words.count)
        let beginnings = Self.words(String(decoding: layout.separators, as: UTF8.self))
        #expect(beginnings.count == layout.shards.count)
        for (shard, beginning) in zip(layout.shards, beginnings).dropFirst() {
            #expect(words[shard.lowerBound].hasPrefix(beginning) && words[shard.lowerBound - 1] < beginning)
        }
    }

    @Test("What is seldom asked for lies in longer files than names and what means something")
    func seldom() {
        let layout = Self.layout(of: Self.many("kot") + Self.many("pies")) {
            $0.hasPrefix("kot") ? PostingRun.Slot.text : PostingRun.Slot.closed
        }
        let texts = layout.shards.filter { $0.upperBound <= 60 }
        let meant = layout.shards.filter { $0.lowerBound >= 60 }
        #expect(texts.count + meant.count == layout.shards.count)
        #expect(texts.count < meant.count)
    }

    @Test("Words with the same further documents share a file")
    func rests() {
        let other = (0..<3_000).map { UInt32($0 * 3 + $0 % 3) }
        let entries = [("burza", Self.many), ("las", other), ("petarda", Self.many), ("zebra", [4])].map {
            Self.entry($0.0, [PostingRun.Slot.text: $0.1])
        }
        let layout = TermLayout(entries, Self.measures)
        #expect(layout.rests.map { $0.map(\.entry) } == [[0, 2], [1]])
        #expect(layout.fileOf.count == 3 && layout.fileOf[RestPart(entry: 2, isMention: false)] == 0)
    }

    @Test("In large sites who only mentions what many are lies in other files than they do")
    func mentions() throws {
        let slots = [
            PostingRun.Slot.closed: Self.every(9, of: 100_000), PostingRun.Slot.text: Self.every(11, of: 100_000),
        ]
        let large = IndexSizes(institutions: 10, documents: 100_000)
        let entry = Self.entry("pies", slots, large)
        #expect(entry.rest(isMention: false).map(\.slot) == [PostingRun.Slot.closed])
        #expect(entry.rest(isMention: true).map(\.slot) == [PostingRun.Slot.text])
        #expect(Set(TermLayout([entry], large).fileOf.values) == [0, 1])
        // Where all that are meant say so, both parts are one list, and one word of one file.
        let both = Self.entry(
            "ruda", [PostingRun.Slot.closed: slots[0] ?? [], PostingRun.Slot.facts: slots[0] ?? []], large)
        let layout = TermLayout([both], large)
        #expect(layout.rests.map { $0.map(\.isMention) } == [[false, true]])
        let file = TermFile.rest(of: try #require(layout.rests.first), in: [both], layout)
        #expect(String(decoding: file.prefix { $0 != 0x0A }, as: UTF8.self) == "Aruda")
        // What means nothing has mentions alone.
        let other = Self.entry(
            "spacer", [PostingRun.Slot.facts: slots[0] ?? [], PostingRun.Slot.text: slots[7] ?? []], large)
        #expect(
            other.rest(isMention: false).map(\.slot) == [PostingRun.Slot.facts, PostingRun.Slot.text]
                && other.rest(isMention: true).isEmpty)
    }

    private static func every(_ gap: Int, of count: Int) -> [UInt32] {
        (0..<count / gap).map { UInt32($0 * gap + $0 % gap) }
    }

    @Test("Whoever asks for a short list fetches no long one with it, nor with words what filters ask for")
    func companions() {
        let measures = IndexSizes(institutions: 10, documents: 30_000)
        func every(_ gap: Int, _ shift: Int) -> [UInt32] {
            (0..<30_000 / gap).map { UInt32($0 * gap + ($0 + 1) * (shift + 1) % 7_919 % gap) }
        }
        // More than there may be files, and every fifteenth of them a long one.
        let isLong = (0..<2_500).map { $0 % 15 == 7 }
        let words = isLong.indices.map {
            Self.entry("w\($0)", [PostingRun.Slot.text: every(isLong[$0] ? 10 : 50, $0)], measures)
        }
        let facet = Self.entry("=type:dog", [PostingRun.Slot.closed: every(15, 1)], measures)
        let layout = TermLayout([facet] + words, measures)
        #expect(layout.rests.first?.map(\.entry) == [0])
        #expect(layout.rests.count < 1_000)
        // Only where the long ones begin may both share a file.
        #expect(layout.rests.dropFirst().count { Set($0.map { isLong[$0.entry - 1] }).count > 1 } <= 1)
    }

    @Test("What many ask for lies in shorter files than what few do, though it is as long")
    func popular() {
        let numbers = (0..<2_000).map { UInt32($0 * 4) }
        let entries = (0..<400).map {
            Self.entry("w\($0)", [$0 % 8 == 0 ? PostingRun.Slot.closed : PostingRun.Slot.text: numbers])
        }
        let groups = entries.indices.map { RestGroup([RestPart(entry: $0, isMention: false)], of: entries) }.sorted()
        let files = RestGroup.files(of: groups, atMost: 20).map { groups[$0].flatMap { $0.members.map(\.entry) } }
        #expect(files.count <= 20 && files.joined().sorted() == Array(entries.indices))
        func longest(_ isMeant: Bool) -> Int {
            files.filter { $0.contains { ($0 % 8 == 0) == isMeant } }.map(\.count).max() ?? 0
        }
        #expect(longest(true) * 2 < longest(false))
    }

    /// Undoes the front coding.
    private static func words(_ text: String) -> [String] {
        text.unicodeScalars.reduce(into: []) { words, letter in
            if "A"..."Z" ~= letter {
                words.append(String((words.last ?? "").prefix(Int(letter.value) - 65)))
            } else {
                words[words.count - 1].unicodeScalars.append(letter)
            }
        }
    }

    @Test("Nobody's spelling is corrected to what other languages call something")
    func spelling() throws {
        let table = WordTable(
            try WordVectors.words("pl"), others: [try WordVectors.words("en").forOtherLanguages], towns: [String]())
        let entries = ["=type:cat", "dogs", "kot", "kotek", "kotek bury"].map {
            Self.entry($0, [PostingRun.Slot.closed: [1, 2]])
        }
        let isForeign = table.isForeign(Array("dogs".utf8))
        #expect(isForeign)
        let text = { String(decoding: SpellingWords.text(entries, table, likely: $0, all: $1), as: UTF8.self) }
        // What means something, the other likely words, the others, and towns.
        func lists(_ likely: Int, _ all: Int) -> [String] {
            text(likely, all).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lists(100, 100) == ["AkotDek", "", "", ""])
        #expect(lists(4, 100) == ["Akot", "", "Akotek", ""])
        // Where there are too many others, there are none.
        #expect(lists(4, 4) == ["Akot", "", "-", ""])
        #expect(Self.words("AkotDek") == ["kot", "kotek"])
        // A right word is known even where it stands in phrases alone.
        let (meant, everyday) = RightWords.words(entries, table)
        let right = meant.map { String(decoding: $0, as: UTF8.self) }
        #expect(right.contains("pies") && right.contains("petard") && !right.contains("kot") && !right.contains("dogs"))
        #expect(!everyday.isEmpty && Set(everyday).isDisjoint(with: meant))
    }

    @Test("A name is likelier than other words, however few are called so")
    func namesInSpelling() throws {
        let table = WordTable(try WordVectors.words("pl"), others: [], towns: [String]())
        let entries = [
            Self.entry("fundacj", [PostingRun.Slot.facts: [1, 2, 3]]),
            Self.entry("obrozk", [PostingRun.Slot.text: [1, 2]]),
            Self.entry("szarik", [1: [7]]),
        ]
        let text = String(decoding: SpellingWords.text(entries, table, likely: 7, all: 99), as: UTF8.self)
        #expect(text == "\nAfundacjAszarik\nAobrozk\n")
    }

    @Test("Towns stand apart from what else means something, as people write them")
    func townsInSpelling() throws {
        let table = WordTable(try WordVectors.words("pl"), others: [], towns: ["Kutno", "Łódź"])
        let entries = ["kot", "kutn", "lodz"].map { Self.entry($0, [PostingRun.Slot.closed: [1]]) }
        let text = SpellingWords.text(entries, table, likely: 99, all: 99)
        #expect(String(decoding: text, as: UTF8.self) == "Akot\n\n\nAkutnoAłódź")
    }

    @Test(
        "What another language calls a colour is nobody's spelling, though marks have the colour, unless it is a name")
    func foreignColours() throws {
        let table = WordTable(
            try WordVectors.words("pl"), others: [try WordVectors.words("en").forOtherLanguages], towns: [String]())
        let colour = try #require(
            table.entries.first {
                table.isForeign($0.key) && table.means(.colour, key: $0.key) && !$0.key.contains(0x20)
            })
        func text(_ slots: [Int: [UInt32]]) -> String {
            let entry = Self.entry(String(decoding: colour.key, as: UTF8.self), slots)
            return String(decoding: SpellingWords.text([entry], table, likely: 99, all: 99), as: UTF8.self)
        }
        let meant: [Int: [UInt32]] = [PostingRun.Slot.closed: [1], PostingRun.Slot.text: [2]]
        #expect(text(meant) == "")
        let named = text(meant.merging([1: [3]]) { one, _ in one }).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(named.count == 4 && !named[0].isEmpty && named[1...].allSatisfy(\.isEmpty))
    }

    @Test("A colour that no record has alone is a word that means something all the same")
    func colours() throws {
        let table = WordTable(try WordVectors.words("pl"), others: [], towns: [String]())
        let text = SpellingWords.text([Self.entry("krem", [PostingRun.Slot.facts: [1]])], table, likely: 9, all: 9)
        #expect(String(decoding: text, as: UTF8.self) == "Akremowy\n\n\n")
    }
}
