import Documents
import Records

extension RecordSchema where Record == Animal {
    /// Every field of an animal's record, in the order of the documentation.
    static let animal = RecordSchema(
        [
            .optional("name", \.name, .text(maximum: 100)),
            .required("type", \.type, .choice("type")),
            .optional("breed", \.breed, .localized(.text())),
            .optional("colour", \.colour, .localized(.text())),
            .optional("coat", \.coat, .choice("coat")),
            .optional("sex", \.sex, .choice("sex")),
            .optional("number", \.number, .text(maximum: 100)),
            .optional("born", \.born, .pastPartialDate),
            .defaulted("bornEstimated", \.isBornEstimated, .boolean),
            .optional("age", \.lifeStage, .choice("age")),
            .optional("size", \.size, .choice("size")),
            .optional("weight", \.weight, .positive(upTo: 1500)),
            .defaulted("marks", \.marks, .list(of: .localized(.text()))),
            .defaulted("status", \.status, .choice("status")),
            .optional("arrived", \.arrived, .date(.notInFuture)),
            .optional("left", \.left, .date(.any)),
            .defaulted("pictures", \.pictures, .list(of: .picture)),
            .optional("video", \.video, .video),
            .defaulted("captions", \.captions, .list(of: .captions)),
            .defaulted("health", \.health, .group(.health) { Animal.Health() }),
            .defaulted("goodWith", \.goodWith, .group(.goodWith) { Animal.GoodWith() }),
            .optional("houseTrained", \.isHouseTrained, .boolean),
            .optional("onLead", \.walksOnLead, .boolean),
            .defaulted("bondedWith", \.bondedWith, .list(of: .recordID)),
            .optional("place", \.place, .place),
            .optional("fee", \.fee, .integer(0...1_000_000)),
            .optional("checked", \.checked, .date(.unlikelyInFuture)),
            .optional("energy", \.energy, .choice("energy")),
            .optional("walks", \.walks, .boolean),
            .optional("virtualAdoption", \.virtualAdoption, .boolean),
            .defaulted("urgent", \.isUrgent, .boolean),
            .optional("reference", \.reference, .text(maximum: 1000)),
            .defaulted("draft", \.isDraft, .boolean),
            .defaulted("description", \.description, .description),
        ],
        strangers: [
            "id": "delete it: the id is the file's name",
            "bonded": "did you mean \"bondedWith\"?",
            "color": "did you mean \"colour\"?",
            "picture": "did you mean \"pictures\"?",
            "photo": "did you mean \"pictures\"?",
            "photos": "did you mean \"pictures\"?",
            "images": "did you mean \"pictures\"?",
            "kind": "did you mean \"type\" (\"typ\")?",
            "species": "did you mean \"type\"?",
            "gender": "did you mean \"sex\"?",
            "birthday": "did you mean \"born\"?",
        ], rules: [.atLeastOne(["name", "number"]), .atMostOne(["born", "age"])],
        keepingExtensions: { $1.extensions.append($0) })
}

extension RecordSchema where Record == Animal.Health {
    static let health = RecordSchema([
        .optional("vaccinated", \.isVaccinated, .boolean),
        .optional("neutered", \.isNeutered, .boolean),
        .optional("chipped", \.isChipped, .boolean),
        .optional("specialNeeds", \.hasSpecialNeeds, .boolean),
        .optional("notes", \.notes, .localized(.text())),
    ])
}

extension RecordSchema where Record == Animal.GoodWith {
    static let goodWith = RecordSchema([
        .optional("children", \.children, .childTolerance),
        .optional("dogs", \.dogs, .tolerance),
        .optional("cats", \.cats, .tolerance),
    ])
}

extension Tolerance {
    /// What `selective` is called in Polish.
    package static let polishSelective = ["wybiórczo", "niektóre", "wybrane"]
}

extension ValueDecoder where Value == Tolerance {
    static var tolerance: ValueDecoder {
        let selective = Set((["selective"] + Tolerance.polishSelective).map(KeyNames.folded))
        let word = ChoiceWord(value: "selective", polish: Tolerance.polishSelective)
        return ValueDecoder(.either([.boolean, .choice([word])])) { node, context in
            if let boolean = node.boolean { return boolean ? .yes : .no }
            if node.isScalar, selective.contains(KeyNames.folded(node.text)) { return .selective }
            context.reportUnknownWord(
                node, name: context.fieldName, known: ["true", "false", "selective"],
                polish: [["tak"], ["nie"], Tolerance.polishSelective])
            return nil
        }
    }
}

extension ValueDecoder where Value == ChildTolerance {
    static var childTolerance: ValueDecoder {
        ValueDecoder(.either([.boolean, .integer(0...17)])) { node, context in
            if let boolean = node.boolean { return boolean ? .yes : .no }
            guard let age = ValueDecoder<Double>.number(of: node), age == age.rounded() else {
                context.reportWrongType(
                    at: node, expected: "true, false or the youngest age in years",
                    example: node.isTyped
                        ? "true, false or an age, like 10, without quotes" : "true, false or an age, like 10")
                return nil
            }
            guard (0...17).contains(age) else {
                context.report(
                    "out-of-range", at: node, "\(node.text) is out of range: 0 to 17",
                    suggestion: "write the youngest age of children in years")
                return nil
            }
            return .fromAge(Int(age))
        }
    }
}

extension ValueDecoder where Value == Animal.Place {
    /// `foster`, or a group of `kind` and `town`.
    static var place: ValueDecoder {
        let kind = ValueDecoder<Animal.Place.Kind>.choice("place")
        let group = ValueDecoder.group(
            RecordSchema<Animal.Place>(
                [.required("kind", \.kind, kind), .optional("town", \.town, .text(maximum: 100))],
                strangers: [
                    "street": "delete it: the address of a private home is never published",
                    "address": "delete it: the address of a private home is never published",
                ])
        ) { Animal.Place(kind: .foster) }
        return ValueDecoder(.either([group.shape, kind.shape])) { node, context in
            if node.kind == .mapping { return group.decode(node, &context) }
            return kind.decode(node, &context).map { Animal.Place(kind: $0) }
        }
    }
}

extension ValueDecoder where Value == RecordID {
    static var recordID: ValueDecoder {
        ValueDecoder<String>.text(maximum: 1000).map(as: .recordID) { text, node, context in
            do throws(RecordID.Problem) {
                return try RecordID(text)
            } catch {
                context.report(
                    "invalid-id", at: node, error.message(for: text), suggestion: error.suggestion(for: text))
                return nil
            }
        }
    }
}

extension ValueDecoder where Value == Video {
    /// A film file of the folder, or an address that begins with `https://`.
    static var video: ValueDecoder {
        let file = ValueDecoder<String>.film
        let address = ValueShape.form(
            #"[hH][tT][tT][pP][sS]://\S+"#, example: "https://example.org/film", maximum: 2000)
        return ValueDecoder(.either([file.shape, address])) { node, context in
            guard node.isScalar, WebAddress.scheme(of: node.text) != nil else {
                return file.decode(node, &context).map { .file($0) }
            }
            guard let address = ValueDecoder<WebAddress>.webAddress.decode(node, &context) else { return nil }
            guard address.text.lowercased().hasPrefix("https:") else {
                context.report(
                    "url-scheme", at: node, "a film's address must begin with https://",
                    suggestion: "write https\(address.text.dropFirst(4))")
                return nil
            }
            return .address(address)
        }
    }
}
