import Content
import Documents
import Languages
import Markup
import Messages
import Records

/// Finds the page or file at an address of the site: links from its root (`/instytucje/na-skraju/`), in any language's
/// form.
struct AddressLinks: Sendable {
    private let plan: SitePlan
    private let home: Page
    /// The types of the pages right below those of a type.
    private let children: [PageType: [PageType]]
    /// In the order of the site's languages.
    private let words: [(language: Language, words: PathWords)]
    /// SiteURLs of files that are no pages, percent-encoded, with the files.
    private let files: [String: Address]
    private let nearby = NearbyNames<Place>()

    /// A page, and the language in which the addresses below it are written.
    private struct Place: Hashable {
        let page: Page
        let language: Language
    }

    /// - Parameters:
    ///   - types: of the site's pages, the home page's first.
    ///   - words: in the order of the site's languages.
    ///   - files: everything that is published besides pages and the records' own files.
    init(_ plan: SitePlan, _ types: [PageType], words: [(language: Language, words: PathWords)], files: [Address]) {
        self.plan = plan
        home = Page(types[0])
        children = Dictionary(grouping: types.filter { $0.parent != nil }) { $0.parent ?? types[0] }
        self.words = words
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// `path` starts with `/` and is percent-encoded.
    func target(_ path: Substring) throws(BrokenLink) -> LinkTarget {
        guard var segments = LinkText.segments(path) else {
            throw BrokenLink("the address \"\(path)\" leads out of the site")
        }
        if segments.last == "index.html" { segments.removeLast() }
        let walk = walk(segments)
        if walk.rest.isEmpty { return .page(walk.page) }
        if segments.first == "media", let attachment = attachment(segments.dropFirst()) {
            return .attachment(attachment)
        }
        let encoded = PercentEncoding.encoded(path: segments.joined(separator: "/"))
        if let file = files[encoded] { return .file(file) }
        throw BrokenLink("there is nothing at the address \"\(path)\"", suggestion: suggestion(walk))
    }

    private func attachment(_ segments: ArraySlice<String>) -> String? {
        let name = segments.joined(separator: "/")
        return plan.catalogue.attachments["institutions/" + name] ?? plan.catalogue.attachments[name]
    }

    /// The way along an address, as far as it leads.
    private struct Walk {
        /// The last page on the way.
        var page: Page
        /// The segments that lead to it, each behind a slash.
        var path: String
        /// The segments that lead nowhere.
        var rest: ArraySlice<String>
        let language: Language
        let words: PathWords
    }

    private func walk(_ segments: [String]) -> Walk {
        let other = words.dropFirst().first { $0.language.code == segments.first }
        var walk = Walk(
            page: home, path: other.map { "/" + $0.language.code } ?? "",
            rest: other == nil ? segments[...] : segments.dropFirst(), language: (other ?? words[0]).language,
            words: (other ?? words[0]).words)
        while let segment = walk.rest.first, let next = step(from: walk.page, segment, walk.words) {
            walk.page = next
            walk.path += "/" + segment
            walk.rest = walk.rest.dropFirst()
        }
        if let number = number(walk) {
            walk.page = Page(walk.page.type, walk.page.record, number: number)
            walk.rest = []
        }
        return walk
    }

    private func step(from page: Page, _ segment: String, _ words: PathWords) -> Page? {
        guard let children = children[page.type] else { return nil }
        for type in children where type.isWord(segment, words) {
            return type.records(plan, page.record).first.map { Page(type, $0) }
        }
        guard children.contains(where: \.hasRecords), let id = try? RecordID(segment) else { return nil }
        return children.lazy.compactMap { plan.page($0, id, below: page.record) }.first
    }

    /// Returns the number of a list's page, which stands behind the word for such numbers.
    private func number(_ walk: Walk) -> Int? {
        guard walk.rest.count == 2, walk.rest.first == walk.words[SiteURLs.numberWord]?.text,
            let number = walk.rest.last.flatMap({ Int($0) }), number > 1,
            number <= walk.page.type.pageCount(plan, walk.page.record)
        else { return nil }
        return number
    }

    /// Suggests the nearest address to one at which there is nothing.
    private func suggestion(_ walk: Walk) -> Message? {
        let children = children[walk.page.type] ?? []
        let number = walk.words[SiteURLs.numberWord]?.text
        guard let segment = walk.rest.first, segment != number, !children.isEmpty else {
            return suggestion(of: walk.path)
        }
        if let id = children.lazy.compactMap({ plan.renamed($0, segment, below: walk.page.record) }).first {
            return suggestion(of: (["\(walk.path)/\(id)"] + walk.rest.dropFirst()).joined(separator: "/"))
        }
        let near = nearby.nearest(to: segment, at: Place(page: walk.page, language: walk.language)) {
            children.flatMap { type -> [String] in
                let records = type.records(plan, walk.page.record)
                return switch type.segment {
                case .word: records.isEmpty ? [] : [walk.words[type.name]?.text ?? type.name]
                case .id(let id): records.map { id(plan, $0).text }
                case .root, .file: []
                }
            }
        }
        return near.map { suggestion(of: "\(walk.path)/\($0)") }
    }

    private func suggestion(of path: String) -> Message {
        let address = path + "/"
        return "did you mean \"\(address)\"?"
    }
}

extension PageType {
    fileprivate func isWord(_ segment: String, _ words: PathWords) -> Bool {
        if case .word = self.segment { words[name]?.text == segment } else { false }
    }
}
