import Markup

/// The references of a drawing's elements, by attributes or by rules of its style sheets.
struct DrawingReferences {
    /// By the class of those that a rule is for.
    private var ofClass: [String: [String]] = [:]
    /// The targets of rules for elements that need no class.
    private var ofAll: [String] = []

    /// - Parameter root: its style sheets have been filtered, so they hold rules alone.
    init(_ root: DrawingNode) { gather(root) }

    /// The ids of what is drawn together with a node.
    func targets(of node: DrawingNode) -> [String] {
        var targets = ofAll
        for (name, value) in node.attributes {
            switch name {
            case "href":
                if value.hasPrefix("#") { targets.append(DrawingReferences.decoded(value.utf8.dropFirst())) }
            case "class":
                for name in value.split(whereSeparator: \.isWhitespace) { targets += ofClass[String(name)] ?? [] }
            default: targets += DrawingReferences.named(in: value)
            }
        }
        return targets
    }

    private mutating func gather(_ node: DrawingNode) {
        for content in node.content {
            switch content {
            case .element(let child): gather(child)
            case .text(let text) where node.name == "style": addRules(text)
            case .text: break
            }
        }
    }

    private mutating func addRules(_ sheet: String) {
        for rule in sheet.split(separator: "}") {
            // Before the last but one bracket stand conditions, as of @media.
            let parts = rule.split(separator: "{")
            guard parts.count > 1, let declarations = parts.last else { continue }
            let targets = DrawingReferences.named(in: String(declarations))
            guard !targets.isEmpty else { continue }
            for selector in parts[parts.count - 2].split(separator: ",") {
                let classes = selector.split(separator: ".").dropFirst(selector.first == "." ? 0 : 1)
                let name = classes.last.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }
                if let name, !name.isEmpty {
                    ofClass[String(name), default: []] += targets
                } else {
                    ofAll += targets
                }
            }
        }
    }

    /// The ids in each `url(#id)`.
    private static func named(in value: String) -> [String] {
        guard value.utf8.contains(UInt8(ascii: "#")) else { return [] }
        return Array(value.utf8).parts(behind: "url(").map { part in
            let target = part.drop { $0 <= 0x20 || isQuotation($0) || $0 == UInt8(ascii: "#") }
            return decoded(target.prefix { $0 > 0x20 && !isQuotation($0) && $0 != UInt8(ascii: ")") })
        }
    }

    private static func isQuotation(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

    /// As browsers read a fragment.
    private static func decoded(_ id: some Collection<UInt8>) -> String {
        PercentEncoding.decoded(id) ?? String(decoding: id, as: UTF8.self)
    }
}
