import Documents
import Messages
import Records

extension RecordKind {
    public static let animal = RecordKind(
        "animal", at: .institutionFolder("animals"), .animal, title: "An animal",
        translation: "A translation of an animal's record", list: "An animal, or a list of animals",
        form: .common(several: "animals", one: "Animal", identifier: "name"),
        ofInstitution: { $0.animals.map { ($0.record, $0.source, $0.record.id) } })
}

extension RecordDecoding where Record == Animal {
    static let animal = RecordDecoding(
        schema: .animal, body: \.description, bodyIsDescription: true, idInJSON: "id")
}

extension RecordSchema where Record == Animal {
    /// Every field of an animal's record, in the order of the documentation.
    package static let animal = RecordSchema(
        [
            .optional(
                "name", \.name, .text(maximum: 100), "what the animal is called", polish: ["imię"], example: "Rex",
                uses: [.api, .imports]),
            .required(
                "type", \.type, .choice("type"), "what kind of animal it is", polish: ["typ", "gatunek"],
                example: "dog", uses: [.api, .fact(order: 10), .filter(order: 10), .imports]),
            .optional(
                "breed", \.breed, .localized(.text()), "the breed or species, or what it looks like", polish: ["rasa"],
                example: .words("mixed"), uses: [.api, .fact(order: 60), .imports]),
            .optional(
                "colour", \.colour, .localized(.text()), "the colour of its coat, in words",
                polish: ["umaszczenie", "kolor", "maść"], example: .words("ginger"),
                uses: [.api, .fact(order: 70), .imports]),
            .optional(
                "coat", \.coat, .choice("coat"), "how long or of what kind its hair is", polish: ["sierść", "szata"],
                example: "short", uses: [.api, .fact(order: 80), .search, .imports]),
            .optional(
                "sex", \.sex, .choice("sex"), "whether it is male or female", polish: ["płeć"], example: "female",
                uses: [.api, .fact(order: 50), .filter(order: 20), .imports]),
            .optional(
                "number", \.number, .text(maximum: 100),
                "your own number of the animal; it stands in transfer titles", polish: ["numer", "nr"],
                example: "123/26", uses: [.api, .fact(order: 140), .imports]),
            .optional(
                "born", \.born, .pastPartialDate, "a day, a month or a year of birth: 2021-05-03, 2021-05 or 2021",
                polish: ["urodzony", "urodzona", "urodzone", "data urodzenia"], uses: [.api, .imports]),
            .defaulted(
                "bornEstimated", \.isBornEstimated, .boolean,
                "whether the date of birth is a guess; the age is then shown as \"about\"",
                polish: ["wiek szacowany", "urodzenie szacowane"], uses: [.api, .imports]),
            .optional(
                "age", \.lifeStage, .lifeStage, "instead of a date of birth: how old it looks", polish: ["wiek"],
                example: "adult", uses: [.api, .fact(order: 20), .filter(order: 30), .imports]),
            .optional(
                "size", \.size, .choice("size"), "how big it is", polish: ["wielkość", "rozmiar"], example: "medium",
                uses: [.api, .fact(order: 30), .filter(order: 40), .imports]),
            .optional(
                "weight", \.weight, .positive(upTo: 1500), "kilograms, with a decimal point: 12.5",
                polish: ["waga", "masa"], example: "12.5", uses: [.api, .fact(order: 90), .imports]),
            .defaulted(
                "marks", \.marks, .list(of: .localized(.text())), "what it can be told by, one thing after another",
                polish: ["znaki szczególne", "znaki"], example: .words("white patch on the chest"),
                uses: [.api, .fact(order: 40), .imports]),
            .defaulted(
                "status", \.status, .choice("status"),
                "what has become of it; without this field it seeks a home", polish: ["stan"], example: "reserved",
                uses: [.api, .search, .imports]),
            .optional(
                "arrived", \.arrived, .date(.notInFuture), "the day when it came to you",
                polish: ["przybył", "przybyła", "przybyło", "data przyjęcia"], example: "2026-01-15",
                uses: [.api, .fact("waiting", order: 160), .imports]),
            .optional(
                "left", \.left, .date(.any), "the day when it left you",
                polish: ["odszedł", "odeszła", "odeszło", "data wydania"], example: "2026-02-20",
                uses: [.api, .imports]),
            .pictures(\.pictures, "photographs beside the record; the first is the main one"),
            .optional(
                "video", \.video, .video, "a film beside the record (mp4, webm), or its address with https://",
                polish: ["film"], example: "https://example.org/rex.mp4", uses: [.imports]),
            .captions(\.captions),
            .defaulted(
                "health", \.health, .group(.health) { Animal.Health() },
                "what is known of its health; what is not known is left out", polish: ["zdrowie"],
                uses: [.api, .fact(order: 100), .search]),
            .defaulted(
                "goodWith", \.goodWith, .group(.goodWith) { Animal.GoodWith() },
                "with whom it gets on; what is not known is left out", polish: ["dogaduje się z", "lubi", "akceptuje"],
                uses: [.fact(order: 110), .filter("good", order: 50)]),
            .optional(
                "houseTrained", \.isHouseTrained, .boolean, "whether it is house-trained",
                polish: ["zachowuje czystość", "czystość"], uses: [.api, .fact("abilities", order: 130), .imports]),
            .optional(
                "onLead", \.walksOnLead, .boolean, "whether it walks on a lead",
                polish: ["chodzi na smyczy", "na smyczy", "smycz"],
                uses: [.api, .fact("abilities", order: 130), .imports]),
            .defaulted(
                "bondedWith", \.bondedWith, .list(of: .recordID),
                "ids (file names) of animals that must go to a home together with it",
                polish: ["nierozłączny z", "nierozłączna z", "nierozłączne z"], example: "saba",
                uses: [.api, .imports]),
            .optional(
                "place", \.place, .place, "where it lives, if not with you; never an address",
                polish: ["miejsce pobytu", "miejsce"], uses: [.api, .fact(order: 150), .imports]),
            .optional(
                "fee", \.fee, .integer(0...1_000_000), "the adoption fee in whole units of the currency",
                polish: ["opłata", "opłata adopcyjna"], example: "150", uses: [.api, .fact(order: 170), .imports]),
            .checked(
                \.checked, "the day when you last made sure that the record is true",
                uses: [.api, .fact(order: 180), .imports]),
            .optional(
                "energy", \.energy, .choice("energy"), "how lively it is", polish: ["energia", "aktywność"],
                example: "medium", uses: [.api, .fact(order: 120), .filter(order: 45), .imports]),
            .optional(
                "experience", \.experience, .choice("experience"), "how much experience with animals it needs",
                polish: ["doświadczenie"], example: "some",
                uses: [.api, .fact(order: 121), .filter(order: 47), .imports]),
            .optional(
                "garden", \.garden, .choice("garden"), "whether it needs a home with a garden", polish: ["ogród"],
                example: "unnecessary", uses: [.api, .fact(order: 122), .imports]),
            .optional(
                "alone", \.alone, .integer(0...24), "for how many hours a day it can stay by itself",
                polish: ["zostaje samo", "zostaje sam", "zostaje sama"], example: "4",
                uses: [.api, .fact(order: 124), .imports]),
            .optional(
                "walks", \.walks, .boolean, "whether visitors may take it for walks",
                polish: ["spacery", "można na spacer"], uses: [.api, .fact("abilities", order: 130), .search, .imports]),
            .optional(
                "virtualAdoption", \.virtualAdoption, .boolean,
                "only where it differs from what the institution offers",
                polish: ["adopcja wirtualna", "wirtualna adopcja"], uses: [.search, .imports]),
            .defaulted(
                "urgent", \.isUrgent, .boolean, "whether it must find a home quickly",
                polish: ["pilny", "pilna", "pilne"], uses: [.api, .filter(order: 60), .imports]),
            .optional(
                "lead", \.lead, .localized(.text(maximum: 160)),
                "one sentence by which people remember it; without it, one of the story's first is taken",
                polish: ["zdanie", "w jednym zdaniu"], example: .words("He says hello to everyone, by name."),
                uses: [.api, .imports]),
            .reference(\.reference), .formerly(\.formerly), .draft(\.isDraft), .prose(\.description),
        ],
        aliases: [
            "bonded": "bondedWith", "color": "colour", "picture": "pictures", "photo": "pictures", "photos": "pictures",
            "images": "pictures", "kind": "type", "species": "type", "gender": "sex", "birthday": "born",
        ],
        unknownFieldHints: ["id": "delete it: the id is the file's name"],
        rules: [.atLeastOne(["name", "number"]), .atMostOne(["born", "age"])],
        implying: { $1.takeWhatItsTypeSays($0) },
        keepingExtensions: { $1.extensions.append($0) })
}

extension Animal {
    /// Takes what the word for its type says besides: "suczka" is a dog, and a female; "kociak" is a cat, and young.
    mutating func takeWhatItsTypeSays(_ node: SourceNode) {
        guard let word = node["type"]?.text else { return }
        if sex == nil { sex = Sex(word: word) }
        if born == nil, lifeStage == nil { lifeStage = LifeStage(word: word) }
    }
}

extension RecordSchema where Record == Animal.Health {
    static let health = RecordSchema([
        .optional(
            "vaccinated", \.isVaccinated, .boolean, "whether it is vaccinated; leave it out where you do not know",
            polish: [
                "szczepiony", "szczepiona", "szczepione", "zaszczepiony", "zaszczepiona", "zaszczepione",
            ], example: "true", uses: [.imports]),
        .optional(
            "neutered", \.isNeutered, .boolean, "whether it is neutered; leave it out where you do not know",
            polish: [
                "kastrowany", "kastrowana", "kastrowane", "wykastrowany", "wykastrowana", "wykastrowane",
                "sterylizowany", "sterylizowana", "sterylizowane", "wysterylizowany", "wysterylizowana",
                "wysterylizowane",
            ], example: "true", uses: [.imports]),
        .optional(
            "chipped", \.isChipped, .boolean, "whether it has a chip; the chip's number is never published",
            polish: [
                "zaczipowany", "zaczipowana", "zaczipowane", "zachipowany", "zachipowana", "zachipowane", "czip",
                "chip",
            ], example: "true", uses: [.imports]),
        .optional(
            "specialNeeds", \.hasSpecialNeeds, .boolean, "whether it needs special care",
            polish: ["specjalne potrzeby", "szczególne potrzeby"], uses: [.imports]),
        .optional(
            "notes", \.notes, .localized(.text()), "what else should be known of its health", polish: ["uwagi"],
            uses: [.imports]),
    ])
}

extension RecordSchema where Record == Animal.GoodWith {
    static let goodWith = RecordSchema([
        .optional(
            "children", \.children, .childTolerance, "true, false, or the youngest age of children in years",
            polish: ["dzieci", "dziećmi"], example: "10", uses: [.imports]),
        .optional(
            "dogs", \.dogs, .tolerance, "true, false or selective: whether it gets on with dogs",
            polish: ["psy", "psami"], example: "true", uses: [.imports]),
        .optional(
            "cats", \.cats, .tolerance, "true, false or selective: whether it gets on with cats",
            polish: ["koty", "kotami"], example: "false", uses: [.imports]),
    ])
}

extension ValueDecoder where Value == Tolerance {
    static var tolerance: ValueDecoder {
        let selective = Set((["selective"] + Tolerance.polishSelective).map(KeyNames.folded))
        return ValueDecoder(
            .either([.boolean, .choice([ChoiceWord(value: "selective", polish: Tolerance.polishSelective)])]),
            value: { $0 == .selective ? .choice("selective") : .boolean($0 == .yes) }
        ) { node, context in
            if let boolean = node.boolean { return boolean ? .yes : .no }
            if context.leavesOut(node) { return nil }
            if node.isScalar, selective.contains(KeyNames.folded(node.text)) { return .selective }
            return context.refuseUnknownWord(
                node, name: context.fieldName, known: ["true", "false", "selective"],
                polish: [["tak"], ["nie"], Tolerance.polishSelective])
        }
    }
}

extension ValueDecoder where Value == ChildTolerance {
    static var childTolerance: ValueDecoder {
        ValueDecoder(
            .either([.boolean, .integer(0...17)]),
            value: { tolerance in
                switch tolerance {
                case .yes: .boolean(true)
                case .no: .boolean(false)
                case .fromAge(let years): .integer(years)
                }
            }
        ) { node, context in
            if let boolean = node.boolean { return boolean ? .yes : .no }
            if context.leavesOut(node) { return nil }
            guard let age = ValueDecoder<Double>.number(of: node), age == age.rounded() else {
                return context.refuseWrongType(
                    at: node, expected: "true, false or the youngest age in years",
                    example: node.isTyped
                        ? "true, false or an age, like 10, without quotes" : "true, false or an age, like 10")
            }
            guard (0...17).contains(age) else {
                return context.refuse(
                    "out-of-range", at: node, "\(node.text) is out of range: 0 to 17",
                    suggestion: "write the youngest age of children in years")
            }
            return .fromAge(Int(age))
        }
    }
}

extension ValueDecoder where Value == LifeStage {
    /// A stage of life. An age in numbers grows wrong with every day, so the date of birth is asked for instead.
    static var lifeStage: ValueDecoder {
        let stage = ValueDecoder.choice("age")
        return ValueDecoder(stage.shape(), value: stage.value) { node, context in
            guard node.isScalar, node.text.contains(where: { $0.isASCII && $0.isNumber }) else {
                return stage.decode(node, &context)
            }
            let born = context.today.yearOfBirth(atAge: node.text).map(String.init)
            let year: Message = "\(born ?? "YYYY", polish: born ?? "RRRR")"
            return context.refuse(
                "unknown-value", at: node, "unknown \(context.fieldName) \"\(node.text.prefix(80))\"",
                suggestion: "write the year of birth instead: \"born: \(year)\" and \"bornEstimated: true\"")
        }
    }
}

extension CalendarDate {
    /// Returns the year of birth of somebody whose age people write as `3 lata`, `ok. 18 mies.` or `ur. 2019`; nil for
    /// what is no age of an animal.
    fileprivate func yearOfBirth(atAge text: String) -> Int? {
        let numbers = text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
        if let written = numbers.first(where: { $0 >= 1980 && $0 <= year }) { return written }
        var months: Double?
        var number: Double?
        let words = text.lowercased().replacing(",", with: ".")
        for part in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
            let digits = part.prefix { !$0.isLetter }
            if let value = Double(digits) { number = value }
            let unit = part.dropFirst(digits.count)
            guard let value = number, !unit.isEmpty else { continue }
            // Months, and weeks or days, which are less than one.
            let length: Double = unit.hasPrefix("m") ? 1 : ["t", "d", "w"].contains { unit.hasPrefix($0) } ? 0 : 12
            months = (months ?? 0) + value * length
            number = nil
        }
        if let number { months = (months ?? 0) + number * 12 }
        guard let months, months <= 60 * 12 else { return nil }
        return (year * 12 + month - 1 - Int(months)) / 12
    }
}

extension ValueDecoder where Value == Animal.Place {
    /// `foster`, or a group of `kind` and `town`.
    static var place: ValueDecoder {
        let kind = ValueDecoder<Animal.Place.Kind>.choice("place")
        let group = ValueDecoder.group(
            RecordSchema<Animal.Place>(
                [
                    .required("kind", \.kind, kind, "what kind of place it is", polish: ["rodzaj"], example: "foster"),
                    .optional(
                        "town", \.town, .text(maximum: 100), "the town alone, never a street", example: "Łódź"),
                ],
                unknownFieldHints: [
                    "street": "delete it: the address of a private home is never published",
                    "address": "delete it: the address of a private home is never published",
                ])
        ) { Animal.Place(kind: .foster) }
        return ValueDecoder(.either([group.shape(), kind.shape()]), value: group.value) { node, context in
            if node.kind == .mapping { return group.decode(node, &context) }
            return kind.decode(node, &context).map { Animal.Place(kind: $0) }
        }
    }
}

extension ValueDecoder where Value == RecordID {
    static var recordID: ValueDecoder {
        ValueDecoder<String>.text(maximum: 1000).map(as: .recordID, value: { .text($0.text) }) { text, node, context in
            do throws(RecordID.Problem) {
                return try RecordID(text)
            } catch {
                return context.refuse(
                    "invalid-id", at: node, error.message(for: text), suggestion: error.suggestion(for: text))
            }
        }
    }
}

extension ValueDecoder where Value == FormerID {
    static var formerID: ValueDecoder {
        ValueDecoder<RecordID>.recordID.map(as: .formerID, value: { .text($0.id.text) }) { id, node, _ in
            FormerID(id, origin: Origin(of: node))
        }
    }
}

extension ValueDecoder where Value == Video {
    /// A film file of the folder, or an address that begins with `https://`.
    static var video: ValueDecoder {
        let file = ValueDecoder<String>.film
        let address = ValueShape.form(
            #"[hH][tT][tT][pP][sS]://\S+"#, example: "https://example.org/film", maximum: 2000)
        return ValueDecoder(
            .either([file.shape(), address]),
            value: { video in
                switch video {
                case .file(let path): .text(path)
                case .address(let address): .text(address.text)
                }
            }
        ) { node, context in
            guard node.isScalar,
                WebAddress.scheme(of: node.text) != nil || node.text.hasPrefix("www.") && node.text.contains("/")
            else {
                return file.decode(node, &context).map { .file($0) }
            }
            guard let address = ValueDecoder<WebAddress>.webAddress.decode(node, &context) else { return nil }
            guard address.text.lowercased().hasPrefix("https:") else {
                return context.refuse(
                    "url-scheme", at: node, "a film's address must begin with https://",
                    suggestion: "write https\(address.text.dropFirst(4))")
            }
            return .address(address)
        }
    }
}
