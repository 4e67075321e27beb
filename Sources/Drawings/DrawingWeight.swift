/// How much there is to draw when every reference is followed.
struct DrawingWeight {
    /// A browser draws so many without being slow.
    private static let maximum = 100_000
    private static let maximumDepth = 200

    private var byID: [String: DrawingNode] = [:]
    private var known: [ObjectIdentifier: Int] = [:]
    private var open: Set<ObjectIdentifier> = []

    /// Throws where parts refer to each other in a circle or too often.
    static func check(_ root: DrawingNode) throws(DrawingProblem) {
        var weight = DrawingWeight()
        weight.index(root)
        guard try weight.weight(of: root, depth: 0) <= maximum else { throw .endless }
    }

    private mutating func index(_ node: DrawingNode) {
        if let id = node.value(of: "id"), byID[id] == nil { byID[id] = node }
        for case .element(let child) in node.content { index(child) }
    }

    private mutating func weight(of node: DrawingNode, depth: Int) throws(DrawingProblem) -> Int {
        let identity = ObjectIdentifier(node)
        if let weight = known[identity] { return weight }
        guard depth < DrawingWeight.maximumDepth, open.insert(identity).inserted else { throw .endless }
        var sum = 1
        for case .element(let child) in node.content { sum += try weight(of: child, depth: depth + 1) }
        for (name, value) in node.attributes {
            for id in DrawingWeight.references(name, value) {
                if let target = byID[id] { sum += try weight(of: target, depth: depth + 1) }
            }
        }
        guard sum <= DrawingWeight.maximum else { throw .endless }
        open.remove(identity)
        known[identity] = sum
        return sum
    }

    private static func references(_ name: String, _ value: String) -> [String] {
        if name == "href" { return value.hasPrefix("#") ? [String(value.dropFirst())] : [] }
        guard value.utf8.contains(UInt8(ascii: "#")) else { return [] }
        return value.split(separator: "url(", omittingEmptySubsequences: false).dropFirst().map { part in
            let target = part.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" || $0 == "#" }
            return String(target.prefix { $0 != ")" && $0 != "\"" && $0 != "'" && !$0.isWhitespace })
        }
    }
}
