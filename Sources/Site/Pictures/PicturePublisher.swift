import Content
import PictureFormats
import Documents
import Output
import Pictures
import Synchronization

/// Makes what is published of pictures, each once, and knows where it lives. Any thread may ask.
public final class PicturePublisher: Sendable {
    /// The treatment of pictures in a run.
    enum Mode: Sendable {
        /// No file is read: pictures keep the names of their files.
        case names
        /// Files are looked at, and nothing is made of them.
        case check
        case publish(PictureStudio, any SiteOutput)
    }

    private struct Key: Hashable {
        let file: [UInt8]
        let isLogo: Bool
    }

    struct Outcome: Sendable {
        var picture: PublishedPicture?
        var problem: PictureProblem?
        /// The width of the source in pixels; nil where no file was read.
        var width: Int?
        var isAnimated = false
        /// The reason why its files could not be written.
        var failure: OutputError?
    }

    private struct Known {
        let use: PictureUse
        let outcome: Outcome
    }

    private struct State {
        var mode: Mode
        var known: [Key: Known] = [:]
        /// The pictures whose files were written, by their names: pictures with the same bytes share them.
        var written: [String: PictureUse] = [:]
        /// The failure of the first picture that could not be written.
        var failure: OutputError?
    }

    private let urls: SiteURLs
    private let content: DiskContent?
    private let state: Mutex<State>

    /// - Parameter content: the content folder; nil where no file is to be read.
    init(_ urls: SiteURLs, content: DiskContent?) {
        self.urls = urls
        self.content = content
        state = Mutex(State(mode: content == nil ? .names : .check))
    }

    private func place(of file: String) -> String { content?.place(of: file) ?? file }

    /// Forgets everything and works in another mode from now on, unless no file is to be read at all.
    func start(_ mode: Mode) {
        state.withLock { state in
            if case .names = state.mode { return }
            state = State(mode: mode)
        }
    }

    /// Goes on where another left off, as far as the files are still the same.
    /// - Parameter isChanged: whether a file, named relative to the content folder, may not be.
    func start(_ mode: Mode, after previous: PicturePublisher, isChanged: (String) -> Bool) {
        let (known, written) = previous.state.withLock { ($0.known, $0.written) }
        let isSameSite = previous.urls.root == urls.root
        state.withLock { state in
            if case .names = state.mode { return }
            state = State(mode: mode)
            guard isSameSite else { return }
            state.known = known.filter { !isChanged($0.value.use.file) }
            state.written = written.filter { !isChanged($0.value.file) }
        }
    }

    /// The bytes of a picture's file, `media/...`, or of `media/<name>-focus`, by which a preview shows where the focus
    /// is; nil where no picture has it.
    func file(at path: String) -> [UInt8]? {
        guard path.hasPrefix("media/") else { return nil }
        let file = path.dropFirst("media/".count)
        let (mode, use) = state.withLock { state in
            (state.mode, state.written[String(file.prefix { $0 != "-" && $0 != "." })])
        }
        guard let use, case .publish(let studio, _) = mode,
            let picture = try? studio.picture(file: place(of: use.file), for: use.purposes, focus: use.focus)
        else { return nil }
        if file.hasSuffix("-focus") { return picture.focus.map { Array("\($0.x), \($0.y)".utf8) } }
        var found: [UInt8]?
        picture.forEachFile { name, bytes in
            if name == file { found = Array(bytes) }
        }
        return found
    }

    /// Returns the published picture, else what is known of it without looking at its file. Its files are made now
    /// where that has not happened yet.
    func picture(_ file: String, isLogo: Bool = false) -> PublishedPicture {
        let key = Key(file: Array(file.utf8), isLogo: isLogo)
        if let known = state.withLock({ $0.known[key]?.outcome }) { return known.picture ?? unread(file) }
        return make(PictureUse(file: file, purposes: isLogo ? .logo : .display)).picture ?? unread(file)
    }

    private func unread(_ file: String) -> PublishedPicture {
        PublishedPicture(file: file, size: nil, urls)
    }

    /// A picture for one more purpose than its record has, such as a description; nothing is made twice.
    func outcome(_ file: String) -> Outcome {
        let key = Key(file: Array(file.utf8), isLogo: false)
        if let known = state.withLock({ $0.known[key]?.outcome }) { return known }
        return make(PictureUse(file: file, purposes: .display))
    }

    @discardableResult
    func make(_ use: PictureUse) -> Outcome {
        let key = Key(file: Array(use.file.utf8), isLogo: use.purposes == .logo)
        let (mode, known) = state.withLock { ($0.mode, $0.known[key]) }
        if let known, known.use == use { return known.outcome }
        let outcome = outcome(of: use, mode: mode)
        state.withLock { $0.known[key] = Known(use: use, outcome: outcome) }
        return outcome
    }

    private func outcome(of use: PictureUse, mode: Mode) -> Outcome {
        // Drawings and whatever else is no raster picture are published as they are.
        guard PictureFormat(named: use.file) != nil else { return Outcome(picture: unread(use.file)) }
        do throws(PictureProblem) {
            switch mode {
            case .names: return Outcome(picture: unread(use.file))
            case .check:
                let header = try PictureStudio.check(file: place(of: use.file))
                let size = PixelSize(width: header.width, height: header.height)
                return Outcome(
                    picture: PublishedPicture(file: use.file, size: size, urls), width: header.width,
                    isAnimated: header.isAnimated)
            case .publish(let studio, let output):
                let picture = try studio.picture(file: place(of: use.file), for: use.purposes, focus: use.focus)
                return Outcome(
                    picture: PublishedPicture(picture, urls), width: picture.width,
                    isAnimated: picture.isAnimated, failure: write(picture, of: use, to: output))
            }
        } catch {
            return Outcome(problem: error)
        }
    }

    private func write(_ picture: ProcessedPicture, of use: PictureUse, to output: any SiteOutput) -> OutputError? {
        let isNew = state.withLock { state in
            guard state.written[picture.name] == nil else { return false }
            state.written[picture.name] = use
            return true
        }
        guard isNew else { return nil }
        do throws(OutputError) {
            try picture.forEachFile { name, bytes throws(OutputError) in
                try output.write(bytes, to: "media/\(name)")
            }
            return nil
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
            return error
        }
    }

    /// The reason why a picture's files could not be written, if that happened by now.
    var failure: OutputError? { state.withLock { $0.failure } }

    /// Returns the bytes that are published of a file that keeps its name; nil where they are those of the file itself.
    func copy(_ file: String) throws(PictureProblem) -> [UInt8]? {
        switch state.withLock({ $0.mode }) {
        case .names: return nil
        case .check:
            try PictureStudio.checkCopy(file: place(of: file))
            return nil
        case .publish(let studio, _): return try studio.copy(file: place(of: file))
        }
    }
}
