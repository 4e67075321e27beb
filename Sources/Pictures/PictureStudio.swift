import PublicationSafety
import PictureFormats
import Output
import Records

/// Turns pictures' files into what is published of them. Any thread may call; one picture is worked on by one thread,
/// so several threads should be used.
///
/// ```swift
/// let studio = PictureStudio(cache: PictureCache(folder: ".cache/pictures"))
/// let picture = try studio.picture(file: "content/institutions/x/animals/rex.jpg", for: [.display, .card, .sharing])
/// picture.forEachFile { name, bytes in ... }
/// studio.close()
/// ```
public final class PictureStudio: Sendable {
    private let cache: PictureCache?
    private let gate: MemoryGate

    /// - Parameters:
    ///   - cache: nil means that everything is made anew.
    ///   - memory: how much pictures that are being decoded may take together, in bytes.
    public init(cache: PictureCache?, memory: Int = 384 << 20) {
        self.cache = cache
        gate = MemoryGate(bound: memory)
    }

    /// Reads what a file says of itself, and checks that it is there to its end, without decoding it.
    public static func check(file path: String) throws(PictureProblem) -> PictureHeader {
        let bytes = try PictureFile.read(path).bytes
        if let header = PictureHeader(plain: bytes, named: path), PictureEnding(of: bytes, header.format) == .present {
            return header
        }
        return try whole(bytes, path).header
    }

    /// The published files of a picture, from the cache where it has them.
    /// - Parameter focus: the point that no crop cuts away; nil where it is to be found.
    public func picture(
        file path: String, for purposes: PicturePurpose, focus: FocalPoint? = nil
    ) throws(PictureProblem) -> ProcessedPicture {
        if let known = known(path, purposes, focus) { return known }
        let contents = try PictureFile.read(path)
        let (bytes, header) = try PictureStudio.whole(contents.bytes, path)
        let digest = Fingerprint.sha256(contents.bytes)
        if let cache, let stamp = contents.stamp { cache.sources.note(digest, of: stamp) }
        let key = PictureKey(source: digest, purposes, focus: focus)
        if let cache, let picture = cache.picture(key) { return picture }
        var memory = header.decodingMemory + PictureStudio.workingMemory + 2 * bytes.count
        // The whole picture, and once more while it is encoded.
        if purposes == .copy { memory += header.width * header.height * 6 }
        let picture = try gate.pass(memory) { () throws(PictureProblem) in
            try PictureProcessor.process(bytes, header, for: purposes, focus: focus, name: key.name)
        }
        cache?.keep(picture, as: key)
        return picture
    }

    /// Returns a picture that keeps its kind and size, as it is published: its pixels without metadata. Nil where the file may
    /// be published as it is, or is no picture at all.
    public func copy(file path: String) throws(PictureProblem) -> [UInt8]? {
        guard let contents = try PictureStudio.pictureFile(path) else { return nil }
        switch try PictureStudio.copy(of: contents) {
        case .asItIs: return nil
        case .cleaned(let bytes): return bytes
        case .reliesOnMetadata:
            try PictureStudio.checkStillness(of: contents, path)
            let picture = try picture(file: path, for: .copy)
            return picture.places.first.map { Array(picture.contents[$0]) }
        }
    }

    /// Checks that `copy` can be made, as far as that can be told without decoding anything.
    public static func checkCopy(file path: String) throws(PictureProblem) {
        guard let contents = try pictureFile(path), case .reliesOnMetadata = try copy(of: contents) else { return }
        try checkStillness(of: contents, path)
    }

    /// Decoding shows the first frame only, and what keeps its name should stay what it is.
    private static func checkStillness(of contents: PictureFile.Contents, _ path: String) throws(PictureProblem) {
        let (_, header) = try whole(contents.bytes, path)
        guard !header.isAnimated else { throw .movesWithMetadata }
    }

    private static func copy(of contents: PictureFile.Contents) throws(PictureProblem) -> MetadataRemoval {
        guard let format = PictureFormat(of: contents.bytes) else { return .asItIs }
        guard format != .heic else { throw .notForBrowsers(format) }
        return MetadataRemoval(of: contents.bytes, format)
    }

    /// Nil for what is no picture, of which only the beginning is read.
    private static func pictureFile(_ path: String) throws(PictureProblem) -> PictureFile.Contents? {
        guard PictureFormat(of: PictureFile.beginning(of: path)) != nil else { return nil }
        return try PictureFile.read(path)
    }

    /// A file that is there to its end, and what it says of itself. Decoders fill up what is missing of some kinds of
    /// pictures, so that is looked for before.
    private static func whole(
        _ bytes: [UInt8], _ path: String
    ) throws(PictureProblem) -> (bytes: [UInt8], header: PictureHeader) {
        let header = try PictureHeader(of: bytes, named: path)
        if PictureEnding(of: bytes, header.format) == .present { return (bytes, header) }
        // Some cameras leave out the last marker and nothing else.
        guard header.format == .jpeg, header.decodingMemory <= PictureStudio.memoryForChecking,
            let completed = JPEGEnding.completed(bytes, isProgressive: header.isInterlaced)
        else { throw .truncated }
        return (completed, header)
    }

    /// To be called at the end of a run.
    public func close() { cache?.close() }

    /// The most memory that decoding may take outside the gate, in bytes.
    private static let memoryForChecking = 96 << 20

    /// The memory that resizing and encoding take beside decoding, in bytes, roughly.
    private static let workingMemory = 48 << 20

    /// A picture whose file has not changed since an earlier run (nor its name, which is a change, too), of which not
    /// even the file is opened.
    private func known(_ path: String, _ purposes: PicturePurpose, _ focus: FocalPoint?) -> ProcessedPicture? {
        guard let cache, let stamp = PictureFile.stamp(of: path), let digest = cache.sources.digest(of: stamp) else {
            return nil
        }
        return cache.picture(PictureKey(source: digest, purposes, focus: focus))
    }
}
