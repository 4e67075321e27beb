import Documents
import Parallel
import Records

/// Turns a content folder into a catalogue, or into everything that is wrong with it.
public struct CatalogueLoader: Sendable {
    private let source: any ContentSource
    private let today: CalendarDate
    private let includesDrafts: Bool
    private let memory: RecordMemory?
    private let parallel: Parallel

    /// - Parameters:
    ///   - source: the content folder.
    ///   - today: the day of the build, at which ages are told and after which dates are in the future.
    ///   - includesDrafts: whether records that are not to be published yet become part of the catalogue. What is wrong with
    ///     them is told anyway.
    ///   - memory: what was read before, of which only what changed since is read again.
    ///   - parallel: how many cores to use.
    public init(
        source: any ContentSource, today: CalendarDate, includesDrafts: Bool = false, memory: RecordMemory? = nil,
        parallel: Parallel = Parallel()
    ) {
        self.source = source
        self.today = today
        self.includesDrafts = includesDrafts
        self.memory = memory
        self.parallel = parallel
    }

    public struct Result: Sendable {
        /// All that could be used. Publish it only where no diagnostic is an error. Nil where the settings or the home page cannot
        /// be used.
        public var catalogue: Catalogue?
        /// Sorted.
        public var diagnostics: [Diagnostic]
        /// Ids of records that exist and could not be used, so that links to them are not called broken.
        public var failedRecords: Set<String>
        /// The site's languages; the usual ones where the settings do not tell.
        public var languages: [Language]
    }

    /// The time zone that `site.yml` gives, or the usual one: what "today" means has to be known before all else is read.
    public static func timeZone(of source: any ContentSource) -> String {
        let usual = "Europe/Warsaw"
        var ignored: [Diagnostic] = []
        guard let bytes = try? source.read("site.yml", limit: ContentReader.recordLimit),
            let file = SourceFile(name: "site.yml", bytes: bytes, diagnostics: &ignored),
            let zone = YAMLReader.read(file, keyNames: FieldNames.keys, diagnostics: &ignored)?.root["timeZone"]?.text
        else { return usual }
        return TimeZoneNames.all.contains(zone) ? zone : usual
    }

    public func load() throws(ContentSourceError) -> Result {
        let root = try source.list()
        var diagnostics: [Diagnostic] = []
        var failedRecords: Set<String> = []
        var references = FileReferences()
        FolderCheck.reportUnusableEntries(in: root, diagnostics: &diagnostics)

        let reader = ContentReader(source: source)
        let pageLoading = PageLoading(reader: reader, today: today)
        let (settings, languages) = pageLoading.settings(in: root, diagnostics: &diagnostics)

        let home = loadHome(in: root, pageLoading, languages, &references, &diagnostics)
        let (pages, menuPlaces) = loadPages(in: root, pageLoading, languages, &references, &diagnostics, &failedRecords)
        let institutions = loadInstitutions(
            in: root, reader, languages, staleAfterDays: settings?.staleAfterDays ?? 90, &references, &diagnostics,
            &failedRecords)
        let published = includesDrafts ? institutions : CatalogueLoader.withoutDrafts(institutions)
        let baskets = loadBaskets(
            in: root, pageLoading, languages, published, &references, &diagnostics, &failedRecords)
        let staticFiles =
            root.folder("static").map(FolderCheck.allFiles)?.map { String($0.dropFirst("static/".count)) } ?? []

        let attachments = FolderCheck.attachments(in: root)
        references.reportUnused(in: root, home: home, pages: pages, baskets: baskets, diagnostics: &diagnostics)
        let publishedPages = pages.filter { includesDrafts || !$0.isDraft }
            .sorted { ($0.order ?? Int.max, $0.slug) < ($1.order ?? Int.max, $1.slug) }
        MenuCheck(menus: PageMenus(publishedPages), places: menuPlaces).report(&diagnostics)
        var catalogue: Catalogue?
        if let settings, let home {
            catalogue = Catalogue(
                settings: settings, home: home, pages: publishedPages, institutions: published,
                baskets: baskets.filter { includesDrafts || !$0.isDraft },
                staticFiles: staticFiles, attachments: attachments,
                fileOrigins: references.files)
        }
        return Result(
            catalogue: catalogue, diagnostics: diagnostics.sorted(), failedRecords: failedRecords,
            languages: languages)
    }

    /// Institutions that are drafts go with all their animals; nobody is bonded with an animal that nobody sees.
    private static func withoutDrafts(_ institutions: [InstitutionEntry]) -> [InstitutionEntry] {
        institutions.compactMap { entry in
            if entry.record.isDraft { return nil }
            let drafts = Set(entry.animals.lazy.filter(\.record.isDraft).map(\.record.id))
            guard !drafts.isEmpty else { return entry }
            let animals = entry.animals.compactMap { animal -> AnimalEntry? in
                if drafts.contains(animal.record.id) { return nil }
                guard !drafts.isDisjoint(with: animal.record.bondedWith) else { return animal }
                var record = animal.record
                record.bondedWith.removeAll(where: drafts.contains)
                return AnimalEntry(record: record, source: animal.source)
            }
            return InstitutionEntry(record: entry.record, source: entry.source, animals: animals)
        }
    }

    private func loadHome(
        in root: ContentFolder, _ loading: PageLoading, _ languages: [Language], _ references: inout FileReferences,
        _ diagnostics: inout [Diagnostic]
    ) -> Home? {
        let names = root.files.compactMap { RecordFileName($0) }.filter { $0.stem == "home" }
        let groups = RecordGroups(names, in: root, languages: languages, allowsArrays: false)
        diagnostics += groups.diagnostics
        references.records.formUnion(names.map { root.path(of: $0.file) })
        guard let group = groups.groups.first, group.record != nil else {
            diagnostics.append(
                Diagnostic(
                    id: "missing-file", file: "home.md", message: "the home page is missing",
                    suggestion: "write home.md with a title"))
            return nil
        }
        let outcome = loading.home(group, in: root, languages: languages)
        diagnostics += outcome.diagnostics
        references.add(outcome.referencedFiles)
        return outcome.record
    }

    private func loadPages(
        in root: ContentFolder, _ loading: PageLoading, _ languages: [Language], _ references: inout FileReferences,
        _ diagnostics: inout [Diagnostic], _ failedRecords: inout Set<String>
    ) -> (pages: [StandalonePage], menuPlaces: [RecordID: MenuCheck.Place]) {
        guard let folder = root.folder("pages") else { return ([], [:]) }
        let names = folder.files.compactMap { RecordFileName($0) }
        let groups = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
        diagnostics += groups.diagnostics
        references.records.formUnion(names.map { folder.path(of: $0.file) })
        let outcomes = parallel.map(count: groups.groups.count, grain: 8) { index in
            loading.page(groups.groups[index], in: folder, languages: languages)
        }
        var menuPlaces: [RecordID: MenuCheck.Place] = [:]
        for outcome in outcomes {
            diagnostics += outcome.diagnostics
            references.add(outcome.referencedFiles)
            if let page = outcome.record {
                menuPlaces[page.slug] = outcome.root.map { MenuCheck.Place($0["menu"] ?? $0["title"] ?? $0) }
            } else {
                failedRecords.insert(outcome.file)
            }
        }
        return (outcomes.compactMap(\.record), menuPlaces)
    }

    private func loadInstitutions(
        in root: ContentFolder, _ reader: ContentReader, _ languages: [Language], staleAfterDays: Int,
        _ references: inout FileReferences, _ diagnostics: inout [Diagnostic], _ failedRecords: inout Set<String>
    ) -> [InstitutionEntry] {
        guard let folder = root.folder("institutions"), !folder.folders.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    id: "no-institutions", severity: .warning, file: "institutions",
                    message: "there are no institutions yet",
                    suggestion: "add a folder with an institution.md"))
            return []
        }
        let work = InstitutionWork(
            folders: folder.folders, reader: reader, languages: languages, today: today,
            staleAfterDays: staleAfterDays, memory: memory)
        let outcome = work.load(parallel)
        diagnostics += outcome.diagnostics
        references.add(outcome.referencedFiles)
        references.unusedByInstitutions = outcome.unusedFiles
        failedRecords.formUnion(outcome.failedRecords)
        return outcome.institutions
    }

    private func loadBaskets(
        in root: ContentFolder, _ loading: PageLoading, _ languages: [Language], _ institutions: [InstitutionEntry],
        _ references: inout FileReferences, _ diagnostics: inout [Diagnostic], _ failedRecords: inout Set<String>
    ) -> [Basket] {
        guard let folder = root.folder("baskets") else { return [] }
        let names = folder.files.compactMap { RecordFileName($0) }
        let groups = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
        diagnostics += groups.diagnostics
        references.records.formUnion(names.map { folder.path(of: $0.file) })
        let check = BasketCheck(institutions, failed: failedRecords)
        return groups.groups.compactMap { group in
            let outcome = loading.basket(group, in: folder, languages: languages)
            diagnostics += outcome.diagnostics
            references.add(outcome.referencedFiles)
            let basket = outcome.record.flatMap { check.checked($0, outcome.root, diagnostics: &diagnostics) }
            if basket == nil { failedRecords.insert(outcome.file) }
            return basket
        }
    }
}
