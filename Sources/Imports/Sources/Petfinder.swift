import Documents

/// Animals of Petfinder's interface, version 2.
///
/// Its attributes are boxes to tick: one that is not ticked says nothing. What an animal's surroundings may be is true, false
/// or null. Contacts are left out: the institution has its own.
enum Petfinder {
    private static let known: Set<String> = [
        "id", "organization_animal_id", "type", "species", "breeds", "colors", "age", "gender", "size", "coat",
        "attributes",
        "environment", "name", "description", "photos", "status",
    ]

    /// Takes an animal over. The names of members that were looked at.
    static func take(_ object: FeedObject, into reading: inout AnimalReading) -> Set<String> {
        for (name, field) in texts { reading.take(object, name, as: field) }
        takeType(object, into: &reading)
        if let breeds = object["breeds"], breeds.kind == .mapping {
            reading.set(.breed, joined(breeds, ["primary", "secondary"]))
        }
        if let colours = object["colors"], colours.kind == .mapping {
            reading.set(.colour, joined(colours, ["primary", "secondary", "tertiary"]))
        }
        if let attributes = object["attributes"], attributes.kind == .mapping {
            for (name, field) in ticks { reading.set(field, attributes[name]?.text == "true" ? true : nil) }
        }
        if let surroundings = object["environment"], surroundings.kind == .mapping {
            for (name, field) in [("children", AnimalField.children), ("dogs", .dogs), ("cats", .cats)] {
                let node = surroundings[name]
                reading.set(field, node?.kind == .boolean ? node?.text == "true" : nil)
            }
        }
        for photo in object["photos"]?.elements ?? [] {
            let address = ["full", "large", "medium", "small"].lazy.compactMap { photo[$0] }.first { !$0.isLeftOut }
            if let address { reading.takePicture(address.text, from: "photos", at: address.byteRange.lowerBound) }
        }
        return known
    }

    private static let texts: [(String, AnimalField)] = [
        ("name", .name), ("organization_animal_id", .number), ("age", .age), ("gender", .sex), ("size", .size),
        ("coat", .coat), ("status", .status), ("description", .description),
    ]

    private static let ticks: [(String, AnimalField)] = [
        ("spayed_neutered", .neutered), ("house_trained", .houseTrained), ("special_needs", .specialNeeds),
        ("shots_current", .vaccinated),
    ]

    /// The type may be a group of several kinds ("Small & Furry"), where the species tells.
    private static func takeType(_ object: FeedObject, into reading: inout AnimalReading) {
        let name = ["species", "type"].first { name in
            object.text(name).map { text in
                if case .value = reading.values.read(text, as: .type) { true } else { false }
            } ?? false
        }
        reading.take(object, name ?? (object.text("species") == nil ? "type" : "species"), as: .type)
    }

    private static func joined(_ node: SourceNode, _ names: [String]) -> RecordValue? {
        let texts = names.compactMap { node[$0] }.filter { !$0.isLeftOut }.map { CleanText.line($0.text) }
        return texts.isEmpty ? nil : .text(texts.joined(separator: ", "))
    }
}
