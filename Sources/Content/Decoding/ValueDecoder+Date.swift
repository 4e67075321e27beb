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
                context.reportInvalidDate(text, at: node, forms: "YYYY-MM-DD, like 2025-11-30", isComplete: true)
                return nil
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
                context.reportInvalidDate(text, at: node, forms: "2021-05-03, 2021-05 or 2021", isComplete: false)
                return nil
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
            reportWrongType(at: node, expected: "a date", example: example)
            return nil
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

    fileprivate mutating func reportInvalidDate(
        _ text: String, at node: SourceNode, forms: Message, isComplete: Bool
    ) {
        let hasForm = isComplete ? text.hasDateForm : text.hasDateForm || text.hasMonthForm
        if hasForm {
            report(
                "impossible-date", at: node, "there is no such day or month as \(text)",
                suggestion: "check the month (01 to 12) and the day")
        } else {
            let turned: Message? = text.turnedDate.map { "write \($0), if that is what is meant" }
            report(
                "invalid-date", at: node, "\"\(text.prefix(40))\" is no date",
                suggestion: turned ?? "write it as \(forms)")
        }
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

    /// A date written as `3.5.2021`, `03/05/2021` or `2021.5.3`, as records write it: day before month, as in Poland.
    fileprivate var turnedDate: String? {
        let parts = split { $0 == "." || $0 == "/" || $0 == "-" || $0 == " " }
        guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        let isYearFirst = parts[0].count == 4
        guard isYearFirst || parts[2].count == 4 else { return nil }
        return CalendarDate(
            year: isYearFirst ? numbers[0] : numbers[2], month: numbers[1], day: isYearFirst ? numbers[2] : numbers[0]
        )?.description
    }
}
