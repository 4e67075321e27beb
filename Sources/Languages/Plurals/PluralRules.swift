/// A language's plural rules for cardinal numbers.
public struct PluralRules: Sendable {
    /// The rules in the order in which they are tried.
    private let rules: [(category: PluralCategory, rule: PluralRule)]
    /// The categories of the first whole numbers, which are asked for on nearly every page.
    private let smallCounts: [PluralCategory]

    /// No rule for `other`, which is what remains.
    public init(_ rules: [PluralCategory: PluralRule]) {
        let ordered = PluralCategory.allCases.compactMap { category in
            category == .other ? nil : rules[category].map { (category: category, rule: $0) }
        }
        self.rules = ordered
        smallCounts = (0..<256).map { PluralRules.category(of: PluralOperands($0), by: ordered) }
    }

    /// The categories that the rules name and `other`, in the order of `PluralCategory`.
    public var categories: [PluralCategory] { rules.map(\.category) + [.other] }

    public func category(of count: Int) -> PluralCategory {
        smallCounts.indices.contains(count) ? smallCounts[count] : category(of: PluralOperands(count))
    }

    public func category(of operands: PluralOperands) -> PluralCategory {
        PluralRules.category(of: operands, by: rules)
    }

    private static func category(
        of operands: PluralOperands, by rules: [(category: PluralCategory, rule: PluralRule)]
    ) -> PluralCategory {
        rules.first { $0.rule.matches(operands) }?.category ?? .other
    }
}
