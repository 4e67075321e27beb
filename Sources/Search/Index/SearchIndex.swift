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
    private let rootText: JSONText

    /// What the root's file holds.
    /// - Parameter folder: where the other files are, relative to the root's file. It changes with them, so that all of
    ///   them can be kept for good.
    public func root(folder: String) -> [UInt8] {
        var text = rootText
        text.member("f", string: Array(folder.utf8))
        return Deflate().compressed(text.finished)
    }

    public init(_ corpus: SearchCorpus, parallel: Parallel = Parallel()) {
        let measures = IndexMeasures(institutions: corpus.institutions.count, documents: corpus.count)
        let runs = parallel.runs(count: corpus.count, grain: 1 << 11) { PostingRun(corpus, $0) }
        let merged = MergedTerms(
            runs, corpus.institutions, words: corpus.words, filters: corpus.filters)
        let entries = parallel.runs(count: merged.keys.count, grain: 64) { range in
            var slots = TermSlots()
            return range.compactMap { index in
                merged.fill(&slots, of: index, in: runs)
                let entry = TermEntry(merged.keys[index], slots.documents, measures)
                return entry.lists.isEmpty ? nil : entry
            }
        }.flatMap { $0 }
        let layout = TermLayout(entries, measures)
        let spelling = SpellingWords.text(
            entries, corpus.words, likely: measures.likelySpelling, all: measures.allSpelling)
        let rows = runs.flatMap(\.cards)
        let labels = CardLabels(rows)
        let blocks = CardBlocks(corpus, rows, labels, measures)
        let orders = ArrivalOrder(rows, corpus)

        var lists: [Piece] = layout.shards.enumerated().map { number, shard in
            Piece("t\(number).bin") { TermFile.bytes(of: shard, in: entries, layout) }
        }
        lists += layout.rests.enumerated().map { number, members in
            Piece("r\(number).bin") { TermFile.rest(of: members, in: entries, layout) }
        }
        var texts = spelling.isEmpty ? [] : [Piece("s.bin") { spelling }]
        texts += blocks.ranges.indices.map { number in Piece("c\(number).bin") { blocks.text(number) } }
        texts += orders.files.map { file in Piece(file.name) { file.bytes } }
        files =
            SearchIndex.compressed(lists, .little, parallel) + SearchIndex.compressed(texts, .most, parallel)

        var root = JSONText()
        root.member("n", numbers: [corpus.institutions.count, corpus.seeking, corpus.others, corpus.departed])
        root.member("h", number: measures.head)
        root.member("b", numbers: [measures.institutionBlock, measures.block])
        root.member("w", string: layout.separators)
        root.member("u", string: Array(corpus.folder.utf8))
        root.member("t", strings: labels.texts)
        root.member("p", strings: labels.placeholders.droppingLast { $0.isEmpty })
        root.member("x", string: Array(corpus.stemmer.rules.utf8))
        var stopWords = FrontCoding()
        for (place, word) in corpus.stopWords.enumerated() where place == 0 || word != corpus.stopWords[place - 1] {
            stopWords.append(word)
        }
        root.member("y", string: stopWords.text)
        rootText = root
    }

    /// A file that is made when its turn comes.
    private struct Piece: Sendable {
        let name: String
        let make: @Sendable () -> [UInt8]

        init(_ name: String, _ make: @escaping @Sendable () -> [UInt8]) {
            self.name = name
            self.make = make
        }
    }

    private static func compressed(_ pieces: [Piece], _ effort: Deflate.Effort, _ parallel: Parallel) -> [File] {
        parallel.runs(count: pieces.count, grain: 32) { range in
            let deflate = Deflate(effort)
            return range.map { File(name: pieces[$0].name, bytes: deflate.compressed(pieces[$0].make())) }
        }.flatMap { $0 }
    }
}

extension Array {
    fileprivate func droppingLast(while isUnwanted: (Element) -> Bool) -> [Element] {
        var kept = self
        while let last = kept.last, isUnwanted(last) { kept.removeLast() }
        return kept
    }
}

/// A JSON object (RFC 8259) that grows by members.
struct JSONText: Sendable {
    private var bytes: [UInt8] = []

    var finished: [UInt8] { bytes.isEmpty ? Array("{}".utf8) : bytes + [UInt8(ascii: "}")] }

    private mutating func begin(_ name: String) {
        bytes.append(bytes.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
        append(Array(name.utf8))
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func member(_ name: String, number: Int) {
        begin(name)
        bytes += Array(String(number).utf8)
    }

    mutating func member(_ name: String, numbers: [Int]) {
        begin(name)
        bytes += Array("[\(numbers.map { String($0) }.joined(separator: ","))]".utf8)
    }

    mutating func member(_ name: String, string: [UInt8]) {
        begin(name)
        append(string)
    }

    mutating func member(_ name: String, strings: [String]) {
        begin(name)
        bytes.append(UInt8(ascii: "["))
        for (index, string) in strings.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(Array(string.utf8))
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ string: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
