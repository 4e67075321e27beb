import Content
import Documents
import Output
import Parallel
import Records
import Search

/// The search indexes of a site: for each language a root with an address of its own, and a folder of files that are
/// never changed, because its name tells what they hold.
struct SearchSite: Sendable {
    private let publication: Publication
    private let words: [SearchWords]
    private let parallel: Parallel
    /// The same in every language.
    private let order: Once<SearchOrder>
    private let positions: Once<SearchPositions>
    private let surroundings: Once<[SearchCorpus.Surroundings]>

    /// - Parameter words: what search knows of languages; one that is missing gets folding and prefixes alone.
    init(_ publication: Publication, words: [SearchWords], parallel: Parallel) {
        self.publication = publication
        self.parallel = parallel
        let order = Once { SearchOrder(publication.plan) }
        self.order = order
        positions = Once { SearchPositions(publication.plan, order()) }
        surroundings = Once { order().surroundings(publication.plan) }
        self.words = publication.languages.map { language in
            words.first { $0.language == language } ?? .plain(language)
        }
    }

    /// Returns the file of a language's root, and one in the folder of the files that it leads to.
    func claimed(by language: Language) -> [String] {
        let root = publication.urls.search(language).file
        return [root, "\(SearchSite.folder(of: root))/index"]
    }

    /// `search/pl` of `search/pl.bin`.
    private static func folder(of root: String) -> Substring { root.dropLast(".bin".count) }

    struct File: Sendable {
        let path: String
        let bytes: [UInt8]
    }

    /// Every file of the index of a language, its root last.
    /// - Parameter kept: returns what is kept from one index to the next, of documents in an order.
    func files(_ language: Language, keeping kept: (SearchOrder) -> KeptRuns? = { _ in nil }) -> [File] {
        let root = publication.urls.search(language).file
        let index = SearchIndex(corpus(language), keeping: kept(order()), parallel: parallel)
        let digests = parallel.map(count: index.files.count, grain: 64) { Fingerprint.sha256(index.files[$0].bytes) }
        let names = index.files.flatMap { Array("\($0.name)\n".utf8) }
        let name = Fingerprint.short(of: names + digests.flatMap { $0 })
        let folder = SearchSite.folder(of: root)
        var files = index.files.map { File(path: "\(folder)/\(name)/\($0.name)", bytes: $0.bytes) }
        let own = folder.split(separator: "/").last ?? folder
        files.append(File(path: root, bytes: index.root(folder: "\(own)/\(name)/")))
        return files
    }

    private func corpus(_ language: Language) -> SearchCorpus {
        let place = publication.languages.firstIndex(of: language) ?? 0
        let order = order()
        let catalogue = publication.catalogue
        let records = publication[language]
        let entries = order.institutions
        let surroundings = surroundings()
        let towns =
            entries.map { catalogue.institutions[$0].record.address.town } + catalogue.notices.map(\.town)
            + surroundings.filter { !$0.isUncertain }.map(\.name)
        let others = words.filter { $0.language != language }
        // A visitor may type the words of another of the site's languages; what a record says in another language,
        // because this one is missing, means the same; there no towns are looked for.
        let tables = parallel.map(count: 2) { [words] index in
            index == 0
                ? WordTable(
                    words[place], others: others.map(\.forOtherLanguages), towns: towns,
                    hints: surroundings.filter(\.isUncertain).map(\.name))
                : WordTable(words[place], others: others, towns: [])
        }
        let builder = SearchDocumentBuilder(
            records, words: tables[1], institutions: entries)
        return SearchCorpus(
            institutions: entries.map { number in
                let record = catalogue.institutions[number].record
                return (id: record.id.text, name: records.text(record.name), town: record.address.town)
            } + order.pages.map { (id: builder.id(of: $0), name: builder.title(of: $0), town: "") },
            pages: order.pages.count, seeking: order.seeking,
            others: order.animals.count - order.seeking - order.departed + order.notices,
            departed: order.departed,
            folder: records.link(to: .institutions(page: 1)), words: tables[0],
            stemmer: words[place].stemmer, stopWords: words[place].stopWords,
            filters: SearchCorpus.usualFilters.union(AnimalFilter.all.compactMap { SearchFacet(rawValue: $0.name) }),
            positions: catalogue.institutions.isEmpty ? [] : positions().bytes, surroundings: surroundings
        ) { [order] number in
            switch order.entry(number) {
            case .institution: return builder.document(ofInstitution: entries[number], number)
            case .page(let place): return builder.document(of: order.pages[place], number)
            case .notice(let notice): return builder.document(ofNotice: notice, order.lostAndFound)
            case .animal(let place):
                let animal = order.animals[place]
                var document = builder.document(ofAnimal: animal.number, animal.institution)
                if let waiting = order.waiting[place] { document.facets.append(FacetValue(.waiting, waiting)) }
                return document
            }
        }
    }
}
