import Languages
import Records

/// The kinds of things and of help that institutions ask for, in the order in which pages list them.
enum NeedKind: String, CaseIterable, Sendable {
    case food, bedding, hygiene, equipment, medicine, materials, help, other

    /// The name of each: "Food and treats".
    static let names = allCases.map { (kind: $0, phrase: Phrase("needKind.\($0).name")) }
    /// The beginnings of words that tell it, between spaces.
    private static let words = allCases.dropLast().map { (kind: $0, phrase: Phrase("needKind.\($0).words")) }

    static let phrases = names.map(\.phrase) + words.map(\.phrase)

    /// Finds the kinds of needs that are written in a language.
    struct Vocabulary: Sendable {
        private let beginnings: [(text: String, kind: NeedKind)]

        init(_ texts: Texts) {
            beginnings = NeedKind.words.flatMap { kind, phrase in
                Folding.folded(texts(phrase)).split(separator: " ").map { (String($0), kind) }
            }.sorted { $0.text.utf8.count > $1.text.utf8.count }
        }

        /// Returns the kind that the longest known beginning of a word tells.
        func kind(of need: String) -> NeedKind {
            let words = Folding.folded(need).split { !$0.isLetter }
            return beginnings.first { beginning in words.contains { $0.hasPrefix(beginning.text) } }?.kind ?? .other
        }
    }
}
