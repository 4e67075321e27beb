import Documents
import Records
import PaymentCodes

/// Warnings of accounts whose transfers do not fit into a Polish transfer code as they are.
struct AccountRules {
    func check(_ institution: Institution, _ root: SourceNode?, context: inout DecodingContext) {
        guard let bank = root?["bank"] else { return }
        let nodes = bank.kind == .sequence ? bank.elements : [bank]
        guard nodes.count == institution.accounts.count else { return }
        for (account, node) in zip(institution.accounts, nodes)
        where account.currency == .zloty && account.account.nrb != nil {
            checkName(account, of: institution, node, context: &context)
            checkNIP(account, of: institution, node, context: &context)
            checkTitle(account, node, context: &context)
        }
    }

    private func checkName(
        _ account: BankAccount, of institution: Institution, _ node: SourceNode, context: inout DecodingContext
    ) {
        let limit = ZBPTransferCode.nameLength
        guard account.shortName == nil else { return }
        let name = institution.holderName(of: account, languages: context.languages)
        let fit = institution.nameInCode(of: account, languages: context.languages)
        guard fit.isAmbiguous else { return }
        context.report(
            "holder-shortened", at: node["holder"] ?? node["account"] ?? node,
            "the holder has \(name.unicodeScalars.count) characters; a transfer code carries \(limit), so it says \"\(fit.text)\", which could be another's name",
            severity: .warning, suggestion: "add \"shortName\" with at most \(limit) characters")
    }

    /// The standard asks for the tax number of every recipient that is no private person.
    private func checkNIP(
        _ account: BankAccount, of institution: Institution, _ node: SourceNode, context: inout DecodingContext
    ) {
        guard institution.nip(ofHolderOf: account) == nil else { return }
        let name = institution.holderName(of: account, languages: context.languages)
        context.report(
            "holder-without-nip", at: node["holder"] ?? node["account"] ?? node,
            "a transfer code carries the NIP of an organisation that receives it; that of \"\(name)\" is not known",
            severity: .warning,
            suggestion: institution.holds(account)
                ? "add \"nip\" to \"ids\"; a private person needs none"
                : "add \"nip\" to the account; a private person needs none"
        )
    }

    /// A pattern that is too long even where nothing is filled in is shortened for every animal.
    private func checkTitle(_ account: BankAccount, _ node: SourceNode, context: inout DecodingContext) {
        let limit = ZBPTransferCode.titleLength
        guard let title = account.transferTitle, let place = node["transferTitle"] else { return }
        let longest =
            title.entries.map { $0.value.filled(number: nil, name: nil, institution: "") }
            .map(\.unicodeScalars.count).max() ?? 0
        guard longest > limit else { return }
        context.report(
            "title-shortened", at: place,
            "this title has \(longest) characters without any name; a transfer code carries \(limit)",
            severity: .warning, suggestion: "shorten it, so that the animal's number and name have room")
    }
}

extension AnimalRules {
    /// A number is never cut, so that a code could not carry this one at all.
    func checkNumber(_ animal: Animal, _ root: SourceNode, context: inout DecodingContext) {
        guard let number = animal.number, let node = root["number"],
            number.unicodeScalars.count > ZBPTransferCode.titleLength
        else { return }
        context.report(
            "number-too-long-for-code", at: node,
            "the number has \(number.unicodeScalars.count) characters; a transfer code has room for \(ZBPTransferCode.titleLength), so there will be none",
            severity: .warning, suggestion: "write the number alone, without words")
    }
}
