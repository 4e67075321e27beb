import Records

extension Institution {
    /// Returns the holder of an account as its bank knows it, which no translation of the page changes.
    public func holderName(of account: BankAccount, languages: [Language]) -> String {
        account.holder ?? languages.first.flatMap { name.resolved(in: $0, of: languages)?.value } ?? ""
    }

    /// Returns the holder of an account in the few characters of a transfer code.
    public func nameInCode(of account: BankAccount, languages: [Language]) -> HolderNameFit {
        HolderNameFit(
            account.shortName ?? holderName(of: account, languages: languages), town: address.town,
            isTownsOwn: holds(account))
    }
}
