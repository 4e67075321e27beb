import CFiles
import Content
import Files
import Output
import Platform

/// A copy of a content folder as it would be with an institution's folder that somebody sent. It lies beside the content,
/// and its files are links, so that a whole build can check it and the new folder takes its place at once.
public final class ProposedFolder: Sendable {
    /// The copy's folder.
    public let root: String
    /// The paths of records that give way to one in the other notation.
    public let replaced: [String]
    private let target: String
    private let source: String
    private let isNew: Bool
    private let removal: Int

    /// - Parameter content: the content folder. If the institution is there, what was not sent stays as it is.
    public init(_ sent: SubmittedFolder, in content: String) throws(FileError) {
        let real = realpath(content, nil).map { String(cString: $0) } ?? content
        let root = "\(real).accept-\(getpid())"
        self.root = root
        target = "\(real)/\(sent.path)"
        source = "\(root)/\(sent.path)"
        isNew = access(target, F_OK) != 0
        removal = Termination.deferred { $0.add { ProposedFolder.remove(root) } }
        ProposedFolder.remove(root)
        try ProposedFolder.link(real, to: root, isRoot: true)
        var replaced: [String] = []
        for file in sent.files {
            if let twin = file.twin, unlink("\(root)/\(twin)") == 0 { replaced.append(twin) }
            let path = "\(root)/\(file.path)"
            try SingleFile.createFolders(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
            try SingleFile.write(file.bytes, to: path, .replacing)
        }
        self.replaced = replaced
    }

    deinit {
        ProposedFolder.remove(root)
        Termination.deferred { [removal] in $0.remove(removal) }
    }

    /// Puts the institution's folder into its place in the content folder, all of it at once.
    public func place() throws(FileError) {
        try SingleFile.createFolders(String(target[..<(target.lastIndex(of: "/") ?? target.endIndex)]))
        try Termination.deferred { [isNew, source, target] _ throws(FileError) in
            guard isNew ? rename(source, target) == 0 : files_exchange(AT_FDCWD, source, AT_FDCWD, target) == 0 else {
                throw FileError(isNew ? .create : .exchange, path: target, reason: .last)
            }
        }
    }

    private static func remove(_ path: String) {
        guard let slash = path.lastIndex(of: "/"), let parent = try? Descriptor.folder(String(path[...slash])) else {
            return
        }
        try? parent.remove(String(path[path.index(after: slash)...]))
    }

    private static func link(_ folder: String, to copy: String, isRoot: Bool = false) throws(FileError) {
        do throws(SystemError) {
            guard mkdir(copy, 0o777) == 0 else { throw .last }
            try link(try Descriptor.folder(folder), to: try Descriptor.folder(copy), isRoot: isRoot)
        } catch {
            throw FileError(.copy, path: copy, reason: error)
        }
    }

    /// Links what is in a folder. Links, pipes and so on are no content, and left out.
    private static func link(
        _ folder: borrowing Descriptor, to copy: borrowing Descriptor, isRoot: Bool
    ) throws(SystemError) {
        for entry in try folder.entries() {
            // Content has no use for a repository's own folder.
            if isRoot, entry.name.first == CChar(bitPattern: UInt8(ascii: ".")) { continue }
            switch entry.kind {
            case .file:
                if linkat(folder.number, entry.name, copy.number, entry.name, 0) == 0 { continue }
                let file = try folder.file(entry.name)
                let new = try copy.newFile(entry.name, mode: 0o666)
                try file.copy(to: new)
                try new.finish()
            case .folder:
                guard mkdirat(copy.number, entry.name, 0o777) == 0 else { throw .last }
                try link(try folder.folder(entry.name), to: try copy.folder(entry.name), isRoot: false)
            case .symbolicLink, .pipe, .socket, .device: continue
            }
        }
    }
}

extension SubmittedFolder.File {
    /// The path of the same record in the other notation; nil for what is no record.
    fileprivate var twin: String? {
        path.hasSuffix(".md")
            ? path.dropLast(".md".count) + ".json"
            : path.hasSuffix(".json") ? path.dropLast(".json".count) + ".md" : nil
    }
}
