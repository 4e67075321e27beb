import Documents
import Messages
import Records

extension RecordKind {
    static let notice = RecordKind(
        "notice", in: "notices",
        of: RecordCollection(
            \.notices, RecordDecoding(schema: .notice, body: \.animal.description, bodyIsDescription: true)
        ) { notices, content in
            notices.removeAll { [today = content.today] in $0.record.until < today }
            let known = KnownInstitutions(content)
            let siteAnswers = content.catalogue.settings.contactEmail != nil
            notices.removeAll { notice, root in
                guard let institution = notice.institution else {
                    if !siteAnswers { content.diagnostics.append(.withoutContact(notice, root)) }
                    return !siteAnswers
                }
                _ = known.check(institution, at: root?["institution"], in: notice.source, &content.diagnostics)
                return false
            }
        } rules: { notice, root, context in
            for entry in notice.animal.description.entries { context.refusePersonalData(in: entry.value) }
            if notice.until < notice.date, let node = root?["until"] {
                context.report(
                    "until-before-date", at: node,
                    "the notice ends (\(notice.until)) before the animal was seen (\(notice.date))",
                    suggestion: "check both dates")
            } else if notice.until < context.today, let node = root?["until"] {
                context.report(
                    "expired-notice", at: node, "the notice is not shown any more", severity: .warning,
                    suggestion: "delete the file, or write a later day")
            }
        },
        title: "A notice of a lost or found animal", translation: "A translation of a notice",
        form: .common(several: "Lost and found", one: "Notice", identifier: "town"))
}

extension RecordSchema where Record == Notice {
    /// Every field of a notice, in the order of the documentation.
    package static let notice = RecordSchema(
        [
            .required(
                "status", \.animal.status, .choice("status", among: [.lost, .found]),
                "whether the animal was lost or found", polish: ["stan"],
                example: "lost", uses: [.api]),
            .required(
                "type", \.animal.type, .choice("type"), "what kind of animal it is", example: "cat", uses: [.api]),
            .optional(
                "name", \.animal.name, .text(maximum: 100).withoutPersonalData(), "the name that it answers to",
                example: "Rex",
                uses: [.api]),
            .optional("sex", \.animal.sex, .choice("sex"), "whether it is male or female", uses: [.api]),
            .optional("size", \.animal.size, .choice("size"), "how big it is", uses: [.api]),
            .optional(
                "colour", \.animal.colour, .localized(.visitorsText), "the colour of its coat, in words",
                example: .words("ginger"), uses: [.api]),
            .defaulted(
                "marks", \.animal.marks, .list(of: .localized(.visitorsText)),
                "what it can be told by, one thing after another", example: .words("white patch on the chest"),
                uses: [.api]),
            .required(
                "town", \.town, .text(maximum: 200).withoutPersonalData(.place),
                "the town or village where it was seen last, or found",
                example: "Łódź", uses: [.api]),
            .optional(
                "region", \.region, .text(maximum: 100).withoutPersonalData(.place), "the region (województwo)",
                uses: [.api]),
            .optional(
                "place", \.place, .localized(.visitorsText), "the place in words; never an address",
                example: .words("at the pond in the park"), uses: [.api]),
            .required(
                "date", \.date, .date(.notInFuture), "the day on which it was seen last, or found",
                example: "2026-01-15", uses: [.api]),
            .required(
                "until", \.until, .date(.any), "the last day on which the notice is shown", polish: ["do kiedy"],
                example: "2026-03-15", uses: [.api]),
            .pictures(
                \.animal.pictures, "photographs beside the record; the first is the main one", each: .visitorsPicture),
            .optional(
                "institution", \.institution, .recordID, "the institution that takes messages, if not the site",
                example: "na-skraju", uses: [.api]),
            .formerly(\.animal.formerly), .draft(\.animal.isDraft), .prose(\.animal.description),
        ],
        unknownFieldHints: [
            "id": "delete it: the id is the file's name",
            "contact": "delete it: messages go to the site, or to an \"institution\"",
            "phone": "delete it: messages go to the site, or to an \"institution\"",
        ], implying: { $1.animal.takeWhatItsTypeSays($0) })
}

extension Diagnostic {
    fileprivate static func withoutContact(_ notice: Notice, _ root: SourceNode?) -> Diagnostic {
        var diagnostic = Diagnostic.at(
            root?["status"], in: notice.source, "notice-without-contact",
            "the notice is not shown: it names no institution, and the site has no e-mail address for answers",
            suggestion: "write \"institution\" with its id here, or \"contact\" with \"email\" in site.yml")
        diagnostic.severity = .warning
        return diagnostic
    }
}

extension ValueDecoder where Value == String {
    fileprivate static var visitorsText: ValueDecoder { text(maximum: 200).withoutPersonalData() }
}
