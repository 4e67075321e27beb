import Documents
import Files
import Parallel
import Records

/// Turns a content folder into a catalogue, or into everything that is wrong with it.
public struct CatalogueLoader: Sendable {
    private let source: any ContentSource
    private let today: CalendarDate
    private let includesDrafts: Bool
    private let memory: RecordMemory?
    private let secret: KeyedHash.Secret?
    private let parallel: Parallel

    /// - Parameters:
    ///   - source: the content folder.
    ///   - today: the day of the build, at which ages are told and after which dates are in the future.
    ///   - includesDrafts: whether records that are not to be published yet become part of the catalogue. What is wrong with
    ///     them is told anyway.
    ///   - memory: what was read before, of which only what changed since is read again.
    ///   - secret: by which digests are made of what is read; nil where nobody asks for them.
    ///   - parallel: how many cores to use.
    public init(
        source: any ContentSource, today: CalendarDate, includesDrafts: Bool = false, memory: RecordMemory? = nil,
        secret: KeyedHash.Secret? = nil, parallel: Parallel = Parallel()
    ) {
        self.source = source
        self.today = today
        self.includesDrafts = includesDrafts
        self.memory = memory
        self.secret = secret
        self.parallel = parallel
    }

    public struct Result: Sendable {
        /// Everything that could be used. Publish it only where no diagnostic is an error. Nil where the settings or
        /// the home page cannot be used.
        public var catalogue: Catalogue?
        /// Sorted.
        public var diagnostics: [Diagnostic]
        /// Ids of records that exist and could not be used, so that links to them are not called broken.
        public var failedRecords: Set<String>
        /// The site's languages; the usual ones where the settings do not tell.
        public var languages: [Language]
        /// The places at which the settings list the languages.
        public var languageOrigins: [Language: Origin]
    }

    /// Returns the time zone that `site.yml` gives, or the usual one: the day of the build has to be known before all
    /// else is read.
    public static func timeZone(of source: any ContentSource) -> String {
        let usual = "Europe/Warsaw"
        var ignored: [Diagnostic] = []
        let settings = ContentReader(source: source).settingsTree(diagnostics: &ignored)
        guard let zone = settings?.root["timeZone"]?.text else { return usual }
        return TimeZoneNames.all.contains(zone) ? zone : usual
    }

    public func load() throws(ContentSourceError) -> Result {
        let root = try source.list()
        let digested = secret.map { DigestedContent(source, $0) }
        let reader = ContentReader(source: digested ?? source)
        var diagnostics = root.unusableEntries() + MisplacedEntries(inContent: root).diagnostics
        let (settings, languages, languageOrigins) = reader.settings(in: root, today: today, diagnostics: &diagnostics)
        var content = LoadedContent(
            includesDrafts: includesDrafts, today: today,
            catalogue: Catalogue(settings: settings ?? SiteSettings(languages: languages), home: Home()),
            diagnostics: diagnostics)
        let loading = RecordLoading(
            reader: reader, languages: languages, today: today,
            staleAfterDays: content.catalogue.settings.staleAfterDays, parallel: parallel)
        let home = loadHome(in: root, loading, into: &content)
        if let home { content.catalogue.home = home }
        loadInstitutions(in: root, loading.reading(source), into: &content)
        for kind in RecordKind.ofSite {
            if let folder = kind.folder.flatMap(root.folder) { kind.load?(folder, loading, &content) }
        }
        content.references.reportUnused(in: root, diagnostics: &content.diagnostics)
        content.catalogue.staticFiles =
            root.folder("static")?.allFiles.map { String($0.dropFirst("static/".count)) } ?? []
        content.catalogue.attachments = root.allAttachments
        content.catalogue.fileOrigins = content.references.files
        content.catalogue.digest = digested?.digest
        return Result(
            catalogue: settings == nil || home == nil ? nil : content.catalogue,
            // What is no file is found in the list of its folder, and again where it is read.
            diagnostics: Set(content.diagnostics).sorted(), failedRecords: content.failedRecords, languages: languages,
            languageOrigins: languageOrigins)
    }

    private func loadHome(
        in root: ContentFolder, _ loading: RecordLoading, into content: inout LoadedContent
    ) -> Home? {
        let names = root.records.filter { $0.stem == "home" }
        guard let group = content.groups(of: names, in: root, loading.languages).first, group.record != nil else {
            content.diagnostics.report(
                "missing-file", in: "home.md", "the home page is missing", suggestion: "write home.md with a title")
            return nil
        }
        let loaded = loading.load(group, as: .home, in: root) { _ in Home() }
        content.add(loaded, .home)
        return loaded.record
    }

    private func loadInstitutions(
        in root: ContentFolder, _ loading: RecordLoading, into content: inout LoadedContent
    ) {
        guard let folder = root.folder("institutions"), !folder.folders.isEmpty else {
            content.diagnostics.report(
                "no-institutions", in: "institutions", "there are no institutions yet", severity: .warning,
                suggestion: "add a folder with an institution.md")
            return
        }
        let outcome = InstitutionWork(
            folders: folder.folders, loading: loading, memory: memory, secret: secret
        ).load()
        content.diagnostics += outcome.diagnostics
        content.references.add(outcome.referencedFiles)
        content.references.unusedByInstitutions = outcome.unusedFiles
        content.failedRecords.formUnion(outcome.failedRecords)
        content.catalogue.institutions =
            includesDrafts ? outcome.institutions : CatalogueLoader.withoutDrafts(outcome.institutions)
    }

    /// Returns the institutions without drafts and without bonds to animals that are drafts.
    private static func withoutDrafts(_ institutions: [InstitutionEntry]) -> [InstitutionEntry] {
        institutions.compactMap { entry in
            if entry.record.isDraft { return nil }
            let drafts = Set(entry.animals.lazy.filter(\.record.isDraft).map(\.record.id))
            var institution = entry.record
            if institution.walks?.isDraft == true { institution.walks = nil }
            let hasDraftTexts =
                entry.record.walks?.isDraft == true || entry.animals.contains(where: \.hasDraftTexts)
            guard !drafts.isEmpty || hasDraftTexts else { return entry }
            let animals = entry.animals.compactMap { animal -> AnimalEntry? in
                if drafts.contains(animal.record.id) { return nil }
                guard animal.hasDraftTexts || !drafts.isDisjoint(with: animal.record.bondedWith) else { return animal }
                var record = animal.record
                record.reviews.removeAll(where: \.isDraft)
                record.bondedWith.removeAll(where: drafts.contains)
                let story = animal.story.flatMap { $0.isDraft ? nil : $0 }
                return AnimalEntry(record: record, origin: animal.origin, story: story, digest: animal.digest)
            }
            return InstitutionEntry(
                record: institution, source: entry.source, animals: animals, digests: entry.digests)
        }
    }
}

extension AnimalEntry {
    /// True if a text beside the record is not to be published yet.
    fileprivate var hasDraftTexts: Bool { story?.isDraft == true || record.reviews.contains(where: \.isDraft) }
}
