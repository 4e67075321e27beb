import Records

/// A pattern for days, months or times in the CLDR's letters (UTS #35, part 4, "Date Field Symbol Table"), of which it
/// knows those that a catalogue's dates need. Other letters stand in single quotes; `''` is an apostrophe.
public struct DatePattern: Hashable, Sendable {
    public enum Field: String, CaseIterable, Hashable, Sendable {
        case day = "d"
        case dayInTwoDigits = "dd"
        case month = "M"
        case monthInTwoDigits = "MM"
        case shortMonth = "MMM"
        case longMonth = "MMMM"
        case standAloneMonth = "LLLL"
        case year = "y"
        case shortWeekday = "EEE"
        case longWeekday = "EEEE"
        case hour = "H"
        case hourInTwoDigits = "HH"
        case hourOfTwelve = "h"
        case minute = "mm"
        case dayPeriod = "a"
    }

    enum Part: Hashable, Sendable {
        case text(String)
        case field(Field)
    }

    let parts: [Part]

    /// The fields it writes.
    public var fields: [Field] {
        parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
    }

    /// A pattern that may use the letters of `allowed` alone: one of a month has no day.
    public init(_ pattern: String, allowed: [Field] = Field.allCases) throws(MalformedPattern) {
        let scalars = Array(pattern.unicodeScalars)
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        func flush() {
            if !text.isEmpty { parts.append(.text(String(text))) }
            text = String.UnicodeScalarView()
        }
        var position = 0
        while position < scalars.count {
            let scalar = scalars[position]
            let start = position
            switch scalar {
            case "'":
                position = try DatePattern.readQuoted(scalars, from: position, into: &text)
            case "a"..."z", "A"..."Z":
                while position < scalars.count, scalars[position] == scalar { position += 1 }
                let letters = String(repeating: String(scalar), count: position - start)
                guard let field = Field(rawValue: letters), allowed.contains(field) else {
                    let known = allowed.map(\.rawValue).joined(separator: ", ")
                    throw MalformedPattern(
                        offset: start, length: position - start,
                        message: "\"\(letters)\" has no meaning in this pattern; there are \(known)",
                        suggestion: "write words and letters that stand for themselves in single quotes")
                }
                flush()
                parts.append(.field(field))
            default:
                text.append(scalar)
                position += 1
            }
        }
        flush()
        guard parts.contains(where: { if case .field = $0 { true } else { false } }) else {
            throw MalformedPattern(
                offset: 0, length: max(1, scalars.count), message: "the pattern shows nothing of a date",
                suggestion: "use some of \(allowed.map(\.rawValue).joined(separator: ", "))")
        }
        self.parts = parts
    }

    /// Reads `''` or `'text'`, and returns the position after it.
    private static func readQuoted(
        _ scalars: [Unicode.Scalar], from start: Int, into text: inout String.UnicodeScalarView
    ) throws(MalformedPattern) -> Int {
        var position = start + 1
        if position < scalars.count, scalars[position] == "'" {
            text.append("'")
            return position + 1
        }
        while position < scalars.count {
            if scalars[position] == "'" {
                guard position + 1 < scalars.count, scalars[position + 1] == "'" else { return position + 1 }
                position += 1
            }
            text.append(scalars[position])
            position += 1
        }
        throw MalformedPattern(offset: start, length: scalars.count - start, message: "the quote is never closed")
    }
}

extension [DatePattern.Field] {
    static let ofDays: Self = [
        .day, .dayInTwoDigits, .month, .monthInTwoDigits, .shortMonth, .longMonth, .standAloneMonth, .year,
        .shortWeekday, .longWeekday,
    ]
    static let ofMonths: Self = [.month, .monthInTwoDigits, .shortMonth, .longMonth, .standAloneMonth, .year]
    static let ofYears: Self = [.year]
    static let ofTimes: Self = [.hour, .hourInTwoDigits, .hourOfTwelve, .minute, .dayPeriod]
}
