import Languages
import Records
import Templates

extension Phrase {
    static let reviewCount = Phrase(plural: "review.count")
}

/// The reviews of an animal by people who met it.
struct ReviewsModel: Sendable {
    /// The average of one rating.
    struct Average: Sendable {
        let label: String
        let average: Double
        let text: String

        static let model = Model<Average>("average", "The average of one rating") {
            $0.text("label", "What is rated") { $0.label }
            $0.text("value", "From 1 to 5, with a decimal point") {
                String(($0.average * 10).rounded() / 10)
            }
            $0.text("text", "The same in words") { $0.text }
        }
    }

    /// One review.
    struct Entry: Sendable {
        let name: String
        let date: String
        let dateValue: String
        let paragraphs: [Wording]

        static let model = Model<Entry>("review", "A review of an animal") {
            $0.text("name", "The first name or nickname of the writer") { $0.name }
            $0.text("date", "The day of the meeting in words") { $0.date }
            $0.text("dateValue", "The day as YYYY-MM-DD") { $0.dateValue }
            $0.list("paragraphs", "What was written: plain text", Wording.model) { $0.paragraphs }
        }
    }

    let count: String
    let averages: [Average]
    let entries: [Entry]

    /// The number of reviews that are seen at once.
    private static let newest = 2

    static let model = Model<ReviewsModel>("reviews", "What people say of an animal who met it") {
        $0.text("count", "How many reviews there are, in words") { $0.count }
        $0.list("averages", "The averages of the ratings", Average.model) { $0.averages }
        $0.list("newest", "The newest reviews", Entry.model) { Array($0.entries.prefix(newest)) }
        $0.list("older", flag: "hasOlder", "The others", Entry.model) { Array($0.entries.dropFirst(newest)) }
    }
}

extension PageModelBuilder {
    func reviews(of animal: Animal) -> ReviewsModel? {
        guard let ratings = Ratings(of: animal.reviews) else { return nil }
        let averages = [
            ("temperament", ratings.temperament), ("excitability", ratings.excitability),
            ("experience", ratings.experience),
        ]
        return ReviewsModel(
            count: texts.plural(.reviewCount, ratings.count),
            averages: averages.map { name, average in
                var label = name
                if case .text(let text) = texts.constants["reviews.\(name)"] { label = text }
                return ReviewsModel.Average(
                    label: label, average: average, text: texts.number(average, maximumFractionDigits: 1))
            },
            entries: animal.reviews.compactMap { review in
                guard let text = records.description(review.text) else { return nil }
                let lang = text.language == language ? nil : text.language.code
                return ReviewsModel.Entry(
                    name: review.name, date: texts.date(review.date, .long), dateValue: review.date.description,
                    paragraphs: text.value.markdown.split { $0 == "\n" || $0 == "\r\n" }.map {
                        Wording(text: String($0), lang: lang)
                    }
                )
            })
    }
}
