import Content
import Documents
import Output
import PublicationSafety
import Records
import Synchronization

/// An output that notes what a host would refuse: too many files, and files that are too large.
final class HostLimits<Output: SiteOutput>: SiteOutput {
    private let output: Output
    private let count = Atomic(0)
    /// The files past the limit with their sizes: the source of one that is copied, else the path of the site.
    private let large = Mutex<[(file: String, isSource: Bool, bytes: Int)]>([])

    init(_ output: Output) { self.output = output }

    func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(OutputError) {
        note(path, isSource: false, bytes: bytes.count)
        try output.write(bytes, to: path)
    }

    func copy(file source: String, to path: String) throws(OutputError) {
        note(source, isSource: true, bytes: FileBytes(path: source)?.count ?? 0)
        try output.copy(file: source, to: path)
    }

    func takeOver(_ path: String, _ known: PublishedFile) throws(OutputError) -> Bool {
        guard try output.takeOver(path, known) else { return false }
        note(path, isSource: false, bytes: known.size)
        return true
    }

    func expect(_ paths: [String]) { output.expect(paths) }

    private func note(_ file: String, isSource: Bool, bytes: Int) {
        count.add(1, ordering: .relaxed)
        if bytes > SiteHost.cloudflareFileSize { large.withLock { $0.append((file, isSource, bytes)) } }
    }

    /// Returns the warnings of what a host would refuse of what was written.
    func problems(on host: SiteHost?, content: DiskContent?) -> [Diagnostic] {
        guard host == .cloudflare else { return [] }
        let files = count.load(ordering: .relaxed)
        var problems = large.withLock { $0 }.map { file in
            Diagnostic(
                id: "host-limit", severity: .warning,
                file: file.isSource ? content?.path(at: file.file) ?? "site.yml" : "site.yml",
                message:
                    "Cloudflare Pages refuses \"\(file.file)\": it has \(file.bytes >> 20) MiB, and 25 are the most that it takes",
                suggestion: "make the film shorter or its picture smaller, or link to it at another host")
        }
        if files > SiteHost.cloudflareFiles {
            problems.append(
                Diagnostic(
                    id: "host-limit", severity: .warning, file: "site.yml",
                    message: "Cloudflare Pages takes \(SiteHost.cloudflareFiles) files, and the site has \(files)",
                    suggestion:
                        "publish fewer pictures, take animals out that went home long ago, or choose a host without this limit"
                ))
        }
        return problems
    }
}

extension SiteHost {
    /// The most files of a site of Cloudflare Pages (developers.cloudflare.com/pages/platform/limits).
    fileprivate static let cloudflareFiles = 20_000
    /// The most bytes of one of them: 25 MiB.
    fileprivate static let cloudflareFileSize = 25 << 20
}
