import Languages
import Records
import Templates

extension PageType {
    static let animal = PageType(
        "animal", .id { $0.animals[$1].entry.record.id }, below: .institution, listedIn: .animals,
        nameOfOne: { "the page of the animal \"\($0.animals[$1].entry.record.id)\"" },
        records: { $0.animalsOfInstitution[$1] }, parentRecord: { $0.animals[$1].institution },
        files: "institutions/*/animals/*", origin: { $0.animals[$1].entry.origin },
        formerly: { $0.animals[$1].entry.record.formerly },
        indexing: .listed { $0.animals[$1].today.lastChange },
        description: { $0.animals[$1].entry.record.description },
        // The description stands below a heading of its own.
        headingLevel: 3,
        sections: { plan, page in
            let animal = plan.animals[page.record]
            let hasSupport = plan.takesGifts(animal.institution) && !animal.entry.record.status.isDeparted
            return [.contact] + (hasSupport ? [.support] : []) + (animal.entry.story == nil ? [] : [.story])
        })
}

extension Page {
    static func animal(_ number: Int) -> Page { Page(.animal, number) }
}

extension Phrase {
    static let animalSummary = Phrase("summary.animal", "facts", "institution", "town")
    static let shareAnimal = Phrase("share.animal", "name", "type", "institution", "town")
}

extension PageTemplate {
    static let animal = PageTemplate(
        .animal, of: AnimalPage.model,
        phrases: [.animalSummary, .shareAnimal, .reviewCount, .storySubject, .storyLetter]
            + AskModel.phrases
    ) {
        $0.animal($1.record)
    }
}

/// An animal.
struct AnimalPage: Sendable {
    let frame: PageFrame
    let card: AnimalCard
    let institution: InstitutionOverview
    let facts: [AnimalFact]
    /// Always, even where it simply waits for a home.
    let status: String
    let notice: String?
    let staleNotice: String?
    let pictures: [PictureModel]
    let gallery: Gallery?
    let video: VideoModel?
    let lead: Wording?
    let description: Passage
    let story: HappyEnding?
    let storyLetter: String?
    let bonded: [ListedAnimal]
    let ask: AskModel?
    let support: SupportModel?
    let previous: AnimalCard?
    let next: AnimalCard?
    let similar: [ListedAnimal]
    /// Empty where it is neither lost nor found.
    let likely: [LikelyAnimal]
    /// The number or address on the strips of the poster of one that is lost or found; nil for others.
    let strip: String?
    /// Absolute.
    let address: String
    /// Nil for an animal that is gone, which has no card at a kennel.
    let code: AddressCode?
    /// The animal's key among all animals, the same in any language: `na-skraju/rex`.
    let key: String
    let canBeWalked: Bool
    let walksLink: String?
    let reviews: ReviewsModel?

    static let model = Model<AnimalPage>("animal page", "An animal") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("name", "Its name, else its kind and number") { $0.card.name }
        $0.text("hyphenatedName", "The same with soft hyphens in its long words") { $0.card.hyphenatedName }
        $0.text("type", "Its kind in words: its type, or the species that its record names") {
            $0.card.hyphenatedType
        }
        $0.text("typeKey", "Its type as records write it") { $0.card.typeKey }
        $0.object("institution", "Who cares for it", InstitutionLink.model) { $0.institution.link }
        $0.text("statusKey", "Its status as records write it") { $0.card.statusKey }
        $0.text("status", "Its status in words") { $0.status }
        $0.flag("seeksHome", "Whether it looks for a home") { $0.card.seeksHome }
        $0.flag("isDeparted", "Whether it is gone for good: then there are no calls to adopt or support") {
            $0.card.isDeparted
        }
        $0.flag("isUrgent", "Whether it needs a home urgently") { $0.card.isUrgent }
        $0.text("notice", "A sentence about its status, unless it simply waits for a home") { $0.notice }
        $0.text("staleNotice", "A sentence that warns of old data") { $0.staleNotice }
        $0.object("picture", "Its main picture, else a placeholder", PictureModel.model) { $0.card.picture }
        $0.object("gallery", "There where it has two pictures or more", Gallery.model) { $0.gallery }
        $0.list("pictures", "All its pictures, the main one first", PictureModel.model) { $0.pictures }
        $0.object("video", "A film about it", VideoModel.model) { $0.video }
        $0.text("age", "Its age, as exact as is known") { $0.card.age }
        $0.text("size", "Its size in words") { $0.card.size }
        $0.list("facts", "What is known about it", AnimalFact.model) { $0.facts }
        $0.object("fact", "The same by name: `{{#fact.fee}}{{text}}{{/fact.fee}}`", AnimalFact.byName) { $0.facts }
        $0.object("lead", "One sentence of its story: the record's own, else one of the first", Wording.model) {
            $0.lead
        }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the animal's description") {
            $0.description
        }
        $0.object("story", "How it found a home, where somebody tells", HappyEnding.model) { $0.story }
        $0.text("storyLetter", "An e-mail that begins its story, where it went home and nobody has told") {
            $0.storyLetter
        }
        $0.list("bonded", flag: "hasBonded", "Animals with which it must go to a home", ListedAnimal.model) {
            $0.bonded
        }
        $0.object("ask", "How to ask about it; none where it is gone or nobody can be asked", AskModel.model) { $0.ask }
        $0.object("support", "How to give for it; none where it is gone or there is no way", SupportModel.model) {
            $0.support
        }
        $0.flag("offersVirtualAdoption", "Whether it can be adopted virtually") { $0.support?.monthly != nil }
        $0.object("contact", "How to reach the institution", ContactModel.model) { $0.institution.contact }
        $0.flag("hasNeighbours", "Whether its institution has other animals") { $0.previous != nil || $0.next != nil }
        $0.object("previous", "The animal before, in the institution's order", AnimalCard.link) { $0.previous }
        $0.object("next", "The animal after, in the institution's order", AnimalCard.link) { $0.next }
        $0.list("similar", flag: "hasSimilar", "Similar animals that look for a home", ListedAnimal.model) {
            $0.similar
        }
        $0.list(
            "likely", flag: "hasLikely", "Where it is lost or found: those of the other side that may be the same",
            LikelyAnimal.model
        ) { $0.likely }
        $0.texts("strips", flag: "isPoster", "Where it is lost or found: what stands on the strips of its poster") {
            $0.strip.map(NoticePage.strips) ?? []
        }
        $0.text("address", "The page's absolute address, for sharing and print") { $0.address }
        $0.object("code", "The page's address as a QR code; none where the animal is gone", AddressCode.model) {
            $0.code
        }
        $0.text("key", "The ids of its institution and its own, the same in every language") { $0.key }
        $0.flag("canBeWalked", "Whether visitors may take it for a walk") { $0.canBeWalked }
        $0.text("walksLink", "The rules of walks; none where it may not be walked or nothing is told") { $0.walksLink }
        $0.object("reviews", "What people say who met it", ReviewsModel.model) { $0.reviews }
        $0.text("adoptionLink", "How to adopt from its institution; none where it seeks no home or nothing is told") {
            $0.card.seeksHome ? $0.institution.adoptionLink : nil
        }
    }
}

extension LocalizedSite {
    func animal(_ number: Int) -> AnimalPage {
        let planned = plan.animals[number]
        let animal = planned.entry.record
        let entry = plan.catalogue.institutions[planned.institution]
        let overview = overviews[planned.institution]
        let card = cards[number]
        let kind = Page.animal(number)
        let data = structuredData
        let own = builder.pictures(ofAnimal: number)
        let description = builder.compose(animal.description, on: kind)
        let lead =
            builder.wording(animal.lead)
            ?? LeadSentence.of(description.opening).map { Wording(text: $0, lang: description.passage.lang) }
        let ask = builder.ask(about: number)
        let frame = builder.frame(
            of: kind,
            FrameContent(
                title: "\(card.name) – \(overview.link.name.text)",
                shareTitle: texts(
                    .shareAnimal,
                    [
                        "name": card.name, "type": builder.vocabulary.kindInSentence(of: animal),
                        "institution": overview.link.name.text, "town": overview.link.town,
                    ]),
                description: summary(of: animal, card, overview, lead?.text),
                image: builder.sharingImage(
                    animal.pictures.isEmpty ? nil : own.first?.published, card.picture.alternative.text),
                kind: .article,
                structuredData: { data.appendAnimal(number, to: &$0) }, formAction: ask?.requests?.address))
        return AnimalPage(
            frame: frame, card: card, institution: overview,
            facts: AnimalFact.all(of: animal, planned.today, in: entry.record, builder),
            status: card.status ?? builder.vocabulary.status(of: animal),
            notice: builder.vocabulary.notice(about: animal),
            staleNotice: planned.today.isStale ? builder.staleNotice(of: animal) : nil,
            pictures: own.isEmpty ? [card.picture] : own, gallery: builder.gallery(of: own),
            video: builder.video(of: animal),
            lead: lead, description: description.passage,
            story: wholeStory(ofAnimal: number, beside: animal.description),
            storyLetter: storyLetter(ofAnimal: number),
            bonded: bonded(with: animal, planned.institution),
            ask: ask,
            support: builder.support(for: animal, of: entry.record, support(ofInstitution: planned.institution)),
            previous: previous(ofAnimal: number), next: next(ofAnimal: number),
            similar: similar.of(number).map { listedWithKeeper($0) }, likely: likely(toBe: kind),
            strip: plan.numbersOfLost[kind].map { _ in strip(overview.contact, frame.canonical ?? "") },
            address: frame.canonical ?? "",
            code: card.isDeparted || !builder.isPublished ? nil : frame.canonical.flatMap { AddressCode(of: $0) },
            key: "\(entry.record.id)/\(animal.id)",
            canBeWalked: animal.canBeWalked,
            walksLink: animal.canBeWalked && entry.record.walks != nil
                ? "\(overview.link.link)#\(PageSection.walks.id(in: texts))" : nil,
            reviews: builder.reviews(of: animal))
    }

    /// "Pies, 3 lata, duży. Na skraju, Wadowice." and the sentence of its story; where both are too long, the sentence.
    private func summary(
        of animal: Animal, _ card: AnimalCard, _ overview: InstitutionOverview, _ lead: String?
    ) -> String {
        let facts = texts(
            .animalSummary,
            [
                "facts": [card.type, card.age, card.size].compactMap { $0 }.joined(separator: ", "),
                "institution": overview.link.name.text, "town": overview.link.town,
            ])
        guard let lead else { return facts }
        let both = facts + " " + lead
        return both.unicodeScalars.count <= PageModelBuilder.summaryLimit ? both : lead
    }

    private func bonded(with animal: Animal, _ institution: Int) -> [ListedAnimal] {
        animal.bondedWith.compactMap { id in
            plan.animal(id, of: institution).map { ListedAnimal(card: cards[$0], keeper: nil) }
        }
    }
}
