import Messages
import PictureFormats
import Records

/// Pictures that an import may put beside the records: the files of a folder, or what lies at the addresses that the
/// source gives.
public struct PictureSource: Sendable {
    /// The paths of the folder's files.
    let names: [String]
    /// Returns the bytes of a file of the folder; nil where it cannot be read.
    let read: @Sendable (String) -> [UInt8]?
    /// Returns the bytes at an address; nil where nothing is fetched.
    let fetch: (@Sendable (String) -> Result<[UInt8], Failure>)?
    /// The paths by the words that an animal may be called by.
    private let byWord: [String: [String]]

    /// A reason why a picture cannot be had.
    public struct Failure: Error {
        public let message: Message

        public init(_ message: Message) { self.message = message }
    }

    /// The pictures that one import may fetch; the next import goes on where it ended.
    struct Budget {
        var pictures = 1000
        var bytes = 0

        /// Returns true if one more may be fetched.
        mutating func takeOne() -> Bool {
            guard pictures > 0, bytes < 1 << 30 else { return false }
            pictures -= 1
            return true
        }
    }

    /// - Parameter names: the paths of the folder's files, relative to it.
    public init(
        names: [String] = [], read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
        fetch: (@Sendable (String) -> Result<[UInt8], Failure>)? = nil
    ) {
        let pictures = names.filter { PictureFormat(named: $0) != nil }
        self.names = pictures.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.read = read
        self.fetch = fetch
        byWord = Dictionary(
            self.names.flatMap { path in PictureSource.words(of: path).map { ($0, [path]) } }, uniquingKeysWith: +)
    }

    /// The paths by the names of the files, as a source writes them; names that several files have belong to none.
    var byFileName: [String: String] {
        let all = Dictionary(
            names.map { ($0.split(separator: "/").last?.lowercased() ?? "", [$0]) }, uniquingKeysWith: +)
        return all.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Returns the files that are called as an animal is, by one of its words, or lie in a folder that is.
    func files(calledAs words: Set<String>) -> [String] {
        let all = Set(words.flatMap { byWord[$0] ?? [] })
        return names.filter(all.contains)
    }

    /// Returns the words by which a file is found: `rex` for `Rex.jpg`, `rex-2.jpg` and `Rex/IMG_7.jpg`.
    private static func words(of path: String) -> Set<String> {
        let parts = path.split(separator: "/")
        let stem = folded(parts.last?.split(separator: ".").dropLast().joined(separator: ".") ?? "")
        var words: Set = [stem]
        if let dash = stem.lastIndex(of: "-"), stem[dash...].dropFirst().allSatisfy(\.isNumber) {
            words.insert(String(stem[..<dash]))
        }
        for folder in parts.dropLast() { words.insert(folded(String(folder))) }
        return words.subtracting([""])
    }

    /// Returns a word as names of files have it: small letters without diacritics, digits and hyphens.
    static func folded(_ word: String) -> String { RecordID.suggestion(for: word) ?? "" }
}
