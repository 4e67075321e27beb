import Files
import Content
import Documents
import Languages
import Records
import Search
import Site

/// Reads the templates folder: `*.mustache`, `texts/<language>.yml`, `search/<language>.yml` and `assets/`.
struct TemplateReader {
    let source: any ContentSource
    /// The folder as diagnostics name it: relative to the content folder.
    let path: String

    /// More than any template, text or picture of a site's own needs.
    private static let limit = 16 << 20
    private static let ending = ".mustache"

    /// Reads the templates and assets, as far as they can be read.
    func folder(diagnostics: inout [Diagnostic]) throws(ContentSourceError) -> TemplateFolder {
        var templates: [String: [UInt8]] = [:]
        var assets: [String: [UInt8]] = [:]
        for file in files(in: try list(), diagnostics: &diagnostics) {
            if file.hasPrefix("assets/") {
                assets[String(file.dropFirst("assets/".count))] = read(file, diagnostics: &diagnostics)
            } else if file.hasSuffix(TemplateReader.ending) {
                templates[String(file.dropLast(TemplateReader.ending.count))] = read(file, diagnostics: &diagnostics)
            }
        }
        return TemplateFolder(path: path, templates: templates, assets: assets)
    }

    /// Returns everything in the folder. An error names a folder in it as diagnostics do.
    private func list() throws(ContentSourceError) -> ContentFolder {
        do throws(ContentSourceError) {
            return try source.list()
        } catch {
            throw ContentSourceError(
                error.place, folder: error.folder.map { "\(path)/\($0)" }, reason: error.reason,
                suggestion: error.suggestion)
        }
    }

    /// The interface texts of the languages, each with its bytes where its file exists.
    /// - Parameter origins: the places at which the site lists its languages.
    func texts(of languages: [Language], _ origins: [Language: Origin]) -> [TextsSource] {
        languages.map { language in
            let file = "texts/\(language.code).yml"
            let bytes = try? source.read(file, limit: TemplateReader.limit)
            return TextsSource(
                language: language, file: "\(path)/\(file)", bytes: bytes,
                origin: origins[language] ?? Origin(file: "site.yml"))
        }
    }

    /// Returns the search vocabulary of each language; a language without a file has an empty one.
    func searchWords(of languages: [Language], diagnostics: inout [Diagnostic]) -> [SearchWords] {
        languages.map { language in
            let words = sourceFile("search/\(language.code).yml", diagnostics: &diagnostics)
            let forms = sourceFile("search/\(language.code)-forms.yml", diagnostics: &diagnostics)
            return SearchWords.read(language, words: words, forms: forms, diagnostics: &diagnostics)
        }
    }

    /// Returns a file; nil if there is none, or if it cannot be read, which is reported.
    private func sourceFile(_ file: String, diagnostics: inout [Diagnostic]) -> SourceFile? {
        do throws(FileReadError) {
            let bytes = try source.read(file, limit: TemplateReader.limit)
            return SourceFile(name: "\(path)/\(file)", bytes: bytes, diagnostics: &diagnostics)
        } catch {
            if error != .missing { diagnostics.append(diagnostic(error, file)) }
            return nil
        }
    }

    private func files(in folder: ContentFolder, diagnostics: inout [Diagnostic]) -> [String] {
        for name in folder.others {
            diagnostics.append(
                Diagnostic(
                    id: "symbolic-link", file: "\(path)/\(folder.path(of: name))",
                    message: "this is a symbolic link or a device, which may lead anywhere",
                    suggestion: "put the file itself into the folder"))
        }
        diagnostics += folder.depthProblems(below: "\(path)/")
        return folder.files.map(folder.path(of:)) + folder.folders.flatMap { files(in: $0, diagnostics: &diagnostics) }
    }

    private func read(_ file: String, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        do throws(FileReadError) {
            return try source.read(file, limit: TemplateReader.limit)
        } catch {
            diagnostics.append(diagnostic(error, file))
            return nil
        }
    }

    private func diagnostic(_ error: FileReadError, _ file: String) -> Diagnostic {
        Diagnostic(
            id: "unreadable-file", file: "\(path)/\(file)", message: "the file cannot be read: \(error.reason)",
            suggestion: "check that it exists and that you may read it")
    }
}
