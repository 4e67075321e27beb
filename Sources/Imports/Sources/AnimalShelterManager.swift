import Records

/// The feed `json_adoptable_animals` of ASM3 (sheltermanager.com): the names of members are in capitals, and what seems a
/// boolean is a number of a list.
///
/// `ANIMALAGE` and `TIMEONSHELTER` are English prose, and are never read. `ANIMALCOMMENTS`, `HIDDENANIMALDETAILS`,
/// `HEALTHPROBLEMS` and everything about people are notes for staff.
enum AnimalShelterManager {
    /// The members of which something may be taken over.
    private static let known: Set<String> = [
        "ID", "ANIMALNAME", "SHELTERCODE", "SPECIESNAME", "BREEDNAME", "BASECOLOURNAME", "COATTYPENAME", "SEX", "SIZE",
        "DATEOFBIRTH", "ESTIMATEDDOB", "MOSTRECENTENTRYDATE", "NEUTERED", "IDENTICHIPPED", "HASSPECIALNEEDS",
        "VACCGIVENCOUNT", "MARKINGS", "ISGOODWITHCATS", "ISGOODWITHDOGS", "ISGOODWITHCHILDREN", "ISHOUSETRAINED", "FEE",
        "WEBSITEMEDIANOTES", "WEBSITEVIDEOURL", "PHOTOURLS", "BONDEDANIMALID", "BONDEDANIMAL2ID", "HASACTIVERESERVE",
        "HASTRIALADOPTION", "ISQUARANTINE", "ACTIVEMOVEMENTTYPE", "DECEASEDDATE", "WEIGHT",
    ]

    /// Takes an animal over. The names of members that were looked at.
    static func take(_ object: FeedObject, into reading: inout AnimalReading) -> Set<String> {
        for (name, field) in texts { reading.take(object, name, as: field) }
        takeNumbered(object, "SEX", [0: "female", 1: "male", 2: "unknown"], as: .sex, into: &reading)
        takeNumbered(object, "SIZE", [0: "xlarge", 1: "large", 2: "medium", 3: "small"], as: .size, into: &reading)
        for (name, field) in flags { takeNumbered(object, name, [0: "false", 1: "true"], as: field, into: &reading) }
        // The number of vaccinations that are known of: none says nothing.
        if let count = object.number("VACCGIVENCOUNT") { reading.set(.vaccinated, count > 0 ? true : nil) }

        let tolerance: [Int: String?] = [0: "true", 1: "false", 2: nil, 3: "selective"]
        takeNumbered(object, "ISGOODWITHCATS", tolerance, as: .cats, into: &reading)
        takeNumbered(object, "ISGOODWITHDOGS", tolerance, as: .dogs, into: &reading)
        takeNumbered(
            object, "ISGOODWITHCHILDREN", [0: "true", 1: "false", 2: nil, 5: "5", 12: "12"], as: .children,
            into: &reading)
        takeNumbered(object, "ISHOUSETRAINED", [0: "true", 1: "false", 2: nil], as: .houseTrained, into: &reading)

        takeFee(object, into: &reading)
        takeStatus(object, into: &reading)
        for name in ["BONDEDANIMALID", "BONDEDANIMAL2ID"] {
            if let id = object.text(name), id != "0" { reading.add(bonded: id) }
        }
        for photo in object["PHOTOURLS"]?.elements ?? [] where !photo.isLeftOut {
            reading.takePicture(photo.text, from: "PHOTOURLS", at: photo.byteRange.lowerBound)
        }
        // Nothing in the feed says whether these are kilograms.
        guard reading.values.mapping.tellsUnit else { return known.subtracting(["WEIGHT"]) }
        if object.number("WEIGHT") == 0 {
            reading.set(.weight, nil as RecordValue?)
        } else {
            reading.take(object, "WEIGHT", as: .weight)
        }
        return known
    }

    private static let texts: [(String, AnimalField)] = [
        ("ANIMALNAME", .name), ("SHELTERCODE", .number), ("SPECIESNAME", .type), ("BREEDNAME", .breed),
        ("BASECOLOURNAME", .colour), ("COATTYPENAME", .coat), ("DATEOFBIRTH", .born),
        ("MOSTRECENTENTRYDATE", .arrived), ("MARKINGS", .marks), ("WEBSITEMEDIANOTES", .description),
        ("WEBSITEVIDEOURL", .video),
    ]

    /// Numbers that are 0 for no and 1 for yes.
    private static let flags: [(String, AnimalField)] = [
        ("ESTIMATEDDOB", .bornEstimated), ("NEUTERED", .neutered), ("IDENTICHIPPED", .chipped),
        ("HASSPECIALNEEDS", .specialNeeds),
    ]

    /// A number of a list; nil in the list is unknown.
    private static func takeNumbered(
        _ object: FeedObject, _ name: String, _ meanings: [Int: String?], as field: AnimalField,
        into reading: inout AnimalReading
    ) {
        guard let node = object[name], node.isScalar else { return }
        guard !node.isLeftOut else { return reading.set(field, nil as RecordValue?) }
        if let number = Int(node.text), let meaning = meanings[number] {
            reading.set(field, meaning.map { .text($0) })
        } else {
            let known = meanings.keys.sorted().map { String($0) }.joined(separator: ", ")
            reading.refuse(
                node.text, of: field, name, node.byteRange.lowerBound, "ASM3 has these numbers here: \(known)")
        }
    }

    /// Hundredths of the currency. No fee may mean that nobody has written it.
    private static func takeFee(_ object: FeedObject, into reading: inout AnimalReading) {
        guard let node = object["FEE"], node.isScalar else { return }
        guard let hundredths = Int(node.text), hundredths > 0 else { return reading.set(.fee, nil as RecordValue?) }
        if hundredths.isMultiple(of: 100) {
            reading.set(.fee, .text(String(hundredths / 100)))
        } else {
            reading.refuse(
                node.text, of: .fee, "FEE", node.byteRange.lowerBound,
                "a fee in records has whole units of the currency")
        }
    }

    /// Takes the status from reservations, quarantine and movements (1 adoption, 2 foster, 3 transfer, 5 reclaimed).
    private static func takeStatus(_ object: FeedObject, into reading: inout AnimalReading) {
        let movement = object.number("ACTIVEMOVEMENTTYPE")
        let status: AnimalStatus
        if object.text("DECEASEDDATE") != nil {
            status = .passed
        } else if object.number("HASACTIVERESERVE") == 1 || object.number("HASTRIALADOPTION") == 1 {
            status = .reserved
        } else if movement == 1 {
            status = .adopted
        } else if movement == 3 {
            status = .transferred
        } else if movement == 5 {
            status = .returned
        } else if object.number("ISQUARANTINE") == 1 {
            status = .quarantine
        } else if movement == 2 {
            status = .fostered
        } else {
            status = .available
        }
        reading.set(.status, .text(status.rawValue))
    }
}
