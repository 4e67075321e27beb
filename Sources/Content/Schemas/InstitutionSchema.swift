import Records

extension RecordKind {
    public static let institution = RecordKind(
        "institution", at: .institutionFile("institution"), .institution, title: "An institution",
        translation: "A translation of an institution's record", form: .single("An institution"),
        ofInstitution: { [($0.record, $0.source, nil)] })
}

extension RecordDecoding where Record == Institution {
    static let institution = RecordDecoding(schema: .institution, body: \.description, bodyIsDescription: true)
}

extension RecordSchema where Record == Institution {
    /// Every field of an institution's record, in the order of the documentation.
    package static let institution = RecordSchema(
        [
            .required(
                "name", \.name, .localized(.text(maximum: 120)), "what the institution is called", polish: ["nazwa"],
                example: .words("Shelter at the Edge"), uses: [.api]),
            .required(
                "type", \.type, .choice("type"), "what kind of institution it is", example: "shelter", uses: [.api]),
            .optional(
                "logo", \.logo, .logo, "the logo's file beside the record: png, jpg, webp or svg",
                polish: ["logotyp"], example: "logo.svg"),
            .pictures(\.pictures, "photographs of the place; the first is the main one"),
            .optional(
                "operator", \.operator, .localized(.text()), "who runs it, if another body does",
                polish: ["prowadzący", "prowadząca", "prowadzone przez"], example: .words("Town of Łódź"),
                uses: [.api]),
            .defaulted(
                "accepts", \.accepts, .list(of: .choice("type")), "which kinds of animals it cares for",
                polish: ["przyjmuje"], example: "dog, cat", uses: [.api]),
            .required("address", \.address, .address, "where it is", polish: ["adres"], uses: [.api]),
            .optional(
                "location", \.location, .coordinates, "the place on the map, in degrees",
                polish: ["położenie", "współrzędne"], uses: [.api]),
            .required(
                "contact", \.contact, .contact,
                "how to reach it: a telephone, an e-mail address or a website is needed", polish: ["kontakt"]),
            .defaulted(
                "bank", \.accounts, .accounts, "accounts for gifts, at most one per currency",
                polish: ["konta bankowe", "konto bankowe", "bank i konto"]),
            .optional(
                "monthlyMinimum", \.monthlyMinimum, .amount, "the smallest monthly amount of a virtual adoption",
                polish: ["najmniejsza kwota miesięczna", "minimum miesięczne"], example: "30"),
            .optional(
                "taxShare", \.taxShare, .taxShare, "for Poland's 1.5 % of income tax",
                polish: ["półtora procent", "1,5 procent", "1,5%"]),
            .defaulted(
                "openingHours", \.openingHours, .openingHours, "when visitors may come; a line for each kind of day",
                polish: ["godziny otwarcia", "godziny"]),
            .optional(
                "hoursNote", \.hoursNote, .localized(.text()), "hours in words, beside the list or instead of it",
                polish: ["uwaga o godzinach", "uwagi o godzinach"], example: .words("Please ring before you come"),
                uses: [.api]),
            .optional(
                "timeZone", \.timeZone, .timeZone,
                "the time zone of its hours, where it is not the site's: Europe/Lisbon", polish: ["strefa czasowa"],
                example: "Europe/Lisbon", uses: [.api]),
            .defaulted(
                "ids", \.registers, .group(.registers) { Institution.Registers() }, "numbers in public registers",
                polish: ["rejestry", "numery rejestrowe"]),
            .defaulted(
                "services", \.services, .list(of: .choice("service")), "what visitors can do with you",
                polish: ["usługi"], example: "adoption, walks, donations", uses: [.api]),
            .defaulted(
                "needs", \.needs, .list(of: .localized(.text())), "what people can bring, one thing after another",
                polish: ["potrzeby", "potrzebujemy"], example: .words("blankets, dry food"), uses: [.api]),
            .defaulted(
                "acceptsFood", \.acceptsFood, .boolean,
                "whether it takes part in the draws of the food that patrons give", polish: ["przyjmuje karmę"],
                uses: [.api]),
            .optional(
                "since", \.since, .pastYear, "the year in which it was founded", polish: ["od roku", "rok założenia"],
                example: "2012", uses: [.api]),
            .checked(
                \.checked, "the day when you last made sure that the institution's record is true", uses: [.api]),
            .defaulted(
                "sources", \.sources, .list(of: .webAddress), "addresses where public data came from",
                polish: ["źródła"], example: "https://example.org/", uses: [.api]),
            .optional(
                "requests", \.requests, .formAddress,
                "the address of your own form for requests to meet an animal, with https://",
                polish: ["formularz spotkań"], example: "https://example.org/meet", uses: [.api]),
            .formerly(\.formerly), .reference(\.reference), .draft(\.isDraft), .prose(\.description),
        ],
        unknownFieldHints: [
            "id": "delete it: the id is the folder's name",
            "phone": "did you mean \"contact: {phones: [...]}\"?",
        ], keepingExtensions: { $1.extensions.append($0) })
}

extension ValueDecoder where Value == Picture {
    /// A picture file, or a drawing.
    static var logo: ValueDecoder {
        ValueDecoder<String>.file("a logo", extensions: MediaTypes.logos).map(
            as: .file(MediaTypes.logos, example: "rex.png"), value: { .text($0.file) }
        ) { path, node, context in
            if path.lowercased().hasSuffix(".svg") {
                for problem in context.files.source.drawingProblems(of: path) {
                    context.report(
                        problem.id, at: node, problem.message, severity: problem.severity,
                        suggestion: problem.suggestion)
                    if problem.isError { return nil }
                }
            }
            return Picture(file: path)
        }
    }
}

extension ValueDecoder where Value == Int {
    /// A year that has begun.
    static var pastYear: ValueDecoder {
        let shape = NumberShape(isInteger: true, minimum: 1000, maximum: 9999, isPastYear: true)
        return ValueDecoder(.number(shape), value: FieldValue.integer) { node, context in
            ValueDecoder<Int>.integer(1000...context.today.year).decode(node, &context)
        }
    }
}
