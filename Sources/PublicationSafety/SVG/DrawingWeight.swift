/// The number of elements to draw when every reference is followed.
struct DrawingWeight {
    /// A browser draws so many without being slow.
    private static let maximum = 100_000
    private static let maximumDepth = 200

    private let references: DrawingReferences
    private var byID: [String: DrawingNode] = [:]
    private var known: [ObjectIdentifier: Int] = [:]
    private var open: Set<ObjectIdentifier> = []

    private init(_ root: DrawingNode) {
        references = DrawingReferences(root)
        index(root)
    }

    /// Throws where parts refer to each other in a circle or too often.
    static func check(_ root: DrawingNode) throws(DrawingProblem) {
        var weight = DrawingWeight(root)
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
        for id in references.targets(of: node) {
            guard let target = byID[id] else { continue }
            sum += try weight(of: target, depth: depth + 1)
            // Before the next: a class may name thousands.
            guard sum <= DrawingWeight.maximum else { throw .endless }
        }
        guard sum <= DrawingWeight.maximum else { throw .endless }
        open.remove(identity)
        known[identity] = sum
        return sum
    }
}
