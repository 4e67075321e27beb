import Content
import Records
import Templates

/// Something that is known about an animal, or of walks with animals, under a label.
struct AnimalFact: Sendable {
    enum Value: Sendable {
        case one(Wording)
        case list([Wording])
        /// Things that nobody knows yet.
        case unknown([Wording])
    }

    let name: String
    let label: String
    let value: Value

    private var single: Wording? { if case .one(let wording) = value { wording } else { nil } }

    private var several: [Wording] {
        switch value {
        case .one: []
        case .list(let values), .unknown(let values): values
        }
    }

    private var isUnknown: Bool { if case .unknown = value { true } else { false } }

    /// All words of it.
    var texts: [String] { (single.map { [$0] } ?? several).map(\.text) }

    static let model = Model<AnimalFact>("fact", "Something that is known about an animal") {
        $0.text("name", "Its name, by which `fact` has it too") { $0.name }
        $0.text("label", "Its name in words") { $0.label }
        $0.text("text", "What is known, unless it is a list") { $0.single?.text }
        $0.text("lang", "The text's language (BCP 47), only where that is not the page's") { $0.single?.lang }
        $0.flag("isList", "Whether the next list has any") { !$0.several.isEmpty }
        $0.list("values", "What is known, where it is a list", Wording.model) { $0.several }
        $0.flag("isUnknown", "Whether the list has what nobody knows yet") { $0.isUnknown }
    }

    /// The facts of an animal by their names, for templates that show a single one.
    static let byName = Model<[AnimalFact]>("facts by name", "What is known about an animal, by name") {
        for name in FactRow.names {
            $0.object(name, "The fact \"\(name)\"", AnimalFact.model) { facts in facts.first { $0.name == name } }
        }
    }
}

extension AnimalFact {
    /// All that is known about an animal, in the order of the page.
    static func all(
        of animal: Animal, _ today: AnimalToday, in institution: Institution, _ builder: PageModelBuilder
    ) -> [AnimalFact] {
        var facts: [AnimalFact] = []
        facts.reserveCapacity(makers.count)
        let labels = builder.vocabulary.fields.factLabels
        // Loops, because closures would copy rows and records.
        for place in makers.indices {
            var value: Value?
            if let derive = makers[place].derive {
                value = derive(builder, animal, today, institution)
            } else {
                for field in makers[place].fields.indices where value == nil {
                    value = makers[place].fields[field](animal).flatMap {
                        builder.words(for: $0, ofFact: makers[place].name)
                    }
                }
            }
            if let value { facts.append(AnimalFact(name: makers[place].name, label: labels[place], value: value)) }
        }
        return facts
    }

    /// The rows with the values of their fields, or with what derives their facts.
    private static let makers = FactRow.all.map { row in
        (name: row.name, fields: row.fields.map(\.value), derive: derived[row.name])
    }

    /// The facts that say more than a value of the record: those of ``FactRow/derivedNames``.
    static let derived: [String: @Sendable (PageModelBuilder, Animal, AnimalToday, Institution) -> Value?] = [
        "type": { builder, animal, _, _ in .text(builder.vocabulary.type(of: animal)) },
        "age": { builder, animal, today, _ in .text(builder.texts.age(of: animal, today.card.age)) },
        "size": { builder, animal, _, _ in .text(builder.vocabulary.size(of: animal)) },
        "sex": { builder, animal, _, _ in .text(builder.vocabulary.sex(of: animal)) },
        "weight": { builder, animal, _, _ in .text(animal.weight.map(builder.texts.weight)) },
        "health": { builder, animal, _, _ in
            let notes = builder.wording(animal.health.notes).map { [$0] } ?? []
            return .any(of: builder.vocabulary.health(of: animal).map { Wording(text: $0) } + notes)
        },
        "goodWith": { builder, animal, _, _ in .texts(builder.vocabulary.company(of: animal)) },
        "unknown": { builder, animal, _, _ in
            let unknown = builder.vocabulary.unknownCompany(of: animal)
            return unknown.isEmpty ? nil : .unknown(unknown.map { Wording(text: $0) })
        },
        "abilities": { builder, animal, _, _ in .texts(builder.vocabulary.abilities(of: animal)) },
        "place": { builder, animal, _, _ in .text(builder.vocabulary.place(of: animal)) },
        "waiting": { builder, animal, today, _ in .text(builder.vocabulary.waiting(of: animal, today.wait)) },
        "fee": { builder, animal, _, institution in .text(builder.fee(of: animal, in: institution)) },
    ]
}

extension AnimalFact.Value {
    fileprivate static func text(_ text: String?) -> AnimalFact.Value? {
        text.flatMap { $0.isEmpty ? nil : .one(Wording(text: $0)) }
    }

    fileprivate static func texts(_ texts: [String]) -> AnimalFact.Value? { any(of: texts.map { Wording(text: $0) }) }

    fileprivate static func any(of wordings: [Wording]) -> AnimalFact.Value? {
        wordings.isEmpty ? nil : .list(wordings)
    }
}

extension PageModelBuilder {
    /// A value of a record in words; nil for what pages do not show as it is.
    func words(for value: FieldValue, ofFact name: String) -> AnimalFact.Value? {
        switch value {
        case .text(let text): .text(text)
        case .choice(let word): .text(vocabulary.fields.fact(name, word))
        case .localized(let text): .one(wording(text))
        case .integer(let number): .text(texts.number(number))
        case .number(let number): .text(String(number))
        case .date(let date): .text(texts.date(date, .long))
        case .partialDate(let date): .text(date.description)
        case .list(let values): .any(of: values.compactMap { words(for: $0, ofFact: name)?.wording })
        case .boolean, .prose, .group: nil
        }
    }
}

extension AnimalFact.Value {
    fileprivate var wording: Wording? { if case .one(let wording) = self { wording } else { nil } }
}
