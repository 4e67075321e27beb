import Messages

extension StartedKind {
    /// The questions to somebody who starts a record; they are few, because the rest can be added in the file.
    public var questions: [Question] {
        switch self {
        case .animal: Question.animal
        case .institution: Question.institution
        case .site: Question.site
        }
    }
}

extension Question {
    fileprivate static let animal = [
        Question(
            "name", option: "name", "What is the animal called? (Without a name leave it empty.)",
            Message(verbatim: "Rex")),
        Question(
            "number", option: "number", "Your own number of the animal, if it has one", "123/26"),
        Question(
            "type", option: "type", "What kind of animal is it?", "\("dog", polish: "pies")", isRequired: true),
        Question("sex", option: "sex", "Is it male or female?", "\("female", polish: "samica")"),
        Question("born", option: "born", "When was it born? A date, a month or a year", "2021-05"),
        Question("size", option: "size", "How big is it?", "\("medium", polish: "średni")"),
        Question(
            "description", option: "description", "Some sentences about the animal", "Rex is a gentle giant."),
    ]

    fileprivate static let institution = [
        Question("name", option: "name", "What is the institution called?", "Shelter at the Edge", isRequired: true),
        Question(
            "type", option: "type", "What kind of institution is it?", "\("shelter", polish: "schronisko")",
            isRequired: true),
        Question("address.street", option: "street", "The street, without the number", Message(verbatim: "Leśna")),
        Question("address.number", option: "number", "The number of the house", "3"),
        Question("address.postalCode", option: "postal-code", "The postal code", "90-001", isRequired: true),
        Question("address.town", option: "town", "The town or village", Message(verbatim: "Łódź"), isRequired: true),
        Question(
            "address.country", option: "country", "The country, as two capital letters", Message(verbatim: "PL"),
            isRequired: true,
            usual: "PL"),
        Question(
            "contact.phones", option: "phone", "Telephone numbers, with commas between them", "42 000 10 10",
            isList: true),
        Question("contact.email", option: "email", "The e-mail address", Message(verbatim: "contact@example.org")),
        Question(
            "contact.website", option: "website", "The address of its own website",
            Message(verbatim: "https://example.org/")),
        Question(
            "description", option: "description", "Some sentences about the institution",
            "A small shelter at the edge of the forest."),
    ]

    fileprivate static let site = [
        Question("title", option: "title", "What is the site called?", "Shelters around us", isRequired: true),
        Question(
            "languages", option: "languages",
            "The site's languages as codes, with commas between them; records are written in the first one",
            Message(verbatim: "pl, en"),
            isRequired: true, usual: "pl, en", isList: true),
        Question(
            "baseURL", option: "base-url", "The address where the site will live",
            Message(verbatim: "https://example.org/"),
            isRequired: true),
        Question(
            "contact.email", option: "email", "The e-mail address to which visitors write",
            Message(verbatim: "contact@example.org")),
    ]
}
