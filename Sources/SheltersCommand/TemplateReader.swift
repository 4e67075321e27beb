import Files
import Content
import Documents
import Languages
import Records
import Search
import Site

/// Reads the templates folder: `*.mustache`, `texts/<language>.yml`, `search/<language>.yml` and `assets/`.
struct TemplateReader {
    private let source: any ContentSource
    /// The folder as diagnostics name it: relative to the content folder.
    private let path: String
    private let root: ContentFolder

    /// More than any template, text or picture of a site's own needs.
    private static let limit = 16 << 20
    private static let ending = ".mustache"

    /// Lists the folder. An error names a folder in it as diagnostics do.
    init(source: any ContentSource, path: String) throws(ContentSourceError) {
        self.source = source
        self.path = path
        do throws(ContentSourceError) {
            root = try source.list()
        } catch {
            throw ContentSourceError(
                error.place, folder: error.folder.map { "\(path)/\($0)" }, reason: error.reason,
                suggestion: error.suggestion)
        }
    }

    /// The mistakes that the names of files and folders show.
    var diagnostics: [Diagnostic] {
        root.unusableEntries(below: "\(path)/") + MisplacedEntries(inTemplates: root, below: "\(path)/").diagnostics
    }

    /// Reads the templates and assets, as far as they can be read.
    func folder(diagnostics: inout [Diagnostic]) -> TemplateFolder {
        var templates: [String: [UInt8]] = [:]
        var assets: [String: [UInt8]] = [:]
        for file in root.allFiles {
            if file.hasPrefix("assets/") {
                assets[String(file.dropFirst("assets/".count))] = read(file, diagnostics: &diagnostics)
            } else if file.hasSuffix(TemplateReader.ending) {
                templates[String(file.dropLast(TemplateReader.ending.count))] = read(file, diagnostics: &diagnostics)
            }
        }
        return TemplateFolder(path: path, templates: templates, assets: assets)
    }

    /// The interface texts of the languages, each with its bytes where its file exists.
    /// - Parameter origins: the places at which the site lists its languages.
    func texts(of languages: [Language], _ origins: [Language: Origin]) -> [TextsSource] {
        languages.map { language in
            let file = "texts/\(language.code).yml"
            var problems: [Diagnostic] = []
            let bytes = read(file, diagnostics: &problems)
            return TextsSource(
                language: language, file: "\(path)/\(file)", bytes: bytes, problem: problems.first,
                origin: origins[language] ?? Origin(file: "site.yml"))
        }
    }

    /// Returns the search vocabulary of each language; a language without a file has an empty one.
    /// - Parameter isPublished: false where mistakes alone are looked for: then nothing is read of files in which there
    ///   are none.
    func searchWords(
        of languages: [Language], isPublished: Bool, diagnostics: inout [Diagnostic]
    ) -> [SearchWords] {
        func file(_ name: String) -> SourceFile? {
            guard let bytes = read("search/\(name).yml", diagnostics: &diagnostics),
                isPublished || !SearchWords.areOurs(bytes, in: name)
            else { return nil }
            return SourceFile(name: "\(path)/search/\(name).yml", bytes: bytes, diagnostics: &diagnostics)
        }
        return languages.map { language in
            let (words, forms) = (file(language.code), file("\(language.code)-forms"))
            return SearchWords.read(language, words: words, forms: forms, diagnostics: &diagnostics)
        }
    }

    /// Returns the bytes of a file; nil if there is none, or if it cannot be read, which is reported.
    private func read(_ file: String, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        do throws(FileReadError) {
            return try source.read(file, limit: TemplateReader.limit)
        } catch {
            if let folder = file.split(separator: "/").first.map(String.init), let kind = root.kind(of: folder),
                kind != .folder, folder != file
            {
                diagnostics.append(.misplaced(kind, file: "\(path)/\(folder)"))
            } else if error != .missing {
                diagnostics.append(.unreadable("\(path)/\(file)", error))
            }
            return nil
        }
    }
}
