import Records
import Templates

/// The opening hours of an institution, in words and, for the script that says whether it is open now, in figures.
struct OpeningHoursModel: Sendable {
    struct Row: Sendable {
        let days: String
        /// ISO 8601: Monday is 1.
        let dayNumbers: String
        let opens: String
        let closes: String
        let note: Wording?

        static let model = Model<Row>("row", "Hours of some days of every week") {
            $0.text("days", "The days in words") { $0.days }
            $0.text("dayNumbers", "The days' numbers with blanks between, Monday is 1") { $0.dayNumbers }
            $0.text("opens", "HH:MM in the institution's time zone") { $0.opens }
            $0.text("closes", "HH:MM in the institution's time zone") { $0.closes }
            $0.object("note", "What else is to be known", Wording.model) { $0.note }
        }
    }

    struct Exception: Sendable {
        let date: String
        let dateValue: String
        let opens: String?
        let closes: String?
        let note: Wording?

        static let model = Model<Exception>("exception", "A single day with other hours") {
            $0.text("date", "The day in words") { $0.date }
            $0.text("dateValue", "The day as YYYY-MM-DD") { $0.dateValue }
            $0.flag("isClosed", "Whether it is closed all day") { $0.opens == nil }
            $0.text("opens", "HH:MM in the institution's time zone") { $0.opens }
            $0.text("closes", "HH:MM in the institution's time zone") { $0.closes }
            $0.object("note", "What else is to be known", Wording.model) { $0.note }
        }
    }

    let rows: [Row]
    let exceptions: [Exception]
    let note: Wording?

    static let model = Model<OpeningHoursModel>("hours", "When an institution is open") {
        $0.flag("hasRows", "Whether there are hours of ordinary weeks") { !$0.rows.isEmpty }
        $0.list("rows", "Hours of ordinary weeks", Row.model) { $0.rows }
        $0.flag("hasExceptions", "Whether there are days with other hours") { !$0.exceptions.isEmpty }
        $0.list("exceptions", "Days with other hours, from today on", Exception.model) { $0.exceptions }
        $0.object("note", "Opening hours in words", Wording.model) { $0.note }
    }
}

extension PageModelBuilder {
    /// Returns nil where nothing is known of the hours.
    /// - Parameter hours: without the days that are over.
    func openingHours(_ hours: OpeningHours, note: Localized<String>?) -> OpeningHoursModel? {
        let exceptions = hours.exceptions.sorted { $0.date < $1.date }
        let note = wording(note)
        guard !hours.regular.isEmpty || !exceptions.isEmpty || note != nil else { return nil }
        return OpeningHoursModel(
            rows: hours.regular.map { regular in
                OpeningHoursModel.Row(
                    days: days(regular.days),
                    dayNumbers: regular.days.map { String($0.number) }.joined(separator: " "),
                    opens: regular.opens.description, closes: regular.closes.description, note: wording(regular.note))
            },
            exceptions: exceptions.map { exception in
                OpeningHoursModel.Exception(
                    date: texts.date(exception.date, .long), dateValue: exception.date.description,
                    opens: exception.hours?.lowerBound.description, closes: exception.hours?.upperBound.description,
                    note: wording(exception.note))
            }, note: note)
    }

    /// "poniedziałek–piątek, niedziela": three days or more in a row are told as a range.
    private func days(_ days: [Weekday]) -> String {
        var runs: [[Weekday]] = []
        for day in days {
            if let last = runs.last?.last, day.number == last.number + 1 {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs.flatMap { run in
            guard run.count > 2, let first = run.first, let last = run.last else {
                return run.map { texts.weekday($0) }
            }
            return [texts.range(texts.weekday(first), texts.weekday(last))]
        }.joined(separator: ", ")
    }
}
