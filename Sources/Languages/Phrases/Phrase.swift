import Synchronization

/// A text that code asks for, by its place under `phrases` in a language's file ("age.years").
///
/// Phrases are declared as static constants beside the code that uses them, and listed where texts are loaded, so that
/// one that a file lacks is found then. Each has a place in an array of its own: nothing is looked up by name later.
public struct Phrase: Sendable {
    public let key: String
    /// The names that the code can put in; a plural phrase has `count` besides.
    public let placeholders: [String]
    /// True if its form depends on a number.
    public let isPlural: Bool
    let slot: Int

    private static let nextSlot = Atomic<Int>(0)

    /// A phrase of one form.
    public init(_ key: String, _ placeholders: String...) {
        self.init(key: key, placeholders: placeholders, isPlural: false)
    }

    /// A phrase with a form for every plural category of its language, which can show `{count}`.
    public init(plural key: String, _ placeholders: String...) {
        self.init(key: key, placeholders: placeholders, isPlural: true)
    }

    private init(key: String, placeholders: [String], isPlural: Bool) {
        self.key = key
        self.placeholders = placeholders
        self.isPlural = isPlural
        slot = Phrase.nextSlot.add(1, ordering: .relaxed).oldValue
    }
}
