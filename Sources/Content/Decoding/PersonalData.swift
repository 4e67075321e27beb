import Documents
import Messages
import Records

/// Data about a visitor in a text that a visitor wrote, which must not be published.
///
/// The form on the page (`review.js`) has the same rules.
enum PersonalData {
    case email, telephone, address, surname

    /// Returns what a text seems to hold, and its offset among the code points of the text; nil for nothing.
    /// - Parameter isName: true for a first name or nickname.
    static func first(in text: String, isName: Bool = false) -> (offset: Int, what: PersonalData)? {
        // Days and years are no parts of a number.
        let numbers = text.replacing(/\d{4}-\d\d-\d\d|\b(?:19|20)\d\d\b/) {
            String(repeating: "x", count: $0.output.count)
        }
        let rules: [(PersonalData, Regex<Substring>, String)] = [
            // Bounded (RFC 5321, 4.5.3.1.1), or a long word would be searched from each of its letters to its end.
            (.email, /[^\s@]{1,64}@[^\s@]+\.[^\s@]/, text), (.address, addresses, text),
            (.telephone, /(?:\d[\s()-]*){9}/, numbers),
            (.surname, isName ? /\p{Lu}\p{L}+[\s-]+\p{Lu}\p{L}+/ : surnames, text),
        ]
        for (what, rule, text) in rules {
            guard let found = text.firstMatch(of: rule) else { continue }
            return (text.unicodeScalars.distance(from: text.startIndex, to: found.range.lowerBound), what)
        }
        return nil
    }

    /// A street, a square or an estate with the number of a house.
    private nonisolated(unsafe) static let addresses =  // never changed
        /(?i)\b(?:ul\.|ulic[aiy]|al\.|alei|alej[ai]|os\.|osiedl[eu])\s+(?:\S+\s+){0,3}\d/

    /// A first name and a word that ends as most Polish surnames do, but for those of towns and breeds ("Gorzów
    /// Wielkopolski", "owczarek niemiecki").
    private nonisolated(unsafe) static let surnames =  // never changed
        /\p{Lu}\p{Ll}+\s(?!(?:Wielkopolsk|Małopolsk|Gdańsk|Śląsk|Dolnośląsk|Mazowieck|Podlask|Pomorsk|Kujawsk|Lubelsk|Lubusk|Krakowsk|Opolsk|Łódzk|Trybunalsk|Królewsk|Krajeńsk|Kłodzk|Elbląsk|Kaszubsk|Warmińsk|Mazursk|Podhalańsk|Tatrzańsk|Białowiesk|Świętokrzysk|Miejsk|Wiejsk|Morsk|Polsk|Niemieck|Belgijsk|Francusk|Angielsk|Kaukask|Syberyjsk|Berneńsk))\p{Lu}\p{Ll}+(?:sk|ck|wicz|czyk|czak)(?:i|a|iego|iej|iemu|im|ą|owi|em)?(?!\p{L})/

    var message: Message {
        switch self {
        case .email: "this looks like an e-mail address, and those of visitors are not published"
        case .telephone: "this looks like a telephone number, and those of visitors are not published"
        case .address: "this looks like an address, and those of visitors are not published"
        case .surname: "this looks like a surname, and those of visitors are not published"
        }
    }

    var suggestion: Message {
        switch self {
        case .email, .telephone, .address: "delete it"
        case .surname: "write the first name or a nickname alone"
        }
    }
}

extension DecodingContext {
    /// Reports what is not to be published of a visitor in a text, each line by itself.
    mutating func refusePersonalData(in prose: Prose) {
        let lines = prose.markdown.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            guard let (offset, what) = PersonalData.first(in: String(line)) else { continue }
            report(
                "personal-data", in: prose, line: index + 1, column: offset + 1, what.message, what.suggestion)
        }
    }
}

extension ValueDecoder where Value == String {
    /// The same text where it holds no surname, address or number of a visitor.
    /// - Parameter isName: true for a first name or nickname.
    func withoutPersonalData(isName: Bool = false) -> ValueDecoder {
        restricted { text, node, context in
            guard let found = PersonalData.first(in: text, isName: isName)?.what else { return text }
            context.report("personal-data", at: node, found.message, suggestion: found.suggestion)
            return nil
        }
    }
}
