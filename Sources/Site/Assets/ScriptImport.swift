/// A place where a script names another by a text of its own: `import { open } from "./engine.js"`.
struct ScriptImport: Hashable, Sendable {
    /// The place of the name in the script, without its quotation marks.
    let range: Range<Int>
    /// True if the other script is fetched only when the code comes to it: `import("./engine.js")`.
    let isDynamic: Bool

    /// Finds the imports of a script (ECMA-262, 13.3.10, 16.2.2 and 16.2.3): texts behind `import`, `import(` or
    /// `from`, outside of comments.
    /// Templates and regular expressions are looked at as if they were code, up to the end of a line that confuses.
    static func all(in source: [UInt8]) -> [ScriptImport] {
        var imports: [ScriptImport] = []
        var position = 0
        while position < source.count, let mark = source[position...].firstIndex(where: \.beginsTextOrComment) {
            position = mark
            let rest = source[position...]
            switch source[position] {
            case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
                position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
                position = StyleSheet.endOfComment(in: source, from: position) ?? position + 2
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let end = endOfText(in: source, from: position)
                // A text that something is added to names no file by itself.
                let next = source.dropFirst(end + 1).first { $0 > 0x20 }
                let isWhole = next == UInt8(ascii: ")") || next == UInt8(ascii: ",")
                if let isDynamic = isImport(behind: source[..<position]), isWhole || !isDynamic {
                    imports.append(ScriptImport(range: position + 1..<end, isDynamic: isDynamic))
                }
                position = end + 1
            default: position += 1
            }
        }
        return imports
    }

    /// Returns whether the import at the end of some code, before a text, is dynamic; nil where there is none.
    private static func isImport(behind code: ArraySlice<UInt8>) -> Bool? {
        var code = code.trimmed
        let isCall = code.last == UInt8(ascii: "(")
        if isCall { code = code.dropLast().trimmed }
        if code.endsWith(word: "import") { return isCall }
        guard !isCall, code.endsWith(word: "from"), let before = code.dropLast(4).trimmed.last else { return nil }
        return before == UInt8(ascii: "}") || before == UInt8(ascii: "*") || before.isOfWord ? false : nil
    }

    /// Returns the place of the closing quotation mark, or of the line's end where there is none.
    private static func endOfText(in source: [UInt8], from start: Int) -> Int {
        var position = start + 1
        while position < source.count, source[position] != source[start], source[position] != UInt8(ascii: "\n") {
            position += source[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(position, source.count)
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice { self[..<((lastIndex { $0 > 0x20 }).map { $0 + 1 } ?? startIndex)] }

    fileprivate func endsWith(word: StaticString) -> Bool {
        let before = dropLast(word.utf8CodeUnitCount).last
        return word.withUTF8Buffer { suffix(word.utf8CodeUnitCount).elementsEqual($0) }
            && !(before.map { $0.isOfWord || $0 == UInt8(ascii: ".") } ?? false)
    }
}

extension UInt8 {
    fileprivate var beginsTextOrComment: Bool {
        self == UInt8(ascii: "/") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
    }

    /// True for a byte of a name.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
