/// The part of a web address that names a computer (RFC 3986, section 3.2).
enum WebHost {
    /// True if `rest`, what follows the scheme's colon, begins with `//` and a host that every browser accepts: dotted
    /// labels of letters, digits and hyphens or an IPv4 address, with a port or none. A user name before the host is
    /// refused, as it serves to deceive; an IPv6 address in brackets is, as nobody can remember one.
    static func isWellFormed(after rest: Substring.UTF8View) -> Bool {
        guard rest.starts(with: "//".utf8) else { return false }
        let authority = rest.dropFirst(2).prefix {
            $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        let text = Substring(authority)
        let host = text.prefix { $0 != ":" }
        return isName(host) && isPort(text[host.endIndex...])
    }

    private static func isPort(_ text: Substring) -> Bool {
        guard text.first == ":" else { return text.isEmpty }
        return text.dropFirst().utf8.allSatisfy(isDigit) && UInt16(text.dropFirst()) != nil
    }

    private static func isName(_ host: Substring) -> Bool {
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        guard labels.allSatisfy(isLabel), let last = labels.last else { return false }
        guard last.utf8.allSatisfy(isDigit) else { return true }
        return labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty
            && label.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
                case "\u{0}"..."\u{7F}": false
                default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                }
            }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
