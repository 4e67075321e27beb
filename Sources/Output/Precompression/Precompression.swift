/// The choice of files that get compressed twins (`index.html.gz`, `index.html.br`) for servers that serve such files.
enum Precompression {
    /// Smaller files fit into one packet anyway.
    static let smallest = 512
    /// Larger ones would hold up a build and are none that a page asks for.
    static let largest = 64 << 20

    private static let extensions: Set<String> = [
        "html", "css", "js", "mjs", "json", "geojson", "svg", "xml", "webmanifest", "txt", "md", "ico", "wasm", "vtt",
    ]

    static func pays(_ path: String, count: Int) -> Bool {
        guard (Precompression.smallest...Precompression.largest).contains(count),
            let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
        else { return false }
        return Precompression.extensions.contains(String(path[path.index(after: dot)...]))
    }

    /// True if a file of that name may be another's twin.
    static func isNameOfTwin(_ path: String) -> Bool { ContentCoding.allCases.contains { path.hasSuffix($0.suffix) } }

    /// The method by which twins are made: those that were made otherwise are made anew.
    static let method = "twins, " + ContentCoding.allCases.map(\.method).joined(separator: ", ")

    /// Files with a fingerprint in their names are made once and fetched often; pages are made by the ten thousand.
    static func effort(for path: String) -> Effort { path.utf8.starts(with: "assets/".utf8) ? .thorough : .quick }

    enum Effort: CaseIterable, Sendable {
        case quick, thorough
    }
}
