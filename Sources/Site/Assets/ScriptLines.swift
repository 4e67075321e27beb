/// The lines of a script that browsers need.
enum ScriptLines {
    /// Returns a script without indentation, empty lines and comments that have their lines to themselves. One with a
    /// template or a comment that may go on in the next line is returned as it is, since a line of text may look like a
    /// comment. A notice (`/*!`) stays.
    static func published(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let code = line.drop { $0 <= 0x20 }
            let isClosed = code.range(of: "*/")?.upperBound == (code.lastIndex { $0 > 0x20 }).map { $0 + 1 }
            if isInComment {
                isInComment = code.range(of: "*/") == nil
                guard isInComment || isClosed else { return source }
                continue
            }
            if code.isEmpty || code.starts(with: "//".utf8) { continue }
            if code.starts(with: "/*".utf8), !code.starts(with: "/*!".utf8), isClosed || code.range(of: "*/") == nil {
                isInComment = !isClosed
                continue
            }
            guard code.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2), code.last != UInt8(ascii: "\\"),
                code.range(of: "/*") == nil || code.range(of: "*/") != nil
            else { return source }
            if !result.isEmpty { result.append(UInt8(ascii: "\n")) }
            result += code
        }
        return isInComment ? source : result
    }
}

extension ArraySlice<UInt8> {
    /// Returns the first place of two bytes.
    fileprivate func range(of pair: StaticString) -> Range<Int>? {
        pair.withUTF8Buffer { pair in
            indices.dropLast().first { self[$0] == pair[0] && self[$0 + 1] == pair[1] }.map { $0..<$0 + 2 }
        }
    }
}
