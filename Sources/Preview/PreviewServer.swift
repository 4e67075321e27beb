import Dispatch
import Documents
import FlyingFox
import FlyingSocks
import Foundation
import Messages
import Output
import Site
import Synchronization

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

    /// Why nothing can be shown at a port.
    public enum Failure: Error, Sendable {
        /// Something else listens there.
        case portTaken
        /// As in errno(3).
        case system(Int32)
    }

    /// Begins to serve, until the process ends. Returns when browsers can ask.
    public func start() throws(Failure) {
        let beginning = Beginning()
        Task { [self] in
            do {
                let server = HTTPServer(
                    // An answer may wait for the next change, and an index be long in the making.
                    address: try .inet(ip4: "127.0.0.1", port: port), timeout: 120,
                    pool: PromptSockets(pool: HTTPServer.defaultPool()), logger: .disabled,
                    handler: ClosureHTTPHandler { request in await answer(request) })
                Task {
                    try await server.waitUntilListening()
                    beginning.decide(nil)
                }
                Task { await remind() }
                try await server.run()
            } catch SocketError.failed(_, let code, _) {
                beginning.decide(code == EADDRINUSE ? .portTaken : .system(code))
            } catch {
                beginning.decide(.system(EIO))
            }
        }
        try beginning.wait()
    }

    /// Whether a server could begin.
    private final class Beginning: Sendable {
        private let outcome = Mutex<Failure??>(nil)
        private let isDecided = DispatchSemaphore(value: 0)

        /// What is decided later is not heard.
        func decide(_ failure: Failure?) {
            outcome.withLock { $0 = $0 ?? .some(failure) }
            isDecided.signal()
        }

        func wait() throws(Failure) {
            isDecided.wait()
            if let failure = outcome.withLock({ $0 ?? nil }) { throw failure }
        }
    }

    private func remind() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(20))
            state.remind()
        }
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        // A foreign site that takes a name for this machine must not read what is not published yet.
        guard isOwn(request.headers[.host]) else { return HTTPResponse(statusCode: .forbidden) }
        guard request.method == .GET || request.method == .HEAD else {
            return HTTPResponse(statusCode: .methodNotAllowed, headers: fields([HTTPHeader("Allow"): "GET, HEAD"]))
        }
        // A worker would go on showing what it kept after the preview has ended.
        if request.headers[HTTPHeader("Service-Worker")] != nil { return HTTPResponse(statusCode: .notFound) }
        let path = request.target.path(percentEncoded: false)
        switch path {
        case PreviewScript.folder + "script.js": return text(PreviewScript.script, ContentType.of(".js"))
        case PreviewScript.folder + "style.css": return text(PreviewScript.style, ContentType.of(".css"))
        case PreviewScript.folder + "state": return await tellState(request)
        default: return await page(path, request)
        }
    }

    private func isOwn(_ host: String?) -> Bool {
        guard let host else { return false }
        let name = host.hasSuffix(":\(port)") ? host.dropLast(":\(port)".count) : host[...]
        return ["localhost", "127.0.0.1"].contains(name.lowercased())
    }

    /// Nothing of a preview is to be kept, unless the fields say otherwise.
    private func fields(_ fields: [HTTPHeader: String]) -> HTTPHeaders {
        HTTPHeaders(fields.merging([.cacheControl: "no-store"]) { one, _ in one })
    }

    /// How long a file may be kept: what has its fingerprint in its name is the same for ever, and need not be fetched again
    /// when a page is loaded anew.
    private func keeping(_ path: String, _ site: SitePreview) -> String {
        path.hasPrefix(site.root + "assets/") ? "max-age=31536000, immutable" : "no-store"
    }

    private func text(_ text: String, _ type: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: fields([.contentType: type]), body: Data(text.utf8))
    }

    private func make<Value: Sendable>(_ make: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: make()) }
        }
    }

    // MARK: Pages

    private func page(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
        let moment = state.moment
        guard let site = moment.site else {
            // Nothing could be shown yet: what is wrong stands alone.
            return html(Array(PreviewScript.emptyPage.utf8), moment, .ok)
        }
        guard path.hasPrefix(site.root) else {
            return HTTPResponse(statusCode: .found, headers: fields([.location: site.root]))
        }
        let found = await make { [self] in content(of: path, site) }
        switch found {
        case .bytes(let bytes, let type, let isMissing):
            if type.hasPrefix("text/html") { return html(bytes, moment, isMissing ? .notFound : .ok) }
            return HTTPResponse(
                statusCode: .ok, headers: fields([.contentType: type, .cacheControl: keeping(path, site)]),
                body: Data(bytes))
        case .file(let file, let type):
            let handler = FileHTTPHandler(
                path: URL(fileURLWithPath: file), contentType: type, cacheControl: [.noStore])
            return (try? await handler.handleRequest(request)) ?? HTTPResponse(statusCode: .notFound)
        case .folder: return HTTPResponse(statusCode: .found, headers: fields([.location: request.target.path() + "/"]))
        case nil: return HTTPResponse(statusCode: .notFound)
        }
    }

    private func html(_ bytes: [UInt8], _ moment: PreviewState.Moment, _ status: HTTPStatusCode) -> HTTPResponse {
        let tag = PreviewScript.tag(number: moment.number, digest: Fingerprint.short(of: bytes))
        return HTTPResponse(
            statusCode: status,
            headers: fields([.contentType: ContentType.of(".html")]), body: Data(bytes + Array(tag.utf8)))
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
        let query = request.query
        func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
        let moment = await state.next(after: value("after").flatMap { Int($0) } ?? -1)
        let path = value("page") ?? ""
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
        JSONWriter.append(to: &json) { json in
            json.object { json in
                json.member("number", moment.number)
                json.member("page", moment.site == nil ? "" : Fingerprint.short(of: page))
                json.member("title", title.text(in: language))
                json.member("hide", ("Hide" as Message).text(in: language))
                json.member("problems") { json in
                    json.array { json in
                        for error in errors { json.string(error.text) }
                    }
                }
            }
        }
        return HTTPResponse(
            statusCode: .ok, headers: fields([.contentType: "application/json"]), body: Data(json))
    }
}
