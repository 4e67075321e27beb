import Documents
import Search
import Site

/// What is counted. Each does the same work on every run, on the same few dozen records.
enum Benchmark: String, CaseIterable {
    case frontMatter = "front-matter"
    case records
    case markdown
    case texts
    case templates
    case animalPages = "animal-pages"
    case institutionPages = "institution-pages"
    case searchWords = "search-words"
    case searchIndex = "search-index"
    case check

    enum Run {
        /// The one that is not counted.
        case before
        case counted
    }

    /// Tells how much it made: of what, depends on the benchmark.
    typealias Work = (Run) throws -> Int

    /// Makes all that the work needs.
    func prepared(for inputs: Inputs) throws -> Work {
        switch self {
        case .frontMatter: return { _ in inputs.animals.reduce(0) { $0 + Benchmark.fields(of: $1) } }
        case .records:
            return { _ in try inputs.catalogue().catalogue?.institutions.reduce(0) { $0 + $1.animals.count } ?? 0 }
        case .markdown: return Benchmark.rendering(try inputs.animals.map(Benchmark.description))
        case .texts:
            let languages = try inputs.catalogue().languages
            return { _ in inputs.texts(languages).texts?.count ?? 0 }
        case .templates:
            let builder = try inputs.site()
            return { _ in SitePreview.make(of: builder).preview == nil ? 0 : 1 }
        case .animalPages:
            let pages = inputs.animals.map(Benchmark.page)
            return try Benchmark.showing(inputs.site()) { _ in pages }
        case .institutionPages:
            let pages = Set(inputs.animals.map(Benchmark.pageOfInstitution)).sorted()
            return try Benchmark.showing(inputs.site()) { _ in pages }
        case .searchWords:
            let polish = try inputs.searchWords("pl")
            let english = try inputs.searchWords("en")
            // Forms are taken apart when they are first asked for.
            _ = (polish.terms, english.terms)
            return { run in
                let table =
                    run == .counted
                    ? WordTable(polish, others: [english], towns: ["Łódź"])
                    : WordTable(english, others: [], towns: ["Łódź"])
                return table.entries.count
            }
        case .searchIndex:
            // An index is kept once it is made.
            return try Benchmark.showing(inputs.site()) { $0 == .counted ? ["search/pl.bin"] : ["search/en.bin"] }
        case .check:
            return { _ in
                let words = try ["pl", "en"].map(inputs.searchWords)
                return try inputs.site(searchWords: words, isPublished: false).check().statistics.pages
            }
        }
    }

    /// Reads the YAML of a record: how many fields it has.
    private static func fields(of source: SourceFile) -> Int {
        var diagnostics: [Diagnostic] = []
        guard let range = FrontMatter(of: source, diagnostics: &diagnostics)?.yaml,
            let tree = YAMLReader.read(source, range: range, diagnostics: &diagnostics)
        else { return 0 }
        return tree.root.entries.count
    }

    private static func description(of source: SourceFile) throws -> String {
        var diagnostics: [Diagnostic] = []
        guard let body = FrontMatter(of: source, diagnostics: &diagnostics)?.body else {
            throw Inputs.Problem("\(source.name) has no end of its front matter")
        }
        return String(decoding: source.bytes[body], as: UTF8.self)
    }

    /// Makes HTML of descriptions: how many bytes.
    private static func rendering(_ descriptions: [String]) -> Work {
        { _ in
            var renderer = MarkdownRenderer()
            var page: [UInt8] = []
            for description in descriptions { renderer.render(description, into: &page) { _ in .keep } }
            return page.count
        }
    }

    /// The page of the animal with a file "institutions/INSTITUTION/animals/ANIMAL.md".
    private static func page(of animal: SourceFile) -> String {
        let parts = animal.name.split(separator: "/")
        return "instytucje/\(parts[1])/\(parts[3].dropLast(".md".count))/index.html"
    }

    private static func pageOfInstitution(with animal: SourceFile) -> String {
        "instytucje/\(animal.name.split(separator: "/")[1])/index.html"
    }

    /// Makes files of the site: how many bytes.
    private static func showing(_ builder: SiteBuilder, _ paths: @escaping (Run) -> [String]) throws -> Work {
        let outcome = SitePreview.make(of: builder)
        guard let preview = outcome.preview else { throw Inputs.Problem("\(outcome.diagnostics)") }
        return { run in
            try paths(run).reduce(0) { count, path in
                guard case .bytes(let bytes)? = preview.file(at: path) else { throw Inputs.Problem("no \(path)") }
                return count + bytes.count
            }
        }
    }
}
