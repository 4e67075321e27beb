import Content
import Files
import Messages
import Output
import Platform

/// A site's own folder of templates, copied from those that come with the program.
///
/// The copy keeps the digests of what it was copied from in `.origin`, in the form of sha256sum(1). They tell, after an
/// update of the program, what changed beneath the site's own changes.
public struct TemplatesFolder {
    private let folder: String
    private let program: String
    private static let origin = ".origin"
    /// More than any template's file has.
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - folder: the site's own templates.
    ///   - program: the templates that come with the program.
    public init(_ folder: String, program: String) {
        self.folder = folder
        self.program = program
    }

    /// Copies the program's templates into a folder that is not there yet or empty, all of them or none.
    public func create() throws(StartingError) {
        let files = try TemplatesFolder.files(of: program).sorted { $0.key < $1.key }
        let origin = files.map { "\(TemplatesFolder.digest(of: $0.value))  \($0.key)\n" }.joined()
        try SiteFolder.create(folder, files.map { ($0.key, $0.value) } + [(TemplatesFolder.origin, Array(origin.utf8))])
    }

    /// Returns what the program has otherwise than when the folder was copied, in the order of the files' names. Files
    /// that the site alone changed are not among them.
    public func updates() throws(StartingError) -> [TemplateUpdate] {
        let (own, new) = (try TemplatesFolder.files(of: folder), try TemplatesFolder.files(of: program))
        let origin = try digests()
        return Set(own.keys).union(new.keys).sorted().compactMap { path in
            let (own, new, digest) = (own[path], new[path], origin[path])
            guard own != new, digest != new.map(TemplatesFolder.digest) else { return nil }
            // A folder without digests was not copied by the program: what it has more is the site's own.
            if new == nil, digest == nil { return nil }
            return TemplateUpdate(
                path: path, own: own, new: new, isOwnChanged: digest != own.map(TemplatesFolder.digest))
        }
    }

    /// The digests of the files that the folder was copied from, by their paths; none if they are not known.
    private func digests() throws(StartingError) -> [String: String] {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try File.read("\(folder)/\(TemplatesFolder.origin)", limit: TemplatesFolder.limit)
        } catch {
            if error == .missing { return [:] }
            throw .unreadable("a template in \(folder) cannot be read: \(error.reason)")
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        return Dictionary(
            lines.map { (String($0.dropFirst(66)), String($0.prefix(64))) }, uniquingKeysWith: { first, _ in first })
    }

    private static func digest(of bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(Fingerprint.sha256(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Returns the files of a folder of templates by their paths in it.
    private static func files(of folder: String) throws(StartingError) -> [String: [UInt8]] {
        let source = DiskContent(root: folder)
        do {
            return Dictionary(
                uniqueKeysWithValues: try source.list().allFiles.map { ($0, try source.read($0, limit: limit)) })
        } catch let error as ContentSourceError {
            throw .unreadable(error.message)
        } catch let error as FileReadError {
            throw .unreadable("a template in \(folder) cannot be read: \(error.reason)")
        } catch {
            throw .noTemplates(looked: [folder])
        }
    }
}
