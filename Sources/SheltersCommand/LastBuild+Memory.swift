extension LastBuild {
    /// The content of a file of the cache.
    struct Memory: Equatable {
        /// A digest of everything that the site was made of.
        var origin: String
        /// A digest of what the file system told of the site.
        var output: String
        /// The files of the program and its libraries.
        var programs: [String]
        var outcome: Outcome

        private var parts: [[UInt8]] {
            [
                Array(programs.joined(separator: "\n").utf8), Array(outcome.problems.utf8), outcome.report.error,
                outcome.report.output, outcome.translations.error, outcome.translations.output,
            ]
        }

        /// A line with both digests and the lengths of everything behind it.
        var bytes: [UInt8] {
            let words = [origin, output] + parts.map { String($0.count) }
            return Array("\(words.joined(separator: " "))\n".utf8) + parts.flatMap { $0 }
        }
    }
}

extension LastBuild.Memory {
    /// Reads what `bytes` gives; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let lengths = words.dropFirst(2).compactMap { Int($0) }
        var rest = bytes.dropFirst(line.count + 1)
        guard words.count == 8, lengths.count == 6, lengths.allSatisfy((0...rest.count).contains),
            lengths.reduce(0, +) == rest.count
        else { return nil }
        let parts = lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
        self.init(
            origin: words[0], output: words[1],
            programs: String(decoding: parts[0], as: UTF8.self).split(separator: "\n").map(String.init),
            outcome: LastBuild.Outcome(
                problems: String(decoding: parts[1], as: UTF8.self),
                report: ConsoleRecorder.Recording(error: parts[2], output: parts[3]),
                translations: ConsoleRecorder.Recording(error: parts[4], output: parts[5])))
    }
}
