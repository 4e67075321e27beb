import Documents
import Records

/// What `site.yml` is read into.
struct SiteSettingsDraft: Sendable {
    var title = Localized<String>()
    var description: Localized<String>?
    var baseURL: BaseURL?
    var languages: [Language] = []
    var timeZone: String?
    var staleAfterDays: Int?
    var isDemo = false
    var contact = ContactDraft()
    var worksOffline = true
    var accessibilityStatement: AccessibilityStatement?

    struct ContactDraft: Sendable {
        var email: String?
    }

    /// Nil where a required field is missing.
    var settings: SiteSettings? {
        guard let baseURL, !languages.isEmpty, !title.isEmpty else { return nil }
        var settings = SiteSettings(title: title, baseURL: baseURL, languages: languages)
        settings.description = description
        settings.isDemo = isDemo
        settings.contactEmail = contact.email
        settings.worksOffline = worksOffline
        settings.accessibilityStatement = accessibilityStatement
        if let timeZone { settings.timeZone = timeZone }
        if let staleAfterDays { settings.staleAfterDays = staleAfterDays }
        return settings
    }
}

extension RecordSchema where Record == SiteSettingsDraft {
    static let site = RecordSchema(
        [
            .required("title", \.title, .localized(.text(maximum: 120, named: "title"))),
            .optional("description", \.description, .localized(.text(maximum: 1000, named: "description"))),
            .required("baseURL", \.baseURL, .baseURL),
            .required("languages", \.languages, .languages),
            .optional("timeZone", \.timeZone, .timeZone),
            .optional("staleAfterDays", \.staleAfterDays, .integer(1...36_500)),
            .defaulted("demo", \.isDemo, .boolean),
            .defaulted(
                "contact", \.contact,
                .group(RecordSchema<SiteSettingsDraft.ContactDraft>([.optional("email", \.email, .email)])) {
                    SiteSettingsDraft.ContactDraft()
                }),
            .defaulted("offline", \.worksOffline, .boolean),
            .optional("accessibilityStatement", \.accessibilityStatement, .accessibilityStatement),
        ], strangers: ["url": "did you mean \"baseURL\"?"], keepingExtensions: { _, _ in })
}

extension ValueDecoder where Value == BaseURL? {
    fileprivate static var baseURL: ValueDecoder {
        ValueDecoder<WebAddress>.webAddress.map { address, node, context -> BaseURL?? in
            do throws(WebAddress.Problem) {
                return .some(try BaseURL(address))
            } catch {
                context.report(
                    "invalid-url", at: node, "\"\(address)\" cannot be where a site lives",
                    suggestion: "write an address without ? and #, like https://example.org/shelters/")
                return nil
            }
        }
    }
}

extension ValueDecoder where Value == [Language] {
    fileprivate static var languages: ValueDecoder {
        let code = ValueDecoder<String>.text(maximum: 40).map(as: .language) { text, node, context -> Language? in
            if let language = Language(text) { return language }
            context.report(
                "invalid-language", at: node, "\"\(text)\" is no language code (BCP 47)",
                suggestion: "write two small letters, like pl")
            return nil
        }
        return ValueDecoder<[Language]>.list(of: code, minimum: 1).map { languages, node, context in
            for (index, element) in node.elements.enumerated() where languages[..<index].contains(languages[index]) {
                context.report(
                    "duplicate-language", at: element, "the language \"\(languages[index])\" stands here twice",
                    suggestion: "keep it once")
                return nil
            }
            return languages
        }
    }
}

extension ValueDecoder where Value == String {
    /// A name of the IANA time zone database.
    fileprivate static var timeZone: ValueDecoder {
        text(maximum: 60).map(as: .timeZone) { text, node, context in
            if TimeZoneNames.all.contains(text) { return text }
            context.report(
                "unknown-time-zone", at: node, "unknown time zone \"\(text)\"",
                suggestion: NearMiss.of(text, among: TimeZoneNames.all).map { "did you mean \"\($0)\"?" }
                    ?? "write an area and a city, like Europe/Warsaw")
            return nil
        }
    }
}
