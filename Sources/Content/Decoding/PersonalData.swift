import Documents
import Messages
import Records

/// Data about a visitor in a text that a visitor wrote, which must not be published.
enum PersonalData: String {
    case email, address, telephone, surname

    /// A part of a record in which a visitor's data may stand.
    enum Field {
        case text
        /// A first name or nickname.
        case name
        /// A town or region, which may be called like a person.
        case place

        fileprivate var rules: [PersonalDataRule] {
            let everywhere: [PersonalDataRule] = [.email, .address, .telephone]
            return switch self {
            case .text: everywhere + [.surname]
            case .name: everywhere + [.name]
            case .place: everywhere
            }
        }
    }

    /// Returns what a text seems to hold with its offsets among the code points of the text, in their order.
    static func all(in text: String, of field: Field) -> [(offset: Int, what: PersonalData)] {
        // What nobody sees must not hide anything: marks of direction, blanks without a width, soft hyphens.
        var offsets: [Int] = []
        var seen = String.UnicodeScalarView()
        for (offset, scalar) in text.unicodeScalars.enumerated() where !scalar.properties.isDefaultIgnorableCodePoint {
            offsets.append(offset)
            seen.append(scalar)
        }
        let found = field.rules.flatMap { rule in
            rule.offsets(in: String(seen)).map { (offsets[$0], PersonalData(rawValue: rule.name) ?? .surname) }
        }
        return found.sorted { $0.0 < $1.0 }
    }

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
    /// Reports what is not to be published of a visitor in a text.
    mutating func refusePersonalData(in prose: Prose) {
        let scalars = Array(prose.markdown.unicodeScalars)
        for (offset, what) in PersonalData.all(in: prose.markdown, of: .text) {
            let before = scalars[..<offset]
            report(
                "personal-data", in: prose, line: before.count { $0 == "\n" } + 1,
                column: offset - (before.lastIndex(of: "\n") ?? -1), what.message, what.suggestion)
        }
    }
}

extension ValueDecoder where Value == String {
    /// Returns a decoder that refuses a text with a surname, an address or a number of a visitor.
    func withoutPersonalData(_ field: PersonalData.Field = .text) -> ValueDecoder {
        restricted { text, node, context in
            guard let found = PersonalData.all(in: text, of: field).first?.what else { return text }
            return context.refuse("personal-data", at: node, found.message, suggestion: found.suggestion)
        }
    }
}
