/// Which files get compressed twins (`index.html.gz`, `index.html.br`) for servers that serve such files as they are.
public struct Precompression: Sendable {
    /// Twins that somebody else brings.
    private let foreign: Set<String>

    /// - Parameter foreign: paths of files that the site brings itself, among which there may be twins: those stay as they
    ///   are.
    public init(exceptFor foreign: some Sequence<String> = []) {
        self.foreign = Set(foreign.filter { $0.hasSuffix(".gz") || $0.hasSuffix(".br") })
    }

    /// Smaller files fit into one packet anyway.
    static let smallest = 512
    /// Larger ones would hold up a build and are none that a page asks for.
    static let largest = 64 << 20

    private static let extensions: Set<String> = [
        "html", "css", "js", "mjs", "json", "geojson", "svg", "xml", "webmanifest", "txt", "md", "ico", "wasm", "vtt",
    ]

    func pays(_ path: String, count: Int) -> Bool {
        guard (Precompression.smallest...Precompression.largest).contains(count),
            let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
        else { return false }
        return Precompression.extensions.contains(String(path[path.index(after: dot)...]))
    }

    /// The twins of a file of that path, each with how it is made.
    func twins(of path: String) -> [(path: String, coding: ContentCoding)] {
        ContentCoding.allCases.lazy.map { (path + $0.suffix, $0) }.filter { !foreign.contains($0.path) }
    }

    /// Files with a fingerprint in their names are made once and fetched often; pages are made by the ten thousand.
    static func effort(for path: String) -> Effort { path.utf8.starts(with: "assets/".utf8) ? .thorough : .quick }

    enum Effort: Sendable {
        case quick, thorough
    }
}
