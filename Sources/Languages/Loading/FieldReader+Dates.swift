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
            report(
                field.key, "missing-field",
                "the field \"dayPeriods\" is missing in \"dates\": the pattern of times uses it",
                suggestion: "dayPeriods: [am, pm]")
        }
        guard let months, let weekdays, let patterns else { return nil }
        return DateFormat(
            months: months, weekdays: weekdays, dayPeriods: (periods?.first ?? "", periods?.last ?? ""),
            patterns: patterns)
    }

    private mutating func monthNames(_ field: Field) -> DateFormat.Months? {
        values(of: field, ["format", "standAlone", "short"]) { $0.texts($1, count: 12) }
            .map { DateFormat.Months(format: $0[0], standAlone: $0[1], short: $0[2]) }
    }

    private mutating func weekdayNames(_ field: Field) -> DateFormat.Weekdays? {
        values(of: field, ["long", "short"]) { $0.texts($1, count: 7) }
            .map { DateFormat.Weekdays(long: $0[0], short: $0[1]) }
    }

    private mutating func datePatterns(_ field: Field) -> DateFormat.Patterns? {
        values(of: field, ["full", "long", "short", "month", "year", "time"]) { reader, field in
            switch field.key.text {
            case "month": reader.datePattern(field, .ofMonths)
            case "year": reader.datePattern(field, .ofYears)
            case "time": reader.datePattern(field, .ofTimes)
            default: reader.datePattern(field, .ofDays)
            }
        }.map {
            DateFormat.Patterns(
                full: $0[0], long: $0[1], short: $0[2], monthAndYear: $0[3], year: $0[4], time: $0[5])
        }
    }

    private mutating func datePattern(_ field: Field, _ allowed: [DatePattern.Field]) -> DatePattern? {
        parsed(field, orElse: "malformed-pattern") { text throws(MalformedPattern) in
            try DatePattern(text, allowed: allowed)
        }
    }
}
