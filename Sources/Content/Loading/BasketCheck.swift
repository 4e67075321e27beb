import Documents
import Messages
import Records

/// The checks of a basket for which all institutions must be known.
struct BasketCheck {
    private let institutions: [RecordID: InstitutionEntry]
    private let failed: Set<String>

    /// - Parameter failed: paths of records that exist and could not be used.
    init(_ institutions: [InstitutionEntry], failed: Set<String>) {
        self.institutions = Dictionary(uniqueKeysWithValues: institutions.map { ($0.record.id, $0) })
        self.failed = failed
    }

    /// The basket with its currency; nil after reporting why gifts could not be parted like that.
    func checked(_ basket: Basket, _ root: SourceNode?, diagnostics: inout [Diagnostic]) -> Basket? {
        let elements = root?["shares"]?.elements ?? []
        var accounts: [[Currency]] = []
        var isRight = true
        for (index, share) in basket.shares.enumerated() {
            let place = index < elements.count ? elements[index]["institution"] ?? elements[index] : root
            guard let record = institutions[share.institution]?.record else {
                isRight = false
                if failed.contains("institutions/\(share.institution)/institution") { continue }
                report(
                    "unknown-institution", place, basket, "there is no institution \"\(share.institution)\"",
                    NearMiss.of(share.institution.text, among: institutions.keys.map(\.text).sorted())
                        .map { "did you mean \"\($0)\"?" } ?? "write the id (the folder's name) of an institution",
                    &diagnostics)
                continue
            }
            if record.accounts.isEmpty {
                isRight = false
                report(
                    "institution-without-account", place, basket,
                    "\"\(share.institution)\" has no account to which a share could go",
                    "add \"bank\" to its record, or take it out of the basket", &diagnostics)
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
            report(
                "mixed-currencies", root?.entry("shares")?.key ?? root, basket,
                "these institutions have no currency in common: \(Message.list(told))",
                "make a basket for each currency", &diagnostics)
            return nil
        }
        var basket = basket
        basket.currency = currency
        return basket
    }

    private func report(
        _ id: String, _ node: SourceNode?, _ basket: Basket, _ message: Message, _ suggestion: Message,
        _ diagnostics: inout [Diagnostic]
    ) {
        diagnostics.append(
            node?.diagnostic(id, message, suggestion: suggestion)
                ?? Diagnostic(id: id, file: basket.source, message: message, suggestion: suggestion))
    }
}
