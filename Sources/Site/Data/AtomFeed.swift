import Markup
import Content
import Records

/// An Atom feed (RFC 4287), in one language.
struct AtomFeed: Sendable {
    static let entryLimit = 50

    private let records: LocalizedRecords
    private let subject: FeedSubject

    /// All feeds of the site.
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.flatMap { language in
            FeedSubject.all(in: publication.plan).map { subject in
                let feed = AtomFeed(publication[language], of: subject)
                return EmittedDocument(at: feed.address(language), of: feed.origin, feed.append)
            }
        }
    }

    init(_ records: LocalizedRecords, of subject: FeedSubject) {
        self.records = records
        self.subject = subject
    }

    private var publication: Publication { records.publication }

    private var origin: EmittedDocument.Origin? {
        guard case .institution(let number) = subject else { return nil }
        return EmittedDocument.Origin(institutions: number..<number + 1, tellsAges: true)
    }

    private var language: Language { records.language }

    private func address(_ language: Language) -> Address { publication.urls.feed(of: subject, language) }

    /// The institution of all animals; nil for feeds of several.
    private var publishingInstitution: Institution? {
        if case .institution(let number) = subject { publication.catalogue.institutions[number].record } else { nil }
    }

    /// The absolute address of the page that shows the same animals; where there are none, of all.
    private var page: String {
        let page = subject.page
        let isThere = page.type.records(records.plan, 0).contains(page.record)
        return records.absolute(isThere ? page : .animals(page: 1))
    }

    /// The name of who publishes the feed.
    private var publisher: String { records.text(publishingInstitution?.name ?? publication.settings.title) }

    @Sendable func append(to bytes: inout [UInt8]) {
        let entries = self.entries
        XMLWriter.append(to: &bytes) { xml in
            xml.element("feed") { xml in
                xml.attribute("xmlns", "http://www.w3.org/2005/Atom")
                xml.attribute("xml:lang", language.code)
                appendHead(to: &xml, entries)
                for entry in entries {
                    xml.lineBreak()
                    append(entry, to: &xml)
                }
                xml.lineBreak()
            }
        }
    }

    private func appendHead(to xml: inout XMLWriter, _ entries: [FeedEntry]) {
        // The address never changes as long as the feed is this one, which is what RFC 4287, 4.2.6, asks of an id.
        let own = publication.urls.absolute(address(language))
        xml.lineBreak()
        xml.element("id", text: own)
        xml.lineBreak()
        xml.element("title", text: records.title(of: subject))
        xml.lineBreak()
        // A feed changes with its newest entry; without any it is as old as the build.
        let updated = entries.lazy.map(\.updated).max() ?? publication.plan.date
        xml.element("updated", text: AtomFeed.midnight(updated))
        appendLink("self", "application/atom+xml", language, own, to: &xml)
        appendLink("alternate", "text/html", language, page, to: &xml)
        for other in publication.languages where other != language {
            appendLink("alternate", "application/atom+xml", other, publication.urls.absolute(address(other)), to: &xml)
        }
        xml.lineBreak()
        appendAuthor(publisher, page, to: &xml)
        if let logo = publishingInstitution?.logo {
            xml.lineBreak()
            xml.element("logo", text: publication.address(of: logo, isLogo: true))
        }
        xml.lineBreak()
        xml.element("generator", text: "SheltersAround")
    }

    private func append(_ entry: FeedEntry, to xml: inout XMLWriter) {
        xml.element("entry") { xml in
            xml.element("id", text: entry.page)
            xml.element("title", text: entry.title)
            xml.element("updated", text: AtomFeed.midnight(entry.updated))
            if let published = entry.published { xml.element("published", text: AtomFeed.midnight(published)) }
            appendAuthor(entry.author.name, entry.author.address, to: &xml)
            appendLink("alternate", "text/html", language, entry.page, to: &xml)
            if let picture = entry.picture { appendEnclosure(picture, to: &xml) }
            xml.element("category") { xml in
                xml.attribute("term", entry.category.term)
                xml.attribute("label", entry.category.label)
            }
            xml.element("summary", text: entry.summary)
            if let content = entry.content { append(content, to: &xml) }
        }
    }

    private var entries: [FeedEntry] {
        switch subject {
        case .stories: records.plan.stories.prefix(AtomFeed.entryLimit).compactMap(story)
        case .lostAndFound: records.plan.lostAndFound.filter { $0.date != nil }.prefix(AtomFeed.entryLimit).map(notice)
        case .reviews: reviews
        case .site, .type, .region, .institution: newest().map(animal)
        }
    }

    private func animal(_ number: Int) -> FeedEntry {
        let planned = records.plan.animals[number]
        let animal = planned.entry.record
        let institution = publication.catalogue.institutions[planned.institution].record
        // An animal without a day of its last change is as old as the build.
        let updated = planned.today.lastChange ?? publication.plan.date
        // The site's feed is read in feed readers, with the whole description; the many others lead to the page.
        let isWhole = if case .site = subject { true } else { false }
        return FeedEntry(
            page: records.absolute(.animal(number)), title: records.vocabulary.title(of: animal), updated: updated,
            published: animal.arrived.flatMap { $0 <= updated ? $0 : nil }, author: keeper(of: number),
            picture: animal.pictures.first, category: category(of: animal),
            summary: summary(
                records.line(about: animal, planned.today) + " · " + institution.address.town, animal.description),
            content: isWhole ? animal.description : nil)
    }

    private func story(_ number: Int) -> FeedEntry? {
        let entry = records.plan.animals[number].entry
        return entry.story.map { story in
            FeedEntry(
                page: records.absolute(.animal(number)) + "#" + PageSection.story.id(in: records.texts),
                title: records.vocabulary.title(of: entry.record), updated: story.date, published: story.date,
                author: keeper(of: number), picture: story.pictures.first ?? entry.record.pictures.first,
                category: category(of: entry.record),
                summary: summary(
                    records.texts(
                        .toldBy, ["teller": story.teller, "date": records.texts.date(story.date, .long)]), story.text),
                content: story.text)
        }
    }

    /// The newest reviews of all animals; their texts are plain.
    private var reviews: [FeedEntry] {
        let all = records.plan.animals.indices.flatMap { number in
            records.plan.animals[number].entry.record.reviews.map { (review: $0, number: number) }
        }
        let newest = all.sorted { ($1.review.date, $0.number) < ($0.review.date, $1.number) }
        return newest.prefix(AtomFeed.entryLimit).map { review, number in
            let animal = records.plan.animals[number].entry.record
            let told = records.texts(
                .toldBy, ["teller": review.name, "date": records.texts.date(review.date, .long)])
            let text = records.description(review.text)?.value.markdown.split { $0.isNewline }.joined(separator: " ")
            return FeedEntry(
                page: records.absolute(.animal(number)) + "#" + review.id.text,
                title: records.vocabulary.title(of: animal), updated: review.date, published: review.date,
                author: keeper(of: number), picture: animal.pictures.first, category: category(of: animal),
                summary: [told, text].compactMap { $0 }.joined(separator: ". "), content: nil)
        }
    }

    private func notice(_ lost: LostAnimal) -> FeedEntry {
        let animal = lost.record
        let updated = lost.date ?? publication.plan.date
        let title = records.vocabulary.status(of: animal) + ": " + records.vocabulary.title(of: animal)
        let place = [lost.town, records.text(ifAny: lost.place)].compactMap { $0 }.joined(separator: ", ")
        return FeedEntry(
            page: records.absolute(lost.page), title: title, updated: updated, published: updated,
            author: (records.text(publication.settings.title), records.absolute(.home)),
            picture: animal.pictures.first, category: category(of: animal),
            summary: summary(records.line(about: animal, lost.today) + " · " + place, animal.description), content: nil)
    }

    private func keeper(of number: Int) -> (name: String, address: String) {
        let institution = records.plan.animals[number].institution
        return (
            records.text(publication.catalogue.institutions[institution].record.name),
            records.absolute(.institution(institution))
        )
    }

    private func category(of animal: Animal) -> (term: String, label: String) {
        (animal.type.rawValue, records.vocabulary.type(of: animal))
    }

    private func summary(_ line: String, _ description: Localized<Prose>) -> String {
        records.excerpt(description, limit: AtomFeed.excerptLength).map { line + ". " + $0 } ?? line
    }

    private func append(_ content: Localized<Prose>, to xml: inout XMLWriter) {
        guard let prose = records.description(content) else { return }
        var html: [UInt8] = []
        publication.prose.appendAbsolute(prose.value, language, to: &html)
        xml.element("content") { xml in
            xml.attribute("type", "html")
            if prose.language != language { xml.attribute("xml:lang", prose.language.code) }
            xml.text(utf8: html)
        }
    }

    private func appendAuthor(_ name: String, _ address: String, to xml: inout XMLWriter) {
        xml.element("author") { xml in
            xml.element("name", text: name)
            xml.element("uri", text: address)
        }
    }

    private func appendLink(
        _ relation: String, _ type: String, _ language: Language, _ address: String, to xml: inout XMLWriter
    ) {
        xml.element("link") { xml in
            xml.attribute("rel", relation)
            xml.attribute("type", type)
            xml.attribute("hreflang", language.code)
            xml.attribute("href", address)
        }
    }

    private func appendEnclosure(_ picture: Picture, to xml: inout XMLWriter) {
        xml.element("link") { xml in
            xml.attribute("rel", "enclosure")
            if let type = publication.mediaType(of: picture) { xml.attribute("type", type) }
            if let alternative = records.text(ifAny: picture.alternative) {
                xml.attribute("title", alternative)
            }
            xml.attribute("href", publication.address(of: picture))
        }
    }

    /// The places in the plan of the newest arrivals among animals that look for a home; those of which nobody wrote
    /// when they came are last. Equal ones stay in the order of ids.
    private func newest() -> [Int] {
        let plan = records.plan
        // A sort of the whole would do; the ones that cannot be among the first few are left out before, because most
        // sites have thousands.
        var newest: [(arrived: Int, number: Int)] = []
        newest.reserveCapacity(2 * AtomFeed.entryLimit)
        func sortAndCut() {
            newest.sort { $0.arrived == $1.arrived ? $0.number < $1.number : $0.arrived > $1.arrived }
            newest.removeLast(max(0, newest.count - AtomFeed.entryLimit))
        }
        for number in candidates {
            newest.append((plan.animals[number].entry.record.arrived?.daysSince1970 ?? .min, number))
            if newest.count == 2 * AtomFeed.entryLimit { sortAndCut() }
        }
        sortAndCut()
        return newest.map(\.number)
    }

    /// The places in the plan of all animals that the feed may tell of.
    private var candidates: [Int] {
        let plan = records.plan
        return switch subject {
        case .site: plan.seeking
        case .stories, .lostAndFound, .reviews: []
        case .type(let number): plan.types[number].seeking
        case .region(let number): plan.regions[number].seeking
        case .institution(let number): plan.animalsOfInstitution[number].filter { plan.animals[$0].seeksHome }
        }
    }

    /// The most characters of a description in a summary.
    private static let excerptLength = 200

    /// A moment as RFC 3339 writes it. Records know days only.
    private static func midnight(_ date: CalendarDate) -> String { "\(date)T00:00:00Z" }
}

/// An entry of a feed (RFC 4287, section 4.1.2).
private struct FeedEntry {
    /// Absolute; it is the entry's identifier as well.
    let page: String
    let title: String
    let updated: CalendarDate
    let published: CalendarDate?
    let author: (name: String, address: String)
    let picture: Picture?
    let category: (term: String, label: String)
    let summary: String
    let content: Localized<Prose>?
}
