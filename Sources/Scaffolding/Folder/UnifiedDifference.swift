/// The difference of two texts in the unified format of diff(1): groups of changed lines, each between three lines that
/// are the same.
struct UnifiedDifference {
    private let old: [String]
    private let new: [String]
    /// The number of unchanged lines before and after changed ones.
    private static let context = 3

    init(of old: [String], and new: [String]) {
        self.old = old
        self.new = new
    }

    /// A line of either text, or of both.
    private struct Line {
        let mark: Character
        let text: String
        /// The numbers of lines of both texts before it.
        let before: (old: Int, new: Int)
    }

    var text: String {
        let lines = self.lines
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var groups: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = groups.last, last.upperBound >= range.lowerBound {
                groups[groups.count - 1] = last.lowerBound..<range.upperBound
            } else {
                groups.append(range)
            }
        }
        return groups.map { header(of: lines[$0]) + lines[$0].map { "\($0.mark)\($0.text)\n" }.joined() }.joined()
    }

    private func header(of lines: ArraySlice<Line>) -> String {
        func range(_ before: Int, without mark: Character) -> String {
            let count = lines.count { $0.mark != mark }
            return "\(count == 0 ? before : before + 1),\(count)"
        }
        guard let first = lines.first?.before else { return "" }
        return "@@ -\(range(first.old, without: "+")) +\(range(first.new, without: "-")) @@\n"
    }

    private var lines: [Line] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [Line] = []
        var place = (old: 0, new: 0)
        while place.old < old.count || place.new < new.count {
            if removed.contains(place.old) {
                lines.append(Line(mark: "-", text: old[place.old], before: place))
                place.old += 1
            } else if inserted.contains(place.new) {
                lines.append(Line(mark: "+", text: new[place.new], before: place))
                place.new += 1
            } else {
                lines.append(Line(mark: " ", text: new[place.new], before: place))
                place = (place.old + 1, place.new + 1)
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    /// The position of the line in its text.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
