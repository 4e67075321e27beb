import EmbeddedFiles

extension SearchWords {
    /// Returns true if a file of `templates/search/`, named without its ending, has the bytes of the one that belongs to
    /// the program, which has no mistakes: a test reads it.
    public static func areOurs(_ bytes: [UInt8], in name: String) -> Bool {
        guard let ours = ours(name)?.bytes, ours.count == bytes.count else { return false }
        return ours.elementsEqual(bytes)
    }

    private static func ours(_ name: String) -> EmbeddedFile? {
        switch name {
        case "pl": .polishSearchWords
        case "pl-forms": .polishSearchForms
        case "en": .englishSearchWords
        case "en-forms": .englishSearchForms
        default: nil
        }
    }
}
