import Content
import Documents
import Languages
import Parallel
import Records
import Search
import Site

/// What the benchmarks work on: files of a content folder and of the templates. They come in one pack, in the order of their
/// names, because the order in which a folder lists its files would change what is counted.
struct Inputs {
    struct Problem: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    /// The records, by path below the content folder.
    let content: MemoryContent
    /// The Markdown files of animals, without their translations.
    let animals: [SourceFile]
    private let templates: [String: [UInt8]]
    private let today: CalendarDate

    /// - Parameter pack: for each file a line with its path, a line with the number of its bytes, and the bytes.
    init(pack: [UInt8]) throws {
        // Nothing in the generated records is later.
        guard let today = CalendarDate("2026-06-30") else { throw Problem("there is no such day") }
        self.today = today
        var content: [String: [UInt8]] = [:]
        var templates: [String: [UInt8]] = [:]
        var animals: [SourceFile] = []
        var rest = pack[...]
        while !rest.isEmpty {
            let path = Inputs.line(of: &rest)
            guard let count = Int(Inputs.line(of: &rest)), count <= rest.count else {
                throw Problem("the pack is torn")
            }
            let bytes = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            if let path = Inputs.path(path, below: "templates/") {
                templates[path] = bytes
            } else if let path = Inputs.path(path, below: "content/") {
                content[path] = bytes
                guard path.hasSuffix(".md"), !path.hasSuffix(".en.md"), path.split(separator: "/").count == 4 else {
                    continue
                }
                animals.append(SourceFile(name: path, text: String(decoding: bytes, as: UTF8.self)))
            }
        }
        self.content = MemoryContent(content)
        self.templates = templates
        self.animals = animals
    }

    private static func path(_ path: String, below folder: String) -> String? {
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
    }

    private static func line(of rest: inout ArraySlice<UInt8>) -> String {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        return String(decoding: line, as: UTF8.self)
    }

    /// Reads all records.
    func catalogue() throws -> CatalogueLoader.Result {
        // One thread: callgrind counts what the thread does that is in `measure`.
        return try CatalogueLoader(source: content, today: today, parallel: Parallel(width: 1)).load()
    }

    /// Reads the interface texts of languages.
    func texts(_ languages: [Language]) -> TextsLoader.Outcome {
        TextsLoader.load(
            languages.map {
                TextsSource(language: $0, file: "texts/\($0.code).yml", bytes: templates["texts/\($0.code).yml"])
            }, phrases: Phrase.ofSite, pathWords: PageTemplate.pathWords)
    }

    /// The site of all records. Its search knows no words unless they are given: they would take longer to read than all else.
    /// - Parameter isPublished: false where it is checked alone.
    func site(searchWords: [SearchWords] = [], isPublished: Bool = true) throws -> SiteBuilder {
        let loaded = try catalogue()
        let texts = texts(loaded.languages)
        guard let catalogue = loaded.catalogue, let known = texts.texts else {
            throw Problem("\(loaded.diagnostics + texts.diagnostics)")
        }
        var folder = TemplateFolder(templates: [:], assets: [:])
        for (path, bytes) in templates {
            if let asset = Inputs.path(path, below: "assets/") { folder.assets[asset] = bytes }
            if path.hasSuffix(".mustache") { folder.templates[String(path.dropLast(".mustache".count))] = bytes }
        }
        return SiteBuilder(
            catalogue: catalogue, texts: loaded.languages.compactMap { known[$0] }, templates: folder,
            searchWords: searchWords, date: today, content: DiskContent(root: "content"),
            isPublished: isPublished, parallel: Parallel(width: 1))
    }

    /// What search knows of a language.
    func searchWords(_ code: String) throws -> SearchWords {
        func source(_ file: String) -> SourceFile? {
            templates[file].map { SourceFile(name: file, text: String(decoding: $0, as: UTF8.self)) }
        }
        guard let language = Language(code) else { throw Problem("\(code) is no language") }
        var diagnostics: [Diagnostic] = []
        return SearchWords.read(
            language, words: source("search/\(code).yml"), forms: source("search/\(code)-forms.yml"),
            diagnostics: &diagnostics)
    }
}
