import Content
import Records

extension PageModelBuilder {
    /// The adoption fee, while somebody could pay it.
    func fee(of animal: Animal, in record: Institution) -> String? {
        guard let fee = animal.fee, !animal.status.isDeparted else { return nil }
        return texts.amount(Amount(minorUnits: fee * 100), record.address.country.currency)
    }

    /// A warning where an animal that is said to be available was last confirmed long ago.
    func staleNotice(of animal: Animal) -> String? {
        guard animal.status == .available, let checked = animal.checked,
            date.days(since: checked) > settings.staleAfterDays
        else { return nil }
        return texts(.staleNotice, ["date": texts.date(checked, .long)])
    }
}
