import Messages

/// The known word that a writer most likely meant.
public enum NearMiss {
    /// The candidate with the fewest edits (insertions, deletions, replacements, swaps of neighbours) from `word`,
    /// letter case and Polish diacritics aside; nil when even the nearest is too far to be worth offering. The first of
    /// equals wins.
    public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        let written = Array(KeyNames.folded(word).unicodeScalars.prefix(64))
        guard !written.isEmpty else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let known = Array(KeyNames.folded(candidate).unicodeScalars)
            let limit = Swift.max(1, Swift.min(3, Swift.max(written.count, known.count) / 3))
            guard abs(known.count - written.count) <= limit else { continue }
            let distance = editDistance(written, known)
            if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// Returns the question whether that candidate was meant.
    public static func suggestion(for word: String, among candidates: some Sequence<String>) -> Message? {
        of(word, among: candidates).map { "did you mean \"\($0)\"?" }
    }

    /// Restricted Damerau-Levenshtein distance.
    private static func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...other.count)
        for (row, left) in one.enumerated() {
            var current = [row + 1]
            for (column, right) in other.enumerated() {
                var cost = Swift.min(
                    previous[column + 1] + 1, current[column] + 1, previous[column] + (left == right ? 0 : 1))
                if row > 0, column > 0, left == other[column - 1], one[row - 1] == right {
                    cost = Swift.min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[other.count]
    }
}
