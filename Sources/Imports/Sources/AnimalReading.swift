import Content
import Messages

/// Makes animals of texts, one after another, and notes what could not be taken over.
struct AnimalReading {
    let values: ValueReading
    /// The pictures that lie in the institution's folder.
    let pictures: ContentFolder?
    /// The paths of pictures that can be copied there, by the names of their files.
    var offered: [String: String] = [:]
    private(set) var animals: [ImportedAnimal] = []
    var findings = SourceFindings()
    /// The animal that is being made.
    var animal = ImportedAnimal(reference: "", offset: 0)
    /// True if something decisive is missing.
    private(set) var isUnusable = false

    mutating func begin(reference: String, offset: Int) {
        animal = ImportedAnimal(reference: reference, offset: offset)
        isUnusable = false
        for (field, value) in values.mapping.defaults { animal[field] = value }
    }

    /// Takes over a text; `column` is what it is called in the source.
    mutating func take(_ text: String, as field: AnimalField, from column: String, at offset: Int) {
        if field == "pictures" { return takePictures(text, from: column, at: offset) }
        switch values.read(text, as: field) {
        case .unknown:
            if !values.mapping.defaults.contains(where: { $0.field == field }) { animal[field] = nil }
        case .value(let value): animal[field] = value
        case .estimated(let value):
            animal[field] = value
            animal["bornEstimated"] = .text("true")
        case .unreadable(let suggestion):
            guard let phrase = values.phrase(text, as: field) else {
                return refuse(text, of: field, column, offset, suggestion)
            }
            for (other, value) in phrase where other == field { animal[field] = .text(value) }
        }
        if let phrase = values.phrase(text, as: field) { animal.implied += phrase.filter { $0.field != field } }
    }

    mutating func refuse(
        _ text: String, of field: AnimalField, _ column: String, _ offset: Int, _ suggestion: Message
    ) {
        guard field.isDecisive else { return findings.addValue(text, of: column, at: offset, suggestion) }
        isUnusable = true
        findings.addAnimal(
            at: offset,
            "\"\(String(CleanText.line(text).prefix(80)))\" in \"\(column)\" is not understood, so the animal \(animal.reference) is left out",
            suggestion)
    }

    /// Names of files, or addresses whose last part is the name of a file.
    mutating func takePictures(_ text: String, from column: String, at offset: Int) {
        let names = text.split { ",;|".contains($0) || $0.isWhitespace }
        for name in names { takePicture(String(name), from: column, at: offset) }
    }

    mutating func takePicture(_ address: String, from column: String, at offset: Int) {
        let name = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
        if let file = pictures?.attachment(name), let ending = name.split(separator: ".").last,
            MediaTypes.pictures.contains(ending.lowercased())
        {
            animal.addPicture(file)
        } else if let path = offered[name.lowercased()] {
            if !animal.pictureFiles.contains(path) { animal.pictureFiles.append(path) }
        } else if address.contains("://") {
            animal.pictureAddresses.append(CleanText.line(address))
        } else {
            findings.addValue(address, of: column, at: offset, "put the file into the institution's folder \"animals\"")
        }
    }

    /// Keeps the animal, or notes why it cannot be taken over.
    mutating func finish() {
        guard !isUnusable else { return }
        for (field, value) in animal.implied where animal[field] == nil { animal[field] = .text(value) }
        animal.settle()
        if animal["type"] == nil {
            findings.addAnimal(
                at: animal.offset, "nothing says what kind of animal \(animal.reference) is, so it is left out",
                "fill its type, or give one in the mapping file under \"defaults\"")
        } else if animal["name"] == nil, animal["number"] == nil {
            findings.addAnimal(
                at: animal.offset, "the animal \(animal.reference) has neither a name nor a number, so it is left out",
                "fill one of them")
        } else {
            animals.append(animal)
        }
    }
}
