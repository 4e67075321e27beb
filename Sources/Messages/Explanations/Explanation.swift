/// What a diagnostic means, at more length than its message: `shelters explain` and Documentation/diagnostics/ show it.
public struct Explanation: Sendable {
    /// The identifiers that it explains; several where one thing goes wrong in several ways.
    public let ids: [String]
    private let english: Text
    private let polish: Text
    /// How the mistake looks.
    public let wrong: String
    /// How it is right.
    public let right: String

    /// In one language.
    public struct Text: Sendable {
        /// In a few words.
        public let title: String
        /// What is wrong, and why that matters.
        public let meaning: String
        /// How to write it right.
        public let remedy: String
    }

    init(
        _ ids: String..., en: (title: String, meaning: String, remedy: String),
        pl: (title: String, meaning: String, remedy: String), wrong: String, right: String
    ) {
        self.ids = ids
        english = Text(title: en.title, meaning: en.meaning, remedy: en.remedy)
        polish = Text(title: pl.title, meaning: pl.meaning, remedy: pl.remedy)
        self.wrong = wrong
        self.right = right
    }

    /// Its text in a language.
    public func text(in language: MessageLanguage) -> Text {
        switch language {
        case .english: english
        case .polish: polish
        }
    }

    /// All of them, area by area.
    public static let areas: [(title: Message, explanations: [Explanation])] = [
        ("How files are written", ofNotation), ("Fields and their values", ofFields),
        ("Records and their files", ofRecords), ("Institutions and gifts", ofInstitutions),
        ("Links, pictures and films", ofMedia), ("Templates and scripts", ofTemplates),
        ("Interface texts and words for search", ofTexts), ("Imports", ofImports),
    ]

    /// The explanation of an identifier.
    public static func of(_ id: String) -> Explanation? {
        areas.lazy.flatMap(\.explanations).first { $0.ids.contains(id) }
    }

    /// Every identifier that is explained, sorted.
    public static let ids = areas.flatMap(\.explanations).flatMap(\.ids).sorted()
}
