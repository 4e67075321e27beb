import Output

/// Processed pictures from earlier runs, by what they were made of and how. Safe to share between programs and machines
/// and to delete at any moment; a damaged entry counts as missing.
public final class PictureCache: Sendable {
    let sources: KnownSources
    private let folder: CacheFolder

    /// - Parameter folder: is made when there is something to keep.
    public init(folder: String) {
        self.folder = CacheFolder(path: folder)
        sources = KnownSources(in: self.folder)
    }

    func picture(_ key: PictureKey) -> ProcessedPicture? {
        folder.entry(key.digest).flatMap { CacheEntry.picture(in: $0, name: key.name) }
    }

    func keep(_ picture: ProcessedPicture, as key: PictureKey) {
        folder.keep(CacheEntry.bytes(of: picture), key.digest)
    }

    /// To be called at the end of a run: keeps what was learnt of the sources, and drops what was not used for 30 days.
    public func close() {
        sources.save()
        folder.sweep()
    }
}
