import Documents
import Messages
import Records

/// The days that a field may hold.
enum DateRule: Sendable {
    case any
    /// A day after the build's is an error.
    case notInFuture
    /// A day after the build's is a warning: it may come of another clock.
    case unlikelyInFuture
}

extension ValueDecoder where Value == CalendarDate {
    static func date(_ rule: DateRule) -> ValueDecoder {
        ValueDecoder(rule == .notInFuture ? .pastDate : .date, value: FieldValue.date) { node, context in
            guard let text = context.dateText(of: node, example: "2025-11-30") else { return nil }
            guard let date = CalendarDate(text) else {
                return context.refuseInvalidDate(text, at: node, forms: "YYYY-MM-DD, like 2025-11-30", isComplete: true)
            }
            return context.accept(date, text, at: node, rule: rule) ? date : nil
        }
    }
}

extension ValueDecoder where Value == PartialDate {
    /// A day, a month or a year that is not in the future.
    static var pastPartialDate: ValueDecoder {
        ValueDecoder(.partialDate, value: FieldValue.partialDate) { node, context in
            guard let text = context.dateText(of: node, example: "2021-05-03, 2021-05 or 2021") else { return nil }
            guard let date = PartialDate(text) else {
                return context.refuseInvalidDate(
                    text, at: node, forms: "2021-05-03, 2021-05 or 2021", isComplete: false)
            }
            return context.accept(date.earliest, text, at: node, rule: .notInFuture) ? date : nil
        }
    }
}

extension DecodingContext {
    /// A date is text; in JSON a year may be a number.
    fileprivate mutating func dateText(of node: SourceNode, example: Message) -> String? {
        switch node.kind {
        case .plain, .quoted, .string, .number: return node.text
        default:
            return refuseWrongType(at: node, expected: "a date", example: example)
        }
    }

    fileprivate mutating func accept(_ date: CalendarDate, _ text: String, at node: SourceNode, rule: DateRule) -> Bool
    {
        guard rule != .any, date > today else { return true }
        report(
            "date-in-future", at: node, "\(text) is in the future (today is \(today))",
            severity: rule == .notInFuture ? .error : .warning, suggestion: "check the year, the month and the day")
        return rule != .notInFuture
    }

    fileprivate mutating func refuseInvalidDate<Value>(
        _ text: String, at node: SourceNode, forms: Message, isComplete: Bool
    ) -> Value? {
        if text.hasDateForm || !isComplete && text.hasMonthForm {
            return refuse(
                "impossible-date", at: node, "there is no such day or month as \(text)",
                suggestion: "check the month (01 to 12) and the day")
        }
        return refuse(
            "invalid-date", at: node, "\"\(text.prefix(40))\" is no date",
            suggestion: text.meantDate(isComplete: isComplete).map { "write \($0), if that is what is meant" }
                ?? "write it as \(forms)")
    }
}

extension String {
    fileprivate var hasDateForm: Bool { hasDigits(in: "####-##-##") }
    fileprivate var hasMonthForm: Bool { hasDigits(in: "####-##") || hasDigits(in: "####") }

    private func hasDigits(in form: StaticString) -> Bool {
        let bytes = Array(utf8)
        guard bytes.count == form.utf8CodeUnitCount else { return false }
        return bytes.indices.allSatisfy { index in
            form.utf8Start[index] == UInt8(ascii: "#")
                ? bytes[index].isASCIIDigit : bytes[index] == form.utf8Start[index]
        }
    }

    /// Returns a date that people write in other ways, as records write it: `3.5.2021` and `03/05/2021` (day before
    /// month, as in Poland), `3 maja 2021`, and where a part of a date is enough `maj 2021` and `ok. 2019`.
    fileprivate func meantDate(isComplete: Bool) -> String? {
        var months: [Int] = []
        var numbers: [Int] = []
        for part in lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            if let number = Int(part) {
                numbers.append(number)
            } else if let month = String.monthNames.firstIndex(where: { $0.contains(where: part.hasPrefix) })
                ?? String.romanNumerals.firstIndex(of: part)
            {
                months.append(month + 1)
            } else if !String.wordsOfDates.contains(part) {
                return nil
            }
        }
        guard let place = numbers.firstIndex(where: { $0 > 999 }), months.count <= 1 else { return nil }
        let year = numbers.remove(at: place)
        guard numbers.allSatisfy({ $0 <= 999 }), numbers.count + months.count <= 2 else { return nil }
        var rest = place == 0 ? numbers.reversed() : numbers
        let month = months.first ?? rest.popLast()
        if let month, let day = rest.first {
            return CalendarDate(year: year, month: month, day: day)?.description
        }
        guard !isComplete else { return nil }
        let partial = month.map { "\(year)-\($0 < 10 ? "0" : "")\($0)" } ?? "\(year)"
        return PartialDate(partial) == nil ? nil : partial
    }

    /// The beginnings of the months' names in Polish and English.
    private static let monthNames: [[String]] = [
        ["sty", "jan"], ["lut", "feb"], ["mar"], ["kwi", "apr"], ["maj", "may"], ["cze", "jun"], ["lip", "jul"],
        ["sie", "aug"], ["wrz", "sep"], ["paź", "paz", "oct"], ["lis", "nov"], ["gru", "dec"],
    ]
    private static let romanNumerals: [Substring] = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
    ]
    /// The words that stand around a date and change nothing.
    private static let wordsOfDates: Set<Substring> = [
        "ok", "około", "r", "rok", "roku", "dnia", "od", "ur", "w", "data", "about", "since", "in", "born",
    ]
}
