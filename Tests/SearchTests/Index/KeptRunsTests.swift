import Documents
import Parallel
import Records
import Synchronization
import Testing

@testable import Search

@Suite("Runs of documents that are kept")
struct KeptRunsTests {
    private final class Kept: Sendable {
        let runs = Mutex<[Range<Int>: [UInt8]]>([:])
    }

    private func files(of index: SearchIndex) -> [[UInt8]] { index.files.map(\.bytes) + [index.root(folder: "x/")] }

    @Test("An index of what was kept has the same bytes, and asks for no document")
    func sameIndex() throws {
        let kept = Kept()
        let runs = KeptRuns(
            known: { range in kept.runs.withLock { $0[range] } },
            keep: { range, bytes in kept.runs.withLock { $0[range] = bytes } })
        let file = SourceFile(
            name: "pl.yml", text: "words: {about=pair: [dwupak]}\ndescriptions: {about=pair: [razem z bratem]}")
        var diagnostics: [Diagnostic] = []
        let words = SearchWords.read(
            try #require(Language("pl")), words: file, forms: nil, diagnostics: &diagnostics)
        var corpus = try SearchIndexTests().corpus(institutions: 7, animals: 5_000, words: words)
        #expect(diagnostics == [] && !PostingRun(corpus, 0..<100).told.isEmpty)
        let first = files(of: SearchIndex(corpus))
        #expect(files(of: SearchIndex(corpus, keeping: runs)) == first)
        #expect(kept.runs.withLock { $0.count } == 3)
        corpus.document = { _ in fatalError("a document was asked for") }
        #expect(files(of: SearchIndex(corpus, keeping: runs)) == first)
    }

    @Test("Bytes that are cut or longer, or of another run, are none")
    func damaged() throws {
        let corpus = try SearchIndexTests().corpus(institutions: 2, animals: 30)
        let bytes = PostingRun(corpus, 0..<corpus.count).bytes
        #expect(PostingRun(bytes)?.bytes.count == bytes.count)
        #expect(PostingRun(bytes + [0]) == nil)
        for length in 0..<bytes.count { #expect(PostingRun(Array(bytes[..<length])) == nil) }
        let runs = KeptRuns(known: { _ in bytes }, keep: { _, _ in })
        #expect(runs.run(corpus, 0..<7).cards.count == 7)
    }
}
