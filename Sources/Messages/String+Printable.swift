extension String {
    /// The text in one line, without what would disturb a terminal or a log: names of files and quoted values may hold
    /// control characters, line breaks and marks that turn the direction of writing (UAX #9, section 2).
    public var printable: String {
        guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : $0 == "\t" ? " " : "\u{FFFD}" }))
    }
}

extension Unicode.Scalar {
    fileprivate var isPrintable: Bool {
        if (0x20..<0x7F).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !properties.isBidiControl
        }
    }
}
