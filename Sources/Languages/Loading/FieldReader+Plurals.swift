import Documents

extension FieldReader {
    /// The section `plural`: a rule for each category but `other`. Nil where anything in it is wrong: which forms
    /// phrases must have cannot be told then.
    mutating func pluralRules(_ field: Field) -> PluralRules? {
        let countBefore = diagnostics.count
        guard let fields = fields(of: field, required: [], optional: PluralCategory.allCases.map(\.rawValue)) else {
            return nil
        }
        var rules: [PluralCategory: PluralRule] = [:]
        for category in PluralCategory.allCases {
            guard let rule = fields[category.rawValue] else { continue }
            if category == .other {
                refuseRuleOfOther(rule)
            } else {
                rules[category] = parsed(rule, orElse: "malformed-plural-rule", PluralRule.init)
            }
        }
        return diagnostics.count == countBefore ? PluralRules(rules) : nil
    }

    /// The CLDR lists `other` too, with samples alone.
    private mutating func refuseRuleOfOther(_ field: Field) {
        guard !field.value.isLeftOut, !field.value.text.hasPrefix("@") else { return }
        report(
            field.key, "malformed-plural-rule", "\"other\" is what the rules leave over and has none itself",
            suggestion: "delete the line")
    }
}
