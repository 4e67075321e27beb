import Content
import Records

extension PageModelBuilder {
    /// The adoption fee, while somebody could pay it.
    func fee(of animal: Animal, in record: Institution) -> String? {
        guard let fee = animal.fee, !animal.status.isDeparted else { return nil }
        return texts.amount(Amount(minorUnits: fee * 100), record.address.country.currency)
    }

    /// A warning for an animal that was last confirmed long ago.
    func staleNotice(of animal: Animal) -> String? {
        animal.checked.map { texts(.staleNotice, ["date": texts.date($0, .long)]) }
    }
}
