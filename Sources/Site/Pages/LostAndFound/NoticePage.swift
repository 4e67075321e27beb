import Content
import Documents
import Languages
import Records
import Templates

extension PageType {
    static let notice = PageType(
        "notice", .id { $0.catalogue.notices[$1].id }, below: .lostAndFound,
        nameOfOne: { "the page of the notice \"\($0.catalogue.notices[$1].id)\"" },
        records: { plan, _ in plan.catalogue.notices.indices }, files: "notices/*",
        source: { $0.catalogue.notices[$1].source },
        formerly: { $0.catalogue.notices[$1].animal.formerly },
        indexing: .listed { $0.catalogue.notices[$1].date },
        description: { $0.catalogue.notices[$1].animal.description })
}

extension Page {
    static func notice(_ number: Int) -> Page { Page(.notice, number) }
}

extension Phrase {
    static let noticeTitle = Phrase("title.notice", "status", "name", "town")
    static let shownUntil = Phrase("lostAndFound.until", "date")
}

extension PageTemplate {
    static let notice = PageTemplate(.notice, of: NoticePage.model, phrases: [.noticeTitle, .shownUntil]) {
        $0.notice($1.record)
    }
}

/// A notice of an animal that was lost or found; on paper it is a poster.
struct NoticePage: Sendable {
    let frame: PageFrame
    let card: LostCard
    let pictures: [PictureModel]
    let marks: [Wording]
    let description: Passage
    let until: String
    let contact: ContactModel?
    let likely: [LikelyAnimal]
    let address: String
    let code: AddressCode?
    /// The number or address on each strip of the poster.
    let strip: String

    private var isLong: Bool {
        description.html.count + marks.reduce(card.line.utf8.count) { $0 + $1.text.utf8.count } > 900
    }

    /// Returns what stands on each of the strips of a poster.
    static func strips(_ text: String) -> [String] { Array(repeating: text, count: 8) }

    static let model = Model<NoticePage>("notice page", "A notice of an animal that was lost or found") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(LostCard.model) { $0.card }
        $0.list("pictures", flag: "hasPictures", "Its pictures, the main one first", PictureModel.model) {
            $0.pictures
        }
        $0.list("marks", flag: "hasMarks", "What it can be told by", Wording.model) { $0.marks }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the notice's text") {
            $0.description
        }
        $0.text("until", "Until when the notice is shown, in words") { $0.until }
        $0.object("contact", "The institution that takes messages; none where the site does", ContactModel.model) {
            $0.contact
        }
        $0.list("likely", flag: "hasLikely", "Those of the other side that may be the same", LikelyAnimal.model) {
            $0.likely
        }
        $0.text("address", "The page's absolute address, for sharing and print") { $0.address }
        $0.object("code", "The page's address as a QR code", AddressCode.model) { $0.code }
        $0.texts("strips", flag: "hasStrips", "What stands on the strips of the poster") { strips($0.strip) }
        $0.flag("isLong", "True if the poster has more text than fits on a sheet beside a picture") { $0.isLong }
        $0.text("untilDate", "The last day on which it is shown, as YYYY-MM-DD") { $0.card.until?.description }
    }
}

extension LocalizedSite {
    func notice(_ number: Int) -> NoticePage? {
        let record = plan.catalogue.notices[number]
        let page = Page.notice(number)
        guard let place = plan.numbersOfLost[page] else { return nil }
        let card = lostCard(place)
        let description = builder.compose(record.animal.description, on: page)
        let title = texts(.noticeTitle, ["status": card.status, "name": card.title, "town": record.town])
        let data = structuredData
        let frame = builder.frame(
            of: page,
            FrameContent(
                title: title, shareTitle: title,
                description: builder.summary(
                    [card.line, card.day].compactMap { $0 }.joined(separator: ". ") + ".", description.opening),
                image: builder.sharingImage(
                    record.pictures.first.map(builder.media.picture), card.picture.alternative.text),
                kind: .article, structuredData: { data.appendNotice(number, title, to: &$0) }))
        let contact = card.animal.institution.map { overviews[$0].contact }
        let address = frame.canonical ?? ""
        return NoticePage(
            frame: frame, card: card,
            pictures: record.pictures.isEmpty ? [card.picture] : builder.pictures(record.pictures, of: card.title),
            marks: record.animal.marks.map { builder.wording($0) }, description: description.passage,
            until: texts(.shownUntil, ["date": texts.date(record.until, .long)]), contact: contact,
            likely: likely(toBe: page), address: address, code: builder.isPublished ? AddressCode(of: address) : nil,
            strip: strip(contact, address))
    }
}

extension LocalizedSite {
    /// Returns the number or address on the strips of a poster.
    func strip(_ contact: ContactModel?, _ address: String) -> String {
        contact?.phones.first?.number ?? contact?.email ?? builder.settings.contactEmail ?? address
    }
}

extension StructuredData {
    /// Appends a notice's page, and the animal that it is about.
    fileprivate func appendNotice(_ number: Int, _ title: String, to bytes: inout [UInt8]) {
        let notice = records.plan.catalogue.notices[number]
        let page = records.absolute(.notice(number))
        append([crumb(to: .lostAndFound(page: 1)), (title, page)], to: &bytes) { json in
            json.thing("ItemPage") { json in
                json.member("@id", page)
                json.member("url", page)
                json.member("name", title)
                json.member("inLanguage", records.language.code)
                json.member("datePublished", notice.date.description)
                json.member("expires", notice.until.description)
                json.thing("about", "Thing") { json in
                    json.member("@id", page + "#animal")
                    json.member("name", records.vocabulary.title(of: notice.animal))
                    json.member(
                        "description", records.excerpt(notice.animal.description, limit: StructuredData.excerptLength))
                    if let picture = notice.pictures.first {
                        json.member("image", records.publication.address(of: picture))
                    }
                }
            }
        }
    }
}
