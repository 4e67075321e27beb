import Documents
import Records

extension RecordKind {
    public static let site = RecordKind(
        "site", at: .settings, RecordDecoding(schema: .site), title: "The settings of the site",
        form: .single("Settings"), ofSite: { [($0.settings, "site.yml", nil)] })
}

extension RecordSchema where Record == SiteSettings {
    static let site = RecordSchema(
        [
            .required(
                "title", \.title, .localized(.text(maximum: 120)), "the site's name",
                example: .words("Shelters around us")),
            .optional(
                "description", \.description, .localized(.text(maximum: 1000)),
                "what the site is, in a sentence or two", example: .words("Animals that wait for a home")),
            .required(
                "baseURL", \.baseURL, .baseURL, "where the site lives: https://example.org/", polish: ["adres strony"],
                example: "https://example.org/"),
            .optional(
                "host", \.host, .choice("host"), "who serves the site, so that it gets the files that this host reads",
                polish: ["hosting"], example: "netlify"),
            .required(
                "languages", \.languages, .languages, "the site's languages; the first is the one of the records",
                polish: ["języki"], example: .words("en, pl")),
            .defaulted(
                "institutions", \.institutionFolders, .list(of: .text(maximum: 1000)),
                "further content folders, such as shelters' own repositories; of them institutions alone are read",
                polish: ["instytucje", "foldery instytucji"], example: "../shelters/azyl/content"),
            .defaulted(
                "timeZone", \.timeZone, .timeZone, "the time zone of opening hours: Europe/Warsaw",
                polish: ["strefa czasowa"], example: "Europe/Warsaw"),
            .defaulted(
                "staleAfterDays", \.staleAfterDays, .integer(1...36_500),
                "after how many days without a check a record counts as old", polish: ["nieaktualne po dniach"],
                example: "90"),
            .defaulted(
                "demo", \.isDemo, .boolean, "whether every page says that all is invented",
                polish: ["pokaz", "przykład"]),
            .defaulted(
                "contact", \.contact,
                .group(
                    RecordSchema<Contact>([
                        .optional(
                            "email", \.email, .email, "an e-mail address that somebody reads",
                            example: "contact@example.org")
                    ])
                ) { Contact() }, "how to reach the people who run the site"),
            .optional(
                "repository", \.repository, .webAddress,
                "the address of the content's repository, where institutions can propose their records",
                polish: ["repozytorium"], example: "https://github.com/owner/name"),
            .defaulted(
                "offline", \.worksOffline, .boolean,
                "false if browsers are to keep nothing for times without a network", polish: ["bez sieci"],
                example: "false"),
            .optional(
                "accessibilityStatement", \.accessibilityStatement, .accessibilityStatement,
                "the accessibility statement that Polish public bodies need", polish: ["deklaracja dostępności"]),
        ], aliases: ["url": "baseURL"], keepingExtensions: { _, _ in })
}

extension ValueDecoder where Value == BaseURL {
    fileprivate static var baseURL: ValueDecoder {
        ValueDecoder<WebAddress>.webAddress.map(as: .webAddress, value: { .text($0.text) }) { address, node, context in
            do throws(WebAddress.Problem) {
                return try BaseURL(address)
            } catch {
                return context.refuse(
                    "invalid-url", at: node, "\"\(address)\" cannot be where a site lives",
                    suggestion: "write an address without ? and #, like https://example.org/shelters/")
            }
        }
    }
}

extension ValueDecoder where Value == [Language] {
    static var languages: ValueDecoder {
        list(of: .language, minimum: 1).restricted { languages, node, context in
            var seen: Set<Language> = []
            for (language, element) in zip(languages, node.elements) where !seen.insert(language).inserted {
                return context.refuse(
                    "duplicate-language", at: element, "the language \"\(language)\" stands here twice",
                    suggestion: "keep it once")
            }
            return languages
        }
    }
}

extension ValueDecoder where Value == String {
    /// A name of the IANA time zone database.
    static var timeZone: ValueDecoder {
        text(maximum: 60).restricted(to: { .timeZone }) { text, node, context in
            if TimeZoneNames.all.contains(text) { return text }
            return context.refuse(
                "unknown-time-zone", at: node, "unknown time zone \"\(text)\"",
                suggestion: NearMiss.of(text, among: TimeZoneNames.all).map { "did you mean \"\($0)\"?" }
                    ?? "write an area and a city, like Europe/Warsaw")
        }
    }
}
