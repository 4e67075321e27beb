import Markup
import Content
import Records

/// An Atom feed (RFC 4287) of animals that look for a home, in one language: the site's, or one institution's.
struct Feed: Sendable {
    static let entryLimit = 50

    private let publication: Publication
    private let language: Language
    /// Nil for the site's feed.
    private let institution: InstitutionEntry?

    /// All feeds of the site.
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.flatMap { language in
            let site = Feed(publication, language, institution: nil)
            return [EmittedDocument(at: site.address(language), site.append)]
                + publication.catalogue.institutions.map { institution in
                    let feed = Feed(publication, language, institution: institution)
                    return EmittedDocument(at: feed.address(language), feed.append)
                }
        }
    }

    init(_ publication: Publication, _ language: Language, institution: InstitutionEntry?) {
        self.publication = publication
        self.language = language
        self.institution = institution
    }

    private func address(_ language: Language) -> Address {
        if let institution { return publication.addresses.feed(of: institution.record.id, language) }
        return publication.addresses.feed(language)
    }

    private func page(_ language: Language) -> Address {
        if let institution { return publication.addresses.institution(institution.record.id, language) }
        return publication.addresses.home(language)
    }

    /// The name of who publishes the feed.
    private var publisher: String {
        publication.text(institution?.record.name ?? publication.settings.title, language)
    }

    @Sendable func append(to bytes: inout [UInt8]) {
        let entries = FeedEntry.newest(
            of: institution.map { [$0] } ?? publication.catalogue.institutions, limit: Feed.entryLimit)
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
        let words = publication.wording(language)
        // The address never changes as long as the feed is this one, which is what RFC 4287, 4.2.6, asks of an id.
        let own = publication.absolute(address(language))
        xml.lineBreak()
        xml.element("id", text: own)
        xml.lineBreak()
        xml.element(
            "title",
            text: institution == nil ? words.feedTitle(ofSite: publisher) : words.feedTitle(ofInstitution: publisher))
        xml.lineBreak()
        // A feed changes with its newest entry; without any it is as old as the build.
        let updated = entries.lazy.map(updated).max() ?? publication.date
        xml.element("updated", text: Feed.midnight(updated))
        appendLink("self", "application/atom+xml", language, own, to: &xml)
        appendLink("alternate", "text/html", language, publication.absolute(page(language)), to: &xml)
        for other in publication.languages where other != language {
            appendLink("alternate", "application/atom+xml", other, publication.absolute(address(other)), to: &xml)
        }
        xml.lineBreak()
        appendAuthor(publisher, publication.absolute(page(language)), to: &xml)
        if let logo = institution?.record.logo {
            xml.lineBreak()
            xml.element("logo", text: publication.address(of: logo, isLogo: true))
        }
        xml.lineBreak()
        xml.element("generator", text: "SheltersAround")
    }

    private func append(_ entry: FeedEntry, to xml: inout XMLWriter) {
        let animal = entry.animal.record
        let institution = entry.institution.record
        let page = publication.absolute(publication.addresses.animal(animal.id, of: institution.id, language))
        xml.element("entry") { xml in
            xml.element("id", text: page)
            xml.element("title", text: publication.title(of: animal, language))
            xml.element("updated", text: Feed.midnight(updated(entry)))
            if let arrived = animal.arrived, arrived <= updated(entry) {
                xml.element("published", text: Feed.midnight(arrived))
            }
            appendAuthor(
                publication.text(institution.name, language),
                publication.absolute(publication.addresses.institution(institution.id, language)), to: &xml)
            appendLink("alternate", "text/html", language, page, to: &xml)
            if let picture = animal.pictures.first {
                appendEnclosure(picture, to: &xml)
            }
            xml.element("category") { xml in
                xml.attribute("term", animal.type.rawValue)
                xml.attribute("label", publication.wording(language).label(of: animal.type))
            }
            xml.element("summary", text: summary(of: entry.animal, institution))
            // The site's feed is read in feed readers, with the whole description; the many feeds of institutions lead
            // to the page.
            if self.institution == nil { appendContent(of: animal, to: &xml) }
        }
    }

    private func summary(of animal: AnimalEntry, _ institution: Institution) -> String {
        let line = publication.line(about: animal.record, language) + " · " + institution.address.town
        guard let excerpt = publication.excerpt(animal.record.description, language, limit: Feed.excerptLength) else {
            return line
        }
        return line + ". " + excerpt
    }

    private func appendContent(of animal: Animal, to xml: inout XMLWriter) {
        guard let prose = animal.description.resolved(in: language, of: publication.languages) else { return }
        var html: [UInt8] = []
        publication.prose.html(prose.value, language, &html)
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
            if let alternative = publication.text(ifAny: picture.alternative, language) {
                xml.attribute("title", alternative)
            }
            xml.attribute("href", publication.address(of: picture))
        }
    }

    /// When an entry last changed: as its record tells, else the day of the build.
    private func updated(_ entry: FeedEntry) -> CalendarDate {
        entry.animal.record.lastChange(by: publication.date) ?? publication.date
    }

    /// RFC 3339. Records know days only.
    /// Of what a summary tells from a description, in characters.
    private static let excerptLength = 200

    private static func midnight(_ date: CalendarDate) -> String { "\(date)T00:00:00Z" }
}
