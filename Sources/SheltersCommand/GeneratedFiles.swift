import Files
import ArgumentParser
import EditorSupport
import Messages
import Platform

/// Writes files that a command makes, and keeps what somebody changed.
struct GeneratedFiles {
    let console: Console
    /// True if changed files are replaced, too.
    let isForced: Bool

    /// - Throws: the exit status where a file cannot be written, or was changed.
    func write(_ files: [GeneratedFile], to folder: String) throws {
        var kept: [String] = []
        var pending: [(path: String, bytes: [UInt8])] = []
        for file in files {
            let path = "\(folder)/\(file.path)"
            let old = read(path)
            if old == file.bytes { continue }
            if let old, !isForced, !GeneratedFile.isUnchanged(old) {
                kept.append(path)
            } else {
                pending.append((path, file.bytes))
            }
        }
        guard kept.isEmpty else {
            for path in kept {
                console.refuse(
                    "\(path) was changed by somebody, so nothing was written; --force writes it anew")
            }
            throw ExitCode.cannotCreate
        }
        for (path, bytes) in pending { try write(bytes, to: path) }
        console.say(
            "\(pending.count, one: "file", many: "files") written to \(folder)/; the others are as they should be")
    }

    /// Returns the bytes of a file; nil where there is none, and nothing where it cannot be read, so that it is kept.
    private func read(_ path: String) -> [UInt8]? {
        do throws(FileReadError) {
            return try File.read(path, limit: WholeFile.limit)
        } catch {
            return error == .missing ? nil : []
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        do throws(FileError) {
            if let slash = path.lastIndex(of: "/") { try SingleFile.createFolders(String(path[..<slash])) }
            try SingleFile.write(bytes, to: path, .replacing)
        } catch {
            throw Refusal("\(path) cannot be written: \(error.reason.message)", .cannotCreate)
        }
    }
}
