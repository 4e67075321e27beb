/// What the cut lists of a word leave out: all; or in large catalogues, where very many are what it means, these, and apart
/// from them who is nearly so, says so or only mentions it, which few queries need.
struct RestPart: Hashable, Comparable {
    let entry: Int
    let isMention: Bool

    static func < (one: RestPart, other: RestPart) -> Bool {
        one.entry == other.entry ? !one.isMention && other.isMention : one.entry < other.entry
    }
}

/// Words whose cut lists lack the same documents.
struct RestGroup: Comparable {
    let members: [RestPart]
    /// About how many bytes their lists take.
    let size: Int
    /// How often what lists lack is asked for, compared with others: where several words find too few, and these are mostly
    /// frequent ones.
    let asked: Int

    init(_ members: [RestPart], of entries: [TermEntry]) {
        self.members = members
        size = entries[members[0].entry].rest(isMention: members[0].isMention).reduce(0) { $0 + $1.bits.count }
        asked = members.reduce(0) { sum, member in
            // In whole numbers: sums of cubes of eighths, by bytes, would be near what an integer holds.
            let asked = max(1, TermCosts.asked(entries[member.entry]) / 8)
            return sum + asked * asked * asked / (member.isMention ? 8 : 1)
        }
    }

    /// The most bytes for how often they are asked for last. Where files are cut in this order, no two groups are better off
    /// in each other's.
    static func < (one: RestGroup, other: RestGroup) -> Bool {
        let (left, right) = (one.size * other.asked, other.size * one.asked)
        return left == right ? one.members[0] < other.members[0] : left < right
    }

    /// The files for which a query is expected to take the fewest bytes, of groups in their order.
    static func files(of groups: [RestGroup], atMost most: Int) -> [Range<Int>] {
        let all = groups.reduce(0) { $0 + $1.asked }
        return FilePrice.files(atMost: most) { price in
            let unit = all * price / 100
            var least = [Int](repeating: .max, count: groups.count + 1)
            var before = [Int](repeating: 0, count: groups.count + 1)
            least[0] = 0
            for start in groups.indices {
                var (size, asked) = (0, 0)
                for next in start + 1...groups.count {
                    size += groups[next - 1].size
                    asked += groups[next - 1].asked
                    let cost = least[start] + asked * size + unit
                    if cost < least[next] { (least[next], before[next]) = (cost, start) }
                    // Two files are better.
                    if asked * size > unit * 8 { break }
                }
            }
            return before
        }
    }
}
