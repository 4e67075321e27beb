import Languages
import Records

extension Vocabulary {
    /// Returns the name of an animal, else its kind and number ("Pies nr 123/21", "Łabędź niemy nr 4/26").
    public func title(of animal: Animal) -> String {
        if let name = animal.name { return name }
        let kind = kind(of: animal)
        // A record has a name or a number.
        return animal.number.map { texts(.namelessAnimal, ["type": kind, "number": $0]) } ?? kind
    }

    /// Returns the kind of animal as people call it: of a type that holds many species what the record says in this
    /// language ("Łabędź niemy"), else the type ("Pies").
    public func kind(of animal: Animal) -> String {
        species(of: animal).map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? type(of: animal)
    }

    /// Returns the kind as it stands behind what the animal is called, which may be the species already.
    func kindInSentence(of animal: Animal) -> String {
        animal.name.flatMap { _ in species(of: animal) } ?? label(Labels.animalTypeInSentence, animal.type)
    }

    /// Returns the species of an animal whose type holds many; nil where the record does not say it in this language.
    func species(of animal: Animal) -> String? {
        guard animal.type.holdsManySpecies, let breed = wording(animal.breed), breed.lang == nil else { return nil }
        return breed.text
    }

    public func type(of animal: Animal) -> String { label(Labels.animalType, animal.type) }

    public func size(of animal: Animal) -> String? { animal.size.map { label(Labels.size, $0, animal.sex) } }

    /// "suczka", "kocur", "samiec"; nil where the record does not say.
    public func sex(of animal: Animal) -> String? {
        switch animal.sex {
        case .male: label(Labels.male, SexedKind(animal.type))
        case .female: label(Labels.female, SexedKind(animal.type))
        case .unknown: texts(.unknownSex)
        case nil: nil
        }
    }

    public func status(of animal: Animal) -> String { label(Labels.status, animal.status, animal.sex) }

    /// Returns an animal's kind, age and size: "Pies · 3 lata · duży".
    func line(about animal: Animal, _ age: Span?) -> String {
        lineParts(about: animal, age).joined(separator: " · ")
    }

    func lineParts(about animal: Animal, _ age: Span?) -> [String] {
        [kind(of: animal), texts.age(of: animal, age), size(of: animal)].compactMap { $0 }
    }

    /// Returns a sentence on what has become of an animal; nil for one that simply waits for a home.
    func notice(about animal: Animal) -> String? {
        guard let phrase = Labels.notice.phrase(for: animal.status, animal.sex) else { return nil }
        let day = animal.status.isDeparted ? animal.left : nil
        let since = day.map { texts(.noticeSince, ["date": texts.date($0, .long)]) } ?? ""
        return texts(phrase, ["name": title(of: animal), "since": since])
    }

    func waiting(of animal: Animal, _ wait: Span?) -> String? {
        guard let arrived = animal.arrived, let waiting = wait.flatMap(texts.waiting) else { return nil }
        return texts(.waitingSince, ["waiting": waiting, "date": texts.date(arrived, .long)])
    }

    func health(of animal: Animal) -> [String] {
        let health = animal.health
        return [
            health.isVaccinated.map { label(Labels.vaccinated, Answer($0), animal.sex) },
            health.isNeutered.map { label(Labels.neutered, Answer($0), animal.sex) },
            health.isChipped.map { label(Labels.chipped, Answer($0), animal.sex) },
            health.hasSpecialNeeds == true ? texts(.specialNeeds) : nil,
        ].compactMap { $0 }
    }

    /// Returns whom an animal gets on with, as far as that is stated: what is not known is never shown as no.
    func company(of animal: Animal) -> [String] {
        let company = animal.goodWith
        let children: String? =
            switch company.children {
            case .yes: label(Labels.children, .yes)
            case .no: label(Labels.children, .no)
            case .fromAge(let years): texts.plural(.childrenFromAge, years)
            case nil: nil
            }
        return [
            children, company.dogs.map { label(Labels.dogs, $0) }, company.cats.map { label(Labels.cats, $0) },
        ].compactMap { $0 }
    }

    /// Returns those of whom nobody has said whether an animal gets on with them. They are named only where it matters: for
    /// dogs and cats, and for others as soon as anything of that kind is known.
    func unknownCompany(of animal: Animal) -> [String] {
        let company = animal.goodWith
        guard animal.status.seeksHome else { return [] }
        let isAsked = company.children != nil || company.dogs != nil || company.cats != nil
        guard isAsked || animal.type == .dog || animal.type == .cat else { return [] }
        return [
            company.children == nil ? texts(.unknownChildren) : nil, company.dogs == nil ? texts(.unknownDogs) : nil,
            company.cats == nil ? texts(.unknownCats) : nil,
        ].compactMap { $0 }
    }

    func abilities(of animal: Animal) -> [String] {
        [
            animal.isHouseTrained.map { label(Labels.houseTrained, Answer($0)) },
            animal.walksOnLead.map { label(Labels.onLead, Answer($0)) },
            animal.walks == true && !animal.status.isDeparted ? texts(.walks) : nil,
        ].compactMap { $0 }
    }

    /// Returns the place where an animal lives if not at the institution: "dom tymczasowy, Kraków".
    func place(of animal: Animal) -> String? {
        animal.place.map { place in
            [label(Labels.place, place.kind), place.town].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// "Rex, duży pies": for a picture that the record does not describe.
    func describedPicture(of animal: Animal) -> String {
        let place = animal.size.flatMap { Size.allCases.firstIndex(of: $0) }
        let labels = place.map { Labels.picturedOfSize[$0] } ?? Labels.pictured
        return texts(.pictureOfAnimal, ["name": title(of: animal), "animal": label(labels, PicturedKind(animal))])
    }
}
