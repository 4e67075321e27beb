import Files
import Platform

/// The files of the old site that the generator did not write, sorted by what shall become of them.
struct ForeignFiles {
    struct Item {
        /// Below the site's top folder, ended by a zero.
        let path: [CChar]
        let kind: FileKind
    }

    /// To be carried over; a folder comes before what is in it.
    private(set) var kept: [Item] = []
    /// Files that stand where a generated file belongs.
    private(set) var overlapping: [Item] = []
    /// Files, links and folders that stand where something of another kind belongs.
    private(set) var conflicts: [Item] = []

    private let old: Manifest
    private let new: Manifest

    /// Looks through the old site, whose top folder is `root`; `folder` is its name in messages.
    init(in root: borrowing Descriptor, old: Manifest, new: Manifest, folder: String) throws(OutputError) {
        self.old = old
        self.new = new
        try visit(root, path: [], isReplaced: false, shown: folder)
    }

    /// Looks through one folder. Its `path` has a slash at the end unless it is the top; `isReplaced` means that a
    /// generated file has the name of this folder or of one above it.
    private mutating func visit(
        _ folder: borrowing Descriptor, path: [CChar], isReplaced: Bool, shown: String
    ) throws(OutputError) {
        guard !folder.isMountPoint() else { throw .mountPoint(shown) }
        let entries: [FolderEntry]
        do { entries = try folder.entries() } catch { throw error.doing(.read, shown) }

        for entry in entries {
            let item = Item(path: path + entry.name, kind: entry.kind)
            guard entry.kind == .folder else {
                classify(item, isReplaced: isReplaced)
                continue
            }
            let isReplaced = isReplaced || new.hasFile(item)
            if !old.hasFolder(item) {
                guard !isReplaced else {
                    conflicts.append(item)
                    continue
                }
                if !new.hasFolder(item) { kept.append(item) }
            }
            let shown = shown + "/" + entry.name.text
            let child: Descriptor
            do { child = try folder.folder(entry.name) } catch { throw error.doing(.read, shown) }
            let inside = item.path.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))]
            try visit(child, path: Array(inside), isReplaced: isReplaced, shown: shown)
        }
    }

    private mutating func classify(_ item: Item, isReplaced: Bool) {
        if old.hasFile(item) { return }
        if isReplaced || new.hasFolder(item) {
            conflicts.append(item)
        } else if new.hasFile(item) {
            overlapping.append(item)
        } else {
            kept.append(item)
        }
    }
}

extension Manifest {
    fileprivate func hasFile(_ item: ForeignFiles.Item) -> Bool {
        item.path.withUnsafeBytes { hasFile(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
    }

    fileprivate func hasFolder(_ item: ForeignFiles.Item) -> Bool {
        item.path.withUnsafeBytes { hasFolder(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
    }
}
