import Documents

extension FieldReader {
    /// The section `dates`.
    mutating func dateFormat(_ field: Field) -> DateFormat? {
        guard
            let fields = fields(of: field, required: ["months", "weekdays", "patterns"], optional: ["dayPeriods"])
        else { return nil }
        let months = fields["months"].flatMap { monthNames($0) }
        let weekdays = fields["weekdays"].flatMap { weekdayNames($0) }
        let patterns = fields["patterns"].flatMap { datePatterns($0) }
        let periods = fields["dayPeriods"].flatMap { texts($0, count: 2) }
        if let patterns, fields["dayPeriods"] == nil, patterns.time.fields.contains(.dayPeriod) {
            diagnostics.append(
                field.key.diagnostic(
                    "missing-field", "the field \"dayPeriods\" is missing in \"dates\": the pattern of times uses it",
                    suggestion: "dayPeriods: [am, pm]"))
        }
        guard let months, let weekdays, let patterns else { return nil }
        return DateFormat(
            months: months, weekdays: weekdays, dayPeriods: (periods?.first ?? "", periods?.last ?? ""),
            patterns: patterns)
    }

    private mutating func monthNames(_ field: Field) -> DateFormat.Months? {
        guard let fields = fields(of: field, required: ["format", "standAlone", "short"]) else { return nil }
        let format = fields["format"].flatMap { texts($0, count: 12) }
        let standAlone = fields["standAlone"].flatMap { texts($0, count: 12) }
        let short = fields["short"].flatMap { texts($0, count: 12) }
        guard let format, let standAlone, let short else { return nil }
        return DateFormat.Months(format: format, standAlone: standAlone, short: short)
    }

    private mutating func weekdayNames(_ field: Field) -> DateFormat.Weekdays? {
        guard let fields = fields(of: field, required: ["long", "short"]) else { return nil }
        let long = fields["long"].flatMap { texts($0, count: 7) }
        let short = fields["short"].flatMap { texts($0, count: 7) }
        guard let long, let short else { return nil }
        return DateFormat.Weekdays(long: long, short: short)
    }

    private mutating func datePatterns(_ field: Field) -> DateFormat.Patterns? {
        guard let fields = fields(of: field, required: ["full", "long", "short", "month", "year", "time"]) else {
            return nil
        }
        let full = fields["full"].flatMap { datePattern($0, .ofDays) }
        let long = fields["long"].flatMap { datePattern($0, .ofDays) }
        let short = fields["short"].flatMap { datePattern($0, .ofDays) }
        let month = fields["month"].flatMap { datePattern($0, .ofMonths) }
        let year = fields["year"].flatMap { datePattern($0, .ofYears) }
        let time = fields["time"].flatMap { datePattern($0, .ofTimes) }
        guard let full, let long, let short, let month, let year, let time else { return nil }
        return DateFormat.Patterns(
            full: full, long: long, short: short, monthAndYear: month, year: year, time: time)
    }

    private mutating func datePattern(_ field: Field, _ allowed: [DatePattern.Field]) -> DatePattern? {
        guard let text = exactText(field) else { return nil }
        do throws(MalformedPattern) {
            return try DatePattern(text, allowed: allowed)
        } catch {
            report(error, in: field, as: "malformed-pattern")
            return nil
        }
    }
}
