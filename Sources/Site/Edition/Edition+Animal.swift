import Languages
import Records

extension Edition {
    func animal(_ number: Int) -> AnimalPage {
        let planned = plan.animals[number]
        let animal = planned.entry.record
        let entry = plan.catalogue.institutions[planned.institution]
        let face = faces[planned.institution]
        let card = cards[number]
        let kind = PageKind.animal(number)
        let data = structuredData
        let own = composer.pictures(ofAnimal: number)
        let description = composer.compose(animal.description, on: kind)
        let opening = description.opening
        let frame = composer.frame(
            of: kind,
            FrameContent(
                title: "\(card.name) – \(face.link.name.text)",
                shareTitle: texts(
                    .shareAnimal,
                    [
                        "name": card.name, "type": composer.vocabulary.animalTypeInSentence[animal.type],
                        "institution": face.link.name.text, "town": face.link.town,
                    ]),
                description: summary(of: animal, card, face, opening),
                image: composer.sharingImage(
                    animal.pictures.isEmpty ? nil : own.first?.published, card.picture.alternative.text),
                kind: .article, section: .institutions,
                structuredData: { data.appendAnimal(planned.entry, of: entry, to: &$0) }))
        return AnimalPage(
            frame: frame, card: card, institution: face, facts: composer.facts(of: animal, card, of: entry.record),
            status: card.status ?? composer.vocabulary.status(of: animal),
            notice: composer.vocabulary.notice(about: animal), staleNotice: composer.staleNotice(of: animal),
            pictures: own.isEmpty ? [card.picture] : own, video: composer.video(of: animal),
            description: description.passage,
            bonded: bonded(with: animal, planned.institution),
            support: composer.support(for: animal, of: entry.record, face.support),
            previous: previous(ofAnimal: number), next: next(ofAnimal: number),
            similar: similar.of(number).map { listedWithKeeper($0) }, address: frame.canonical ?? "",
            code: card.isDeparted ? nil : frame.canonical.flatMap { AddressCode(of: $0) },
            key: "\(entry.record.id)/\(animal.id)", unknownCompany: composer.vocabulary.unknownCompany(of: animal))
    }

    /// "Pies, 3 lata, duży. Na skraju, Wadowice." and how the description begins.
    private func summary(
        of animal: Animal, _ card: AnimalCard, _ face: InstitutionFace, _ opening: String
    ) -> String {
        let facts = [card.type, card.age, card.size]
        let lead = texts(
            .animalSummary,
            [
                "facts": facts.compactMap { $0 }.joined(separator: ", "), "institution": face.link.name.text,
                "town": face.link.town,
            ])
        return composer.summary(lead, opening)
    }

    private func bonded(with animal: Animal, _ institution: Int) -> [ListedAnimal] {
        animal.bondedWith.compactMap { id in
            plan.animal(id, of: institution).map { ListedAnimal(card: cards[$0], keeper: nil) }
        }
    }
}
