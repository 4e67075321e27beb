import Documents
import Records

/// Animals of ASM3 as a table: its feed as CSV, or what it exports for spreadsheets.
enum AnimalShelterManagerTable {
    /// Returns the rows as a list of groups; nil for a table that ASM3 did not write.
    static func tree(of bytes: [UInt8], name: String) throws(SourceProblem) -> SourceTree? {
        var table = CommaSeparatedValues(bytes)
        guard let header = try table.next()?.map({ CleanText.line($0.text).uppercased() }),
            header.contains("ANIMALNAME"), header.contains("ANIMALSPECIES") || header.contains("SPECIESNAME")
        else { return nil }
        var rows: [[TableCell]] = []
        while let row = try table.next() {
            // Quotation marks in texts are two apostrophes there.
            rows.append(
                zip(header, row).map { (name: $0, text: $1.text.replacing("''", with: "\""), offset: $1.offset) })
        }
        // All dates are in the order of the language of ASM3; one that can be read in a single way tells it.
        let usual = rows.lazy.joined().compactMap { order(ofDate: $0.text) }.first
        for row in rows.indices where usual != nil {
            for cell in rows[row].indices {
                guard order(ofDate: rows[row][cell].text, orElse: usual) != nil,
                    case .date(.day(let day), _) = DateReading(order: usual ?? .unknown).read(rows[row][cell].text)
                else { continue }
                rows[row][cell].text = day.description
            }
        }
        return SourceTree.table(rows, of: SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self)))
    }

    /// Returns the order of a date with slashes; nil for any other text.
    private static func order(ofDate text: String, orElse other: DateReading.Order? = nil) -> DateReading.Order? {
        let parts = text.prefix { $0 != " " }.split(separator: "/").map { Int($0) }
        guard parts.count == 3, let one = parts[0], let two = parts[1], parts[2] != nil else { return nil }
        return one > 12 ? .dayFirst : two > 12 ? .monthFirst : other
    }
}

extension FeedReading {
    /// Takes over a row of the animals that ASM3 exports: other names, and words in the place of numbers.
    ///
    /// `ANIMALAGE` is English prose, `ANIMALTYPE` a shelter's own list. `ANIMALCOMMENTS`, `ANIMALDESCRIPTION`,
    /// `ANIMALHIDDENDETAILS` and everything about people may be notes for staff.
    mutating func takeAnimalShelterManagerExport() {
        take([
            "ANIMALNAME": "name", "ANIMALCODE": "number", "ANIMALSPECIES": "type", "ANIMALBREED1": "breed",
            "ANIMALCOLOR": "colour", "ANIMALSEX": "sex", "ANIMALDOB": "born", "ANIMALENTRYDATE": "arrived",
            "ANIMALMARKINGS": "marks", "ANIMALNEUTERED": "health.neutered", "ANIMALMICROCHIP": "health.chipped",
            "ANIMALGOODWITHCATS": "goodWith.cats", "ANIMALGOODWITHDOGS": "goodWith.dogs",
            "ANIMALGOODWITHKIDS": "goodWith.children", "ANIMALHOUSETRAINED": "houseTrained", "ANIMALIMAGE": "pictures",
        ])
        set("status", (text("ANIMALDECEASEDDATE") == nil ? status(ofMovement: text("MOVEMENTTYPE")) : .passed).rawValue)
    }

    private func status(ofMovement movement: String?) -> AnimalStatus {
        switch movement?.lowercased() {
        case "1", "adoption": .adopted
        case "2", "foster": .fostered
        case "3", "transfer": .transferred
        case "5", "reclaimed": .returned
        default: .available
        }
    }
}
