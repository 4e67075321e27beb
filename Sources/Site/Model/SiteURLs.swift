import Languages
import Records

/// The addresses of everything in a site. The default language is at the root, every other below its code; path words
/// are translated, ids are not. A reference, because everything that makes pages asks it.
public final class SiteURLs: Sendable {
    /// The beginning and the path words of a language's addresses.
    private struct Branch {
        let language: Language
        /// Empty for the default language: `en/`.
        let root: String
        let words: PathWords?

        /// The path word of a name; the name itself where the language's texts lack the word.
        func word(_ name: String) -> String { words?[name]?.text ?? name }
    }

    /// The name of the path word that stands before the number of a list's page: `/zwierzeta/strona/2/`.
    static let numberWord = "page"

    private let plan: SitePlan
    private let baseURL: BaseURL
    private let branches: [Branch]

    /// - Parameter words: of each language.
    init(_ plan: SitePlan, words: [Language: PathWords]) {
        self.plan = plan
        baseURL = plan.catalogue.settings.baseURL
        branches = plan.catalogue.settings.languages.enumerated().map { index, language in
            Branch(language: language, root: index == 0 ? "" : language.code + "/", words: words[language])
        }
    }

    private func branch(_ language: Language) -> Branch {
        branches.first { $0.language == language } ?? branches[0]  // a site has at least one language
    }

    /// Returns the address of a page in a language.
    public func address(of page: Page, _ language: Language) -> Address {
        if case .file(let file) = page.type.segment { return Address(file: file) }
        return Address(path: joined("", page, language))
    }

    /// Returns the address of a page behind the beginning that all addresses have.
    private func joined(_ start: String, _ page: Page, _ language: Language) -> String {
        if case .file(let file) = page.type.segment { return joined(start, Address(file: file).path) }
        var path = ""
        // The room is asked for once: addresses are made by the million.
        path.reserveCapacity(start.utf8.count + 64)
        path += start
        let branch = branch(language)
        append(page.type, page.record, branch, to: &path)
        guard page.number > 1 else { return path }
        path += branch.word(SiteURLs.numberWord)
        path += "/\(page.number)/"
        return path
    }

    private func append(_ type: PageType, _ record: Int, _ branch: Branch, to path: inout String) {
        guard let parent = type.parent else { return path += branch.root }
        append(parent, type.parentRecord(plan, record), branch, to: &path)
        switch type.segment {
        case .word: path += branch.word(type.name)
        case .id(let id): path += id(plan, record).text
        case .root, .file: return
        }
        path += "/"
    }

    /// Returns the address that a record's page would have if the record had another id.
    func address(of page: Page, _ language: Language, calling id: RecordID) -> Address {
        let branch = branch(language)
        var path = ""
        if let parent = page.type.parent {
            append(parent, page.type.parentRecord(plan, page.record), branch, to: &path)
        }
        return Address(path: "\(path)\(id)/")
    }

    /// Returns the addresses that a page had before its record, or one above it, was renamed.
    func formerAddresses(of page: Page, _ language: Language) -> [Address] {
        let branch = branch(language)
        let number = page.number > 1 ? "\(branch.word(SiteURLs.numberWord))/\(page.number)/" : ""
        // The first is the address of now.
        return paths(page.type, page.record, branch).dropFirst().map { Address(path: $0 + number) }
    }

    /// Returns the address of a record's page, then those that it had.
    private func paths(_ type: PageType, _ record: Int, _ branch: Branch) -> [String] {
        guard let parent = type.parent else { return [branch.root] }
        let names: [String] =
            switch type.segment {
            case .word: [branch.word(type.name)]
            case .id(let id): [id(plan, record).text] + type.formerly(plan, record).map(\.id.text)
            case .root, .file: []
            }
        return paths(parent, type.parentRecord(plan, record), branch).flatMap { above in
            names.map { "\(above)\($0)/" }
        }
    }

    /// Returns the path word of a name, which is also the `id` of a section where a section has that name.
    func word(_ name: String, _ language: Language) -> String { branch(language).word(name) }

    /// Returns the address at which a picture or film of the content folder is published, by its path relative to the
    /// content folder: `institutions/x/animals/rex-1.jpg`.
    public func media(_ contentPath: String) -> Address {
        let folder = "institutions/"
        let isOfInstitution = contentPath.utf8.starts(with: folder.utf8)
        let path = isOfInstitution ? contentPath.utf8.dropFirst(folder.utf8.count) : contentPath.utf8[...]
        return Address(file: "media/\(Substring(path))")
    }

    /// Returns the address of the root of a language's search index.
    func search(_ language: Language) -> Address { Address(file: "search/\(language.code).bin") }

    /// Returns the address of a language's web manifest.
    func manifest(_ language: Language) -> Address {
        Address(path: branch(language).root + "manifest.webmanifest")
    }

    /// The address of the directory of all animals.
    var directory: Address { Address(file: "assets/directory.json") }

    /// Returns the address of a language's directory of all institutions.
    func institutionDirectory(_ language: Language) -> Address {
        Address(file: "assets/institutions/\(language.code).json")
    }

    /// The address of the service worker, at the root because it looks after everything below its own folder.
    var worker: Address { Address(file: "sw.js") }

    /// The site's root relative to the host: `/`, or the base URL's path.
    var root: String { baseURL.path }

    /// Returns an address relative to the host, for links: `/schroniska/instytucje/na-skraju/`.
    public func link(_ address: Address) -> String { joined(baseURL.path, address.path) }

    /// Returns the address of a page relative to the host.
    func link(to page: Page, _ language: Language) -> String { joined(baseURL.path, page, language) }

    /// Returns an address with scheme and host, for canonical links, feeds and the sitemap.
    public func absolute(_ address: Address) -> String { joined(baseURL.text, address.path) }

    /// Returns the address of a page with scheme and host.
    func absolute(_ page: Page, _ language: Language) -> String { joined(baseURL.text, page, language) }

    private func joined(_ start: String, _ path: String) -> String {
        var joined = ""
        joined.reserveCapacity(start.utf8.count + path.utf8.count)
        joined += start
        joined += path
        return joined
    }
}
