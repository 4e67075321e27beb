import Content
import Messages
import Records

/// Reads the texts of tables and feeds as values of records.
struct ValueReading: Sendable {
    let mapping: ColumnMapping

    enum Result: Equatable {
        case value(RecordValue)
        /// The source says that nobody knows, or nothing.
        case unknown
        /// It cannot be taken over; what would be right.
        case unreadable(Message)
        /// A date that is also known to be estimated.
        case estimated(RecordValue)
    }

    private var dates: DateReading { DateReading(order: mapping.dates) }

    func read(_ written: String, as field: AnimalField) -> Result {
        if field.kind == .prose {
            let text = PublicText.markdown(written)
            return text.isEmpty ? .unknown : .value(.text(text))
        }
        let text = CleanText.line(written)
        if text.isEmpty { return .unknown }
        if let mapped = mapping.value(of: text, for: field) {
            guard let mapped else { return .unknown }
            return field.kind == .list ? .value(.list([mapped])) : .value(.text(mapped))
        }
        if field == "sex", let value = SourceWords.value(of: text, for: field) { return .value(.text(value)) }
        if field.kind != .text, UnknownWords.contains(text) { return .unknown }
        switch field.kind {
        case .prose, .text: return .value(.text(text))
        case .choice: return choice(text, field)
        case .boolean: return boolean(text, field)
        case .tolerance: return tolerance(text, field)
        case .childTolerance: return children(text, field)
        case .date, .partialDate: return date(text, field)
        case .decimal: return weight(text)
        case .integer: return fee(text)
        case .list: return list(text)
        }
    }

    /// Returns what a text says of other fields than its own, and of its own where that is told in several words; nil where
    /// a word of it is not understood.
    func phrase(_ written: String, as field: AnimalField) -> [(field: AnimalField, value: String)]? {
        let text = CleanText.line(written)
        if SourceWords.value(of: text, for: field) != nil { return SourceWords.further(text, besides: field) }
        let words = text.split { " /,()-".contains($0) }.map { String($0) }
        guard words.count > 1 else { return nil }
        var found: [(field: AnimalField, value: String)] = []
        for word in words {
            let own = SourceWords.value(of: word, for: field).map { (field, $0) }
            let further = SourceWords.further(word, besides: field)
            guard own != nil || !further.isEmpty else { return nil }
            found += (own.map { [$0] } ?? []) + further
        }
        return found
    }

    private func choice(_ text: String, _ field: AnimalField) -> Result {
        if let value = SourceWords.value(of: text, for: field) { return .value(.text(value)) }
        // "Medium (20-59)"
        if let bracket = text.firstIndex(of: "("), bracket > text.startIndex,
            let value = SourceWords.value(of: String(text[..<bracket]), for: field)
        {
            return .value(.text(value))
        }
        let polish = field.choices.map { $0.polish.first ?? $0.value }.joined(separator: ", ")
        return .unreadable(
            "write one of: \(field.choices.map(\.value).joined(separator: ", "), polish: polish), or add it to the mapping file"
        )
    }

    private func boolean(_ text: String, _ field: AnimalField) -> Result {
        if let value = SourceWords.boolean(text) { return .value(.text(value ? "true" : "false")) }
        if field == "health.vaccinated" || field == "health.neutered", case .date = dates.read(text) {
            return .value(.text("true"))
        }
        // A chip's number is never taken over; that there is one says enough.
        if field == "health.chipped", text.utf8.count(where: \.isASCIIDigit) >= 9 { return .value(.text("true")) }
        return .unreadable("write tak, nie, true or false, or leave it empty where nobody knows")
    }

    private func tolerance(_ text: String, _ field: AnimalField) -> Result {
        if ["selective", "wybiorczo", "niektore", "wybrane"].contains(Folding.folded(text)) {
            return .value(.text("selective"))
        }
        if case .value(let value) = boolean(text, field) { return .value(value) }
        return .unreadable("write tak, nie, wybiórczo, true, false or selective, or leave it empty where nobody knows")
    }

    private func children(_ text: String, _ field: AnimalField) -> Result {
        let number = text.hasSuffix("+") ? text.dropLast() : text[...]
        if number.utf8.allSatisfy(\.isASCIIDigit), let age = Int(number), (2...17).contains(age) {
            return .value(.text(String(age)))
        }
        if case .value(let value) = boolean(text, field) { return .value(value) }
        return .unreadable(
            "write tak, nie, true, false or the youngest age in years, or leave it empty where nobody knows")
    }

    private func date(_ text: String, _ field: AnimalField) -> Result {
        switch dates.read(text) {
        case .unreadable:
            return .unreadable("write the date like 2021-05-03 or 03.05.2021")
        case .ambiguous(let one, let other):
            return .unreadable(
                "it may be \(one) or \(other): write it like \(one), or say in the mapping file \"dates: day-first\" or \"dates: month-first\""
            )
        case .date(let date, let isEstimated):
            if field.kind == .date {
                guard case .day(let day) = date else { return .unreadable("write the whole date, like 2021-05-03") }
                return .value(.text(day.description))
            }
            let value = RecordValue.text(date.description)
            return isEstimated ? .estimated(value) : .value(value)
        }
    }

    /// A number with a comma or a point, without blanks between its digits and without its unit.
    static func number(_ text: String, units: [String]) -> Double? {
        var text = text.lowercased()
        for unit in units where text.hasSuffix(unit) {
            text.removeLast(unit.count)
            break
        }
        text = String(text.filter { $0 != " " }.map { $0 == "," ? "." : $0 })
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }), let number = Double(text) else {
            return nil
        }
        return number
    }

    private func weight(_ text: String) -> Result {
        guard let number = ValueReading.number(text, units: mapping.weightInPounds ? ["lbs", "lb"] : ["kg"]) else {
            return .unreadable("write kilograms in digits, like 12.5")
        }
        guard number > 0 else { return .unknown }
        return ValueReading.kilograms(mapping.weightInPounds ? number * ValueReading.kilogramsOfPound : number)
    }

    /// International pound, in kilograms.
    static let kilogramsOfPound = 0.453_592_37

    static func kilograms(_ number: Double) -> Result {
        let tenths = (number * 10).rounded()
        guard tenths > 0, tenths <= 15_000 else { return .unreadable("write kilograms in digits, like 12.5") }
        let whole = Int(tenths)
        return .value(.text(whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(whole % 10)"))
    }

    private func fee(_ text: String) -> Result {
        guard let number = ValueReading.number(text, units: ["złotych", "zł", "pln", "eur", "€"]),
            number == number.rounded(),
            number <= 1_000_000
        else { return .unreadable("write whole units without the currency, like 150") }
        return .value(.text(String(Int(number))))
    }

    private func list(_ text: String) -> Result {
        let separators: [Character] = text.contains(";") || text.contains("|") ? [";", "|"] : [","]
        let texts = text.split { separators.contains($0) }.map { CleanText.line(String($0)) }.filter { !$0.isEmpty }
        return texts.isEmpty ? .unknown : .value(.list(texts))
    }
}
