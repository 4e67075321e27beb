import Documents
import Messages
import Records

extension RecordKind {
    public static let patron = RecordKind(
        "patron", in: "patrons",
        of: RecordCollection(
            \.patrons, RecordDecoding(schema: .patron, body: \.description, bodyIsDescription: true)
        ) { patrons, content in
            let known = KnownInstitutions(content)
            let accepting = Set(content.catalogue.institutions.map(\.record).filter(\.acceptsFood).map(\.id))
            // A draw that was made stays as it was when institutions leave the site or take no more food.
            for (patron, root) in patrons where patron.month > content.today {
                let places = root?["candidates"]?.elements ?? []
                for (place, id) in patron.candidates.enumerated() {
                    let node = place < places.count ? places[place] : nil
                    guard known.check(id, at: node, in: patron.source, &content.diagnostics), !accepting.contains(id)
                    else { continue }
                    content.diagnostics.append(
                        Diagnostic.at(
                            node, in: patron.source, "refused-food", "the institution \"\(id)\" does not accept food",
                            suggestion: "copy the line from: shelters draw"))
                }
            }
            patrons.sort { ($1.record.month, $0.record.id) < ($0.record.month, $1.record.id) }
        },
        title: "A patron", translation: "A translation of a patron",
        form: .common(several: "Patrons", one: "Patron", identifier: "name"))
}

extension RecordSchema where Record == Patron {
    /// Every field of a patron's record, in the order of the documentation.
    package static let patron = RecordSchema(
        [
            .required(
                "name", \.name, .localized(.text(maximum: 120)), "what the company is called", polish: ["nazwa"],
                uses: [.api]),
            .optional("logo", \.logo, .picture, "its logo: png, jpg or webp", polish: ["logotyp"]),
            .optional("website", \.website, .webAddress, "the address of its own site, with https://", uses: [.api]),
            .required(
                "month", \.month, .month, "the month in which it is shown: 2026-12", polish: ["miesiąc"],
                example: "2026-12", uses: [.api]),
            .required(
                "kilograms", \.kilograms, .integer(1...1_000_000), "how much food it gives", polish: ["kilogramy"],
                example: "300", uses: [.api]),
            .optional(
                "food", \.food, .localized(.text(maximum: 120)), "what kind of food it is", polish: ["karma"],
                example: .words("dry food for dogs"), uses: [.api]),
            .defaulted(
                "candidates", \.candidates, .drawn,
                "the institutions among which it was drawn, as `shelters draw` writes them; none before the draw",
                polish: ["losowano spośród"], example: "azyl", uses: [.api]),
            .optional(
                "recipientName", \.recipientName, .localized(.text(maximum: 120)),
                "what the institution is called that was drawn, for when it has left the site", polish: ["wylosowana"],
                example: .words("Under the Birches Shelter"), uses: [.api]),
            .draft(\.isDraft), .prose(\.description),
        ],
        aliases: ["title": "name", "address": "website"],
        unknownFieldHints: ["id": "delete it: the id is the file's name"])
}

extension ValueDecoder where Value == CalendarDate {
    /// A month, as its first day.
    fileprivate static var month: ValueDecoder {
        ValueDecoder<String>.text(maximum: 40).map(as: .month, value: { .text(String($0.description.prefix(7))) }) {
            text, node, context in
            if text.utf8.count == 7, let first = CalendarDate("\(text)-01") { return first }
            return context.refuse(
                "invalid-date", at: node, "\"\(text)\" is no month", suggestion: "write it as YYYY-MM, like 2026-12")
        }
    }
}

extension ValueDecoder where Value == [RecordID] {
    /// Ids in their order, each once: the draw goes by it.
    fileprivate static var drawn: ValueDecoder {
        list(of: .recordID).restricted { ids, node, context in
            guard zip(ids, ids.dropFirst()).contains(where: { $0 >= $1 }) else { return ids }
            return context.refuse(
                "unsorted-candidates", at: context.key ?? node,
                "the institutions do not stand in the order of their ids",
                suggestion: "copy the line from: shelters draw")
        }
    }
}
