import Content
import Languages
import Records
import Templates

extension Phrase {
    static let seenLast = Phrase("lostAndFound.seen", "date")
    static let foundOn = Phrase("lostAndFound.foundOn", "date")
    static let sameColour = Phrase("lostAndFound.colour")
    static let sameSex = Phrase("lostAndFound.sex")
    static let sameSize = Phrase("lostAndFound.size")
    static let sameDay = Phrase("lostAndFound.sameDay")
    static let dayBefore = Phrase("lostAndFound.dayBefore")
    static let daysLater = Phrase(plural: "lostAndFound.days")
    static let kilometresAway = Phrase(plural: "lostAndFound.kilometres")
    static let points = Phrase(plural: "lostAndFound.points")

    fileprivate static let ofLostAndFound = [
        seenLast, foundOn, sameColour, sameSex, sameSize, sameDay, dayBefore, daysLater, kilometresAway, points,
    ]
}

/// An animal that was lost or found, in a list.
struct LostCard: Sendable {
    let animal: LostAnimal
    var until: CalendarDate? { animal.until }
    let link: String
    let title: String
    let line: String
    let status: String
    let picture: PictureModel
    let place: Wording?
    let day: String?
    let keeper: InstitutionLink?

    static let phrases = Phrase.ofLostAndFound

    static let model = Model<LostCard>("lost animal", "An animal that was lost or found, in a list") {
        $0.text("link", "Its page") { $0.link }
        $0.text("title", "Its name, else its kind") { $0.title }
        $0.text("line", "Its kind, colour and size") { $0.line }
        $0.text("statusKey", "lost or found") { $0.animal.record.status.rawValue }
        $0.text("status", "The same in words") { $0.status }
        $0.text("typeKey", "Its type as records write it") { $0.animal.record.type.rawValue }
        $0.object("picture", "Its main picture, else a placeholder", PictureModel.model) { $0.picture }
        $0.text("town", "The town where it was seen last, or found") { $0.animal.town }
        $0.object("place", "The place in words", Wording.model) { $0.place }
        $0.text("at", "Its latitude and longitude in thousandths of a degree, where they are known") {
            $0.animal.traits.coordinates?.inThousandths.map(String.init).joined(separator: " ")
        }
        $0.text("date", "The day, as YYYY-MM-DD") { $0.animal.date?.description }
        $0.text("until", "The last day of a notice, as YYYY-MM-DD") { $0.until?.description }
        $0.text("day", "When it was seen last, or found, in words") { $0.day }
        $0.object("keeper", "The institution that takes messages", InstitutionLink.model) { $0.keeper }
    }
}

/// An animal of the other side that may be the same one.
struct LikelyAnimal: Sendable {
    let card: LostCard
    let score: String
    let reasons: [String]

    static let model = Model<LikelyAnimal>("likely animal", "An animal of the other side that may be the same one") {
        $0.object("animal", "The animal", LostCard.model) { $0.card }
        $0.text("score", "The points that it has, in words") { $0.score }
        $0.texts("reasons", flag: "hasReasons", "What they are for") { $0.reasons }
    }
}

extension LocalizedSite {
    /// Returns the card of an animal that was lost or found, by its place in the plan.
    func lostCard(_ number: Int) -> LostCard {
        let animal = plan.lostAndFound[number]
        let vocabulary = builder.vocabulary
        let title = vocabulary.title(of: animal.record)
        let kind = vocabulary.kind(of: animal.record)
        let parts = [
            title == kind ? nil : kind, builder.wording(animal.record.colour)?.text, vocabulary.sex(of: animal.record),
            vocabulary.size(of: animal.record),
        ]
        return LostCard(
            animal: animal, link: builder.link(to: animal.page), title: title,
            line: parts.compactMap { $0 }.joined(separator: "\u{A0}· "), status: vocabulary.status(of: animal.record),
            picture: builder.mainPicture(of: animal.record), place: builder.wording(animal.place),
            day: animal.date.map { texts(animal.isLost ? .seenLast : .foundOn, ["date": texts.date($0, .long)]) },
            keeper: animal.institution.map { overviews[$0].link })
    }

    /// Returns those of the other side that may be the animal of a page; none where it is neither lost nor found.
    func likely(toBe page: Page) -> [LikelyAnimal] {
        guard let number = plan.numbersOfLost[page] else { return [] }
        return plan.resembling(number).map { other, resemblance in
            let days = resemblance.days.map { days in
                days > 0 ? texts.plural(.daysLater, days) : texts(days == 0 ? .sameDay : .dayBefore)
            }
            let distance = resemblance.distance.map { texts.plural(.kilometresAway, max(1, Int($0.rounded()))) }
            return LikelyAnimal(
                card: lostCard(other), score: texts.plural(.points, resemblance.score),
                reasons: [
                    distance, days, resemblance.hasSameColour ? texts(.sameColour) : nil,
                    resemblance.hasSameSex ? texts(.sameSex) : nil, resemblance.hasSameSize ? texts(.sameSize) : nil,
                ].compactMap { $0 })
        }
    }
}
