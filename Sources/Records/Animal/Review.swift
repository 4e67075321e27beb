/// A review of an animal by somebody who met it, accepted by staff (`animals/rex.reviews/ania.md`).
public struct Review: CollectedRecord {
    public var id: RecordID
    /// The first name or nickname of the writer, at most 40 characters.
    public var name = ""
    /// The day of the meeting.
    public var date = CalendarDate.example
    /// From 1 (difficult) to 5 (gentle).
    public var temperament = 1
    /// Its excitability, from 1 (calm) to 5.
    public var excitability = 1
    /// The experience that it takes: from 1 (none) to 5.
    public var experience = 1
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    /// A plain text of at most 1,000 characters; its signs have no meaning of Markdown.
    public var text = Localized<Prose>()
    /// The record's file, relative to the content folder.
    public var source: String

    public init(id: RecordID, source: String) {
        self.id = id
        self.source = source
    }

    /// The most characters of the text.
    public static let maximumLength = 1000
}

/// The averages of an animal's reviews.
public struct Ratings: Sendable, Equatable {
    public let count: Int
    public let temperament: Double
    public let excitability: Double
    public let experience: Double

    /// Nil where there are no reviews.
    public init?(of reviews: [Review]) {
        guard !reviews.isEmpty else { return nil }
        func average(_ rating: KeyPath<Review, Int>) -> Double {
            Double(reviews.reduce(0) { $0 + $1[keyPath: rating] }) / Double(reviews.count)
        }
        count = reviews.count
        temperament = average(\.temperament)
        excitability = average(\.excitability)
        experience = average(\.experience)
    }

    /// A quality that several reviews agree on.
    public enum Verdict: String, CaseIterable, Sendable {
        case calm, beginners
    }

    /// The qualities by which lists can be narrowed; none where there are fewer than three reviews.
    public var verdicts: [Verdict] {
        guard count >= 3 else { return [] }
        return Verdict.allCases.filter { ($0 == .calm ? excitability : experience) <= 2 }
    }
}
