import Markup

/// A constant of several languages: all of them have it, and a section over it is written in all of them or in none.
indirect enum SharedConstant {
    case text(ConstantText)
    case markup(ConstantText)
    case flag(Bool)
    case object([String: SharedConstant])
    case list([SharedConstant])
}

/// A text or markup of several languages.
struct ConstantText {
    /// The place among the texts of each language.
    let number: Int
    /// True if a section over it is written, and it writes anything.
    let isFilled: Bool
    /// The bytes of the longest of them, escaped.
    let length: Int
}

/// The constants of languages that differ in nothing but their texts, so that templates are compiled once for all of them.
struct SharedConstants {
    private(set) var root = SharedConstant.flag(false)
    /// The texts and markups of each language as templates write them, by their numbers.
    private(set) var texts: [[[UInt8]]]

    /// Nil where there are other names in one language than in another, or a section is written in one of them alone.
    init?(_ languages: [[String: Constant]]) {
        texts = Array(repeating: [], count: languages.count)
        guard let root = shared(languages.map { .object($0) }) else { return nil }
        self.root = root
    }

    /// - Parameter constants: one of each language.
    private mutating func shared(_ constants: [Constant]) -> SharedConstant? {
        switch constants.first {
        case .text:
            let texts = constants.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return text(of: texts, in: constants, isEscaped: true).map { .text($0) }
        case .markup:
            let texts = constants.compactMap { if case .markup(let text) = $0 { text } else { nil } }
            return text(of: texts, in: constants, isEscaped: false).map { .markup($0) }
        case .flag(let flag): return constants.allSatisfy { $0 == .flag(flag) } ? .flag(flag) : nil
        case .object(let first):
            let objects = constants.compactMap { if case .object(let members) = $0 { members } else { nil } }
            guard objects.count == constants.count, objects.allSatisfy({ $0.count == first.count }) else { return nil }
            var members: [String: SharedConstant] = [:]
            members.reserveCapacity(first.count)
            for name in first.keys {
                let values = objects.compactMap { $0[name] }
                guard values.count == objects.count, let value = shared(values) else { return nil }
                members[name] = value
            }
            return .object(members)
        case .list(let first):
            let lists = constants.compactMap { if case .list(let elements) = $0 { elements } else { nil } }
            guard lists.count == constants.count, lists.allSatisfy({ $0.count == first.count }) else { return nil }
            var elements: [SharedConstant] = []
            for place in first.indices {
                guard let element = shared(lists.map { $0[place] }) else { return nil }
                elements.append(element)
            }
            return .list(elements)
        case nil: return nil
        }
    }

    private mutating func text(
        of texts: [String], in constants: [Constant], isEscaped: Bool
    ) -> ConstantText? {
        guard texts.count == constants.count, let first = texts.first,
            texts.allSatisfy({ $0.isEmpty == first.isEmpty })
        else { return nil }
        let number = self.texts[0].count
        var length = 0
        for (language, text) in texts.enumerated() {
            var bytes: [UInt8] = []
            if isEscaped { bytes.append(escaping: text, for: .html) } else { bytes += text.utf8 }
            length = max(length, bytes.count)
            self.texts[language].append(bytes)
        }
        return ConstantText(number: number, isFilled: !first.isEmpty, length: length)
    }
}
