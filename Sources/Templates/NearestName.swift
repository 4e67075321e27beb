/// The known name that a writer most likely meant.
enum NearestName {
    /// The candidate with the fewest edits (insertions, deletions, replacements, swaps of neighbours) from `name`, letter case
    /// aside; nil when
    /// even the nearest is too far to be worth offering. The first of equals wins.
    static func of(_ name: String, among candidates: [String]) -> String? {
        let written = Array(name.lowercased().unicodeScalars.prefix(64))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let known = Array(candidate.lowercased().unicodeScalars.prefix(64))
            let limit = max(1, min(3, max(written.count, known.count) / 3))
            guard abs(known.count - written.count) <= limit else { continue }
            let distance = edits(from: written, to: known)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The optimal string alignment distance.
    private static func edits(from written: [Unicode.Scalar], to known: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...known.count)
        for (row, one) in written.enumerated() {
            var current = [row + 1]
            for (column, other) in known.enumerated() {
                let replaced = previous[column] + (one == other ? 0 : 1)
                var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one == known[column - 1], written[row - 1] == other {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                current.append(least)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[known.count]
    }
}
