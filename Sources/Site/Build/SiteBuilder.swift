import Files
import Content
import Documents
import Languages
import Output
import Parallel
import Pictures
import Records
import Search
import Synchronization
import Templates

/// Makes a site of a catalogue and templates: first everything is checked, then every page of every language is
/// rendered.
///
/// ```swift
/// let builder = SiteBuilder(catalogue: catalogue, texts: texts, templates: templates, date: today, content:
/// DiskContent(root: "content")) let output = try StagedOutput(folder: "public") let result = try builder.build(into: output) { progress
/// in ... }
/// ```
public final class SiteBuilder: Sendable {
    public let catalogue: Catalogue
    let plan: SitePlan
    /// The pages that exist once for all languages.
    let universalPages: [Page]
    let texts: [Texts]
    let templates: TemplateFolder
    let content: DiskContent?
    let parallel: Parallel
    let pictureCache: String?
    let publication: Publication
    /// The files beside the pages.
    let files: [SiteFiles]
    private let codes: TransferCodes
    let byAddress: AddressLinks

    var pages: [Page] { publication.pages }
    var urls: SiteURLs { publication.urls }
    var assets: SiteAssets { publication.assets }
    var prose: ProseRenderer { publication.prose }
    var pictures: PicturePublisher { publication.pictures }
    var vocabularies: [Vocabulary] { publication.vocabularies }

    /// The outcome of a build or check.
    public struct Result: Sendable {
        /// Sorted; each once.
        public var diagnostics: [Diagnostic]
        public var statistics: BuildStatistics

        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// - Parameters:
    ///   - catalogue: the records.
    ///   - texts: what the site says, one for each of its languages.
    ///   - templates: what the pages look like.
    ///   - date: the day of the build, in the site's time zone.
    ///   - searchWords: what search knows of the site's languages.
    ///   - content: where the records' pictures are; nil where none is to be read and copied.
    ///   - pictureCache: a folder that keeps what was made of pictures and scripts for the next build; nil where none is wanted.
    ///   - previous: the builder of an earlier state of the same site, of which what did not change is used again.
    ///   - isPublished: false where the site is checked alone.
    ///   - parallel: how many cores to use.
    public init(
        catalogue: Catalogue, texts: [Texts], templates: TemplateFolder, searchWords: [SearchWords] = [],
        date: CalendarDate, content: DiskContent?, pictureCache: String? = nil, after previous: SiteBuilder? = nil,
        isPublished: Bool = true, parallel: Parallel = Parallel()
    ) {
        self.catalogue = catalogue
        self.templates = templates
        self.content = content
        self.parallel = parallel
        self.pictureCache = pictureCache
        let languages = catalogue.settings.languages
        // In the site's order, whatever order they were loaded in.
        let texts = languages.compactMap { language in texts.first { $0.language == language } }
        self.texts = texts
        let plan = SitePlan(catalogue, on: date)
        self.plan = plan
        universalPages = PageTemplate.types.filter { !$0.isInEveryLanguage && $0.exists(in: plan) }.map { Page($0) }
        let urls = SiteURLs(plan, words: SiteBuilder.pathWords(texts))
        let pictures = PicturePublisher(urls, content: content)
        let naming = FileNaming(isPublished: isPublished, beside: catalogue.staticFiles)
        let known = previous.flatMap { $0.templates.assets == templates.assets ? $0.assets : nil }
        let vocabularies = texts.map { text in
            previous?.vocabularies.first { $0.texts === text && $0.languages == languages }
                ?? Vocabulary(text, languages: languages)
        }
        // Larger files are no records.
        let locator = ProseLocator { file in
            try? content?.read(file, limit: 1 << 24)
        }
        let prose = ProseRenderer(plan, tableLabels: texts.map { ($0.language, $0(.tableLabel)) }, locator: locator)
        publication = Publication(
            plan, plan.pages(of: PageTemplate.types), urls: urls,
            assets: known
                ?? SiteAssets(templates.assets, naming: naming, cache: pictureCache.map { CacheFolder(path: $0) }),
            prose: prose, pictures: pictures,
            vocabularies: vocabularies, naming: naming, isPublished: isPublished)
        files = SiteFiles.all(
            of: publication, search: SearchSite(publication, words: searchWords, parallel: parallel),
            content: content)
        codes = TransferCodes(isShared: texts.count > 1)
        byAddress = AddressLinks(
            plan, PageTemplate.types, words: texts.map { ($0.language, $0.pathWords) },
            files: files.flatMap { $0.claims.map { Address(file: $0.file) } }
                + universalPages.map { urls.address(of: $0, languages[0]) })
        prose.use(
            LinkResolver(
                urls: urls, sources: SourceLinks(plan, PageTemplate.types), byAddress: byAddress,
                anchors: PageAnchors(plan, texts) { prose.headings(of: $0, on: $1, reserved: $2) },
                pictures: pictures, home: .home))
    }

    private static func pathWords(_ texts: [Texts]) -> [Language: PathWords] {
        Dictionary(texts.map { ($0.language, $0.pathWords) }) { first, _ in first }
    }

    /// The translations that are missing.
    public var translationReport: TranslationReport { TranslationReport(of: catalogue) }

    /// Everything that a build does to find problems.
    public func check(progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }) -> Result {
        do throws(OutputError) {
            pictures.start(.check)
            return try make(files.filter(\.findsProblems), into: HostLimits(NoOutput()), progress)
        } catch {
            // Nothing is written, so nothing can fail to be written.
            return Result(diagnostics: [], statistics: BuildStatistics())
        }
    }

    /// Renders the site. Where the result has errors, the output is not whole and must not be published. Progress may
    /// be told by any thread.
    /// - Parameter reuse: the files of the last build, of which those are taken over that would be the same.
    public func build(
        into output: some SiteOutput, reusing reuse: FileReuse? = nil,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) throws(OutputError) -> Result {
        if let failure = assets.failure { throw .failed(failure) }
        let studio = PictureStudio(cache: pictureCache.map { PictureCache(folder: $0) })
        defer { studio.close() }
        let output = HostLimits(output)
        pictures.start(.publish(studio, output))
        return try make(files, into: output, reusing: reuse, progress)
    }

    /// Returns what the next build has to know of the files of this one.
    /// - Parameter published: returns the states of files of the site.
    public func memory(
        of reuse: FileReuse, _ published: ([(path: String, file: PublishedFile)]) -> [PublishedFile?]
    ) -> FileMemory {
        reuse.memory(distant: prose.filesWithDistantLinks, published)
    }

    /// Makes the pages and files of some kinds.
    private func make(
        _ files: [SiteFiles], into output: HostLimits<some SiteOutput>, reusing reuse: FileReuse? = nil,
        _ progress: @escaping @Sendable (BuildProgress) -> Void
    ) throws(OutputError) -> Result {
        var diagnostics = assets.problems(in: templates.path) + collisions
        let constants = vocabularies.indices.map(self.constants)
        let compiled = compile(constants, &diagnostics)
        guard let compiled, !diagnostics.contains(where: { $0.severity == .error }) else {
            return Result(diagnostics: SiteBuilder.sorted(diagnostics), statistics: BuildStatistics())
        }

        let uses = content == nil ? [] : PictureUse.all(in: plan)
        let total = pages.count * texts.count + universalPages.count + uses.count + files.reduce(0) { $0 + $1.steps }
        output.expect(catalogue.staticFiles)
        var work = WorkQueue(total: total, parallel, output, reuse: reuse, report: progress)
        diagnostics += try makePictures(uses, by: work)
        let media = media
        let similar = SimilarAnimals(plan)
        if let reuse, let terms = terms(constants, reuse.terms) {
            work.keys = FileKeys(plan, media, similar, terms: terms, distant: reuse.last.distant)
        }
        // The same in every language.
        let keys = parallel.map(count: work.keys == nil ? 0 : pages.count, grain: 64) { [pages, keys = work.keys] in
            keys?.key(of: pages[$0])
        }
        for (index, templates) in compiled.enumerated() {
            let site = localizedSite(index, media: media, similar: similar)
            let pages = index == 0 ? pages + universalPages : pages
            try work.write(count: pages.count, grain: 16) { [urls, listKeys = work.keys] number in
                guard number < keys.count, let key = keys[number] ?? listKeys?.key(of: pages[number], in: site) else {
                    return nil
                }
                return FileReuse.Candidate(path: urls.address(of: pages[number], site.language).file, key: key)
            } _: { [urls] number, bytes in
                templates.render(pages[number], of: site, into: &bytes)
                return urls.address(of: pages[number], site.language).file
            }
        }
        codes.forget()
        var unpublishable: [Diagnostic] = []
        for kind in files { unpublishable += try kind.write(work) }
        if let failure = pictures.failure { throw failure }
        diagnostics += prose.diagnostics + withPublicationProblems(unpublishable)
        diagnostics += output.problems(on: catalogue.settings.host, content: content)
        var statistics = BuildStatistics()
        statistics.pages = pages.count * texts.count + universalPages.count
        statistics.languages = texts.count
        return Result(diagnostics: SiteBuilder.sorted(diagnostics), statistics: statistics)
    }

    /// Returns a hash of all but the day that is the same for all pages; nil where records have no digests.
    private func terms(_ constants: [[String: Constant]], _ terms: KeyedHash) -> KeyedHash? {
        guard let digest = catalogue.digest else { return nil }
        var terms = terms
        terms.combine(digest)
        terms.combine(catalogue.settings.baseURL.text)
        terms.combine(plan.gazetteer?.country.code ?? "")
        for constants in constants { terms.combine(.object(constants)) }
        return terms
    }

    /// Adds the problems of files that are published as they are. Whoever mends them opens the file anyway, so that no
    /// other problem of it is told.
    func withPublicationProblems(_ others: [Diagnostic]) -> [Diagnostic] {
        let problems = publicationProblems
        let files = Set(problems.map(\.file))
        return problems + others.filter { !files.contains($0.file) }
    }

    /// The problems of files that are published as they are. Those that fields of records name have been looked at.
    private var publicationProblems: [Diagnostic] {
        guard let content else { return [] }
        let known = Set(MediaLibrary.copiedFiles(of: plan))
        let attachments = prose.attachments.filter { !known.contains($0) }
        let found = parallel.map(count: attachments.count) { [prose] index -> [Diagnostic] in
            let file = attachments[index]
            guard let place = prose.place(ofAttachment: file) else { return [] }
            if MediaType.isDrawing(file) {
                return content.drawingProblems(of: file).map {
                    $0.diagnostic(file: place.file, line: place.line, column: place.column, length: place.length)
                }
            }
            let problem = content.positionProblem(of: file)
            return problem.map {
                [$0.diagnostic(file: place.file, line: place.line, column: place.column, length: place.length)]
            } ?? []
        }
        let staticFiles = catalogue.staticFiles.map { "static/" + $0 }
        let ofStaticFiles = parallel.map(count: staticFiles.count) { index in
            content.positionProblem(of: staticFiles[index])?.diagnostic(file: staticFiles[index])
        }
        return found.flatMap { $0 } + ofStaticFiles.compactMap { $0 }
    }

    static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] { Set(diagnostics).sorted() }

    /// The records' pictures, as far as they are made.
    var media: MediaLibrary { MediaLibrary(plan, pictures) }

    var collisions: [Diagnostic] {
        plan.collisions(
            of: pages, PageTemplate.types, words: SiteBuilder.pathWords(texts), urls: urls,
            claims: files.flatMap(\.claims)
                + universalPages.map {
                    Claim(
                        file: urls.address(of: $0, texts[0].language).file, owner: $0.type.collectiveName, origin: nil,
                        rank: .fixed)
                },
            textsFile: { [templates] in "\(templates.path)/texts/\($0).yml" })
    }

    /// Makes what is published of the records' pictures, and says what is wrong with them.
    private func makePictures(_ uses: [PictureUse], by work: WorkQueue) throws(OutputError) -> [Diagnostic] {
        let findings = Mutex<[Diagnostic]>([])
        try work.each(count: uses.count) { [pictures, catalogue] index throws(OutputError) in
            let outcome = pictures.make(uses[index])
            if let failure = outcome.failure { throw failure }
            let found = PictureFindings.diagnostics(
                uses[index], outcome, at: catalogue.fileOrigins[uses[index].file])
            guard !found.isEmpty else { return }
            findings.withLock { $0 += found }
        }
        return findings.withLock { $0 }
    }

    /// The templates of every language; nil where one does not compile, with every problem reported.
    /// - Parameter constants: what templates may name on every page, for each language.
    func compile(_ constants: [[String: Constant]], _ diagnostics: inout [Diagnostic]) -> [PageTemplates]? {
        var compiler = TemplateCompiler(TemplateSources(templates.templates), constants: constants)
        let pages = PageTemplates.all(&compiler)
        for var problem in compiler.problems {
            problem.file = "\(templates.path)/\(problem.file).mustache"
            diagnostics.append(problem)
        }
        return constants.isEmpty ? nil : pages
    }

    /// Returns the values that templates may name on every page of the language of that place.
    func constants(_ index: Int) -> [String: Constant] {
        SiteConstants(records: publication[texts[index].language]).all
    }

    /// The site in the language of that place.
    /// - Parameters:
    ///   - previous: that of an earlier state of the site that differs in records of institutions alone.
    ///   - parallel: nil means the builder's own.
    func localizedSite(
        _ index: Int, media: MediaLibrary, similar: SimilarAnimals, after previous: LocalizedSite? = nil,
        parallel: Parallel? = nil
    ) -> LocalizedSite {
        LocalizedSite(
            PageModelBuilder(publication[texts[index].language], media: media, codes: codes), similar: similar,
            after: previous, parallel: parallel ?? self.parallel)
    }
}
