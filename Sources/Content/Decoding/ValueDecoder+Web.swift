import Documents
import Records

extension ValueDecoder where Value == WebAddress {
    static var webAddress: ValueDecoder {
        ValueDecoder<String>.text(maximum: 2000).map(as: .webAddress, value: { .text($0.text) }) {
            text, node, context in
            do throws(WebAddress.Problem) {
                return try WebAddress(text)
            } catch {
                return context.refuse(error, text, at: node)
            }
        }
    }
}

extension ValueDecoder where Value == WebAddress {
    /// An address to which forms can post: https, with a host in ASCII, which a policy of pages can name.
    static var formAddress: ValueDecoder {
        webAddress.restricted(to: { .formAddress }) { address, node, context in
            guard address.text.lowercased().hasPrefix("https:"), address.origin.allSatisfy(\.isPlain) else {
                return context.refuse(
                    "url-scheme", at: node, "a form's address begins with https:// and a host without diacritics",
                    suggestion: "write it like https://www.schronisko.pl/spotkania")
            }
            return address
        }
    }
}

extension Character {
    fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || ".-:/".contains(self)) }
}

extension DecodingContext {
    mutating func refuse<Value>(_ problem: WebAddress.Problem, _ text: String, at node: SourceNode) -> Value? {
        switch problem {
        case .missingScheme(let corrected):
            refuse(
                "url-without-scheme", at: node, "a web address begins with https:// or http://",
                suggestion: "write \(corrected)")
        case .scheme(let scheme):
            refuse(
                "url-scheme", at: node, "\"\(scheme):\" cannot stand in a web address of a record",
                suggestion: "write an address that begins with https:// or http://")
        case .form:
            refuse(
                "invalid-url", at: node, "\"\(text.prefix(80))\" is no web address",
                suggestion: "write it like https://www.schronisko.pl/")
        }
    }
}
