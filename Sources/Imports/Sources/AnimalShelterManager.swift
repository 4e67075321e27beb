import Records

extension FeedReading {
    /// Takes over an animal of the feed `json_adoptable_animals` of ASM3 (sheltermanager.com): the names of members are in
    /// capitals, and what seems a boolean is a number of a list.
    ///
    /// `ANIMALAGE` and `TIMEONSHELTER` are English prose, and are never read. `ANIMALCOMMENTS`, `HIDDENANIMALDETAILS`,
    /// `HEALTHPROBLEMS` and everything about people are notes for staff.
    mutating func takeAnimalShelterManager() {
        take([
            "ANIMALNAME": "name", "SHELTERCODE": "number", "SPECIESNAME": "type", "BREEDNAME": "breed",
            "BASECOLOURNAME": "colour", "COATTYPENAME": "coat", "DATEOFBIRTH": "born", "MOSTRECENTENTRYDATE": "arrived",
            "MARKINGS": "marks", "WEBSITEMEDIANOTES": "description", "WEBSITEVIDEOURL": "video",
        ])
        takeNumber("SEX", as: "sex", [0: "female", 1: "male", 2: "unknown"])
        takeNumber("SIZE", as: "size", [0: "xlarge", 1: "large", 2: "medium", 3: "small"])
        let flags: KeyValuePairs<String, AnimalField> = [
            "ESTIMATEDDOB": "bornEstimated", "NEUTERED": "health.neutered", "IDENTICHIPPED": "health.chipped",
            "HASSPECIALNEEDS": "health.specialNeeds",
        ]
        for (name, field) in flags { takeNumber(name, as: field, [0: "false", 1: "true"]) }
        // The number of vaccinations that are known of: none says nothing.
        if let count = number("VACCGIVENCOUNT") { set("health.vaccinated", count > 0 ? "true" : nil) }

        let company: [Int: String?] = [0: "true", 1: "false", 2: nil, 3: "selective"]
        takeNumber("ISGOODWITHCATS", as: "goodWith.cats", company)
        takeNumber("ISGOODWITHDOGS", as: "goodWith.dogs", company)
        takeNumber("ISGOODWITHCHILDREN", as: "goodWith.children", [0: "true", 1: "false", 2: nil, 5: "5", 12: "12"])
        takeNumber("ISHOUSETRAINED", as: "houseTrained", [0: "true", 1: "false", 2: nil])

        takeHundredths("FEE")
        set("status", animalShelterManagerStatus.rawValue)
        for name in ["BONDEDANIMALID", "BONDEDANIMAL2ID"] {
            if let id = text(name), id != "0" { reading.animal.bondedReferences.append(id) }
        }
        if let photos = self["PHOTOURLS"], photos.isScalar, !photos.isLeftOut {
            let addresses = photos.text.filter { !"[]'\"".contains($0) }
            reading.takePictures(addresses, from: "PHOTOURLS", at: photos.byteRange.lowerBound)
        }
        for photo in self["PHOTOURLS"]?.elements ?? [] where !photo.isLeftOut {
            reading.takePicture(photo.text, from: "PHOTOURLS", at: photo.byteRange.lowerBound)
        }
        // Nothing in the feed says whether these are kilograms.
        guard reading.values.mapping.tellsUnit else { return }
        if number("WEIGHT") == 0 { set("weight", nil) } else { take(["WEIGHT": "weight"]) }
    }

    /// Takes over a number of a list; nil in the list is unknown.
    private mutating func takeNumber(_ name: String, as field: AnimalField, _ meanings: [Int: String?]) {
        guard let node = self[name], node.isScalar else { return }
        guard !node.isLeftOut else { return set(field, nil) }
        if let number = Int(node.text), let meaning = meanings[number] {
            set(field, meaning)
        } else {
            let known = meanings.keys.sorted().map { String($0) }.joined(separator: ", ")
            reading.refuse(
                node.text, of: field, name, node.byteRange.lowerBound, "ASM3 has these numbers here: \(known)")
        }
    }

    /// Takes over a fee in hundredths of the currency, or in the table with decimals. No fee may mean that nobody has
    /// written it.
    private mutating func takeHundredths(_ name: String) {
        guard let node = self[name], node.isScalar else { return }
        // The mark of decimals and that of thousands depend on the language of ASM3.
        let isDecimal = [".", ","].contains(node.text.dropLast(2).last)
        let digits = isDecimal ? node.text.filter(\.isNumber) : node.text
        guard let hundredths = Int(digits), hundredths > 0 else { return set("fee", nil) }
        if hundredths.isMultiple(of: 100) {
            set("fee", String(hundredths / 100))
        } else {
            reading.refuse(
                node.text, of: "fee", name, node.byteRange.lowerBound,
                "a fee in records has whole units of the currency")
        }
    }

    /// The status by reservations, quarantine and movements (1 adoption, 2 foster, 3 transfer, 5 reclaimed).
    private var animalShelterManagerStatus: AnimalStatus {
        mutating get {
            let isReserved = ["HASACTIVERESERVE", "HASTRIALADOPTION"].map { number($0) == 1 }.contains(true)
            let isInQuarantine = number("ISQUARANTINE") == 1
            let movement = number("ACTIVEMOVEMENTTYPE")
            if text("DECEASEDDATE") != nil { return .passed }
            if isReserved { return .reserved }
            switch movement {
            case 1: return .adopted
            case 3: return .transferred
            case 5: return .returned
            case 2 where !isInQuarantine: return .fostered
            default: return isInQuarantine ? .quarantine : .available
            }
        }
    }
}
