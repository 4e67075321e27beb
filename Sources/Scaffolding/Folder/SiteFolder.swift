import Files
import Content
import Messages
import Platform

/// A fresh folder of a site: examples, templates, an explanation. It is made whole or not at all.
public struct SiteFolder {
    private let folder: String
    private let templates: String
    private let language: MessageLanguage
    /// More than any template's file has.
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - folder: one that is not there yet, or empty.
    ///   - templates: the folder whose files are copied.
    ///   - language: that of the example records.
    public init(_ folder: String, templates: String, language: MessageLanguage) {
        self.folder = folder
        self.templates = templates
        self.language = language
    }

    public func create() throws(StartingError) {
        try requireEmpty()
        var files = ExampleSite(language: language).files
        try addTemplates(to: &files)
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        do throws(FileError) {
            try FileCreation.whole { creation throws(FileError) in
                for file in sorted { try creation.write(file.bytes, to: "\(folder)/\(file.path)") }
            }
        } catch {
            throw .file(error)
        }
    }

    private func requireEmpty() throws(StartingError) {
        let entries: [FolderEntry]
        do throws(SystemError) {
            entries = try Descriptor.folder(folder).entries()
        } catch {
            switch error.code {
            case ENOENT: return
            case ENOTDIR: throw .notAFolder(folder)
            default: throw .file(FileError(.read, path: folder, reason: error))
            }
        }
        if let first = entries.map(\.name.text).min() { throw .notEmpty(folder: folder, entry: first) }
    }

    private func addTemplates(to files: inout [ExampleSite.File]) throws(StartingError) {
        let source = DiskContent(root: templates)
        do {
            try add(try source.list(), of: source, to: &files)
        } catch let error as ContentSourceError {
            throw .unreadable(error.message)
        } catch let error as FileReadError {
            throw .unreadable("a template in \(templates) cannot be read: \(error.reason)")
        } catch {
            throw .noTemplates(looked: [templates])
        }
    }

    private func add(_ folder: ContentFolder, of source: DiskContent, to files: inout [ExampleSite.File]) throws {
        for name in folder.files {
            let path = folder.path(of: name)
            files.append(
                ExampleSite.File("templates/\(path)", try source.read(path, limit: SiteFolder.limit)))
        }
        for inner in folder.folders { try add(inner, of: source, to: &files) }
    }
}
