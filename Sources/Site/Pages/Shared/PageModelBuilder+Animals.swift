import Content
import Records

extension PageModelBuilder {
    func card(ofAnimal number: Int) -> AnimalCard {
        let animal = plan.animals[number].entry.record
        let departs = animal.status.isDeparted
        return AnimalCard(
            link: link(to: .animal(number)), name: vocabulary.title(of: animal),
            picture: mainPicture(ofAnimal: number), type: vocabulary.kind(of: animal),
            typeKey: animal.type.rawValue, age: texts.age(of: animal, on: date), size: vocabulary.size(of: animal),
            sex: vocabulary.sex(of: animal), statusKey: animal.status.rawValue,
            status: animal.status == .available ? nil : vocabulary.status(of: animal),
            isUrgent: animal.isUrgent && !departs, seeksHome: animal.status.seeksHome, isDeparted: departs)
    }

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
