import Files
import Messages
import Records
import Platform

/// A fresh folder of a site: examples, an explanation. It is made whole or not at all.
public struct SiteFolder {
    private let folder: String
    private let language: MessageLanguage
    private let host: SiteHost

    /// - Parameters:
    ///   - folder: one that is not there yet, or empty.
    ///   - language: that of the example records.
    ///   - host: where the site will be published.
    public init(_ folder: String, language: MessageLanguage, host: SiteHost) {
        self.folder = folder
        self.language = language
        self.host = host
    }

    public func create() throws(StartingError) {
        let files = ExampleSite(language: language, host: host).files.map { ($0.path, $0.bytes) }
        try SiteFolder.create(folder, files.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
    }

    /// Writes files into a folder that is not there yet or empty, all of them or none.
    static func create(_ folder: String, _ files: [(path: String, bytes: [UInt8])]) throws(StartingError) {
        try requireEmpty(folder)
        do throws(FileError) {
            try FileCreation.whole { creation throws(FileError) in
                for (path, bytes) in files { try creation.write(bytes, to: "\(folder)/\(path)") }
            }
        } catch {
            throw .file(error)
        }
    }

    /// Throws where a folder has something in it, or is none.
    static func requireEmpty(_ folder: String) throws(StartingError) {
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
}
