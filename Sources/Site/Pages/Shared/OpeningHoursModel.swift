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
