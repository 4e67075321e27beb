import Content
import Documents
import Geography
import Languages

/// The texts of a language that scripts fetch only when a visitor turns to what they do.
struct ScriptTexts: Sendable {
    /// A part of the texts that is fetched at once.
    enum Part: String, CaseIterable {
        /// The words of the search box, which more visitors turn to than to all the rest.
        case search
        /// The words that say whether an institution is open now.
        case hours
        case scripts

        /// The names of the texts that scripts need; nil for all. The others stand in pages.
        private var names: Set<String>? {
            switch self {
            case .search: ["suggestions", "all", "nothing", "corrected", "near", "around", "about", "unavailable"]
            case .hours: ["open", "later", "closed", "never", "holiday"]
            case .scripts: nil
            }
        }

        fileprivate func texts(of constants: TextConstant) -> TextConstant? {
            guard let names, case .group(let texts) = constants[rawValue] else { return constants[rawValue] }
            return .group(texts.filter { names.contains($0.key) })
        }
    }

    /// Has a fingerprint, so that browsers may keep the file for ever.
    let address: Address
    /// Empty where nothing is published.
    let bytes: [UInt8]

    init(_ records: LocalizedRecords, _ part: Part) {
        let naming = records.publication.naming
        bytes = naming.isByContent ? ScriptTexts.bytes(of: records, part) : []
        let fingerprint = naming.fingerprint(of: bytes)
        address = Address(file: "assets/texts/\(part.rawValue)/\(records.language.code).\(fingerprint).json")
    }

    private static func bytes(of records: LocalizedRecords, _ part: Part) -> [UInt8] {
        let publication = records.publication
        // Institutions read what is written in the site's first language.
        let institutional = publication[publication.defaultLanguage]
        let countries = Set(records.plan.catalogue.institutions.map(\.record.address.country))
        func appendHolidays(to json: inout JSONWriter) {
            json.object("holidays") { json in
                for gazetteer in Gazetteer.all where countries.contains(gazetteer.country) {
                    // A site may stay as it is for a year. Whole years, because all pages name the file by its bytes.
                    let holidays = [0, 1].flatMap { gazetteer.holidays(of: records.plan.date.year + $0) }
                    json.array(gazetteer.country.code, of: holidays) { $0.string($1.description) }
                }
            }
        }
        var bytes: [UInt8] = []
        JSONWriter.appendObject(to: &bytes) { json in
            json.member("texts") { ScriptTexts.append(part.texts(of: records.texts.constants), to: &$0) }
            switch part {
            case .search:
                json.member("results", records.patternsAsJSON(of: .results))
                json.member(
                    "places",
                    records.plan.gazetteer.map { publication.urls.link(PlaceDirectory.address(of: $0)) })
            case .hours: appendHolidays(to: &json)
            case .scripts:
                appendHolidays(to: &json)
                json.member("letter") { ScriptTexts.append(institutional.texts.constants["scripts.ask"], to: &$0) }
                json.member("letterLanguage", institutional.language.code)
                json.object("near") { json in
                    json.member("kilometres", records.patternsAsJSON(of: .kilometres))
                    json.member("about") { ScriptTexts.append(records.texts.constants["near.about"], to: &$0) }
                    json.member("directory", publication.urls.link(publication.urls.directory))
                }
                json.member("personal") { ScriptTexts.append(PersonalDataRule.all, to: &$0) }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private static func append(_ rules: [PersonalDataRule], to json: inout JSONWriter) {
        json.array { json in
            for rule in rules {
                json.object { json in
                    json.member("name", rule.name)
                    json.member("pattern", rule.pattern)
                    if let exception = rule.exception { json.member("exception", exception) }
                }
            }
        }
    }

    private static func append(_ text: TextConstant?, to json: inout JSONWriter) {
        switch text {
        case .text(let text): json.string(text)
        case .group(let children):
            json.object { json in
                for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                    json.member(name) { append(child, to: &$0) }
                }
            }
        case nil: json.null()
        }
    }
}
