/// The rules of a stemmer, laid out to be tried fast: their letters lie together. An object, which stemmers share.
final class StemmerCuts: Sendable {
    private struct Cut: Sendable {
        /// The number of letters that must remain.
        var least: Int
        /// The start of its ending in `letters`; its replacement follows.
        var start: Int
        var endingCount: Int
        var replacementCount: Int
    }

    private let passCount: Int
    /// The rules of all passes, of each by the last byte of their endings.
    private let cuts: [Cut]
    /// The letter before the last one of each ending; 0 for an ending of one letter. Most endings differ there.
    private let befores: [UInt8]
    /// By pass and last byte, where these rules start; where the last ones end.
    private let starts: [Int]
    private let letters: [UInt8]

    /// - Parameter passes: the rules of each pass in the order in which they are tried.
    init(_ passes: [[Stemmer.Rule]]) {
        var cuts: [Cut] = []
        var starts: [Int] = []
        var letters: [UInt8] = []
        for pass in passes {
            for last in UInt8.min...UInt8.max {
                starts.append(cuts.count)
                for rule in pass where rule.ending.last == last {
                    cuts.append(
                        Cut(
                            least: rule.least, start: letters.count, endingCount: rule.ending.count,
                            replacementCount: rule.replacement.count))
                    letters += rule.ending + rule.replacement
                }
            }
        }
        passCount = passes.count
        self.cuts = cuts
        befores = cuts.map { $0.endingCount > 1 ? letters[$0.start + $0.endingCount - 2] : 0 }
        self.starts = starts + [cuts.count]
        self.letters = letters
    }

    /// Applies in each pass the first rule that fits.
    func apply(to word: inout [UInt8]) {
        for pass in 0..<passCount {
            guard let index = word.withUnsafeBufferPointer({ fitting($0, in: pass) }) else { continue }
            let cut = cuts[index]
            word.removeLast(cut.endingCount)
            let replacement = cut.start + cut.endingCount
            for letter in replacement..<replacement + cut.replacementCount { word.append(letters[letter]) }
        }
    }

    /// Returns the place of the first rule of a pass that fits a word; nil where none does.
    private func fitting(_ word: UnsafeBufferPointer<UInt8>, in pass: Int) -> Int? {
        guard let last = word.last else { return nil }
        let before = word.count > 1 ? word[word.count - 2] : 0
        let place = pass * 256 + Int(last)
        return befores.withUnsafeBufferPointer { befores in
            (starts[place]..<starts[place + 1]).first { index in
                (befores[index] == before || befores[index] == 0) && fits(cuts[index], word)
            }
        }
    }

    private func fits(_ cut: Cut, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let remaining = word.count - cut.endingCount
        // No letter takes less than a byte.
        guard remaining >= cut.least else { return false }
        for index in 0..<cut.endingCount where word[remaining + index] != letters[cut.start + index] { return false }
        var count = 0
        for byte in word[..<remaining] {
            if count >= cut.least { break }
            count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
        return count >= cut.least
    }
}
