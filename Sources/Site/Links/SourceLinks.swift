import Content
import Documents
import Messages
import Records

/// Finds what is written in a file of the content folder: links by source file (`../institution.md`).
struct SourceLinks: Sendable {
    private let plan: SitePlan
    private let staticFiles: Set<String>

    init(_ plan: SitePlan) {
        self.plan = plan
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
        throw BrokenLink("there is no \"\(name)\" to link to", suggestion: suggestion(segments, from: folder))
    }

    private func page(_ segments: [String]) -> PageKind? {
        guard let last = segments.last, let stem = SourceLinks.stem(of: last, plan.catalogue.settings.languages) else {
            return nil
        }
        switch segments.count {
        case 1: return stem.name == "home" && stem.isMarkdown ? .home : nil
        case 2 where segments[0] == "pages":
            guard stem.isMarkdown else { return nil }
            return plan.catalogue.pages.firstIndex { $0.slug.text == stem.name }.map { .further($0) }
        case 2 where segments[0] == "baskets":
            return plan.catalogue.baskets.firstIndex { $0.id.text == stem.name && isWritten(stem, in: $0.source) }
                .map { .basket($0) }
        case 3 where segments[0] == "institutions":
            guard let institution = institution(segments[1]) else { return nil }
            if stem.name == "adoption" {
                guard stem.isMarkdown, plan.catalogue.institutions[institution].record.adoption != nil else {
                    return nil
                }
                return .adoption(institution)
            }
            guard stem.name == "institution" else { return nil }
            let source = plan.catalogue.institutions[institution].source
            return isWritten(stem, in: source) ? .institution(institution, page: 1) : nil
        case 4 where segments[0] == "institutions" && segments[2] == "animals":
            guard let institution = institution(segments[1]), let id = try? RecordID(stem.name),
                let animal = plan.animal(id, of: institution), isWritten(stem, in: plan.animals[animal].entry.source)
            else { return nil }
            return .animal(animal)
        default: return nil
        }
    }

    private func institution(_ id: String) -> Int? { (try? RecordID(id)).flatMap { plan.institution($0) } }

    private struct Stem {
        let name: String
        let isMarkdown: Bool
    }

    /// `rex` for `rex.md`, `rex.en.md` and `rex.json`.
    private static func stem(of file: String, _ languages: [Language]) -> Stem? {
        if file.hasSuffix(".json") { return Stem(name: String(file.dropLast(5)), isMarkdown: false) }
        guard file.hasSuffix(".md") else { return nil }
        let name = file.dropLast(3)
        for language in languages where name.hasSuffix("." + language.code) {
            return Stem(name: String(name.dropLast(language.code.utf8.count + 1)), isMarkdown: true)
        }
        return Stem(name: String(name), isMarkdown: true)
    }

    /// Whether a record's file is of the notation in which a link names it. Translations of both are Markdown.
    private func isWritten(_ stem: Stem, in source: String) -> Bool {
        let file = source.split(separator: "/").last ?? ""
        return file == stem.name + (stem.isMarkdown ? ".md" : ".json")
    }

    /// The nearest name in the same folder, as a link from `folder` would have it.
    private func suggestion(_ segments: [String], from folder: [String]) -> Message? {
        let parent = Array(segments.dropLast())
        guard let last = segments.last else { return nil }
        var candidates: [String] = []
        switch parent.count {
        case 1 where parent[0] == "pages": candidates = plan.catalogue.pages.map { "\($0.slug).md" }
        case 1 where parent[0] == "baskets":
            candidates = plan.catalogue.baskets.map { SourceLinks.name(of: $0.source) }
        case 2 where parent[0] == "institutions":
            if let institution = institution(parent[1]) {
                let entry = plan.catalogue.institutions[institution]
                candidates = [entry.source, entry.record.adoption?.source].compactMap { $0 }.map(SourceLinks.name)
            } else if let near = NearMiss.of(
                parent[1], among: plan.catalogue.institutions.lazy.map(\.record.id.text))
            {
                return "did you mean the institution \"\(near)\"?"
            }
        case 3 where parent[0] == "institutions":
            guard let institution = institution(parent[1]) else { break }
            candidates = plan.animalsOfInstitution[institution].map {
                SourceLinks.name(of: plan.animals[$0].entry.source)
            }
        default: break
        }
        // A record in the other notation is what was meant, however different its ending.
        let stem = SourceLinks.stem(of: last, [])?.name
        let twin = candidates.first { SourceLinks.stem(of: $0, [])?.name == stem }
        return (twin ?? NearMiss.of(last, among: candidates)).map { near in
            let path = parent == folder ? near : SourceLinks.relative(parent + [near], from: folder)
            return "did you mean \"\(path)\"?"
        }
    }

    private static func name(of source: String) -> String {
        source.split(separator: "/").last.map(String.init) ?? source
    }

    private static func relative(_ path: [String], from folder: [String]) -> String {
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + path[common...]).joined(separator: "/")
    }
}
