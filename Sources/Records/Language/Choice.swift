/// A value of a fixed list that records write as a word, in English or in Polish.
///
/// A word may stand in several lists: "suczka" is a dog as a type, and a female as a sex.
public protocol Choice: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
    /// The Polish words of each value, the recommended one first. Letter case and diacritics make no difference.
    /// Pairs, because a dictionary of each list would take its time at every start.
    static var polish: KeyValuePairs<Self, [String]> { get }
}

extension Choice {
    /// The value's Polish words, the recommended one first.
    public var polish: [String] { Self.polish.first { $0.key == self }?.value ?? [] }
}
