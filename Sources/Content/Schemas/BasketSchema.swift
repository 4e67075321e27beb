import Documents
import Records

extension RecordSchema where Record == Basket {
    /// Every field of a basket's record, in the order of the documentation.
    static let basket = RecordSchema(
        [
            .required("name", \.name, .localized(.text(maximum: 120, named: "name"))),
            .required("shares", \.shares, .shares),
            .optional("category", \.category, .localized(.text(maximum: 60, named: "category"))),
            .optional("picture", \.picture, .picture),
            .defaulted("featured", \.isFeatured, .boolean),
            .defaulted("draft", \.isDraft, .boolean),
            .defaulted("description", \.description, .description),
        ],
        strangers: [
            "id": "delete it: the id is the file's name",
            "institutions": "did you mean \"shares\"?",
            "title": "did you mean \"name\"?",
        ], polishNames: ["name": "nazwa"],
        keepingExtensions: { $1.extensions.append($0) })
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
                "institution", \.institution,
                ValueDecoder<RecordID>.recordID.map { id, _, _ -> RecordID?? in .some(id) }),
            .required("percent", \.percent, .integer(1...100)),
        ])
        let share = ValueDecoder<Basket.Share>(.group(schema.shape)) { node, context in
            var draft = ShareDraft()
            guard schema.decode(node, into: &draft, context: &context), let institution = draft.institution else {
                return nil
            }
            return Basket.Share(institution: institution, percent: draft.percent)
        }
        let list = ValueDecoder<[Basket.Share]>.list(of: share, minimum: 1)
        return ValueDecoder(list.shape) { node, context in
            guard let shares = list.decode(node, &context) else { return nil }
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
