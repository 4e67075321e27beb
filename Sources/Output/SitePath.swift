/// A path that has been looked at: relative, without empty, "." or ".." components, line breaks and null characters.
struct SitePath {
    /// Linux opens paths of up to 4,095 bytes (PATH_MAX).
    static let maximumLength = 3800

    /// Stored without a break, so that C functions get it as it is.
    let text: String
    /// The bytes before the last slash, 0 for a file at the top.
    let folderLength: Int
    /// For hash tables of this run.
    let hash: PathHash
    /// The hash of the folder, which means nothing at the top.
    let folderHash: PathHash

    init(_ path: String) throws(OutputError) {
        var text = path
        let looked = text.withUTF8 { SitePath.look(at: UnsafeRawBufferPointer($0)) }
        switch looked {
        case .failure(let problem):
            throw .unsuitable(path: path, problem.problem)
        case .success(let found):
            self.text = text
            self.folderLength = found.folderLength
            self.hash = found.hash
            self.folderHash = found.folderHash
        }
    }

    private struct Refusal: Error {
        let problem: PathProblem
    }

    private static func look(
        at path: UnsafeRawBufferPointer
    ) -> Result<(folderLength: Int, hash: PathHash, folderHash: PathHash), Refusal> {
        guard path.count <= maximumLength else { return .failure(Refusal(problem: .tooLong)) }
        var start = 0
        for index in 0...path.count {
            let byte = index < path.count ? path[index] : UInt8(ascii: "/")
            guard byte != 0, byte != UInt8(ascii: "\n") else { return .failure(Refusal(problem: .controlCharacter)) }
            guard byte == UInt8(ascii: "/") else { continue }
            let length = index - start
            guard length > 0 else { return .failure(Refusal(problem: .emptyComponent)) }
            guard length <= 255 else { return .failure(Refusal(problem: .longComponent)) }
            if length <= 2, path[start..<index].allSatisfy({ $0 == UInt8(ascii: ".") }) {
                return .failure(Refusal(problem: .dots))
            }
            if index < path.count { start = index + 1 }
        }
        let folderLength = max(0, start - 1)
        return .success(
            (folderLength, PathHash(of: path), PathHash(of: UnsafeRawBufferPointer(rebasing: path[..<folderLength]))))
    }
}
