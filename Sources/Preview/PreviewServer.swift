import Dispatch
import Documents
import EmbeddedFiles
import Files
import Messages
import Output
import Platform
import Site

/// Shows a preview to browsers on this machine, and to nobody else.
public struct PreviewServer: Sendable {
    private let state: PreviewState
    private let port: UInt16
    private let language: MessageLanguage
    /// Pages are made there, so that the few threads of concurrent tasks go on answering.
    private let queue = DispatchQueue(label: "preview", attributes: .concurrent)

    /// - Parameters:
    ///   - state: what is shown.
    ///   - port: on the loopback interface.
    ///   - language: in which people are told what is wrong.
    public init(state: PreviewState, port: UInt16, language: MessageLanguage) {
        self.state = state
        self.port = port
        self.language = language
    }

    /// A reason why nothing can be shown at a port.
    public enum Failure: Error, Sendable {
        /// Something else listens there.
        case portTaken
        /// As in errno(3).
        case system(Int32)
    }

    /// Begins to serve, until the process ends. Returns when browsers can ask.
    public func start() throws(Failure) {
        do throws(SystemError) {
            try HTTPServer(port: port) { [self] request in await answer(request) }.start()
        } catch {
            throw error.code == EADDRINUSE ? .portTaken : .system(error.code)
        }
        Task { await remind() }
    }

    private func remind() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(20))
            state.remind()
        }
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        // A foreign site that takes a name for this machine must not read what is not published yet.
        guard isOwn(request.field("Host")) else { return HTTPResponse(.forbidden) }
        // A worker would go on showing what it kept after the preview has ended.
        if request.field("Service-Worker") != nil { return HTTPResponse(.notFound) }
        switch request.path {
        case PreviewScript.folder + "script.js": return file(.previewScript, ".js")
        case PreviewScript.folder + "style.css": return file(.previewStyle, ".css")
        case PreviewScript.folder + "state": return await tellState(request)
        default: return await page(request)
        }
    }

    private func isOwn(_ host: String?) -> Bool {
        guard let host else { return false }
        let name = host.hasSuffix(":\(port)") ? host.dropLast(":\(port)".count) : host[...]
        return ["localhost", "127.0.0.1"].contains(name.lowercased())
    }

    /// Returns the Cache-Control of a file: what has its fingerprint in its name is the same for ever, and need not be
    /// fetched again when a page is loaded anew.
    private func keeping(_ path: String, _ site: SitePreview) -> String {
        path.hasPrefix(site.root + "assets/") ? "max-age=31536000, immutable" : "no-store"
    }

    private func file(_ file: EmbeddedFile, _ ending: String) -> HTTPResponse {
        HTTPResponse(.ok, type: ContentType.of(ending), body: .bytes(Array(file.bytes)))
    }

    private func make<Value: Sendable>(_ make: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: make()) }
        }
    }

    // MARK: Pages

    private func page(_ request: HTTPRequest) async -> HTTPResponse {
        let moment = state.moment
        guard let site = moment.site else {
            // Nothing could be shown yet: what is wrong stands alone.
            return html(Array(PreviewScript.emptyPage.utf8), moment, .ok)
        }
        let path = request.path
        guard path.hasPrefix(site.root) else { return HTTPResponse(.found, [("Location", site.root)]) }
        switch await make({ [self] in content(of: path, site) }) {
        case .bytes(let bytes, let type, let isMissing):
            if type.hasPrefix("text/html") { return html(bytes, moment, isMissing ? .notFound : .ok) }
            return HTTPResponse(.ok, type: type, cacheControl: keeping(path, site), body: .bytes(bytes))
        case .file(let file, let type): return HTTPResponse(file: file, type: type, to: request)
        case .folder: return HTTPResponse(.found, [("Location", request.encodedPath + "/")])
        case nil: return HTTPResponse(.notFound)
        }
    }

    private func html(_ bytes: [UInt8], _ moment: PreviewState.Moment, _ status: HTTPStatus) -> HTTPResponse {
        let tag = PreviewScript.tag(number: moment.number, digest: Fingerprint.short(of: bytes))
        return HTTPResponse(status, type: ContentType.of(".html"), body: .bytes(bytes + Array(tag.utf8)))
    }

    private enum Found: Sendable {
        case bytes([UInt8], type: String, isMissing: Bool)
        case file(String, type: String)
        /// A page whose address lacks the slash at its end.
        case folder
    }

    private func content(of path: String, _ site: SitePreview) -> Found? {
        var file = String(path.dropFirst(site.root.count))
        if file.isEmpty || file.hasSuffix("/") { file += "index.html" }
        switch site.file(at: file) {
        case .bytes(let bytes): return .bytes(bytes, type: ContentType.of(file), isMissing: false)
        case .file(let source): return .file(source, type: ContentType.of(file))
        case nil: break
        }
        if !file.hasSuffix("/index.html"), site.file(at: file + "/index.html") != nil { return .folder }
        guard case .bytes(let bytes) = site.file(at: site.notFound) else { return nil }
        return .bytes(bytes, type: ContentType.of(".html"), isMissing: true)
    }

    // MARK: State

    private func tellState(_ request: HTTPRequest) async -> HTTPResponse {
        let moment = await state.next(after: request.query["after"].flatMap { Int($0) } ?? -1)
        let path = request.query["page"] ?? ""
        let page = await make { [self] () -> [UInt8] in
            guard let site = moment.site, path.hasPrefix(site.root),
                case .bytes(let bytes, _, _) = content(of: path, site)
            else { return [] }
            return bytes
        }
        let errors = moment.problems.filter(\.isError)
        let title: Message =
            "\(errors.count, one: "error", many: "errors"): what was right before is shown below"
        var json: [UInt8] = []
        JSONWriter.appendObject(to: &json) { json in
            json.member("number", moment.number)
            json.member("page", moment.site == nil ? "" : Fingerprint.short(of: page))
            json.member("title", title.text(in: language))
            json.member("hide", ("Hide" as Message).text(in: language))
            json.array("problems") { json in
                for error in errors { json.string(error.text) }
            }
        }
        return HTTPResponse(.ok, type: "application/json", body: .bytes(json))
    }
}
