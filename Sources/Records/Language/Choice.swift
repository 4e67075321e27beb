/// A value of a fixed list that records write as a word, in English or in Polish.
///
/// A word may stand in several lists: "suczka" is a dog as a type, and a female as a sex.
public protocol Choice: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
    /// The value's Polish words, the recommended one first. Letter case and diacritics make no difference.
    var polish: [String] { get }
}
