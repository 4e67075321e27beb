import Documents
import Parallel

/// The search index of one language: a root, and files that it leads to. Documentation/search.md tells the format.
public struct SearchIndex: Sendable {
    public struct File: Sendable {
        /// Within the index's folder: `t12.bin`.
        public let name: String
        public let bytes: [UInt8]
    }

    /// Everything but the root, in an order that is always the same.
    public let files: [File]
    /// Of the root, without the line of the folder.
    private let columns: [[[UInt8]]]

    /// Returns the bytes of the root's file.
    /// - Parameter folder: where the other files are, relative to the root's file. It changes with them, so that all of
    ///   them can be kept for good.
    public func root(folder: String) -> [UInt8] {
        var columns = columns
        columns[0].insert(Array(folder.utf8), at: 0)
        let text = columns.map { $0.joined(separator: [0x0A]) }.joined(separator: [0])
        return Deflate().compressed(Array(text))
    }

    /// - Parameter kept: what is kept from one index to the next; nil where nothing is.
    public init(_ corpus: SearchCorpus, keeping kept: KeptRuns? = nil, parallel: Parallel = Parallel()) {
        let measures = IndexSizes(institutions: corpus.institutions.count, documents: corpus.count)
        let runs = parallel.runs(count: corpus.count, grain: 1 << 11) { range in
            kept?.run(corpus, range) ?? PostingRun(corpus, range)
        }
        let merged = MergedTerms(runs, corpus)
        let all = parallel.runs(count: merged.keys.count, grain: 64) { range in
            var slots = TermSlots()
            return range.compactMap { index in
                merged.fill(&slots, of: index, in: runs)
                let entry = TermEntry(
                    merged.keys[index], slots.documents, measures, merged.sense(of: index))
                return entry.lists.isEmpty ? nil : entry
            }
        }.flatMap { $0 }
        let entries = SearchIndex.withoutLoneNames(all, corpus)
        let layout = TermLayout(entries, measures)
        let spelling = SpellingWords.text(
            entries, corpus.words, likely: measures.likelySpelling, all: measures.allSpelling)
        let rows = runs.flatMap(\.cards)
        let labels = CardLabels(rows)
        let blocks = CardBlocks(corpus, rows, labels, measures)
        let orders = ArrivalOrder(rows, corpus)

        var lists: [Piece] = layout.shards.enumerated().map { number, shard in
            ("t\(number).bin", { TermFile.bytes(of: shard, in: entries, layout) })
        }
        lists += layout.rests.enumerated().map { number, members in
            ("r\(number).bin", { TermFile.rest(of: members, in: entries, layout) })
        }
        var texts: [Piece] = []
        if !spelling.isEmpty {
            texts.append(("s.bin", { spelling }))
            texts.append(("w.bin", { RightWords.file(entries, corpus.words) }))
        }
        texts += blocks.ranges.indices.map { number in ("c\(number).bin", { blocks.text(number) }) }
        texts.append(("l.bin", { SearchIndex.language(corpus) }))
        texts.append(("n.bin", { Array(corpus.words.numbers.utf8) }))
        if !corpus.positions.isEmpty { texts.append(("p.bin", { corpus.positions })) }
        texts += orders.files.map { file in (file.name, { file.bytes }) }
        files =
            SearchIndex.compressed(lists, .little, parallel) + SearchIndex.compressed(texts, .most, parallel)

        let placeholders = Array(labels.placeholders.reversed().drop(while: \.isEmpty).reversed())
        let numbers = [
            corpus.institutions.count, corpus.seeking, corpus.others, corpus.departed, corpus.pages, measures.head,
            measures.institutionBlock, measures.block,
        ]
        let words = [Array(corpus.folder.utf8), Array(corpus.stemmer.rules.utf8), layout.separators]
        let lines = [numbers.map { "\($0)" }, labels.texts, placeholders].map { $0.map { Array($0.utf8) } }
        columns = [words] + lines
    }

    /// What the language has of words, in lines: those that a query need not find, of which those that are towns stand
    /// twice, with a dot; those that deny what follows; the endings of names.
    private static func language(_ corpus: SearchCorpus) -> [UInt8] {
        let words = corpus.words
        var stopWords = FrontCoding()
        for (place, word) in corpus.stopWords.enumerated() where place == 0 || word != corpus.stopWords[place - 1] {
            stopWords.append(word)
            if words.means(.town, key: word), words.base(of: word) == word {
                stopWords.append(word + [UInt8(ascii: ".")])
            }
        }
        return stopWords.text + Array("\n\(words.negations)\n\(words.declension)\n\(words.conjunctions)".utf8)
    }

    /// Leaves out names that are all that has their stem, by which they are found.
    private static func withoutLoneNames(_ entries: [TermEntry], _ corpus: SearchCorpus) -> [TermEntry] {
        entries.filter { entry in
            guard entry.namedCount == entry.count, !entry.key.contains(0x20), !corpus.words.isKey(entry.key) else {
                return true
            }
            let stem = corpus.stemmer.stem(of: entry.key)
            // What ends with o would be taken for something begun: "nero" for Neron.
            guard stem != entry.key, entry.key.starts(with: stem), entry.key.last != UInt8(ascii: "o") else {
                return true
            }
            let place = entries.partitioningIndex { !$0.key.lexicographicallyPrecedes(stem) }
            guard place < entries.count, entries[place].key == stem else { return true }
            let other = entries[place]
            // What is a stem itself ("rome" of Romeo) may be cut to that of another name (Roma).
            return other.isMeant || other.namedCount != entry.count || other.firstNamed != entry.firstNamed
        }
    }

    /// A file that is made when its turn comes.
    private typealias Piece = (name: String, make: @Sendable () -> [UInt8])

    private static func compressed(_ pieces: [Piece], _ effort: Deflate.Effort, _ parallel: Parallel) -> [File] {
        parallel.runs(count: pieces.count, grain: 32) { range in
            let deflate = Deflate(effort)
            return range.map { File(name: pieces[$0].name, bytes: deflate.compressed(pieces[$0].make())) }
        }.flatMap { $0 }
    }
}
