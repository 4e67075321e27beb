import Content
import Languages
import Records

/// What the day of the build makes of an animal's record. All that shows an animal reads this instead of the day, so that
/// the keys of files hold it in the day's place, and the next day changes few of them.
struct AnimalToday: Sendable {
    /// What a card says by the day.
    struct Card: Sendable {
        /// The time since it was born, as exact as is known.
        let age: Span?
        /// What lists are narrowed by: where no stage of life is written, it follows from the day of birth.
        let stage: LifeStage?
    }

    let card: Card
    /// The time for which it has looked for a home.
    let wait: Span?
    /// The day of the last change that the record, or the story or a review beside it, tells of.
    let lastChange: CalendarDate?
    /// True if it is said to be available, and was last confirmed long ago.
    let isStale: Bool
    /// Nil where nobody knows when it was born.
    let life: Life?

    init(_ entry: AnimalEntry, on day: CalendarDate, staleAfterDays: Int) {
        self.init(
            entry.record, on: day, staleAfterDays: staleAfterDays,
            lastChange: [
                [entry.record.checked, entry.record.arrived, entry.record.left].lazy.compactMap { $0 }
                    // Days to come are plans, not changes.
                    .filter { $0 <= day }.max(), entry.story?.date, entry.record.reviews.first?.date,
            ].lazy.compactMap { $0 }.max())
    }

    /// - Parameter notice: of an animal in nobody's care.
    init(ofNotice notice: Animal, on day: CalendarDate) {
        self.init(notice, on: day, staleAfterDays: .max, lastChange: nil)
    }

    private init(_ record: Animal, on day: CalendarDate, staleAfterDays: Int, lastChange: CalendarDate?) {
        life = record.born.map { Life(since: $0, on: day) }
        card = Card(age: record.age(on: day), stage: life?.stage ?? record.lifeStage)
        wait = record.wait(on: day)
        self.lastChange = lastChange
        isStale =
            record.needsConfirmation && record.checked.map { $0.isStale(on: day, after: staleAfterDays) } ?? false
    }
}

/// The months since an animal was born, which are between two numbers where no day is known. No page tells them: they decide
/// what search finds and what is similar.
struct Life: Sendable {
    let least: Int
    let most: Int

    /// In the middle of what is known of them; no less than none.
    var middle: Int { max(0, (least + most + 1) / 2) }

    init(since born: PartialDate, on day: CalendarDate) {
        least = day.months(since: born.latest)
        most = day.months(since: born.earliest)
    }

    /// Where only the year or month is known, whatever may still be adult is adult.
    var stage: LifeStage {
        switch most {
        case ..<6: .baby
        case ..<24: .young
        default: least < 120 ? .adult : .senior
        }
    }
}
