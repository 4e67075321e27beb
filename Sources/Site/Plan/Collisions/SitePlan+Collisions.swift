import Content
import Documents
import Languages
import Messages
import Records

extension SitePlan {
    /// Every case of two things that want the same address, each with both of them named.
    /// - Parameters:
    ///   - languages: of the site.
    ///   - words: by language; where they are written is told by `textsFile`.
    ///   - generated: files beside the pages, such as `sitemap.xml`, relative to the output folder.
    ///   - media: pictures and films that are published, relative to the content folder.
    ///   - textsFile: the file with a language's path words, relative to the content folder.
    func collisions(
        languages: [Language], words: [Language: PathWords], addresses: Addresses, generated: [String],
        media: [String], textsFile: (Language) -> String
    ) -> [Diagnostic] {
        let reserved = ReservedNames(languages: languages, words: words)
        var diagnostics = reservedNames(reserved)
        let reported = Set(diagnostics.map(\.file))

        var files = ClaimedFiles()
        for path in generated {
            files.add(Claim(file: path, owner: "a file of the site itself", source: nil, rank: .fixed))
        }
        for language in languages {
            addPages(of: language, addresses, textsFile(language), except: reported, to: &files)
        }
        // Pictures of one institution can only meet static files, and those of institutions called "pages" or "baskets".
        let hasStaticMedia = catalogue.staticFiles.contains { $0.utf8.starts(with: "media".utf8) }
        for path in media
        where hasStaticMedia || !path.utf8.starts(with: "institutions/".utf8)
            || path.utf8.starts(with: "institutions/pages/".utf8)
            || path.utf8.starts(with: "institutions/baskets/".utf8)
        {
            files.add(
                Claim(
                    file: addresses.media(path).file, owner: "the file \"\(path)\"", source: path, rank: .staticFile))
        }
        for path in catalogue.staticFiles where path != "robots.txt" {
            let source = "static/" + path
            if path.utf8.starts(with: "api/".utf8) {
                diagnostics.append(
                    Diagnostic(
                        id: "address-collision", file: source,
                        message: "\"\(source)\" and the site's own interface both want an address below /api/",
                        suggestion: "move it to another folder"))
            }
            files.add(Claim(file: path, owner: "the file \"\(source)\"", source: source, rank: .staticFile))
        }
        return diagnostics + files.diagnostics
    }

    private func reservedNames(_ reserved: ReservedNames) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for page in catalogue.pages {
            guard let use = reserved.use(ofSlug: page.slug) else { continue }
            diagnostics.append(
                reserved.diagnostic(for: page.slug, "a page", use: use, source: SitePlan.source(of: page)))
        }
        for institution in catalogue.institutions {
            if let use = reserved.use(ofSlug: institution.record.id) {
                diagnostics.append(
                    reserved.diagnostic(
                        for: institution.record.id, "an institution", use: use, source: institution.source))
            }
            for animal in institution.animals {
                guard let use = reserved.use(ofAnimal: animal.record.id) else { continue }
                diagnostics.append(
                    reserved.diagnostic(for: animal.record.id, "an animal", use: use, source: animal.source))
            }
        }
        return diagnostics
    }

    /// Where a further page is written. Translations lie beside it.
    static func source(of page: FurtherPage) -> String { "pages/\(page.slug).md" }

    private func addPages(
        of language: Language, _ addresses: Addresses, _ textsFile: String, except reported: Set<String>,
        to files: inout ClaimedFiles
    ) {
        // Animals' pages cannot meet anything else once their ids are no reserved names.
        let above = addresses.institutions(language).path
        let mayMeetAnimals = catalogue.staticFiles.contains { $0.utf8.starts(with: above.utf8) }
        for page in pages {
            let claim: (owner: Message, source: String, rank: Claim.Rank)
            switch page {
            case .home: claim = ("the intro", "home.md", .fixed)
            case .institutions: claim = ("the catalogue of institutions", textsFile, .pathWord)
            case .animals: claim = ("the list of all animals", textsFile, .pathWord)
            case .settings: claim = ("the settings", textsFile, .pathWord)
            case .favourites: claim = ("the visitors' own animals", textsFile, .pathWord)
            case .baskets: claim = ("the list of baskets", textsFile, .pathWord)
            case .basket(let index):
                let basket = catalogue.baskets[index]
                claim = ("the page of the basket \"\(basket.id)\"", basket.source, .page)
            case .needs: claim = ("the wish lists", textsFile, .pathWord)
            case .accessibility: claim = ("the accessibility statement", textsFile, .pathWord)
            case .further(let index):
                let record = catalogue.pages[index]
                claim = ("the page \"\(record.slug)\"", SitePlan.source(of: record), .page)
            case .institution(let index, _):
                let entry = catalogue.institutions[index]
                claim = ("the page of the institution \"\(entry.record.id)\"", entry.source, .institution)
            case .support(let index):
                let entry = catalogue.institutions[index]
                claim = ("the support page of the institution \"\(entry.record.id)\"", textsFile, .pathWord)
            case .adoption(let index):
                let entry = catalogue.institutions[index]
                claim = ("the adoption page of the institution \"\(entry.record.id)\"", textsFile, .pathWord)
            case .animal(let index):
                guard mayMeetAnimals else { continue }
                let entry = animals[index].entry
                claim = ("the page of the animal \"\(entry.record.id)\"", entry.source, .animal)
            }
            guard !reported.contains(claim.source) else { continue }
            files.add(
                Claim(
                    file: address(of: page, language, addresses).file, owner: claim.owner, source: claim.source,
                    rank: claim.rank))
        }
    }
}
