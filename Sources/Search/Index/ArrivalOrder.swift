/// When animals arrived, for lists by that: `a<n>.bin` has 16,384 documents, two bytes each, all lower bytes before all
/// higher ones: days before the last arrival of all, and one; 0 where it is not known or the animal seeks no home.
struct ArrivalOrder: Sendable {
    static let chunk = 1 << 14

    let files: [(name: String, bytes: [UInt8])]

    init(_ rows: [PostingRun.CardRow], _ corpus: SearchCorpus) {
        let seeking = corpus.institutions.count..<corpus.institutions.count + corpus.seeking
        guard let last = rows[seeking].lazy.compactMap(\.arrived).max() else {
            files = []
            return
        }
        files = stride(from: 0, to: corpus.count, by: ArrivalOrder.chunk).enumerated().map { number, start in
            let days = (start..<min(start + ArrivalOrder.chunk, corpus.count)).map { document in
                guard seeking.contains(document), let arrived = rows[document].arrived else { return 0 }
                return min(0xFFFF, last - arrived + 1)
            }
            return ("a\(number).bin", days.map { UInt8($0 & 0xFF) } + days.map { UInt8($0 >> 8) })
        }
    }
}
