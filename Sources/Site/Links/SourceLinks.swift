import Content
import Documents
import Messages
import Records
import Synchronization

/// Finds the page or file that is written in a file of the content folder: links by source file (`../institution.md`).
struct SourceLinks: Sendable {
    private let plan: SitePlan
    private let types: [PageType]
    private let staticFiles: Set<String>
    private let nearbyOwners = NearbyNames<PageType>()
    private let folders = Folders()

    /// The files of a folder that hold records.
    private struct Folder: Sendable {
        let nearby: NearMiss
        /// By their names without endings.
        let files: [String: String]
    }

    /// The folders in which broken links were.
    private final class Folders: Sendable {
        let known = Mutex<[[String]: Folder]>([:])
    }

    init(_ plan: SitePlan, _ types: [PageType]) {
        self.plan = plan
        self.types = types.filter { $0.files != nil }
        staticFiles = Set(plan.catalogue.staticFiles)
    }

    /// - Parameters:
    ///   - path: as it is written, percent-encoded.
    ///   - file: in which the link stands, relative to the content folder.
    func target(_ path: Substring, in file: String) throws(BrokenLink) -> LinkTarget {
        let folder = file.split(separator: "/").dropLast().map(String.init)
        guard let segments = LinkText.segments(path, below: folder), !segments.isEmpty else {
            throw BrokenLink("the link \"\(path)\" leads out of the content folder")
        }
        let name = segments.joined(separator: "/")
        if let attachment = plan.catalogue.attachments[name] { return .attachment(attachment) }
        if segments[0] == "static", staticFiles.contains(segments.dropFirst().joined(separator: "/")) {
            return .file(Address(file: segments.dropFirst().joined(separator: "/")))
        }
        if let page = page(segments) { return .page(page) }
        throw BrokenLink(
            "there is no \"\(name)\" to link to",
            suggestion: path.hasPrefix("www.")
                ? "did you mean \"\("https://" + path)\"?" : suggestion(segments, from: folder))
    }

    /// Returns the page of the record that a file holds, be it the record itself or a translation of it.
    private func page(_ segments: [String]) -> Page? {
        guard let last = segments.last, let (name, ending) = split(last) else { return nil }
        let stem = segments.dropLast() + [name]
        let source = (segments.dropLast() + [name + ending]).joined(separator: "/")
        for type in types {
            // Translations are Markdown, whatever the record is.
            guard let record = record(type, stem[...]), type.source(plan, record) == source else { continue }
            return Page(type, record)
        }
        return nil
    }

    /// Returns the record of a type at a path without its ending.
    private func record(_ type: PageType, _ path: ArraySlice<String>) -> Int? {
        guard let pattern = type.files?.split(separator: "/"), pattern.count == path.count else { return nil }
        var owners = type.typesWithRecords[...]
        var record = 0
        for (part, name) in zip(pattern, path) {
            if part == name { continue }
            guard part == "*", let owner = owners.popFirst(), let id = try? RecordID(name),
                let page = plan.page(owner, id, below: record)
            else { return nil }
            record = page.record
        }
        return type.hasRecords || type.records(plan, record).contains(record) ? record : nil
    }

    /// Splits `rex.en.md` into `rex` and `.md`; nil for files that are no records.
    private func split(_ file: String) -> (name: String, ending: String)? {
        for ending in [".md", ".json"] where file.hasSuffix(ending) {
            let name = file.dropLast(ending.utf8.count)
            for language in plan.catalogue.settings.languages
            where ending == ".md" && name.hasSuffix("." + language.code) {
                return (String(name.dropLast(language.code.utf8.count + 1)), ending)
            }
            return (String(name), ending)
        }
        return nil
    }

    /// Suggests the nearest name in the same folder, as a link from `folder` would have it.
    private func suggestion(_ segments: [String], from folder: [String]) -> Message? {
        let parent = segments.dropLast()
        guard let last = segments.last else { return nil }
        var files: [(type: PageType, record: Int)] = []
        for type in types {
            guard let pattern = type.files?.split(separator: "/").dropLast(), pattern.count == parent.count,
                zip(pattern, parent).allSatisfy({ $0 == "*" || $0 == $1 })
            else { continue }
            guard let star = pattern.firstIndex(of: "*") else {
                files.append((type, 0))
                continue
            }
            let owner = type.typesWithRecords[0]
            if let id = try? RecordID(parent[star]), let page = plan.page(owner, id, below: 0) {
                files.append((type, page.record))
            } else if case .id(let own) = owner.segment {
                let renamed = plan.renamed(owner, parent[star], below: 0)?.text
                let near =
                    renamed
                    ?? nearbyOwners.nearest(
                        to: parent[star], at: owner, among: { owner.records(plan, 0).map { own(plan, $0).text } })
                return near.map { "did you mean the institution \"\($0)\"?" }
            }
        }
        // A record in the other notation is what was meant, however different its ending.
        let known = known(Array(parent)) { files.flatMap { sources(of: $0.type, below: $0.record) } }
        let twin = split(last).flatMap { known.files[$0.name] }
        let renamed = split(last).flatMap { name, _ in
            files.lazy.filter { $0.type.hasRecords }.compactMap { plan.renamed($0.type, name, below: $0.record) }.first
        }
        return (twin ?? renamed.flatMap { known.files[$0.text] } ?? known.nearby.nearest(to: last)).map { near in
            let path = Array(parent) == folder ? near : SourceLinks.relative(parent + [near], from: folder)
            return "did you mean \"\(path)\"?"
        }
    }

    /// Returns a folder, whose files are asked for once.
    private func known(_ path: [String], _ files: () -> [String]) -> Folder {
        folders.known.withLock { known in
            if let folder = known[path] { return folder }
            let files = files()
            let names = files.map { (split($0)?.name ?? $0, $0) }
            let folder = Folder(nearby: NearMiss(among: files), files: Dictionary(names) { first, _ in first })
            known[path] = folder
            return folder
        }
    }

    /// Returns the names of the files of a type's records in a folder, below a record or at the root.
    private func sources(of type: PageType, below record: Int) -> [String] {
        let records = type.files?.hasSuffix("*") == true ? type.records(plan, record) : record..<record + 1
        return records.compactMap { number in
            type.source(plan, number)?.split(separator: "/").last.map(String.init)
        }
    }

    private static func relative(_ path: ArraySlice<String>, from folder: [String]) -> String {
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)).joined(separator: "/")
    }
}

extension PageType {
    /// The type and the types above it, the topmost first, but only those whose pages are of records.
    fileprivate var typesWithRecords: [PageType] {
        (parent?.typesWithRecords ?? []) + (hasRecords ? [self] : [])
    }
}
