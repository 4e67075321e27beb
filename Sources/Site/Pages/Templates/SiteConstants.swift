import Content
import Documents
import Languages
import Records
import Templates

/// The values that templates may name on every page of a language, folded into their bytes when they are compiled.
struct SiteConstants {
    let records: LocalizedRecords

    private var vocabulary: Vocabulary { records.vocabulary }
    private var urls: SiteURLs { records.publication.urls }
    private var assets: SiteAssets { records.publication.assets }

    var all: [String: Constant] {
        [
            "texts": SiteConstants.constant(vocabulary.texts.constants), "site": .object(site),
            "plurals": .object(plurals), "assets": .object(assetLinks),
        ]
    }

    private static func constant(_ text: TextConstant) -> Constant {
        switch text {
        case .text(let text): .text(text)
        case .group(let children): .object(children.mapValues(constant))
        }
    }

    private var site: [String: Constant] {
        let catalogue = records.publication.catalogue
        let settings = catalogue.settings
        let language = records.language
        func link(_ address: Address) -> Constant { .text(urls.link(address)) }
        let menus = PageMenus(catalogue.pages)
        let footer = menus.footer.map(page)
        let sections = PageTemplate.sections.map { section in
            (section.name, Constant.text(section.exists(in: records.plan) ? records.link(to: Page(section)) : ""))
        }
        return [
            "title": .text(records.text(settings.title)),
            "language": .text(language.code),
            "locale": .text(SiteConstants.locale(language)),
            "otherLocales": .list(
                settings.languages.filter { $0 != language }.map {
                    .object(["locale": .text(SiteConstants.locale($0))])
                }),
            "timeZone": .text(settings.timeZone),
            "worker": .text(settings.worksOffline ? urls.link(urls.worker) : ""),
            "root": .text(urls.root),
            "feed": link(urls.feed(of: .site, language)),
            "manifest": link(urls.manifest(language)),
            "searchIndex": link(urls.search(language)),
            "directory": link(urls.directory),
            "institutionDirectory": link(urls.institutionDirectory(language)),
            "places": .text(records.plan.gazetteer.map { urls.link(PlaceDirectory.address(of: $0)) } ?? ""),
            "placesCredit": .text(records.plan.gazetteer?.credit(in: language.code) ?? ""),
            "scriptTexts": link(ScriptTexts(records, .scripts).address),
            "hourTexts": link(ScriptTexts(records, .hours).address),
            "searchTexts": link(ScriptTexts(records, .search).address),
            "types": .text(types),
            "hasSearch": .flag(!catalogue.institutions.isEmpty),
            "headerPages": .list(menus.header.map(page)),
            "footerPages": .list(footer),
            "hasFooterPages": .flag(!footer.isEmpty),
            "hasMorePages": .flag(!menus.others.isEmpty),
            "demo": .flag(settings.isDemo),
            "contactEmail": .text(settings.contactEmail ?? ""),
        ].merging(sections) { site, _ in site }
    }

    /// Phrases whose forms depend on a number that only scripts know.
    private var plurals: [String: Constant] {
        Dictionary(
            uniqueKeysWithValues: Phrase.ofScripts.map { ($0.name, .text(records.patternsAsJSON(of: $0.phrase))) })
    }

    /// The types of animals and of institutions by what they are called, as a JSON object: what is found is known to
    /// scripts by its words alone.
    private var types: String {
        var bytes: [UInt8] = []
        JSONWriter.appendObject(to: &bytes) { json in
            for type in AnimalType.allCases { json.member(vocabulary.label(Labels.animalType, type), type.rawValue) }
            for type in InstitutionType.allCases {
                json.member(vocabulary.label(Labels.institutionType, type), type.rawValue)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func page(_ page: StandalonePage) -> Constant {
        let title = records.wording(page.title)
        return .object([
            "title": .text(title.text),
            "lang": .text(title.lang ?? ""),
            "link": .text(records.link(to: records.plan.page(of: page))),
        ])
    }

    private var assetLinks: [String: Constant] {
        func link(_ name: String) -> Constant { .text(assets[name].map { urls.link($0.address) } ?? "") }
        return [
            "css": link(SiteAssets.styleSheet),
            "styles": .object(SiteAssets.styles.mapValues(link)),
            "themeScript": .markup(String(decoding: assets.inlineScript(SiteAssets.themeScript), as: UTF8.self)),
            "arrivalScript": .markup(String(decoding: assets.inlineScript(SiteAssets.arrivalScript), as: UTF8.self)),
            "scripts": .object(SiteAssets.scripts.mapValues(link)),
            "imports": .object(
                SiteAssets.scripts.mapValues { name in
                    .list(
                        assets.imports(ofScript: name).map { .object(["link": .text(urls.link($0.address))]) })
                }),
            "icons": .object(SiteAssets.icons.mapValues(link)),
            "drawings": .object(SiteAssets.drawings.mapValues(link)),
        ]
    }

    /// A language as Open Graph names it, with a country: `pl_PL`, `en_GB`.
    static func locale(_ language: Language) -> String {
        let parts = language.code.split(separator: "-")
        let primary = String(parts[0])
        if let region = parts.dropFirst().last(where: { $0.utf8.count == 2 }) { return "\(primary)_\(region)" }
        let country =
            switch primary {
            case "en": "GB"
            case "uk": "UA"
            case "cs": "CZ"
            case "be": "BY"
            case "da": "DK"
            case "sv": "SE"
            case "el": "GR"
            case "et": "EE"
            case "sl": "SI"
            default: primary.uppercased()
            }
        return "\(primary)_\(country)"
    }
}

extension LocalizedRecords {
    /// Returns the forms of a phrase as a JSON object by plural category.
    func patternsAsJSON(of phrase: Phrase) -> String {
        var bytes: [UInt8] = []
        JSONWriter.appendObject(to: &bytes) { json in
            for (category, text) in texts.patterns(of: phrase) { json.member(category.rawValue, text) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
