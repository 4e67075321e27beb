import Documents
import Messages
import Records

extension FieldReader {
    /// The section `numbers`.
    mutating func numberFormat(_ field: Field) -> NumberFormat? {
        guard let fields = fields(of: field, required: ["decimal", "group", "minimumGroupingDigits"]) else {
            return nil
        }
        let decimal = fields["decimal"].flatMap { separator($0) }
        let group = fields["group"].flatMap { separator($0) }
        var digits: Int?
        if let field = fields["minimumGroupingDigits"] {
            digits = Int(field.value.text).flatMap { (1...9).contains($0) ? $0 : nil }
            if digits == nil { refuse(field, "\"\(field.path)\" must be a whole number from 1 to 9") }
        }
        guard let decimal, let group, let digits else { return nil }
        return NumberFormat(decimal: decimal, group: group, minimumGroupingDigits: digits)
    }

    /// A mark between digits, which may be a blank but no digit.
    private mutating func separator(_ field: Field) -> String? {
        guard let text = exactText(field) else { return nil }
        guard text.unicodeScalars.count == 1, !text.contains(where: \.isNumber) else {
            refuse(field, "\"\(field.path)\" must be one character that is no digit", suggestion: "\",\"")
            return nil
        }
        return text
    }

    /// The section `list`: patterns with `{0}` and `{1}`.
    mutating func listFormat(_ field: Field) -> ListFormat? {
        values(of: field, ["middle", "last", "range"]) { $0.pair($1) }
            .map { ListFormat(middle: $0[0], last: $0[1], range: $0[2]) }
    }

    /// Reads the texts before, between and after `{0}` and `{1}`.
    private mutating func pair(_ field: Field) -> ListFormat.Pattern? {
        guard let pattern = pattern(field, with: [["0", "1"]]) else { return nil }
        var texts = [""]
        for part in pattern.parts {
            switch part {
            case .text(let text): texts[texts.count - 1] += text
            case .placeholder: texts.append("")
            }
        }
        return ListFormat.Pattern(before: texts[0], between: texts[1], after: texts[2])
    }

    /// A pattern that has the placeholders of one of the `choices`, in this order, and no others.
    mutating func pattern(_ field: Field, with choices: [[String]]) -> PlaceholderPattern? {
        guard let pattern = parsed(field, orElse: "malformed-pattern", PlaceholderPattern.init) else { return nil }
        guard choices.contains(pattern.placeholders.map(\.name)) else {
            let wanted = Message.all(of: (choices.first ?? []).map { "{\($0)}" })
            report(field.value, "malformed-pattern", "\"\(field.path)\" must hold \(wanted), and no other placeholder")
            return nil
        }
        return pattern
    }

    /// The section `alphabet`: the letters in order, with blanks between them.
    mutating func alphabet(_ field: Field) -> Alphabet? {
        guard let text = exactText(field), isFilledScalar(field) else { return nil }
        var letters: [String] = []
        var seen: Set<String> = []
        var offset = 0
        let countBefore = diagnostics.count
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            let length = word.unicodeScalars.count
            defer { offset += length + 1 }
            guard length > 0 else { continue }
            let letter = String(word)
            if let problem = problem(ofLetter: letter, isRepeated: !seen.insert(letter).inserted) {
                diagnostics.append(
                    field.value.diagnostic("malformed-alphabet", offset: offset, length: length, problem))
            }
            letters.append(letter)
        }
        if letters.count > Alphabet.maximumCount {
            report(
                field.key, "malformed-alphabet",
                "an alphabet has at most \(Alphabet.maximumCount) letters, and this has \(letters.count)")
        }
        return diagnostics.count == countBefore ? Alphabet(letters) : nil
    }

    private func problem(ofLetter letter: String, isRepeated: Bool) -> Message? {
        if !letter.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "\u{2019}" }) { return "\"\(letter)\" is no letter" }
        if letter != letter.lowercased() { return "letters of the alphabet are written small" }
        if isRepeated { return "the letter \"\(letter)\" stands here a second time" }
        return nil
    }
}
