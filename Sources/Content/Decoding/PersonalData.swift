import Documents
import Messages

/// Data about a visitor in a text that a visitor wrote, which must not be published.
///
/// The form on the page (`review.js`) has the same rules.
enum PersonalData {
    case email, telephone, surname

    /// Returns the first that a text seems to hold.
    /// - Parameter isName: true for a first name or nickname.
    static func found(in text: String, isName: Bool = false) -> PersonalData? {
        if text.contains(/[^\s@]+@[^\s@]+\.[^\s@]/) { return .email }
        if text.contains(/(?:\d[\s()-]*){9}/) { return .telephone }
        let surname = isName ? text.contains(/\p{Lu}\p{L}+[\s-]+\p{Lu}\p{L}+/) : text.contains(surnames)
        return surname ? .surname : nil
    }

    /// A first name and a word that ends as most Polish surnames do.
    private nonisolated(unsafe) static let surnames =  // never changed
        /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:sk|ck|wicz|czyk|czak)(?:i|a|iego|iej|iemu|im|ą|owi|em)?(?!\p{L})/

    var message: Message {
        switch self {
        case .email: "this looks like an e-mail address, and those of visitors are not published"
        case .telephone: "this looks like a telephone number, and those of visitors are not published"
        case .surname: "this looks like a surname, and those of visitors are not published"
        }
    }

    var suggestion: Message {
        switch self {
        case .email, .telephone: "delete it"
        case .surname: "write the first name or a nickname alone"
        }
    }
}
