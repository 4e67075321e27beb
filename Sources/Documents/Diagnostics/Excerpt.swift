import Messages

/// A line of a file as a terminal can show it, with what stands below the place that is meant.
struct Excerpt {
    let text: String
    let blanks: String
    let carets: String

    /// As much of a long line as is shown.
    private static let width = 100

    /// A line that can be shown.
    struct Line {
        fileprivate let scalars: [Unicode.Scalar]

        /// Nil for a line that is empty or holds control characters, which may be no text at all.
        init?(_ line: String) {
            guard !line.isEmpty, !line.unicodeScalars.contains(where: Line.isControl) else { return nil }
            scalars = Array(line.unicodeScalars)
        }

        private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value < 0x20 && scalar != "\t" || (0x7F..<0xA0).contains(scalar.value)
        }
    }

    init(of line: Line, column: Int, length: Int) {
        let scalars = line.scalars
        let start = min(max(0, column - 1), scalars.count)
        let end = min(start + max(1, length), max(scalars.count, start + 1))
        // A long line is cut so that the place stands in what is shown.
        let first = start < Excerpt.width - 20 ? 0 : start - Excerpt.width / 2
        let last = min(scalars.count, first + Excerpt.width)
        let leading = first > 0 ? "…" : ""
        let trailing = last < scalars.count ? "…" : ""
        text = leading + String(String.UnicodeScalarView(scalars[first..<last])).printable + trailing
        let shownStart = min(start, last)
        let before = scalars[first..<shownStart].reduce(leading.count) { $0 + Excerpt.columns(of: $1) }
        let under = scalars[shownStart..<min(end, last)].reduce(0) { $0 + Excerpt.columns(of: $1) }
        blanks = String(repeating: " ", count: before)
        carets = String(repeating: "^", count: max(1, under))
    }

    /// Returns the number of columns of a terminal that a character takes: none for combining marks, two for wide ones
    /// (UAX #11).
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        switch scalar.value {
        case 0x200B...0x200D, 0xFE00...0xFE0F: return 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
