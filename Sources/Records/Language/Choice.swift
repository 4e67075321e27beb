/// A value of a fixed list that records write as a word, in English or in Polish.
///
/// Words that say more than the value do not belong to it: "suczka" is a dog, but also a female.
public protocol Choice: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
    /// The Polish words of each value, the recommended one first. Letter case and diacritics make no difference.
    static var polish: [Self: [String]] { get }
}
