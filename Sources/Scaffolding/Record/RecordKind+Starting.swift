import Content
import Messages

extension RecordKind {
    /// The kinds of records that can be started.
    static let started: [RecordKind] = [.animal, .review, .story, .institution, .walks, .site] + startedInFolders

    /// The kinds whose records lie in a folder of the content folder, and need nothing but what a line can answer.
    public static let startedInFolders = all.filter { kind in
        kind.folder != nil && kind.shape.fields.allSatisfy { !$0.isRequired || $0.shape.groups.isEmpty }
    }

    /// The questions to somebody who starts a record; they are few, because the rest can be added in the file.
    public var questions: [Question] {
        switch self {
        case .animal: Question.animal
        case .review: Question.review
        case .institution: Question.institution
        case .story: Question.story
        case .walks: Question.walks
        case .site: Question.site
        default: shape.fields.filter(\.isRequired).map { Question($0, of: self) }
        }
    }

    /// The line above the fields, for those who open the file later.
    var heading: Message {
        switch self {
        case .animal: "The record of an animal."
        case .review: "A review of an animal."
        case .institution: "The record of an institution."
        case .walks: "The rules of walks with an institution's animals."
        case .site: "The settings of the whole site."
        default: "\(title)."
        }
    }

    /// The fields that a new record has, or shows in comments: those with an example.
    var startedFields: [FieldDescription] { shape.fields.filter { !$0.example(in: .english).isEmpty } }
}

extension Question {
    fileprivate static let animal = [
        Question("name", of: .animal, "What is the animal called? (Without a name leave it empty.)"),
        Question("number", of: .animal, "Your own number of the animal, if it has one"),
        Question("type", of: .animal, "What kind of animal is it?"),
        Question("sex", of: .animal, "Is it male or female?"),
        Question("born", of: .animal, "When was it born? A date, a month or a year"),
        Question("size", of: .animal, "How big is it?"),
        Question("description", of: .animal, "Some sentences about the animal", example: "Rex is a gentle giant."),
    ]

    fileprivate static let review = [
        Question("name", of: .review, "The first name or nickname of whoever met the animal"),
        Question("date", of: .review, "On which day was that?"),
        Question("temperament", of: .review, "Its temperament, from 1 (difficult) to 5 (gentle)"),
        Question("excitability", of: .review, "How excitable was it, from 1 (calm) to 5?"),
        Question("experience", of: .review, "How much experience does it take, from 1 (none) to 5?"),
        Question("description", of: .review, "What was it like?", example: "He did not pull once."),
    ]

    fileprivate static let story = [
        Question("teller", of: .story, "The first name of who tells it"),
        Question("date", of: .story, "On which day was it told?"),
        Question("description", of: .story, "What happened?", example: "On the first night she slept on the doorstep."),
    ]

    fileprivate static let walks = [
        Question("who", of: .walks, "Who may take an animal for a walk?"),
        Question("minimumAge", of: .walks, option: "minimum-age", "From which age, in years?"),
        Question("announce", of: .walks, "How does one announce oneself?"),
        Question("description", of: .walks, "Some sentences about the walks", example: "We lend leads and harnesses."),
    ]

    fileprivate static let institution = [
        Question("name", of: .institution, "What is the institution called?"),
        Question("type", of: .institution, "What kind of institution is it?"),
        Question("address.street", of: .institution, "The street, without the number"),
        Question("address.number", of: .institution, "The number of the house"),
        Question("address.postalCode", of: .institution, option: "postal-code", "The postal code"),
        Question("address.town", of: .institution, "The town or village"),
        Question("address.country", of: .institution, "The country, as two capital letters", usual: "PL"),
        Question(
            "contact.phones", of: .institution, option: "phone", "Telephone numbers, with commas between them",
            example: "42 000 10 10"),
        Question("contact.email", of: .institution, "The e-mail address"),
        Question(
            "contact.website", of: .institution, "The address of its own website",
            example: Message(verbatim: "https://example.org/")),
        Question(
            "description", of: .institution, "Some sentences about the institution",
            example: "A small shelter at the edge of the forest."),
    ]

    fileprivate static let site = [
        Question("title", of: .site, "What is the site called?"),
        Question(
            "languages", of: .site,
            "The site's languages as codes, with commas between them; records are written in the first one",
            example: Message(verbatim: "pl, en"), usual: "pl, en"),
        Question("baseURL", of: .site, option: "base-url", "The address where the site will live"),
        Question("contact.email", of: .site, "The e-mail address to which visitors write"),
    ]
}
