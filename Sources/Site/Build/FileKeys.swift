import Content
import Documents
import Files
import Languages
import Records

/// The keys of files that are made of few institutions' records: where a file's key is the same as in the last build, its
/// bytes are, too. A file without a key is made anew each time.
///
/// All files share the site's terms: the program, the templates, and all records but those of institutions. A page of an
/// institution shows nothing else of other institutions but the cards of animals that are similar to one of its own, or may be
/// the same; a list shows cards, and numbers of all that it lists. Of the day a key holds what it makes of the records that
/// the file shows, so that those change on the next day that tell ages and the like.
struct FileKeys: Sendable {
    let plan: SitePlan
    private let similar: SimilarAnimals
    let media: MediaLibrary
    let terms: KeyedHash
    /// For each institution a hash of the terms and of all that is known of it, without what the day makes of its animals.
    private let institutions: [KeyedHash]
    /// For each animal a hash of all that its card shows of it and of its institution. Cards are on many pages.
    private let cards: [UInt64]
    /// A hash of the names of all institutions' towns and regions.
    let places: UInt64
    /// The files of records whose descriptions refer to more than their own institution.
    private let distant: Set<String>
    /// The ids of the institutions that have such files.
    private let distantInstitutions: Set<Substring>

    /// - Parameters:
    ///   - terms: with all that the plan does not know.
    ///   - distant: as they were in the last build; in a file that changed since, nothing is the same.
    init(
        _ plan: SitePlan, _ media: MediaLibrary, _ similar: SimilarAnimals, terms: KeyedHash, distant: Set<String>
    ) {
        self.plan = plan
        self.similar = similar
        self.media = media
        self.terms = terms
        self.distant = distant
        distantInstitutions = Set(
            distant.lazy.filter { $0.hasPrefix("institutions/") }.map { $0.split(separator: "/")[1] })
        institutions = plan.catalogue.institutions.indices.map { number in
            var hash = terms
            let entry = plan.catalogue.institutions[number]
            hash.combine(entry.record.id.text)
            hash.combine(entry.digests.all)
            hash.combine(plan.institutionsToday[number])
            hash.combine(plan.region(ofInstitution: number)?.name ?? "")
            hash.combine((media.logo(of: number).map { [$0] } ?? []) + media.pictures(ofInstitution: number))
            for animal in plan.animalsOfInstitution[number] {
                hash.combine(media.pictures(ofAnimal: animal))
                hash.combine(plan.animals[animal].entry.story?.pictures.map(media.picture) ?? [])
            }
            return hash
        }
        cards = plan.animals.enumerated().map { number, animal in
            let keeper = plan.catalogue.institutions[animal.institution]
            var hash = terms
            hash.combine(animal.entry.record.id.text)
            hash.combine(animal.entry.digest)
            hash.combine(animal.today.card.age)
            hash.combine(Array(media.pictures(ofAnimal: number).prefix(1)))
            hash.combine(keeper.record.id.text)
            hash.combine(keeper.digests.record)
            return hash.value
        }
        var places = terms
        for (number, institution) in plan.catalogue.institutions.enumerated() {
            places.combine(institution.record.address.town)
            places.combine(plan.regionName(ofInstitution: number) ?? "")
        }
        self.places = places.value
    }

    /// Returns the key of a page in every language.
    func key(of page: Page) -> UInt64? {
        switch page.type {
        case .animal: key(ofAnimal: page.record)
        case .institution: key(ofInstitution: page.record)
        case .support, .adoption: hash(of: page.record..<page.record + 1)?.value
        case .region: page.number > 1 ? key(ofRegion: page) : nil
        case .animalType: key(ofType: page)
        default: nil
        }
    }

    /// Returns the key of a document.
    func key(of document: EmittedDocument.Origin) -> UInt64? {
        guard var hash = hash(of: document.institutions) else { return nil }
        for number in document.numbers { hash.combine(number) }
        guard document.tellsAges else { return hash.value }
        let animals = document.institutions.lazy.flatMap { plan.animalsOfInstitution[$0] }.map { plan.animals[$0] }
        // Where nothing tells the day of a change, that of the build is told.
        if !animals.contains(where: \.seeksHome) { hash.combine(plan.date.daysSince1970) }
        for animal in animals where animal.seeksHome {
            hash.combine(animal.today.card.age)
            hash.combine((animal.today.lastChange ?? plan.date).daysSince1970)
        }
        return hash.value
    }

    private func key(ofInstitution number: Int) -> UInt64? {
        guard var hash = hash(of: number..<number + 1) else { return nil }
        for animal in plan.animalsOfInstitution[number] {
            let card = plan.animals[animal].today.card
            hash.combine(card.age)
            hash.combine(card.stage?.rawValue ?? "")
        }
        return hash.value
    }

    /// Nil where one of them refers to others.
    private func hash(of numbers: Range<Int>) -> KeyedHash? {
        guard var hash = numbers.first.map({ institutions[$0] }) else { return nil }
        for number in numbers {
            if distantInstitutions.contains(plan.catalogue.institutions[number].record.id.text[...]) { return nil }
            hash.combine(institutions[number].value)
        }
        return hash
    }

    private func key(ofAnimal number: Int) -> UInt64? {
        let animal = plan.animals[number]
        guard distant.isEmpty || !animal.entry.texts.contains(where: { distant.contains($0.origin.file) }) else {
            return nil
        }
        var hash = institutions[animal.institution]
        hash.combine(animal.entry.record.id.text)
        hash.combine(animal.today)
        for bonded in animal.entry.record.bondedWith {
            guard let other = plan.animal(bonded, of: animal.institution) else { continue }
            hash.combine(plan.animals[other].today.card.age)
        }
        let similar = similar.of(number)
        hash.combine(similar.count)
        for other in similar { combine(cardOf: other, into: &hash) }
        guard let lost = plan.numbersOfLost[.animal(number)] else { return hash.value }
        for (other, _) in plan.resembling(lost) {
            let other = plan.lostAndFound[other]
            hash.combine(other.page.type.name)
            if other.page.type == .animal {
                combine(cardOf: other.page.record, into: &hash)
            } else {
                combine(cardOf: other, into: &hash)
            }
        }
        return hash.value
    }

    /// Takes in all that a card of a notice shows. Its own record is among the terms; its place among those that are shown
    /// today is not.
    private func combine(cardOf notice: LostAnimal, into hash: inout KeyedHash) {
        hash.combine(notice.record.id.text)
        hash.combine(notice.record.pictures.prefix(1).map(media.picture))
        guard let keeper = notice.institution.map({ plan.catalogue.institutions[$0] }) else { return }
        hash.combine(keeper.record.id.text)
        hash.combine(keeper.digests.record)
    }

    /// Takes in all that a card of an animal shows of it and of its institution.
    func combine(cardOf number: Int, into hash: inout KeyedHash) { hash.combine(cards[number]) }
}

extension AnimalEntry {
    /// The texts that its page shows.
    fileprivate var texts: [Prose] {
        (record.description.entries + (story?.text.entries ?? [])).map(\.value)
    }
}
