/// Makes a module (ECMA-262, section 16.2) shorter for browsers: without the blanks that only people need, and with
/// short names for what it declares for itself alone.
///
/// Names are told by their neighbours, not by scopes, so all that could be anything else stays: names of properties,
/// those that are imported or exported, and those that browsers know, too.
struct ScriptShortener {
    private let bytes: [UInt8]
    private let tokens: [ScriptToken]
    private let replacements: [Int: [UInt8]]

    /// - Parameter scan: of these bytes.
    /// - Returns: nil where the script is no module, or where names may be told by their texts.
    init?(_ bytes: [UInt8], _ scan: ScriptScanner) {
        guard scan.isCertain, scan.isModule else { return nil }
        self.bytes = bytes
        tokens = scan.tokens
        let texts = scan.tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        guard !texts.contains(where: { ["class", "eval", "with"].contains($0) }) else { return nil }
        replacements = ScriptNames(zip(scan.tokens, texts).map { ($0.kind, $1) }).replacements()
    }

    var shortened: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for (place, token) in tokens.enumerated() {
            appendGap(end..<token.range.lowerBound, before: token, to: &result)
            result += replacements[place] ?? Array(bytes[token.range])
            end = token.range.upperBound
        }
        return result + bytes[end...]
    }

    /// Blanks between two tokens, as far as they are needed. Comments stay.
    private func appendGap(_ gap: Range<Int>, before token: ScriptToken, to result: inout [UInt8]) {
        let blanks = bytes[gap]
        guard let last = result.last, !blanks.isEmpty else { return result += blanks }
        guard blanks.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return result += blanks }
        let next = bytes[token.range.lowerBound]
        if blanks.contains(UInt8(ascii: "\n")) {
            let isWithin = "{([,;".utf8.contains(last) || "})]".utf8.contains(next)
            if !isWithin { result.append(UInt8(ascii: "\n")) }
        } else if ScriptShortener.wouldJoin(last, next) {
            result.append(UInt8(ascii: " "))
        }
    }

    private static func wouldJoin(_ last: UInt8, _ next: UInt8) -> Bool {
        if ScriptScanner.isOfWord(last) { return ScriptScanner.isOfWord(next) || next == UInt8(ascii: ".") }
        return last == next && "+-/".utf8.contains(last)
    }
}
