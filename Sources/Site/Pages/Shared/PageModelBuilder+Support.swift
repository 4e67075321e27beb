import Records

extension PageModelBuilder {
    /// Returns the ways to give to an institution; nil where there is none.
    func support(ofInstitution number: Int) -> SupportModel? {
        let record = plan.catalogue.institutions[number].record
        let today = plan.institutionsToday[number]
        guard plan.takesGifts(number) else { return nil }
        return SupportModel(
            accounts: record.accounts.enumerated().map { index, account in
                let numbers = numbers(of: account)
                return SupportModel.Account(
                    record: account, holder: record.holderName(of: account, languages: vocabulary.languages),
                    holderInCode: record.nameInCode(of: account, languages: vocabulary.languages).text,
                    nip: record.nip(ofHolderOf: account), account: numbers.usual, domestic: numbers.domestic,
                    transferTitle: vocabulary.transferTitle(for: record, account),
                    institution: vocabulary.wording(record.name).text, town: record.address.town,
                    amounts: amounts(of: account.currency, from: nil).map { texts.amount($0, account.currency) },
                    number: index + 1, smallest: smallest(in: account.currency),
                    largest: largest(in: account.currency))
            },
            monthly: record.offers(.virtualAdoption) ? monthly(record, stepsLink: PageModelBuilder.stepsAnchor) : nil,
            taxShare: today.taxShare.map(taxShare), isTaxSeason: today.isTaxSeason,
            institutionLink: link(to: .support(number)))
    }

    /// Returns the number of an account as readers of this language write it to their bank: the 26 digits for złoty in
    /// Polish, else the IBAN, without which no bank abroad finds the account; then the digits besides.
    private func numbers(
        of account: BankAccount
    ) -> (usual: SupportModel.AccountNumber, domestic: SupportModel.AccountNumber?) {
        let number = account.account
        let international = SupportModel.AccountNumber(grouped: number.grouped, plain: number.compact)
        guard let digits = number.nrb, let grouped = number.groupedNRB else { return (international, nil) }
        let domestic = SupportModel.AccountNumber(grouped: grouped, plain: digits)
        return language.isPolish && account.currency == .zloty ? (domestic, nil) : (international, domestic)
    }

    /// Returns the ways to give for an animal, made from those to give to its institution; nil where it is gone or
    /// there is none.
    func support(for animal: Animal, of record: Institution, _ institution: SupportModel?) -> SupportModel? {
        guard let institution, !animal.status.isDeparted else { return nil }
        let isVirtual = LocalizedRecords.offersVirtualAdoption(animal, of: record)
        return SupportModel(
            accounts: zip(institution.accounts, record.accounts).enumerated().map { index, pair in
                var account = pair.0
                account.transferTitle = vocabulary.transferTitle(for: animal, of: record, pair.1)
                if index == 0, isVirtual, let minimum = record.monthlyMinimum {
                    account.amounts = amounts(of: pair.1.currency, from: minimum).map {
                        texts.amount($0, pair.1.currency)
                    }
                }
                account.code = transferCode(to: account, for: animal)
                return account
            },
            monthly: isVirtual
                ? monthly(
                    record,
                    stepsLink: "\(institution.institutionLink)?animal=\(animal.id)\(PageModelBuilder.stepsAnchor)")
                : nil, taxShare: institution.taxShare, isTaxSeason: institution.isTaxSeason,
            institutionLink: institution.institutionLink)
    }

    /// Returns the first account of an institution with its code.
    func firstAccount(_ support: SupportModel?) -> SupportModel.Account? {
        guard var account = support?.accounts.first else { return nil }
        account.code = transferCode(to: account)
        return account
    }

    /// Returns the ways to give to an institution, with the codes of its own page.
    func withCodes(_ support: SupportModel) -> SupportModel {
        SupportModel(
            accounts: support.accounts.map { account in
                var account = account
                account.code = transferCode(to: account)
                account.gifts = amounts(of: account.record.currency, from: nil).compactMap {
                    transferCode(to: account, amount: $0)
                }
                return account
            }, monthly: support.monthly, taxShare: support.taxShare,
            isTaxSeason: support.isTaxSeason, institutionLink: support.institutionLink)
    }

    /// The section of the institution's support page that explains how to become a guardian.
    private static let stepsAnchor = "#ui-guardian"

    private func monthly(_ record: Institution, stepsLink: String) -> SupportModel.Monthly {
        // The minimum is told in the first account's currency.
        let currency = record.accounts.first?.currency ?? record.address.country.currency
        return SupportModel.Monthly(
            minimum: record.monthlyMinimum.map { texts.amount($0, currency) }, stepsLink: stepsLink)
    }

    private func taxShare(_ share: TaxShare) -> SupportModel.TaxShareModel {
        SupportModel.TaxShareModel(
            krs: share.krs.compact, beneficiary: share.beneficiary, purpose: share.purpose,
            verified: texts.date(share.verified, .long))
    }

    /// Three amounts to choose from: round ones, none below the smallest.
    func amounts(of currency: Currency, from minimum: Amount?) -> [Amount] {
        let round =
            switch currency {
            case .zloty: [2000, 5000, 10000]
            case .euro: [500, 1000, 2500]
            default: [Int]()
            }
        var amounts = round
        if let smallest = minimum?.minorUnits, smallest > round.first ?? 0 {
            amounts = [smallest] + round.filter { $0 > smallest }
            while amounts.count < 3 { amounts.append(smallest * (amounts.count + 1)) }
        }
        return amounts.prefix(3).map { Amount(minorUnits: $0) }
    }
}
