import Languages
import Records

/// Where everything of a site lives. The default language is at the root, every other below its code; path words are
/// translated, ids are not. A reference, because everything that makes pages asks it.
public final class Addresses: Sendable {
    /// What all addresses of a language start with.
    private final class Stems: Sendable {
        let language: Language
        let home: Address
        let institutions: Address
        let animals: Address
        let settings: Address
        let favourites: Address
        let baskets: Address
        let needs: Address
        let accessibility: Address
        /// `wsparcie`.
        let support: String
        /// `adopcja`.
        let adoption: String
        /// `strona`.
        let page: String

        init(language: Language, isDefault: Bool, words: PathWords?) {
            let prefix = isDefault ? "" : language.code + "/"
            self.language = language
            home = Address(folder: isDefault ? "" : language.code)
            institutions = Address(folder: prefix + (words?.institutions.text ?? "institutions"))
            animals = Address(folder: prefix + (words?.animals.text ?? "animals"))
            settings = Address(folder: prefix + (words?.settings.text ?? "settings"))
            favourites = Address(folder: prefix + (words?.favourites.text ?? "my-animals"))
            baskets = Address(folder: prefix + (words?.baskets.text ?? "baskets"))
            needs = Address(folder: prefix + (words?.needs.text ?? "needs"))
            accessibility = Address(folder: prefix + (words?.accessibility.text ?? "accessibility"))
            adoption = words?.adoption.text ?? "adoption"
            support = words?.support.text ?? "support"
            page = words?.page.text ?? "page"
        }
    }

    private let baseURL: BaseURL
    private let stems: [Stems]

    /// Words that are missing are those of English.
    public init(settings: SiteSettings, words: [Language: PathWords]) {
        baseURL = settings.baseURL
        stems = settings.languages.enumerated().map { index, language in
            Stems(language: language, isDefault: index == 0, words: words[language])
        }
    }

    private func stems(of language: Language) -> Stems {
        stems.first { $0.language == language } ?? stems[0]  // a site has at least one language
    }

    /// The intro.
    public func home(_ language: Language) -> Address { stems(of: language).home }

    /// The catalogue of institutions.
    public func institutions(_ language: Language) -> Address { stems(of: language).institutions }

    public func institution(_ id: RecordID, _ language: Language) -> Address {
        Address(folders: stems(of: language).institutions.path, id.text)
    }

    public func animal(_ id: RecordID, of institution: RecordID, _ language: Language) -> Address {
        Address(folders: stems(of: language).institutions.path, institution.text, id.text)
    }

    /// The page that tells how to support an institution.
    public func support(_ institution: RecordID, _ language: Language) -> Address {
        let stems = stems(of: language)
        return Address(folders: stems.institutions.path, institution.text, stems.support)
    }

    /// The page that tells how to adopt from an institution.
    public func adoption(_ institution: RecordID, _ language: Language) -> Address {
        let stems = stems(of: language)
        return Address(folders: stems.institutions.path, institution.text, stems.adoption)
    }

    /// The `id` of the section of an animal's page that tells how to support it, as it is read.
    public func supportAnchor(_ language: Language) -> String { stems(of: language).support }

    /// All animals that look for a home.
    public func animals(_ language: Language) -> Address { stems(of: language).animals }

    public func settings(_ language: Language) -> Address { stems(of: language).settings }

    /// The visitor's own animals.
    public func favourites(_ language: Language) -> Address { stems(of: language).favourites }

    /// All baskets.
    public func baskets(_ language: Language) -> Address { stems(of: language).baskets }

    public func basket(_ id: RecordID, _ language: Language) -> Address {
        Address(folders: stems(of: language).baskets.path, id.text)
    }

    /// What institutions ask people to bring.
    public func needs(_ language: Language) -> Address { stems(of: language).needs }

    /// The accessibility statement.
    public func accessibility(_ language: Language) -> Address { stems(of: language).accessibility }

    /// A page beside the catalogue.
    public func page(_ slug: RecordID, _ language: Language) -> Address {
        Address(below: home(language), slug.text + "/")
    }

    /// A numbered page of a list. Page 1 is the list itself.
    public func page(_ number: Int, of list: Address, _ language: Language) -> Address {
        number > 1 ? Address(below: list, "\(stems(of: language).page)/\(number)/") : list
    }

    /// Where a picture or film of the content folder is published, by its path relative to the content folder:
    /// `institutions/x/animals/rex-1.jpg`.
    public func media(_ contentPath: String) -> Address {
        let folder = "institutions/"
        let isOfInstitution = contentPath.utf8.starts(with: folder.utf8)
        let path = isOfInstitution ? contentPath.utf8.dropFirst(folder.utf8.count) : contentPath.utf8[...]
        return Address(file: "media/\(Substring(path))")
    }

    /// The Atom feed of a language.
    public func feed(_ language: Language) -> Address {
        Address(below: home(language), "feed.xml")
    }

    /// The Atom feed of an institution.
    public func feed(of institution: RecordID, _ language: Language) -> Address {
        Address(below: self.institution(institution, language), "feed.xml")
    }

    /// The root of the search index of a language.
    public func search(_ language: Language) -> Address { Address(file: "search/\(language.code).bin") }

    /// The web manifest of a language.
    public func manifest(_ language: Language) -> Address {
        Address(below: home(language), "manifest.webmanifest")
    }

    /// The page for addresses that lead nowhere, in all languages.
    public var notFound: Address { Address(file: "404.html") }

    /// The page for times without a network, in all languages.
    public var offline: Address { Address(file: "offline.html") }

    /// The service worker, at the root because it looks after everything below its own folder.
    public var worker: Address { Address(file: "sw.js") }

    /// The site's root relative to the host: `/`, or the base URL's path.
    var root: String { baseURL.path }

    /// Relative to the host, for links: `/schroniska/instytucje/na-skraju/`.
    public func link(_ address: Address) -> String { joined(baseURL.path, address.path) }

    /// With scheme and host, for canonical links, feeds and the sitemap.
    public func absolute(_ address: Address) -> String { joined(baseURL.text, address.path) }

    private func joined(_ start: String, _ path: String) -> String {
        var joined = ""
        joined.reserveCapacity(start.utf8.count + path.utf8.count)
        joined += start
        joined += path
        return joined
    }
}
