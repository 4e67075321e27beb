import Output
import PaymentCodes
import QRCodes
import Records
import Templates

/// A transfer as a QR code that banks' apps read.
struct TransferCodeModel: Sendable {
    let code: TransferCode
    /// Nil where the payer types it.
    let amount: String?
    let minorUnits: Int?

    static let model = Model<TransferCodeModel>("transfer code", "A transfer as a QR code that banks' apps read") {
        $0.markup("picture", "The picture, a PNG in base64") { Fingerprint.append(base64: $0.code.picture, to: &$1) }
        $0.text("payload", "What the code says") { $0.code.payload }
        $0.text("amount", "The amount with the currency; none where the payer types it") { $0.amount }
        $0.text("minorUnits", "The amount in whole grosze or cents; none where the payer types it") {
            $0.minorUnits.map(String.init)
        }
        $0.flag("isShortened", "Whether the code carries the holder or the title shortened") { $0.code.isShortened }
    }
}

extension PageModelBuilder {
    /// The code of a transfer to an account: ZBP's for a Polish account in złoty, the European one for euro. Nil where
    /// there is no standard for it, or the code could not carry what the bookkeeper needs, and where nothing is published.
    ///
    /// - Parameters:
    ///   - animal: for whom; its number is never cut.
    ///   - amount: nil where the payer types it.
    func transferCode(
        to account: SupportModel.Account, for animal: Animal? = nil, amount: Amount? = nil
    ) -> TransferCodeModel? {
        guard isPublished else { return nil }
        let record = account.record
        let order = TransferOrder(
            account: record.account, currency: record.currency, bic: record.bic, holder: account.holder,
            holderInCode: account.holderInCode, nip: account.nip, title: account.transferTitle.text,
            institution: account.institution, town: account.town, animalNumber: animal?.number,
            animalName: animal?.name, amount: amount)
        let isInvented = settings.isDemo
        return codes.code(of: order) { $0.code(isInvented: isInvented) }.map {
            TransferCodeModel(
                code: $0, amount: amount.map { texts.amount($0, record.currency) }, minorUnits: amount?.minorUnits)
        }
    }

    func smallest(in currency: Currency) -> String { texts.amount(Amount(minorUnits: 1), currency) }

    func largest(in currency: Currency) -> String {
        texts.amount(
            currency == .zloty ? ZBPTransferCode.largestAmount : SEPATransferCode.largestAmount, currency)
    }
}

extension TransferOrder {
    /// Returns the code of the standard of the account's currency; nil where there is none, or it could not carry what
    /// the bookkeeper needs.
    fileprivate func code(isInvented: Bool) -> TransferCode? {
        switch currency {
        case .zloty:
            guard
                let fit = fit(limit: ZBPTransferCode.titleLength),
                let code = try? ZBPTransferCode(
                    nip: nip, account: account, amount: amount, name: holderInCode, title: fit.text,
                    isInvented: isInvented),
                let symbol = try? QRCode(declaring: code.payload, correction: .low, versions: 4...10)
            else { return nil }
            return TransferCode(
                picture: symbol.png, payload: code.payload,
                isShortened: code.name != ZBPTransferCode.text(holder) || code.title != ZBPTransferCode.text(title))
        case .euro: return europeanCode(isInvented: isInvented)
        default: return nil
        }
    }

    /// The standard leaves room for the whole holder, with whom banks compare the account. But a long text makes a
    /// symbol so fine that it cannot be read from small print: then the title, and at last the name, are shortened.
    private func europeanCode(isInvented: Bool) -> TransferCode? {
        let whole = TransferField.cleaned(holder)
        let name = whole.unicodeScalars.count <= SEPATransferCode.nameLength ? whole : holderInCode
        var best: TransferCode?
        for (name, titleLimit) in [(name, 140), (name, 60), (name, 28), (holderInCode, 35)] {
            guard
                let fit = fit(limit: titleLimit),
                let code = try? SEPATransferCode(
                    account: account, bic: bic, amount: amount, name: name, title: fit.text, isInvented: isInvented),
                let symbol = try? QRCode(declaring: code.payload, correction: .medium, versions: 1...13)
            else { continue }
            best = TransferCode(
                picture: symbol.png, payload: code.payload,
                isShortened: code.name != whole || code.title != TransferField.cleaned(title))
            if symbol.version <= TransferOrder.finestVersion { break }
        }
        return best
    }

    /// The finest symbol that a printer of 150 dots an inch still draws readably on 1.8 cm.
    private static let finestVersion = 7

    /// A title that fits: what tells the animal, its number before its name, is kept whole as long as it stands in the
    /// title.
    private func fit(limit: Int) -> TransferTitleFit? {
        let title = TransferTitleFit.shortened(title, naming: institution, in: town, limit: limit)
        if let animalNumber, title.firstRange(of: animalNumber) != nil {
            return TransferTitleFit(title: title, number: animalNumber, name: animalName, limit: limit)
        }
        if let animalName, title.firstRange(of: animalName) != nil,
            let fit = TransferTitleFit(title: title, number: animalName, name: nil, limit: limit)
        {
            return fit
        }
        return TransferTitleFit(title: title, number: nil, name: nil, limit: limit)
    }
}
