/// A style sheet as visitors get it: without comments and without spaces that mean nothing.
enum StyleSheet {
    /// Returns the same rules in fewer bytes. Strings and addresses are left alone, and so is all of a sheet in which one of
    /// them or a comment does not end: what a browser makes of that is not ours to guess.
    ///
    /// Spaces go only where CSS Syntax (level 3) gives them no meaning whatever stands around them: beside braces and
    /// semicolons, after colons and commas, at both ends. A space before a colon (`a :hover`) and those around
    /// operators (`calc(1px + 2px)`, `a > b`) stay.
    ///
    /// - Parameter published: returns the name under which a file that the sheet names, relative to itself and without
    ///   quotation marks, is published; nil for what is no file of the site.
    static func published(_ source: [UInt8], file published: (String) -> String? = { _ in nil }) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var position = 0
        var isSpacePending = false
        while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "/") where source[position...].starts(with: "/*".utf8):
                guard let end = endOfComment(in: source, from: position) else { return source }
                position = end
                // Two words that only a comment parts are two words still.
                if !isSpacePending, let last = result.last, !"{};:,".utf8.contains(last) {
                    result += Array("/**/".utf8)
                }
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\u{C}"):
                isSpacePending = true
                position += 1
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = endOfString(in: source, from: position) else { return source }
                separate(byte, &isSpacePending, &result)
                result += source[position..<end]
                position = end
            case UInt8(ascii: "(") where isBareAddress(in: source, at: position):
                separate(byte, &isSpacePending, &result)
                let start = position + 1
                position = start
                while position < source.count, source[position] != UInt8(ascii: ")") {
                    position += source[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard position < source.count else { return source }
                let written = String(decoding: source[start..<position], as: UTF8.self)
                result.append(byte)
                result += published(written).map { Array($0.utf8) } ?? Array(source[start..<position])
            case UInt8(ascii: "\\"):
                let end = min(position + 2, source.count)
                separate(byte, &isSpacePending, &result)
                result += source[position..<end]
                position = end
            default:
                separate(byte, &isSpacePending, &result)
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    /// Writes the space that stood before a byte, where it may mean something.
    private static func separate(_ next: UInt8, _ isSpacePending: inout Bool, _ result: inout [UInt8]) {
        defer { isSpacePending = false }
        guard isSpacePending, let last = result.last else { return }
        // A custom property of nothing needs white space as its value in older browsers.
        if last == UInt8(ascii: ":"), next == UInt8(ascii: ";") { return result.append(UInt8(ascii: " ")) }
        if "{};:,".utf8.contains(last) || "{};".utf8.contains(next) { return }
        result.append(UInt8(ascii: " "))
    }

    /// True if the parenthesis at this place opens an address that stands without quotation marks.
    private static func isBareAddress(in source: [UInt8], at place: Int) -> Bool {
        let word = source[max(0, place - 3)..<place].map { $0 | 0x20 }
        guard word.elementsEqual("url".utf8) else { return false }
        let first = source[(place + 1)...].first { !" \t\n\r".utf8.contains($0) }
        return first != UInt8(ascii: "\"") && first != UInt8(ascii: "'")
    }

    /// Returns the end of a comment, which scripts have in the same form; nil where it does not end.
    static func endOfComment(in source: [UInt8], from start: Int) -> Int? {
        var position = start + 2
        while position + 1 < source.count {
            if source[position] == UInt8(ascii: "*"), source[position + 1] == UInt8(ascii: "/") { return position + 2 }
            position += 1
        }
        return nil
    }

    /// Returns the end of a string.
    private static func endOfString(in source: [UInt8], from start: Int) -> Int? {
        var position = start + 1
        while position < source.count {
            switch source[position] {
            case source[start]: return position + 1
            case UInt8(ascii: "\n"): return nil
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
        return nil
    }
}
