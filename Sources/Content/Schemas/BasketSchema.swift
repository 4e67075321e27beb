import Documents
import Records

extension RecordSchema where Record == Basket {
    /// Every field of a basket's record, in the order of the documentation.
    static let basket = RecordSchema(
        [
            .required(
                "name", \.name, .localized(.text(maximum: 120)), "what the basket is called", polish: ["nazwa"]),
            .required(
                "shares", \.shares, .shares, "which institutions share the gift; the percents sum to 100",
                polish: ["udziały", "części"]),
            .optional(
                "category", \.category, .localized(.text(maximum: 60)),
                "baskets of one category are listed together", polish: ["kategoria"]),
            .optional(
                "picture", \.picture, .picture, "a photograph beside the record", polish: ["zdjęcie", "obraz"]),
            .defaulted(
                "featured", \.isFeatured, .boolean, "whether it comes first", polish: ["wyróżniony", "wyróżnione"]),
            .draft(\.isDraft), .prose(\.description),
        ],
        unknownFieldHints: [
            "id": "delete it: the id is the file's name",
            "institutions": "did you mean \"shares\"?",
            "title": "did you mean \"name\"?",
        ], keepingExtensions: { $1.extensions.append($0) })
}

private struct ShareDraft: Sendable {
    var institution: RecordID?
    var percent = 0
}

extension ValueDecoder where Value == [Basket.Share] {
    /// Whole percents that sum to 100, each institution once.
    fileprivate static var shares: ValueDecoder {
        let schema = RecordSchema<ShareDraft>([
            .required(
                "institution", \.institution, .recordID, "the institution's id: the name of its folder",
                polish: ["instytucja"]),
            .required("percent", \.percent, .integer(1...100), "a whole percent", polish: ["procent"]),
        ])
        let share = ValueDecoder<Basket.Share>(
            .group(schema.shape),
            value: { schema.value(of: ShareDraft(institution: $0.institution, percent: $0.percent)) }
        ) { node, context in
            var draft = ShareDraft()
            guard schema.decode(node, into: &draft, context: &context), let institution = draft.institution else {
                return nil
            }
            return Basket.Share(institution: institution, percent: draft.percent)
        }
        return list(of: share, minimum: 1).restricted { shares, node, context in
            for (index, element) in node.elements.enumerated()
            where shares[..<index].contains(where: { $0.institution == shares[index].institution }) {
                context.report(
                    "duplicate-institution", at: element["institution"] ?? element,
                    "\"\(shares[index].institution)\" has a share already",
                    suggestion: "write its whole percent in one place")
                return nil
            }
            let sum = shares.reduce(0) { $0 + $1.percent }
            guard sum == 100 else {
                context.report(
                    "shares-sum", at: context.key ?? node, "the shares sum to \(sum) percent, not to 100",
                    suggestion: sum < 100 ? "give out \(100 - sum) more" : "take away \(sum - 100)")
                return nil
            }
            return shares
        }
    }
}
