import Documents
import Messages
import Records

extension RecordKind {
    static let basket = RecordKind(
        "basket", in: "baskets",
        of: RecordCollection(
            \.baskets, RecordDecoding(schema: .basket, body: \.description, bodyIsDescription: true),
            check: BasketCheck.check),
        title: "A basket", translation: "A translation of a basket", form: .each("Baskets"))
}

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
                "featured", \.isFeatured, .boolean, "whether the basket comes first in the list",
                polish: ["wyróżniony", "wyróżnione"]),
            .formerly(\.formerly, uses: []), .draft(\.isDraft), .prose(\.description),
        ],
        aliases: ["institutions": "shares", "title": "name"],
        unknownFieldHints: ["id": "delete it: the id is the file's name"],
        keepingExtensions: { $1.extensions.append($0) })
}

extension ValueDecoder where Value == [Basket.Share] {
    /// Whole percents that sum to 100, each institution once.
    fileprivate static var shares: ValueDecoder {
        let share = ValueDecoder<Basket.Share>.group(
            RecordSchema([
                .required(
                    "institution", \.institution, .recordID, "the institution's id: the name of its folder",
                    polish: ["instytucja"]),
                .required("percent", \.percent, .integer(1...100), "a whole percent", polish: ["procent"]),
            ])
        ) { Basket.Share(institution: .example, percent: 0) }
        return list(of: share, minimum: 1).restricted { shares, node, context in
            var seen: Set<RecordID> = []
            for (share, element) in zip(shares, node.elements) where !seen.insert(share.institution).inserted {
                return context.refuse(
                    "duplicate-institution", at: element["institution"] ?? element,
                    "\"\(share.institution)\" has a share already",
                    suggestion: "write its whole percent in one place")
            }
            let sum = shares.reduce(0) { $0 + $1.percent }
            guard sum == 100 else {
                return context.refuse(
                    "shares-sum", at: context.key ?? node, "the shares sum to \(sum) percent, not to 100",
                    suggestion: sum < 100 ? "give out \(100 - sum) more" : "take away \(sum - 100)")
            }
            return shares
        }
    }
}

/// The checks of a basket for which all institutions must be known.
private struct BasketCheck {
    private let institutions: [RecordID: InstitutionEntry]
    private let known: KnownInstitutions

    private init(_ content: LoadedContent) {
        institutions = Dictionary(uniqueKeysWithValues: content.catalogue.institutions.map { ($0.record.id, $0) })
        known = KnownInstitutions(content)
    }

    /// Gives every basket its currency, and removes those by which gifts could not be parted.
    static func check(_ baskets: inout [RecordCollection<Basket>.Entry], _ content: inout LoadedContent) {
        let check = BasketCheck(content)
        baskets = baskets.compactMap { basket, root in
            if let checked = check.checked(basket, root, diagnostics: &content.diagnostics) { return (checked, root) }
            content.failedRecords.insert(basket.source)
            return nil
        }
    }

    /// Returns the basket with its currency; nil after reporting why gifts could not be parted like that.
    private func checked(_ basket: Basket, _ root: SourceNode?, diagnostics: inout [Diagnostic]) -> Basket? {
        let elements = root?["shares"]?.elements ?? []
        var accounts: [[Currency]] = []
        var isRight = true
        for (index, share) in basket.shares.enumerated() {
            let place = index < elements.count ? elements[index]["institution"] ?? elements[index] : root
            guard known.check(share.institution, at: place, in: basket.source, &diagnostics),
                let record = institutions[share.institution]?.record
            else {
                isRight = false
                continue
            }
            if record.accounts.isEmpty {
                isRight = false
                diagnostics.append(
                    .at(
                        place, in: basket.source, "institution-without-account",
                        "\"\(share.institution)\" has no account to which a share could go",
                        suggestion: "add \"bank\" to its record, or take it out of the basket"))
            }
            accounts.append(record.accounts.map(\.currency))
        }
        guard isRight, let first = accounts.first else { return nil }
        // A Polish site's visitors pay in złoty where that can be done.
        let common = first.filter { currency in accounts.allSatisfy { $0.contains(currency) } }
        guard let currency = common.contains(.zloty) ? .zloty : common.first else {
            let told = zip(basket.shares, accounts).map { share, currencies in
                "\(share.institution) \(Message.all(of: currencies.map(\.rawValue)))" as Message
            }
            diagnostics.append(
                .at(
                    root?.entry("shares")?.key ?? root, in: basket.source, "mixed-currencies",
                    "these institutions have no currency in common: \(Message.list(told))",
                    suggestion: "make a basket for each currency"))
            return nil
        }
        var basket = basket
        basket.currency = currency
        return basket
    }
}
