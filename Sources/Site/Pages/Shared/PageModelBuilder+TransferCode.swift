import QRCodes
import Records
import PaymentCodes

extension PageModelBuilder {
    /// The code of a transfer to an account: ZBP's for a Polish account in złoty, the European one for euro. Nil where
    /// there is no standard for it, or the code could not carry what the bookkeeper needs.
    ///
    /// - Parameters:
    ///   - animal: for whom; its number is never cut.
    ///   - amount: nil where the payer types it.
    func transferCode(
        to account: SupportModel.Account, for animal: Animal? = nil, amount: Amount? = nil
    ) -> TransferCodeModel? {
        let title = account.transferTitle.text
        switch account.record.currency {
        case .zloty:
            guard
                let fit = PageModelBuilder.fit(title, for: animal, limit: ZBPTransferCode.titleLength),
                let code = try? ZBPTransferCode(
                    nip: account.nip, account: account.record.account, amount: amount, name: account.holderInCode,
                    title: fit.text, isInvented: settings.isDemo)
            else { return nil }
            return model(
                of: code.payload, .low, 4...10, amount, account.record.currency,
                isShortened: code.name != ZBPTransferCode.text(account.holder)
                    || code.title != ZBPTransferCode.text(title))
        case .euro: return europeanCode(to: account, for: animal, amount: amount)
        default: return nil
        }
    }

    /// The standard leaves much room, but a long text makes a symbol so fine that it cannot be read from small print:
    /// then the title, and at last the name, are shortened.
    private func europeanCode(
        to account: SupportModel.Account, for animal: Animal?, amount: Amount?
    ) -> TransferCodeModel? {
        let record = account.record
        let title = account.transferTitle.text
        var best: TransferCodeModel?
        for (nameLimit, titleLimit) in [(70, 140), (70, 60), (35, 60), (35, 35)] {
            guard
                let fit = PageModelBuilder.fit(title, for: animal, limit: titleLimit),
                let code = try? SEPATransferCode(
                    account: record.account, bic: record.bic, amount: amount,
                    name: TransferField.cut(record.shortName ?? account.holder, to: nameLimit), title: fit.text,
                    isInvented: settings.isDemo),
                let model = model(
                    of: code.payload, .medium, 1...13, amount, record.currency,
                    isShortened: code.name != TransferField.cleaned(account.holder)
                        || code.title != TransferField.cleaned(title))
            else { continue }
            best = model
            if model.symbol.version <= PageModelBuilder.finestVersion { break }
        }
        return best
    }

    /// The finest symbol that a printer of 150 dots an inch still draws readably on 1.8 cm.
    private static let finestVersion = 7

    private func model(
        of payload: String, _ correction: QRCode.Correction, _ versions: ClosedRange<Int>, _ amount: Amount?,
        _ currency: Currency, isShortened: Bool
    ) -> TransferCodeModel? {
        codes.symbol(payload, correction, versions: versions).map {
            TransferCodeModel(
                symbol: $0, payload: payload, amount: amount.map { texts.amount($0, currency) },
                minorUnits: amount?.minorUnits, isShortened: isShortened)
        }
    }

    /// A title that fits: what tells the animal, its number before its name, is kept whole as long as it stands in the
    /// title.
    private static func fit(_ title: String, for animal: Animal?, limit: Int) -> TransferTitleFit? {
        if let number = animal?.number, title.firstRange(of: number) != nil {
            return TransferTitleFit(title: title, number: number, name: animal?.name, limit: limit)
        }
        if let name = animal?.name, title.firstRange(of: name) != nil,
            let fit = TransferTitleFit(title: title, number: name, name: nil, limit: limit)
        {
            return fit
        }
        return TransferTitleFit(title: title, number: nil, name: nil, limit: limit)
    }

    func smallest(in currency: Currency) -> String { texts.amount(Amount(minorUnits: 1), currency) }

    func largest(in currency: Currency) -> String {
        texts.amount(
            currency == .zloty ? ZBPTransferCode.largestAmount : SEPATransferCode.largestAmount, currency)
    }
}
