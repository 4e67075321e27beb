import Languages
import Records

/// The words of one language for the values of records, looked up once, so that no page looks anything up by name.
public final class Vocabulary: Sendable {
    public let texts: Texts
    /// The site's languages, in their order: where a text is missing, the first of them that has it is shown.
    public let languages: [Language]

    let animalType: Labels<AnimalType>
    let animalTypeInSentence: Labels<AnimalType>
    let institutionType: Labels<InstitutionType>
    let service: Labels<Service>
    let size: Labels<Size>
    let male: Labels<SexedKind>
    let female: Labels<SexedKind>
    /// In the order of sizes.
    let picturedOfSize: [Labels<PicturedKind>]
    let pictured: Labels<PicturedKind>
    let status: Labels<AnimalStatus>
    let vaccinated: Labels<Answer>
    let neutered: Labels<Answer>
    let chipped: Labels<Answer>
    let children: Labels<Answer>
    let dogs: Labels<Company>
    let cats: Labels<Company>
    let houseTrained: Labels<Answer>
    let onLead: Labels<Answer>
    let place: Labels<Animal.Place.Kind>
    let fields: FieldWording

    public init(_ texts: Texts, languages: [Language]) {
        self.texts = texts
        self.languages = languages
        animalType = Labels(.animalType, texts)
        animalTypeInSentence = Labels(.animalTypeInSentence, texts)
        institutionType = Labels(.institutionType, texts)
        service = Labels(.service, texts)
        size = Labels(.size, texts)
        male = Labels(.male, texts)
        female = Labels(.female, texts)
        picturedOfSize = LabelPhrases.picturedOfSize.map { Labels($0, texts) }
        pictured = Labels(.pictured, texts)
        status = Labels(.status, texts)
        vaccinated = Labels(.vaccinated, texts)
        neutered = Labels(.neutered, texts)
        chipped = Labels(.chipped, texts)
        children = Labels(.children, texts)
        dogs = Labels(.dogs, texts)
        cats = Labels(.cats, texts)
        houseTrained = Labels(.houseTrained, texts)
        onLead = Labels(.onLead, texts)
        place = Labels(.place, texts)
        fields = FieldWording(texts)
    }

    public var language: Language { texts.language }

    /// Returns the text that a reader is shown of a localized one.
    func wording(_ text: Localized<String>) -> Wording {
        guard let entry = text.resolved(in: language, of: languages) else { return Wording(text: "", lang: nil) }
        return Wording(text: entry.value, lang: entry.language == language ? nil : entry.language.code)
    }

    func wording(_ text: Localized<String>?) -> Wording? {
        text.flatMap { $0.isEmpty ? nil : wording($0) }
    }
}
