/// Character references of HTML (Living Standard, 13.5) as the characters that they stand for.
enum HTMLEntities {
    /// Each once: `&amp;lt;` gives `&lt;`. What is no reference stays as it is.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var decoded = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "&", let end = rest.prefix(32).firstIndex(of: ";"),
                let character = character(rest[..<end])
            {
                decoded.append(character)
                rest = rest[end...].dropFirst()
            } else {
                decoded.append(scalar)
            }
        }
        return String(decoded)
    }

    private static func character(_ name: Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard name.first == "#" else { return named[String(name)] }
        let digits = String(name.dropFirst())
        let number =
            digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "oacute": "ó", "Oacute": "Ó", "aogon": "ą", "Aogon": "Ą", "cacute": "ć", "Cacute": "Ć", "eogon": "ę",
        "Eogon": "Ę",
        "lstrok": "ł", "Lstrok": "Ł", "nacute": "ń", "Nacute": "Ń", "sacute": "ś", "Sacute": "Ś", "zacute": "ź",
        "Zacute": "Ź", "zdot": "ż", "Zdot": "Ż",
        "ndash": "–", "mdash": "—", "hellip": "…", "bdquo": "„", "rdquo": "”", "ldquo": "“", "lsquo": "‘", "rsquo": "’",
        "sbquo": "‚", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "times": "×", "euro": "€",
        "pound": "£", "copy": "©", "reg": "®", "trade": "™", "sect": "§", "para": "¶", "plusmn": "±", "frac12": "½",
        "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ", "hearts": "♥", "iexcl": "¡",
        "iquest": "¿",
        "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ",
        "ccedil": "ç",
        "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
        "iuml": "ï",
        "ntilde": "ñ", "ograve": "ò", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù",
        "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "szlig": "ß", "scaron": "š", "zcaron": "ž",
        "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
        "Egrave": "È",
        "Eacute": "É", "Ecirc": "Ê", "Iacute": "Í", "Ntilde": "Ñ", "Ouml": "Ö", "Oslash": "Ø", "Uacute": "Ú",
        "Uuml": "Ü",
        "Scaron": "Š", "Zcaron": "Ž",
    ]
}
