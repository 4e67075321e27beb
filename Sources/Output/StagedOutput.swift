import Files
import Synchronization

/// A site being written: put together beside the old one, then exchanged for it in one step, so that the output folder
/// holds a whole site at any moment, whatever is killed or fails.
///
/// ```swift
/// let output = try StagedOutput(folder: "public")
/// try output.write(page, to: "instytucje/na-skraju/index.html")
/// let summary = try output.commit()
/// ```
///
/// Files whose bytes are those of the old site stay the same files, with their modification time. What the generator
/// did not write is carried over; it is told apart by the manifest that each site has, `.shelters-manifest`. An output
/// that is dropped without a commit discards itself.
public final class StagedOutput: Sendable {
    enum Phase: UInt8, AtomicRepresentable {
        /// Only an open one takes files; a failed one can only be discarded.
        case open, committing, failed, closed
    }

    /// The way in which the new site takes the old one's place.
    package enum Publishing: Sendable {
        /// At once where the file system can, else in two steps.
        case atOnce
        /// The old one is moved aside, then the new one into place; for the few file systems that cannot do better. A
        /// build killed in between leaves no site, which the next build puts right first.
        case inTwoSteps
    }

    let staging: StagingFolder
    let old: OldSite?
    let folders = KnownFolders()
    let written = WrittenPaths()
    let phase = Atomic(Phase.open)
    /// True if the staged site has taken the old one's place.
    let isExchanged = Atomic(false)
    /// After a file could not be written the site is not whole, and is not committed.
    let failure = Mutex<OutputError?>(nil)
    let replaceForeign: Bool
    let publishing: Publishing
    /// True if files get compressed twins.
    let precompresses: Bool
    /// Files with names of twins that are written or copied for themselves.
    let brought = Mutex<Set<String>>([])

    /// Prepares a staging folder, `.<name>.staging` beside `folder`, after removing what a killed build left there.
    /// Creates the folders above where missing. Where `folder` is a symbolic link, its target is meant.
    ///
    /// - Parameters:
    ///   - folder: The output folder, absolute or from the working folder.
    ///   - replaceForeign: True if generated files may take the place of files that the generator did not write.
    ///     Otherwise ``commit()`` refuses to, unless both have the same bytes.
    ///   - precompresses: True if files get compressed twins (`index.html.gz`, `index.html.br`).
    /// - Throws: ``OutputError/busy(folder:)`` while another build writes to the folder.
    public convenience init(
        folder: String, replaceForeign: Bool = false, precompresses: Bool = false
    ) throws(OutputError) {
        try self.init(
            folder: folder, replaceForeign: replaceForeign, precompresses: precompresses, publishing: .atOnce)
    }

    package init(
        folder: String, replaceForeign: Bool = false, precompresses: Bool = false, publishing: Publishing
    ) throws(OutputError) {
        let staging = try StagingFolder(OutputLocation(folder))
        do throws(OutputError) {
            old = try staging.openOldSite()
        } catch {
            staging.release()
            throw error
        }
        self.staging = staging
        self.replaceForeign = replaceForeign
        self.publishing = publishing
        self.precompresses = precompresses
        _ = written.insert(try SitePath(Manifest.name), unchanged: false)
    }

    /// Writes a file of the site, from any thread. `path` is relative and separated by "/"; the folders in it are
    /// created.
    ///
    /// - Throws: ``OutputError/collision(path:)`` for a path written before, ``OutputError/unsuitable(path:_:)`` for
    /// one that
    ///   no file may have; otherwise what the system says, such as a full disk. After that, only ``discard()`` is left.
    public func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        try bytes.withUnsafeBufferPointer { buffer throws(OutputError) in
            try write(UnsafeRawBufferPointer(buffer), to: path)
        }
    }

    /// See ``write(_:to:)-([UInt8],_)``.
    public func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(OutputError) {
        let path = try open(path)
        let unchanged = old?.holds(bytes, at: path) ?? false
        guard written.insert(path, unchanged: unchanged) else { throw .collision(path: path.text) }
        if !unchanged {
            try recordingFailure(at: path) { () throws(SystemError) in
                let file = try create(path)
                try file.write(bytes)
                try file.finish()
            }
        }
        try writeTwins(of: path, bytes, unchanged: unchanged)
    }

    /// Publishes the bytes of the file `source` as they are, from any thread; see ``write(_:to:)-([UInt8],_)``.
    public func copy(file source: String, to path: String) throws(OutputError) {
        let path = try open(path)
        let from = try StagedOutput.openFile(source)
        let unchanged: Bool
        do throws(SystemError) {
            unchanged = try old?.holds(bytesOf: from, at: path) ?? false
        } catch {
            throw error.doing(.read, source)
        }
        guard written.insert(path, unchanged: unchanged) else { throw .collision(path: path.text) }
        if !unchanged {
            try recordingFailure(at: path) { () throws(SystemError) in
                let file = try create(path)
                try from.copy(to: file)
                try file.finish()
            }
        }
        try writeTwins(of: path, copiedFrom: source, unchanged: unchanged)
    }

    /// Removes the staging folder and leaves the old site as it was. Nothing happens after a commit, nor during one on
    /// another thread.
    public func discard() {
        for phase in [Phase.open, .failed] where change(from: phase, to: .closed) {
            staging.release()
        }
    }

    func change(from expected: Phase, to desired: Phase) -> Bool {
        phase.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    private static func openFile(_ path: String) throws(OutputError) -> Descriptor {
        do throws(FileReadError) {
            return try Descriptor.file(path)
        } catch {
            throw .unreadable(path: path, error)
        }
    }

    func open(_ path: String) throws(OutputError) -> SitePath {
        guard phase.load(ordering: .acquiring) == .open else { throw .closed(folder: staging.location.folder) }
        return try SitePath(path)
    }

    func create(_ path: SitePath) throws(SystemError) -> Descriptor {
        if staging.isClosed { Termination.awaitIfBegun() }
        if path.folderLength > 0, !folders.contains(path.folderHash) {
            try folders.create(
                path.text, length: path.folderLength, hash: path.folderHash, in: staging.root,
                settingMode: staging.needsModes)
        }
        let file = try staging.root.newFile(path.text, mode: 0o644)
        if staging.needsModes { try file.setMode(0o644) }
        return file
    }

    func recordingFailure(
        at path: SitePath, _ body: () throws(SystemError) -> Void
    ) throws(OutputError) {
        do throws(SystemError) {
            try body()
        } catch {
            let reason = error.isInTheWay ? .collision(path: path.text) : error.doing(.write, shown(path.text))
            failure.withLock { $0 = $0 ?? reason }
            throw reason
        }
    }

    /// A path of the site as messages show it.
    func shown(_ path: String) -> String {
        staging.location.folder + "/" + path
    }
}
