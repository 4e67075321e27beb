import Records
import Testing

@testable import Search

@Suite("The files of an index's words")
struct TermLayoutTests {
    private static func entry(_ key: String, _ slots: [Int: [UInt32]], documents: Int, head: Int) -> TermEntry {
        let lists = (0..<PostingRun.Slot.count).map { slots[$0] ?? [] }
        return TermEntry(Array(key.utf8), lists, documents: documents, head: head, limit: 20)
    }

    private static func read(_ lists: [TermEntry.List], in range: Range<Int>) -> [[UInt32]] {
        lists.map { list in
            var reader = BitReader(bytes: list.bits)
            return reader.list(in: range)
        }
    }

    @Test("The two parts of a list that is cut hold what the whole one does")
    func cut() {
        let own = (0..<500).map { UInt32($0 * 2 + $0 % 2) }
        let other: [UInt32] = [1, 5, 990]
        let slots = [0: own, 7: other]
        let whole = Self.entry("pies", slots, documents: 1_200, head: 1_200)
        #expect(!whole.hasRest)
        #expect(Self.read(whole.lists, in: 0..<1_200) == [own, other])
        let cut = Self.entry("pies", slots, documents: 1_200, head: 300)
        #expect(cut.hasRest)
        #expect(cut.count == 503)
        let (first, rest) = (Self.read(cut.lists, in: 0..<300), Self.read(cut.rest, in: 300..<1_200))
        #expect(first.flatMap { $0 }.allSatisfy { $0 < 300 })
        #expect(rest.flatMap { $0 }.allSatisfy { $0 >= 300 })
        #expect(zip(first, rest).map { $0 + $1 } == [own, other])
    }

    @Test("A list that is short stays whole")
    func short() {
        #expect(!Self.entry("jeż", [0: [3, 1_000]], documents: 1_200, head: 300).hasRest)
    }

    @Test("A word of another language only names the heavy one that has its documents")
    func aliases() throws {
        let table = WordTable(
            try WordVectors.words("pl"), others: [try WordVectors.words("en").abroad], towns: [String]())
        let many = (0..<3_000).map { UInt32($0 * 3 + $0 % 2) }
        let entries = [("cat", many), ("dog", Array(many.dropLast())), ("kot", many)].map { key, documents in
            Self.entry(key, [PostingRun.Slot.closed: documents], documents: 10_000, head: 10_000)
        }
        let layout = TermLayout(entries, IndexMeasures(institutions: 10, documents: 10_000), table) { $0 }
        #expect(layout.aliases == [0: Array("kot".utf8)])
        #expect(layout.heavy.flatMap { $0 }.sorted() == [1, 2])
        let bytes = TermFile.bytes(of: layout.shards.flatMap { $0 }.map { layout.entry($0, of: entries) })
        #expect(String(decoding: bytes, as: UTF8.self) == "Acat=kot\n")
    }

    @Test("The root tells which heavy words share a file, and where files of other words begin")
    func marks() throws {
        let many = (0..<3_000).map { UInt32($0 * 3 + $0 % 2) }
        let other = (0..<3_000).map { UInt32($0 * 3 + $0 % 3) }
        let entries = [("burek", many), ("kot", other), ("pies", many), ("zebra", [4])].map { key, documents in
            Self.entry(key, [1: documents], documents: 10_000, head: 10_000)
        }
        let language = try #require(Language("pl"))
        let table = WordTable(.plain(language), others: [], towns: [String]())
        let layout = TermLayout(entries, IndexMeasures(institutions: 10, documents: 10_000), table) { $0 }
        #expect(String(decoding: layout.spelling, as: UTF8.self) == "A,Aburek!Akot!Apies?1Azebra")
    }
}
