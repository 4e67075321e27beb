import Records

/// The form in which a value is written: all that a ``ValueDecoder`` accepts, as far as the value alone shows.
///
/// Every decoder has its shape, so that JSON Schema and forms come of the same rows that read records.
public indirect enum ValueShape: Sendable {
    case text(TextShape)
    /// Markdown of any length.
    case prose
    /// One of a fixed list of words.
    case choice([ChoiceWord])
    /// True or false.
    case boolean
    case number(NumberShape)
    /// A value in the record's own language, or a map by language.
    case localized(ValueShape)
    case list(ValueShape, minimum: Int)
    case group(GroupShape)
    /// Several ways to write the same, the one that can say most first.
    case either([ValueShape])
}

/// One of the words that may stand in a field.
public struct ChoiceWord: Sendable, Equatable {
    /// The word in English, written exactly so.
    public let value: String
    /// Words in Polish, the one to recommend first; letter case and diacritics make no difference.
    public let polish: [String]
}

/// A number and its limits.
public struct NumberShape: Sendable {
    public let isInteger: Bool
    public var minimum: Double?
    public var maximum: Double?
    /// True if the number must be above `minimum`.
    public var excludesMinimum = false
    /// True for years that must have begun.
    public var isPastYear = false
}

extension ValueShape {
    static func integer(_ range: ClosedRange<Int>) -> ValueShape {
        .number(
            NumberShape(isInteger: true, minimum: Double(range.lowerBound), maximum: Double(range.upperBound)))
    }

    static func decimal(above minimum: Double, upTo maximum: Double?) -> ValueShape {
        .number(NumberShape(isInteger: false, minimum: minimum, maximum: maximum, excludesMinimum: true))
    }

    static func words<Word: Choice>(_ words: [Word]) -> ValueShape {
        .choice(words.map { ChoiceWord(value: $0.rawValue, polish: $0.polish) })
    }
}
