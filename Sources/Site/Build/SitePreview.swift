import PictureFormats
import Content
import Dispatch
import Documents
import Languages
import Output
import Parallel
import Pictures
import Records
import Templates

/// A site of which each file is made when somebody asks for it, with the very bytes that a build would write: what is
/// shown while records are written. Any thread may ask.
///
/// ```swift
/// let (preview, diagnostics) = SitePreview.make(of: builder)
/// preview?.file(at: "instytucje/na-skraju/index.html")
/// ```
public final class SitePreview: Sendable {
    public let builder: SiteBuilder
    private let constants: [[String: Constant]]
    private let templates: [PageTemplates]
    private let sites: [Once<LocalizedSite>]
    /// The sites of an earlier state, for as long as those of this one are not made.
    private let earlier: [LocalizedSite?]

    /// The outcome of an attempt to show a state of the site.
    public struct Outcome: Sendable {
        /// Nil where too much is wrong with it.
        public var preview: SitePreview?
        /// The problems found by now; `check` finds the rest.
        public var diagnostics: [Diagnostic]
    }

    /// - Parameters:
    ///   - builder: a state of the site, of a content folder.
    ///   - previous: the state before, of which what did not change is used again.
    ///   - changed: the files that changed since, relative to the content folder; nil means that any may have.
    ///   - reading: the reading of newer states, for which all that is made later waits.
    public static func make(
        of builder: SiteBuilder, after previous: SitePreview? = nil, changed: Set<String>? = nil,
        yieldingTo reading: DispatchGroup = DispatchGroup()
    ) -> Outcome {
        guard builder.content != nil else { return Outcome(preview: nil, diagnostics: []) }
        var diagnostics = builder.assets.problems(in: builder.templates.path)
        let constants = builder.vocabularies.indices.map(builder.constants)
        let templates: [PageTemplates]?
        if let previous, previous.builder.templates.templates == builder.templates.templates,
            previous.constants == constants
        {
            templates = previous.templates
        } else {
            templates = builder.compile(constants, &diagnostics)
        }
        let studio = PictureStudio(cache: builder.pictureCache.map { PictureCache(folder: $0) })
        defer { studio.close() }
        let mode = PicturePublisher.Mode.publish(studio, NoOutput())
        if let previous {
            builder.pictures.start(mode, after: previous.builder.pictures) { changed?.contains($0) ?? true }
        } else {
            builder.pictures.start(mode)
        }
        let uses = PictureUse.all(in: builder.plan)
        let found = builder.parallel.map(count: uses.count) { index in
            PictureFindings.diagnostics(
                uses[index], builder.pictures.make(uses[index]),
                at: builder.catalogue.fileOrigins[uses[index].file])
        }
        diagnostics += found.flatMap { $0 }
        guard let templates, !diagnostics.contains(where: { $0.severity == .error }) else {
            return Outcome(preview: nil, diagnostics: SiteBuilder.sorted(diagnostics))
        }
        let isSameButRecords =
            previous.map { previous in
                changed?.allSatisfy { $0.hasPrefix("institutions/") } == true && previous.constants == constants
                    && previous.builder.templates.assets == builder.templates.assets
                    && previous.builder.plan.date == builder.plan.date
                    && previous.builder.texts.elementsEqual(builder.texts, by: ===)
            } ?? false
        let preview = SitePreview(
            builder, constants, templates, after: isSameButRecords ? previous : nil, reading)
        return Outcome(preview: preview, diagnostics: SiteBuilder.sorted(diagnostics))
    }

    private init(
        _ builder: SiteBuilder, _ constants: [[String: Constant]], _ templates: [PageTemplates],
        after previous: SitePreview?, _ reading: DispatchGroup
    ) {
        self.builder = builder
        self.constants = constants
        self.templates = templates
        let media = Once { builder.media }
        let similar = Once { SimilarAnimals(builder.plan) }
        // What was made by now is taken now: who asks later must not keep all states before alive.
        let earlier = builder.vocabularies.indices.map { index in
            previous.flatMap { $0.sites[index].made ?? $0.earlier[index] }
        }
        self.earlier = earlier
        let parallel = builder.parallel.yielding(to: reading)
        sites = builder.vocabularies.indices.map { index in
            Once {
                builder.localizedSite(
                    index, media: media(), similar: similar(), after: earlier[index], parallel: parallel)
            }
        }
    }

    /// The path that all of the site's addresses begin with, with a slash at both ends.
    public var root: String { builder.urls.root }

    /// The file of the page for addresses that lead nowhere.
    public var notFound: String { builder.urls.address(of: .notFound, builder.texts[0].language).file }

    /// - Parameter path: relative to the site's root, not percent-encoded: `instytucje/na-skraju/index.html`.
    public func file(at path: String) -> PublishedContent? {
        page(at: path).map { .bytes($0) } ?? builder.files.lazy.compactMap { $0.file(path) }.first
    }

    // MARK: Pages

    private func page(at path: String) -> [UInt8]? {
        guard path == "index.html" || path.hasSuffix("/index.html") else {
            return builder.universalPages.first { builder.urls.address(of: $0, builder.texts[0].language).file == path }
                .map { render($0, 0) }
        }
        let folder = path.dropLast("index.html".count)
        guard case .page(let page)? = try? builder.byAddress.target("/" + folder) else { return nil }
        for (index, text) in builder.texts.enumerated() {
            guard builder.urls.address(of: page, text.language).file == path else { continue }
            return render(page, index)
        }
        return nil
    }

    private func render(_ page: Page, _ language: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        templates[language].render(page, of: sites[language](), into: &bytes)
        return bytes
    }

    // MARK: Checking

    /// Returns the problems of the pages of some records: links in their descriptions that lead nowhere.
    /// - Parameter files: of records, relative to the content folder.
    public func check(_ files: Set<String>) -> [Diagnostic] {
        func check(_ texts: Localized<Prose>, on page: Page) {
            for text in texts.entries { _ = builder.prose.compose(text.value, on: page, text.language) }
        }
        let folders = Set(files.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
        for (place, entry) in builder.catalogue.institutions.enumerated()
        where folders.contains("institutions/\(entry.record.id)") {
            if files.contains(entry.source) { check(entry.record.description, on: .institution(place, page: 1)) }
            for (number, animal) in zip(builder.plan.animalsOfInstitution[place], entry.animals)
            where files.contains(animal.source) {
                check(animal.record.description, on: .animal(number))
            }
        }
        return builder.prose.diagnostics
    }

    /// Everything that a build would find; nil where it was given up.
    /// - Parameter isUnwanted: asked from time to time.
    public func check(isUnwanted: () -> Bool) -> [Diagnostic]? {
        var diagnostics = builder.collisions
        for language in templates.indices {
            for page in builder.pages {
                if isUnwanted() { return nil }
                _ = render(page, language)
            }
        }
        let content = builder.content ?? DiskContent(root: "")
        for path in builder.catalogue.staticFiles {
            if isUnwanted() { return nil }
            diagnostics += StaticFile(path: path, in: content, builder.pictures).problems
        }
        return SiteBuilder.sorted(builder.prose.diagnostics + builder.withPublicationProblems(diagnostics))
    }
}
