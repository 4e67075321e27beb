import Output

/// A place that the files of a site go to. Any thread may call.
public protocol SiteOutput: Sendable {
    /// `path` is relative to the site's root and holds no `..`. No path is written twice.
    func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(OutputError)
    /// Publishes a file's bytes as they are.
    func copy(file source: String, to path: String) throws(OutputError)
    /// Takes over a file of the last build that would have the same bytes; false where it has to be made anew.
    func takeOver(_ path: String, _ known: PublishedFile) throws(OutputError) -> Bool
    /// Announces files that will be written or copied, which the output must make none of itself.
    func expect(_ paths: [String])
}

extension SiteOutput {
    /// An output without a last build takes nothing over.
    public func takeOver(_ path: String, _ known: PublishedFile) throws(OutputError) -> Bool { false }

    func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        // `withUnsafeBytes` forgets the type of what is thrown.
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(OutputError) in try write(buffer, to: path) }
        }
        try result.get()
    }
}

extension StagedOutput: SiteOutput {}

/// A place for the files of a site that is only checked, which are dropped.
struct NoOutput: SiteOutput {
    func write(_ bytes: UnsafeRawBufferPointer, to path: String) {}
    func copy(file source: String, to path: String) {}
    func expect(_ paths: [String]) {}
}
