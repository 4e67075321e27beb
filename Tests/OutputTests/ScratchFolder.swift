import Foundation
import Glibc

@testable import Output

/// A folder for one test, removed at its end.
final class ScratchFolder {
    let path: String

    /// The output folder of the test, not created yet.
    var site: String { path + "/public" }

    init() throws {
        var template = Array((FileManager.default.temporaryDirectory.path + "/output-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = template.text
        chmod(path, 0o755)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Builds a whole site of texts.
    @discardableResult
    func build(
        _ files: [String: String], replaceForeign: Bool = false, publishing: StagedOutput.Publishing = .atOnce
    ) throws -> OutputSummary {
        let output = try StagedOutput(folder: site, replaceForeign: replaceForeign, publishing: publishing)
        for (path, text) in files { try output.write(Array(text.utf8), to: path) }
        return try output.commit()
    }

    /// Puts a text beside the generated files, as a person would.
    func put(_ text: String, at path: String, in folder: String = "public") throws {
        let url = URL(fileURLWithPath: "\(self.path)/\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// What the site holds: files with their text, links with "-> " and their target, empty folders with a slash.
    func contents(of folder: String? = nil) throws -> [String: String] {
        let folder = folder ?? site
        var found: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path != Manifest.name {
            let full = folder + "/" + path
            let type = try FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType
            switch type {
            case .typeSymbolicLink:
                found[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: full))
            case .typeDirectory:
                if try FileManager.default.contentsOfDirectory(atPath: full).isEmpty { found[path + "/"] = "" }
            default:
                found[path] = String(decoding: try Data(contentsOf: URL(fileURLWithPath: full)), as: UTF8.self)
            }
        }
        return found
    }

    /// The names beside the output folder, to see whether a build left anything.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    func manifest() throws -> String {
        try String(contentsOfFile: site + "/" + Manifest.name, encoding: .utf8)
    }

    func status(_ path: String) throws -> stat {
        var found = stat()
        guard lstat(path.hasPrefix("/") ? path : site + "/" + path, &found) == 0 else {
            throw CocoaError(.fileNoSuchFile)
        }
        return found
    }

    /// Sets a modification time long ago, to see whether a file is touched.
    func makeOld(_ path: String) throws {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: site + "/" + path)
    }

    func isOld(_ path: String) throws -> Bool {
        try status(path).st_mtim.tv_sec == 1_000_000_000
    }
}
