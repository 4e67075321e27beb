import Documents

extension FeedReading {
    /// Takes over an animal of Petfinder's interface, version 2.
    ///
    /// Its attributes are boxes to tick: one that is not ticked says nothing. What an animal's surroundings may be is true,
    /// false or null. Contacts are left out: the institution has its own.
    mutating func takePetfinder() {
        take([
            "name": "name", "organization_animal_id": "number", "age": "age", "gender": "sex", "size": "size",
            "coat": "coat", "status": "status", "description": "description",
        ])
        takePetfinderType()
        takeJoined("breeds", ["primary", "secondary"], as: "breed")
        takeJoined("colors", ["primary", "secondary", "tertiary"], as: "colour")
        if let attributes = self["attributes"], attributes.kind == .mapping {
            let ticks: KeyValuePairs<String, AnimalField> = [
                "spayed_neutered": "health.neutered", "house_trained": "houseTrained",
                "special_needs": "health.specialNeeds", "shots_current": "health.vaccinated",
            ]
            for (name, field) in ticks { set(field, attributes[name]?.text == "true" ? "true" : nil) }
        }
        if let company = self["environment"], company.kind == .mapping {
            let fields: KeyValuePairs<String, AnimalField> = [
                "children": "goodWith.children", "dogs": "goodWith.dogs", "cats": "goodWith.cats",
            ]
            for (name, field) in fields {
                let node = company[name]
                set(field, node?.kind == .boolean ? node?.text : nil)
            }
        }
        for photo in self["photos"]?.elements ?? [] {
            let address = ["full", "large", "medium", "small"].lazy.compactMap { photo[$0] }.first { !$0.isLeftOut }
            if let address { reading.takePicture(address.text, from: "photos", at: address.byteRange.lowerBound) }
        }
    }

    /// Takes over the type, which may be a group of several kinds ("Small & Furry"), where the species tells.
    private mutating func takePetfinderType() {
        let texts = ["species", "type"].map { name in (name, text(name)) }
        let known = texts.first { _, text in
            if let text, case .value = reading.values.read(text, as: "type") { true } else { false }
        }
        take([known?.0 ?? (texts[0].1 == nil ? "type" : "species"): "type"])
    }

    private mutating func takeJoined(_ name: String, _ parts: [String], as field: AnimalField) {
        guard let node = self[name], node.kind == .mapping else { return }
        let texts = parts.compactMap { node[$0] }.filter { !$0.isLeftOut }.map { CleanText.line($0.text) }
        set(field, texts.isEmpty ? nil : texts.joined(separator: ", "))
    }
}
