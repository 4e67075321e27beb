import Content
import Documents
import Records

/// What the search boxes of a language look through: one JSON document, rows without names so that it stays small.
///
/// ```
/// {"institutions": [[title, link, type, type's label, town, region, logo, "22 zwierzęta", further words], ...],
///  "animals": [[title, link, type, "Pies · 3 lata · duży", place of its institution in "institutions", picture,
///               status, status's label, 1 where it seeks a home else 0, further words], ...]}
/// ```
/// What is not known is an empty string, so is the label of the plain status "available". Animals stand as lists show
/// them: those that seek a home first, of these the urgent ones and then the newest. Those that are gone for good are
/// left out.
struct SearchIndex: Sendable {
    /// How much of a description can be found, in characters.
    static let excerptLength = AnimalExcerpts.length

    private let publication: Publication
    private let language: Language

    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.map { language in
            let index = SearchIndex(publication: publication, language: language)
            return EmittedDocument(at: publication.addresses.search(language), index.append)
        }
    }

    @Sendable private func append(to bytes: inout [UInt8]) {
        JSONWriter.append(to: &bytes) { json in
            json.object { json in
                json.member("institutions") { json in
                    json.array(of: publication.catalogue.institutions) { append($1, to: &$0) }
                }
                json.member("animals") { json in
                    json.array(of: SearchIndex.order(publication.catalogue.institutions)) { append($1, to: &$0) }
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    private func append(_ institution: InstitutionEntry, to json: inout JSONWriter) {
        let record = institution.record
        let words = publication.wording(language)
        let seeking = institution.animals.count { $0.record.status.seeksHome }
        json.array { json in
            json.string(publication.text(record.name, language))
            json.string(publication.addresses.link(publication.addresses.institution(record.id, language)))
            json.string(record.type.rawValue)
            json.string(words.label(of: record.type))
            json.string(record.address.town)
            json.string(record.address.region ?? "")
            json.string(record.logo.map { link(toMedia: $0.file) } ?? "")
            json.string(seeking == 0 ? "" : words.count(ofSeeking: seeking))
            json.string(
                joined([
                    publication.text(ifAny: record.operator, language),
                    publication.excerpt(record.description, language, limit: SearchIndex.excerptLength),
                ]))
        }
    }

    private func append(_ place: Place, to json: inout JSONWriter) {
        let record = place.animal.record
        let institution = publication.catalogue.institutions[place.institution].record.id
        let words = publication.wording(language)
        json.array { json in
            json.string(words.title(of: record))
            json.string(publication.addresses.link(publication.addresses.animal(record.id, of: institution, language)))
            json.string(record.type.rawValue)
            json.string(publication.line(about: record, language))
            json.integer(place.institution)
            json.string(
                record.pictures.first.map { link(toMedia: $0.file) } ?? publication.artwork.placeholder(record.type))
            json.string(record.status.rawValue)
            json.string(record.status == .available ? "" : words.status(of: record))
            json.integer(record.status.seeksHome ? 1 : 0)
            json.string(furtherWords(of: place.animal))
        }
    }

    private func furtherWords(of animal: AnimalEntry) -> String {
        let record = animal.record
        var words = [
            record.number, publication.text(ifAny: record.breed, language),
            publication.text(ifAny: record.colour, language),
        ]
        words += record.marks.map { publication.text($0, language) }
        words.append(publication.excerpt(of: animal, language))
        return joined(words)
    }

    private func joined(_ words: [String?]) -> String {
        var joined = ""
        for case let word? in words where !word.isEmpty {
            if !joined.isEmpty { joined += " " }
            joined += word
        }
        return joined
    }

    private func link(toMedia file: String) -> String {
        publication.addresses.link(publication.addresses.media(file))
    }
}

extension SearchIndex {
    /// An animal and the place of its institution in the catalogue.
    private struct Place {
        let animal: AnimalEntry
        let institution: Int
    }

    private static func order(_ institutions: [InstitutionEntry]) -> [Place] {
        var keyed: [(rank: Int, arrived: Int, place: Place)] = []
        for (institution, entry) in institutions.enumerated() {
            for animal in entry.animals where !animal.record.status.isDeparted {
                let record = animal.record
                let rank = record.status.seeksHome ? (record.isUrgent ? 0 : 1) : 2
                keyed.append(
                    (
                        rank, record.arrived?.daysSince1970 ?? .min,
                        Place(animal: animal, institution: institution)
                    ))
            }
        }
        // The order of equal ones is that of ids, told by the places from before the sort.
        return keyed.enumerated().sorted { one, other in
            if one.element.rank != other.element.rank { return one.element.rank < other.element.rank }
            if one.element.arrived != other.element.arrived { return one.element.arrived > other.element.arrived }
            return one.offset < other.offset
        }.map(\.element.place)
    }
}
