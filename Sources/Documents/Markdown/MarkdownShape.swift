/// The shape of a text, line by line: how deep its quotations and lists nest, how large its tables can be. It counts
/// rather too much than too little.
struct MarkdownShape {
    private let text: UnsafeBufferPointer<UInt8>
    private var nesting = MarkdownNesting()

    /// Lines between two empty ones, which no paragraph and no table crosses.
    private struct Run {
        var start: Int
        var lines = 0
        /// The largest number of columns that a rule below a table's head has here, and where that rule is.
        var columns = 0
        var rule: Int?
        /// The line with the most cells.
        var mostPipes = 0
        var widestLine = 0
    }

    private var run = Run(start: 0)
    private var cells = 0
    private var rereading = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    mutating func problem() -> (kind: MarkdownProblem.Kind, offset: Int)? {
        var start = 0
        while start < text.count {
            var end = start
            var pipes = 0
            while end < text.count, text[end] != 0x0A, text[end] != 0x0D {
                if text[end] == UInt8(ascii: "|") { pipes += 1 }
                end += 1
            }
            if let depth = nesting.read(text, start..<end) { return (.tooDeep, depth) }
            if let problem = note(start..<end, pipes: pipes) { return problem }
            start = end + 1
        }
        return endRun(at: start)
    }

    private mutating func note(
        _ line: Range<Int>, pipes: Int
    ) -> (kind: MarkdownProblem.Kind, offset: Int)? {
        if text[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return endRun(at: line.upperBound) }
        run.lines += 1
        if pipes > run.mostPipes { (run.mostPipes, run.widestLine) = (pipes, line.lowerBound) }
        let columns = columnsOfRule(line)
        guard columns > 0 else { return nil }
        rereading += line.lowerBound - run.start
        if columns > run.columns { (run.columns, run.rule) = (columns, line.lowerBound) }
        return rereading > MarkdownBounds.rereading ? (.tableRules, line.lowerBound) : nil
    }

    private mutating func endRun(at end: Int) -> (kind: MarkdownProblem.Kind, offset: Int)? {
        defer { run = Run(start: end) }
        guard let rule = run.rule else { return nil }
        if run.mostPipes > MarkdownBounds.columns + 1 { return (.tableTooWide, run.widestLine) }
        if run.columns > 1 { cells += run.columns * run.lines }
        return cells > MarkdownBounds.cells ? (.tableTooLarge, rule) : nil
    }

    /// The columns of a line like `> | --- | :-: |`, whatever stands before it; 0 for any other line.
    private func columnsOfRule(_ line: Range<Int>) -> Int {
        var (dashes, pipes, colons) = (0, 0, 0)
        for byte in text[line].reversed() {
            switch byte {
            case UInt8(ascii: "-"): dashes += 1
            case UInt8(ascii: "|"): pipes += 1
            case UInt8(ascii: ":"): colons += 1
            case 0x20, 0x09, 0x0B, 0x0C: break
            default: return pipes + colons > 0 ? min(dashes, pipes + 1) : 0
            }
        }
        return pipes + colons > 0 ? min(dashes, pipes + 1) : 0
    }
}
