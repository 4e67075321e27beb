import Content
import Documents
import Output
import Parallel
import PictureFormats
import Pictures
import Records
import Search
import Synchronization

/// A kind of files that a site has beside its pages: their paths are claimed, links may lead to them, a build writes
/// all of them, and a preview makes one.
struct SiteFiles: Sendable {
    /// The claims of the paths that are known before a file is made. Where names tell bytes, one path claims the
    /// folder.
    let claims: [Claim]
    /// The number of steps of a build's progress.
    let steps: Int
    /// True if making the files may find problems, so that a check makes them, too.
    var findsProblems = false
    /// Writes all files, and returns what keeps some from being published.
    let write: @Sendable (WorkQueue) throws(OutputError) -> [Diagnostic]
    /// Returns the content of the file at a path; nil where it is none of these.
    let file: @Sendable (_ path: String) -> PublishedContent?

    /// Returns all kinds of files of a site: a new kind is a line here.
    /// - Parameter content: the folder of the records' own files; nil where none is to be published.
    static func all(
        of publication: Publication, search: SearchSite, content: DiskContent?
    ) -> [SiteFiles] {
        let redirects = Redirect.all(of: publication).map { redirect in
            EmittedDocument(at: redirect.former) { redirect.append(of: publication, to: &$0) }
        }
        let kinds = EmittedDocument.all(of: publication)
        let moved = Redirect.files(of: publication)
        let renderings = moved.isEmpty ? [:] : Dictionary(kinds.map { ($0.file, $0.render) }) { first, _ in first }
        let copies = moved.compactMap { move in
            renderings[move.target.file].map { EmittedDocument(at: move.former, $0) }
        }
        return [
            documents(kinds, claims: kinds.map { own($0.file) }),
            documents(redirects + copies, claims: Redirect.claims(of: publication)),
        ] + publication.languages.map { indexes(of: search, $0) }
            + [
                assets(of: publication), recordFiles(of: publication, in: content),
                staticFiles(of: publication, in: content),
            ]
    }

    private static func own(_ file: String) -> Claim {
        Claim(file: file, owner: "a file of the site itself", origin: nil, rank: .fixed)
    }

    /// Feeds, the sitemap, the API ..., or the pages at former addresses.
    private static func documents(_ documents: [EmittedDocument], claims: [Claim]) -> SiteFiles {
        let places = Once { Dictionary(documents.enumerated().map { ($1.file, $0) }) { first, _ in first } }
        return SiteFiles(
            claims: claims, steps: documents.count,
            write: { work throws(OutputError) in
                try work.write(count: documents.count, grain: 1) { index in
                    documents[index].origin.flatMap { work.keys?.key(of: $0) }.map {
                        FileReuse.Candidate(path: documents[index].file, key: $0)
                    }
                } _: { index, bytes in
                    documents[index].render(&bytes)
                    return documents[index].file
                }
                return []
            },
            file: { path in
                places()[path].map { index in
                    var bytes: [UInt8] = []
                    documents[index].render(&bytes)
                    return .bytes(bytes)
                }
            })
    }

    /// The search index of a language.
    private static func indexes(of search: SearchSite, _ language: Language) -> SiteFiles {
        // A build makes the index once and keeps none of it.
        let kept = Once {
            Dictionary(search.files(language).map { ($0.path, $0.bytes) }) { first, _ in first }
        }
        let claimed = search.claimed(by: language)
        return SiteFiles(
            claims: claimed.map(own), steps: 1,
            write: { work throws(OutputError) in
                let files = search.files(language) { order in
                    guard let keys = work.keys, let pieces = work.reuse?.pieces else { return nil }
                    return KeptRuns(
                        known: { pieces.piece(keys.key(ofRun: $0, of: order, in: language)) },
                        keep: { pieces.keep($1, keys.key(ofRun: $0, of: order, in: language)) })
                }
                try work.write(count: files.count, grain: 16, isOneStep: true) { index, bytes in
                    bytes += files[index].bytes
                    return files[index].path
                }
                return []
            },
            file: { path in
                guard path == claimed[0] || path.hasPrefix(claimed[0].dropLast(".bin".count) + "/") else { return nil }
                return kept()[path].map { .bytes($0) }
            })
    }

    /// The style sheet, scripts, icons and drawings of the templates folder.
    private static func assets(of publication: Publication) -> SiteFiles {
        let assets = publication.assets.all
        return SiteFiles(
            claims: assets.map { own($0.address.file) }, steps: assets.count,
            write: { work throws(OutputError) in
                try work.write(count: assets.count, grain: 1) { index, bytes in
                    bytes += assets[index].bytes
                    return assets[index].address.file
                }
                return []
            }, file: { path in assets.first { $0.address.file == path }.map { .bytes($0.bytes) } })
    }

    /// The files that records and their descriptions refer to and that are published as they are: films, captions,
    /// drawings. Pictures are published by the ``PicturePublisher``.
    private static func recordFiles(of publication: Publication, in content: DiskContent?) -> SiteFiles {
        let urls = publication.urls
        let copied = MediaLibrary.copiedFiles(of: publication.plan)
        // The files that descriptions refer to are known only when all of them have been read.
        let sources = Once {
            let files = Set(copied).union(publication.catalogue.attachments.values)
            return Dictionary(files.filter { PictureFormat(named: $0) == nil }.map { (urls.media($0).file, $0) }) {
                min($0, $1)
            }
        }
        return SiteFiles(
            claims: publication.plan.colliding(copied).map {
                Claim(
                    file: urls.media($0).file, owner: "the file \"\($0)\"", origin: Origin(file: $0), rank: .staticFile)
            }, steps: content == nil ? 0 : copied.count, findsProblems: publication.settings.host == .cloudflare,
            write: { work throws(OutputError) in
                guard let content else { return [] }
                let known = Set(copied)
                let all = copied + publication.prose.attachments.filter { !known.contains($0) }
                let drawings = all.filter(MediaType.isDrawing)
                let files = all.filter { !MediaType.isDrawing($0) }
                try work.copy(count: files.count, grain: 16) { index in
                    (content.place(of: files[index]), urls.media(files[index]).file)
                }
                try work.write(count: drawings.count, grain: 4) { index, bytes in
                    bytes += content.publishableDrawing(drawings[index])
                    return urls.media(drawings[index]).file
                }
                return []
            },
            file: { path in
                if let bytes = publication.pictures.file(at: path) { return .bytes(bytes) }
                guard let content, let file = sources()[path] else { return nil }
                if MediaType.isDrawing(file) { return .bytes(content.publishableDrawing(file)) }
                return .file(content.place(of: file))
            })
    }

    /// The files below `static/`: pictures without their metadata, drawings made harmless.
    private static func staticFiles(of publication: Publication, in content: DiskContent?) -> SiteFiles {
        let files = publication.catalogue.staticFiles
        let pictures = publication.pictures
        return SiteFiles(
            // A robots.txt takes the place of the site's own.
            claims: files.filter { $0 != "robots.txt" }.map { file in
                let source = "static/\(file)"
                return Claim(
                    file: file, owner: "the file \"\(source)\"", origin: Origin(file: source), rank: .staticFile)
            }, steps: content == nil ? 0 : files.count, findsProblems: true,
            write: { work throws(OutputError) in
                guard let content else { return [] }
                let problems = Mutex<[Diagnostic]>([])
                try work.each(count: files.count) { index throws(OutputError) in
                    let file = StaticFile(path: files[index], in: content, pictures)
                    problems.withLock { $0 += file.problems }
                    switch file.published {
                    case .bytes(let bytes): try work.output.write(bytes, to: files[index])
                    case .file(let source): try work.output.copy(file: source, to: files[index])
                    case nil: break
                    }
                }
                return problems.withLock { $0 }
            },
            file: { path in
                guard let content, files.contains(path) else { return nil }
                return StaticFile(path: path, in: content, pictures).published
            })
    }
}

extension SitePlan {
    /// Returns the published files that may collide: those of one institution meet static files alone, and those of
    /// institutions called like a folder of the content.
    fileprivate func colliding(_ media: [String]) -> [String] {
        if catalogue.staticFiles.contains(where: { $0.utf8.starts(with: "media".utf8) }) { return media }
        let folders = RecordKind.ofSite.compactMap(\.folder).map { "institutions/\($0)/" }
        return media.filter { path in
            !path.utf8.starts(with: "institutions/".utf8) || folders.contains { path.utf8.starts(with: $0.utf8) }
        }
    }
}
