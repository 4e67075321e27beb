/// Letters without their diacritics, in lower case.
public enum Folding {
    /// The ASCII letters or digit that stand for a scalar ("ł" gives "l", "ß" gives "ss"); nil for all others.
    public static func asciiLetters(of scalar: Unicode.Scalar) -> String? {
        if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) { return String(scalar) }
        let lower = scalar.properties.lowercaseMapping
        guard let first = lower.unicodeScalars.first else { return nil }
        switch first {
        case "a"..."z": return String(first)
        case "à"..."å", "ā", "ă", "ą", "ǎ": return "a"
        case "æ": return "ae"
        case "ç", "ć", "ĉ", "ċ", "č": return "c"
        case "ď", "đ", "ð": return "d"
        case "è"..."ë", "ē", "ĕ", "ė", "ę", "ě": return "e"
        case "ĝ", "ğ", "ġ", "ģ": return "g"
        case "ĥ", "ħ": return "h"
        case "ì"..."ï", "ĩ", "ī", "ĭ", "į", "ı": return "i"
        case "ĵ": return "j"
        case "ķ": return "k"
        case "ĺ", "ļ", "ľ", "ŀ", "ł": return "l"
        case "ñ", "ń", "ņ", "ň": return "n"
        case "ò"..."ö", "ø", "ō", "ŏ", "ő": return "o"
        case "œ": return "oe"
        case "ŕ", "ŗ", "ř": return "r"
        case "ś", "ŝ", "ş", "š", "ș": return "s"
        case "ß": return "ss"
        case "ţ", "ť", "ŧ", "ț": return "t"
        case "ù"..."ü", "ũ", "ū", "ŭ", "ů", "ű", "ų": return "u"
        case "ŵ": return "w"
        case "ý", "ÿ", "ŷ": return "y"
        case "ź", "ż", "ž": return "z"
        default: return nil
        }
    }

    /// A text in lower case and without diacritics; what is no letter or digit of the Latin alphabet stays as it is.
    public static func folded(_ text: some StringProtocol) -> String {
        var folded = ""
        for scalar in text.unicodeScalars {
            folded += asciiLetters(of: scalar) ?? scalar.properties.lowercaseMapping
        }
        return folded
    }
}
