import Messages

/// The known word that a writer most likely meant.
public struct NearMiss: Sendable {
    private let known: [Word]
    /// The number of words whose neighbours are still sought.
    private var rest = Diagnostic.limit

    private struct Word {
        let text: String
        let scalars: [Unicode.Scalar]
        /// A bit for each letter that the word holds. An edit changes two at most.
        let letters: UInt64

        init(_ text: String, length: Int = .max) {
            self.text = text
            scalars = Array(KeyNames.folded(text).unicodeScalars.prefix(length))
            letters = scalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
        }
    }

    /// Prepares the words among which the nearest to many others is sought.
    public init(among candidates: some Sequence<String>) { known = candidates.map { Word($0) } }

    /// Returns the nearest candidate; nil when even that is too far to be worth offering, or when as many words were sought
    /// before as are told of a file.
    public mutating func next(to word: String) -> String? {
        guard rest > 0 else { return nil }
        rest -= 1
        return nearest(to: word)
    }

    /// Returns the nearest candidate; nil when even that is too far to be worth offering.
    public func nearest(to word: String) -> String? { NearMiss.nearest(to: word, among: known) }

    /// The candidate with the fewest edits (insertions, deletions, replacements, swaps of neighbours) from `word`,
    /// letter case and Polish diacritics aside; nil when even the nearest is too far to be worth offering. The first of
    /// equals wins.
    public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: word, among: candidates.lazy.map { Word($0) })
    }

    private static func nearest(to word: String, among candidates: some Sequence<Word>) -> String? {
        let written = Word(word, length: 64)
        guard !written.scalars.isEmpty else { return nil }
        var best: (candidate: String, distance: Int)?
        for known in candidates {
            var limit = max(1, min(3, max(written.scalars.count, known.scalars.count) / 3))
            if let best { limit = min(limit, best.distance - 1) }
            guard limit >= 0, abs(known.scalars.count - written.scalars.count) <= limit,
                (known.letters ^ written.letters).nonzeroBitCount <= 2 * limit,
                let distance = distance(written.scalars, known.scalars, limit: limit)
            else { continue }
            best = (known.text, distance)
        }
        return best?.candidate
    }

    /// Returns the question whether that candidate was meant.
    public static func suggestion(for word: String, among candidates: some Sequence<String>) -> Message? {
        of(word, among: candidates).map { "did you mean \"\($0)\"?" }
    }

    /// Restricted Damerau-Levenshtein distance; nil where it is above `limit`. Of each row, only the columns near the
    /// diagonal count.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int? {
        let far = limit + 1
        var beforePrevious: [Int] = []
        var previous = (0...other.count).map { min($0, far) }
        for (row, left) in one.enumerated() {
            var current = [Int](repeating: far, count: other.count + 1)
            current[0] = min(row + 1, far)
            var least = current[0]
            for column in max(0, row - limit)..<max(0, min(other.count, row + limit + 1), row - limit) {
                var cost = min(
                    previous[column + 1] + 1, current[column] + 1, previous[column] + (left == other[column] ? 0 : 1))
                if row > 0, column > 0, left == other[column - 1], one[row - 1] == other[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current[column + 1] = min(cost, far)
                least = min(least, cost)
            }
            // A swap reaches over one row, no more.
            if least > limit, previous.allSatisfy({ $0 > limit }) { return nil }
            beforePrevious = previous
            previous = current
        }
        return previous[other.count] <= limit ? previous[other.count] : nil
    }
}
