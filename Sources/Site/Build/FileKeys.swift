import Content
import Documents
import Files
import Languages
import Records

/// The keys of files that are made of few institutions' records: where a file's key is the same as in the last build, its
/// bytes are, too. A file without a key is made anew each time.
///
/// All files share the site's terms: the program, the templates, the day, and all records but those of institutions. A
/// page of an institution shows nothing else of other institutions but the cards of animals that are similar to one of its
/// own, or may be the same; a list shows cards, and numbers of all that it lists.
struct FileKeys: Sendable {
    let plan: SitePlan
    private let similar: SimilarAnimals
    let media: MediaLibrary
    let terms: KeyedHash
    /// For each institution a hash of the terms and of all that is known of it.
    private let institutions: [KeyedHash]
    /// A hash of the names of all institutions' towns.
    let towns: UInt64
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
            hash.combine(plan.region(ofInstitution: number)?.name ?? "")
            hash.combine((media.logo(of: number).map { [$0] } ?? []) + media.pictures(ofInstitution: number))
            for animal in plan.animalsOfInstitution[number] {
                hash.combine(media.pictures(ofAnimal: animal))
                hash.combine(plan.animals[animal].entry.story?.pictures.map(media.picture) ?? [])
            }
            return hash
        }
        var towns = terms
        for institution in plan.catalogue.institutions { towns.combine(institution.record.address.town) }
        self.towns = towns.value
    }

    /// Returns the key of a page in every language.
    func key(of page: Page) -> UInt64? {
        switch page.type {
        case .animal: key(ofAnimal: page.record)
        case .institution, .support, .adoption: hash(of: page.record..<page.record + 1)?.value
        case .region: page.number > 1 ? key(ofRegion: page) : nil
        default: nil
        }
    }

    /// Returns the key of a document.
    func key(of document: EmittedDocument.Origin) -> UInt64? {
        guard var hash = hash(of: document.institutions) else { return nil }
        for number in document.numbers { hash.combine(number) }
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
        let similar = similar.of(number)
        hash.combine(similar.count)
        for other in similar { combine(cardOf: other, into: &hash) }
        guard let lost = plan.numbersOfLost[.animal(number)] else { return hash.value }
        for (other, _) in plan.resembling(lost) {
            let page = plan.lostAndFound[other].page
            hash.combine(page.type.name)
            // Notices are among the terms.
            if page.type == .animal { combine(cardOf: page.record, into: &hash) } else { hash.combine(page.record) }
        }
        return hash.value
    }

    /// Takes in all that a card of an animal shows of it and of its institution.
    func combine(cardOf number: Int, into hash: inout KeyedHash) {
        let animal = plan.animals[number]
        let keeper = plan.catalogue.institutions[animal.institution]
        hash.combine(animal.entry.record.id.text)
        hash.combine(animal.entry.digest)
        hash.combine(Array(media.pictures(ofAnimal: number).prefix(1)))
        hash.combine(keeper.record.id.text)
        hash.combine(keeper.digests.record)
    }
}

extension AnimalEntry {
    /// The texts that its page shows.
    fileprivate var texts: [Prose] {
        (record.description.entries + (story?.text.entries ?? [])).map(\.value)
    }
}
