import Messages
import Records

/// What fields of records are called, for people and for records that the program writes.
public enum FieldWords {
    /// The name of a field to recommend; the English one where there is no Polish one. Of an institution or another thing that is no animal
    /// `name` is "nazwa" in Polish.
    public static func name(of field: String, ofAnimal: Bool = true, in language: MessageLanguage) -> String {
        switch language {
        case .english: field
        case .polish: field == "name" && !ofAnimal ? "nazwa" : PolishFields.names(of: field).first ?? field
        }
    }

    /// The same as a part of a message.
    public static func word(_ field: String, ofAnimal: Bool = true) -> Message {
        "\(field, polish: name(of: field, ofAnimal: ofAnimal, in: .polish))"
    }

    /// A path as reports have it, `pictures[2].alt`, with the names of its fields.
    public static func path(_ path: String, ofAnimal: Bool = true, in language: MessageLanguage) -> String {
        path.split(separator: ".").map { part in
            let field = part.prefix { $0 != "[" }
            return name(of: String(field), ofAnimal: ofAnimal, in: language) + part[field.endIndex...]
        }.joined(separator: ".")
    }

    /// The proper name of a field that is written in either language; nil for what is no name in Polish.
    public static func field(of written: String) -> String? { PolishFields.keys.properName(of: written) }
}

extension FieldWords {
    /// The words that may stand in a field of a fixed list, the one to recommend for each; empty for other fields.
    public static func choices(of field: String, ofAnimal: Bool, in language: MessageLanguage) -> [String] {
        switch field {
        case "type": ofAnimal ? words(AnimalType.self, language) : words(InstitutionType.self, language)
        case "accepts": words(AnimalType.self, language)
        case "coat": words(Coat.self, language)
        case "sex": words(Sex.self, language)
        case "age": words(LifeStage.self, language)
        case "size": words(Size.self, language)
        case "status": words(AnimalStatus.self, language)
        case "place": words(Animal.Place.Kind.self, language)
        case "energy": words(Energy.self, language)
        case "services": words(Service.self, language)
        default: []
        }
    }

    /// A word of a fixed list in the language asked for; any other text as it is.
    public static func choice(_ word: String, of field: String, ofAnimal: Bool, in language: MessageLanguage) -> String
    {
        switch field {
        case "type":
            ofAnimal ? translated(word, AnimalType.self, language) : translated(word, InstitutionType.self, language)
        case "sex": translated(word, Sex.self, language)
        case "size": translated(word, Size.self, language)
        case "age": translated(word, LifeStage.self, language)
        default: word
        }
    }

    private static func words<Word: PolishWord>(_: Word.Type, _ language: MessageLanguage) -> [String] {
        Word.allCases.map { $0.word(in: language) }
    }

    private static func translated<Word: PolishWord>(
        _ word: String, _: Word.Type, _ language: MessageLanguage
    ) -> String {
        Word(word: word)?.word(in: language) ?? word
    }
}

extension PolishWord {
    fileprivate func word(in language: MessageLanguage) -> String {
        switch language {
        case .english: rawValue
        case .polish: Self.polish[self]?.first ?? rawValue
        }
    }
}
