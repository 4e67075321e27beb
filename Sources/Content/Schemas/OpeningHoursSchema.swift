import Documents
import Records

extension ValueDecoder where Value == OpeningHours {
    /// A list of ordinary hours (`days`, `from`, `to`) and exceptions (`date` with `closed: true`, or with hours of its own).
    static var openingHours: ValueDecoder {
        let list = ValueDecoder<[Entry]>.list(of: .entry)
        return ValueDecoder(
            list.shape(),
            translate: { node, original, hours, context in
                // Entries in the order of the record's list, which regular hours and exceptions share.
                var entries = hours.regular.map(Entry.init) + hours.exceptions.map(Entry.init)
                let isException = (original?.elements ?? []).map { $0["date"] != nil }
                guard isException.count == entries.count else { return }
                let order =
                    isException.indices.filter { !isException[$0] } + isException.indices.filter { isException[$0] }
                var inOrder = entries
                for (position, index) in order.enumerated() { inOrder[index] = entries[position] }
                list.translate?(node, original, &inOrder, &context)
                for (position, index) in order.enumerated() { entries[position] = inOrder[index] }
                for index in hours.regular.indices { hours.regular[index].note = entries[index].note }
                for index in hours.exceptions.indices {
                    hours.exceptions[index].note = entries[hours.regular.count + index].note
                }
            },
            value: { list.value($0.regular.map(Entry.init) + $0.exceptions.map(Entry.init)) },
            { node, context in
                guard let entries = list.decode(node, &context) else { return nil }
                var hours = OpeningHours()
                var isRight = true
                for (entry, element) in zip(entries, node.elements) {
                    isRight = entry.add(to: &hours, element, &context) && isRight
                }
                return isRight ? hours : nil
            })
    }
}

/// One element of `openingHours`, before it is known which kind it is.
private struct Entry: Sendable {
    var days: [Weekday]?
    var from: TimeOfDay?
    var to: TimeOfDay?
    var isClosed: Bool?
    var date: CalendarDate?
    var note: Localized<String>?

    init() {}

    init(_ hours: OpeningHours.Regular) {
        (days, from, to, note) = (hours.days, hours.opens, hours.closes, hours.note)
    }

    init(_ exception: OpeningHours.Exception) {
        (date, from, to) = (exception.date, exception.hours?.lowerBound, exception.hours?.upperBound)
        (isClosed, note) = (exception.hours == nil ? true : nil, exception.note)
    }

    func add(to hours: inout OpeningHours, _ node: SourceNode, _ context: inout DecodingContext) -> Bool {
        if date != nil, days != nil {
            context.report(
                "hours-days-and-date", at: node["date"] ?? node, "\"days\" and \"date\" cannot stand together",
                suggestion: "write \"days\" for ordinary weeks, \"date\" for one day that differs")
            return false
        }
        if isClosed == true {
            guard let date else {
                guard node["date"] == nil else { return false }
                context.report(
                    "hours-closed-without-date", at: node["closed"] ?? node, "\"closed\" needs a \"date\"",
                    suggestion: "days on which you are never open are simply left out")
                return false
            }
            guard from == nil, to == nil else {
                context.report(
                    "hours-closed-with-times", at: node["from"] ?? node["to"] ?? node,
                    "a day that is closed has no hours", suggestion: "delete \"from\" and \"to\", or \"closed\"")
                return false
            }
            hours.exceptions.append(OpeningHours.Exception(date: date, note: note))
            return true
        }
        guard date != nil || days != nil else { return missing("days", node, &context) }
        guard let from else { return missing("from", node, &context) }
        guard let to else { return missing("to", node, &context) }
        guard from < to else {
            context.report(
                "hours-order", at: node["to"] ?? node, "\(to) is not after \(from)",
                suggestion: "write when you open as \"from\", when you close as \"to\"")
            return false
        }
        if let date {
            hours.exceptions.append(OpeningHours.Exception(date: date, hours: from...to, note: note))
        } else if let days {
            hours.regular.append(OpeningHours.Regular(days: days, opens: from, closes: to, note: note))
        }
        return true
    }

    /// A field that is written, but wrongly, has been told already.
    private func missing(_ name: String, _ node: SourceNode, _ context: inout DecodingContext) -> Bool {
        guard node[name] == nil else { return false }
        context.report(
            "missing-field", at: node, "the field \"\(DecodingContext.fieldWord(name))\" is missing",
            suggestion: "write {days: mon-fri, from: \"10:00\", to: \"16:00\"}")
        return false
    }
}

extension ValueDecoder where Value == Entry {
    fileprivate static var entry: ValueDecoder {
        .group(
            RecordSchema<Entry>(
                [
                    .optional(
                        "days", \.days, .weekdays, "a day or a range: mon-fri, sat", polish: ["dni"],
                        example: .words("mon-fri")),
                    .optional(
                        "from", \.from, .timeOfDay, "when you open: \"10:00\", in quotes", polish: ["od"],
                        example: "\"10:00\""),
                    .optional(
                        "to", \.to, .timeOfDay, "when you close: \"16:00\", in quotes", polish: ["do"],
                        example: "\"16:00\""),
                    .optional(
                        "closed", \.isClosed, .boolean, "true for a date on which you are closed",
                        polish: ["zamknięte", "nieczynne"]),
                    .optional(
                        "date", \.date, .date(.any), "a single day that differs from the others",
                        polish: ["data", "dzień"]),
                    .optional(
                        "note", \.note, .localized(.text(maximum: 300)), "a short remark on these hours",
                        polish: ["uwaga", "dopisek"]),
                ],
                rules: [
                    .atLeastOne(["days", "date"]), .atMostOne(["days", "date"]), .atLeastOne(["from", "closed"]),
                    .atLeastOne(["to", "closed"]),
                ])
        ) { Entry() }
    }
}

extension ValueDecoder where Value == TimeOfDay {
    static var timeOfDay: ValueDecoder {
        ValueDecoder<String>.text(maximum: 40).map(as: .timeOfDay, value: { .text($0.description) }) {
            text, node, context in
            if let time = TimeOfDay(text) { return time }
            // "8", "8.30" and "8 h" are times to people.
            let parts = text.split { " .,hH".contains($0) }
            let meant = TimeOfDay(parts.count == 1 ? "\(parts[0]):00" : parts.joined(separator: ":"))
            return context.refuse(
                "invalid-time", at: node, "\"\(text)\" is no time of day",
                suggestion: "write hours and minutes with a colon, in quotes: \"\(meant?.description ?? "10:00")\"")
        }
    }
}

extension ValueDecoder where Value == [Weekday] {
    /// A day, a range of days (`mon-fri`, also over the week's end) or a list of both.
    static var weekdays: ValueDecoder {
        ValueDecoder(
            .either([.dayRange, .list(.dayRange, minimum: 1)]),
            value: { .list($0.map { .choice($0.rawValue) }) }
        ) { node, context in
            var days: Set<Weekday> = []
            var isRight = true
            for element in node.kind == .sequence ? node.elements : [node] {
                guard let some = range(element, &context) else {
                    isRight = false
                    continue
                }
                days.formUnion(some)
            }
            guard isRight else { return nil }
            guard !days.isEmpty else {
                return context.refuse(
                    "list-too-short", at: node, "the list needs at least one day", suggestion: "write mon-fri")
            }
            return days.sorted()
        }
    }

    private static func range(_ node: SourceNode, _ context: inout DecodingContext) -> [Weekday]? {
        guard node.isScalar, !node.isLeftOut else {
            return context.refuseWrongType(
                at: node, expected: "a day or a range of days", example: "mon, mon-fri or [mon, wed]")
        }
        let ends = node.text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map { part in
            Weekday(word: String(part.filter { $0 != " " && $0 != "." }))
        }
        switch ends.count {
        case 1:
            if let day = ends[0] { return [day] }
        case 2:
            if let first = ends[0], let last = ends[1] {
                let count = (last.number - first.number + 7) % 7
                return (0...count).map { Weekday.allCases[(first.number - 1 + $0) % 7] }
            }
        default: break
        }
        let range: (english: String, polish: String)? =
            switch KeyNames.folded(node.text) {
            case "codziennie", "daily": ("mon-sun", "pon-niedz")
            case "dnirobocze", "robocze", "weekdays": ("mon-fri", "pon-pt")
            case "weekend", "weekendy": ("sat-sun", "sob-niedz")
            default: nil
            }
        if let range {
            return context.refuse(
                "unknown-value", at: node, "unknown \(DecodingContext.fieldWord("day")) \"\(node.text)\"",
                suggestion: "write \(range.english, polish: range.polish)")
        }
        return context.refuseUnknownWord(
            node, name: DecodingContext.fieldWord("day"), known: Weekday.allCases.map(\.rawValue),
            polish: Weekday.allCases.map(\.polish))
    }
}
