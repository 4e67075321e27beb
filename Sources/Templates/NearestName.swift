/// The known name that a writer most likely meant.
enum NearestName {
    /// The candidate with the fewest edits (insertions, deletions, replacements) from `name`, letter case aside; nil when
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

    /// Levenshtein's distance.
    private static func edits(from written: [Unicode.Scalar], to known: [Unicode.Scalar]) -> Int {
        var above = Array(0...known.count)
        for (row, one) in written.enumerated() {
            var diagonal = above[0]
            above[0] = row + 1
            for (column, other) in known.enumerated() {
                let replaced = diagonal + (one == other ? 0 : 1)
                diagonal = above[column + 1]
                above[column + 1] = min(replaced, diagonal + 1, above[column] + 1)
            }
        }
        return above[known.count]
    }
}
