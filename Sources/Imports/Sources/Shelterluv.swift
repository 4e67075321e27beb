import Documents
import Records

/// Animals of Shelterluv's interface, version 1.
///
/// Numbers and times stand there as texts as often as not. People, chips' numbers, former ids, locations and attributes are
/// left out.
enum Shelterluv {
    private static let known: Set<String> = [
        "ID", "Internal-ID", "Name", "Type", "Sex", "Status", "InFoster", "CurrentWeightPounds", "Size", "Altered",
        "DOBUnixTime", "CoverPhoto", "Photos", "Breed", "Color", "AdoptionFeeGroup", "Description",
        "LastIntakeUnixTime",
    ]

    /// Takes an animal over. The names of members that were looked at.
    static func take(_ object: FeedObject, into reading: inout AnimalReading) -> Set<String> {
        for (name, field) in texts { reading.take(object, name, as: field) }
        for (name, field) in [("Breed", AnimalField.breed), ("Color", .colour)] {
            guard let node = object[name], node.isScalar else { continue }
            let parts = CleanText.line(node.text).split(separator: "/").filter { $0 != "None" && $0 != "null" }
            reading.set(field, parts.isEmpty ? nil : .text(parts.joined(separator: ", ")))
        }
        takeStatus(object, into: &reading)
        takeDay(object, "DOBUnixTime", as: .born, into: &reading)
        takeDay(object, "LastIntakeUnixTime", as: .arrived, into: &reading)
        if object["CurrentWeightPounds"] != nil {
            let pounds = object.number("CurrentWeightPounds") ?? 0
            if case .value(let weight) = ValueReading.kilograms(pounds * ValueReading.kilogramsOfPound) {
                reading.set(.weight, weight)
            } else {
                reading.set(.weight, nil as RecordValue?)
            }
        }
        if let fees = object["AdoptionFeeGroup"], fees.kind == .mapping, let price = fees["Price"], !price.isLeftOut,
            Double(price.text) != 0
        {
            let whole = price.text.hasSuffix(".00") ? String(price.text.dropLast(3)) : price.text
            reading.take(whole, as: .fee, from: "AdoptionFeeGroup", at: price.byteRange.lowerBound)
        }
        for photo in (object["Photos"]?.elements ?? []) + [object["CoverPhoto"]].compactMap({ $0 }) {
            takePhoto(photo, into: &reading)
        }
        return known
    }

    private static let texts: [(String, AnimalField)] = [
        ("Name", .name), ("ID", .number), ("Type", .type), ("Sex", .sex), ("Size", .size), ("Altered", .neutered),
        ("Description", .description),
    ]

    private static func takeStatus(_ object: FeedObject, into reading: inout AnimalReading) {
        let isFostered = object["InFoster"]?.text == "true"
        if object["InFoster"]?.kind == .boolean { reading.set(.place, isFostered ? .text("foster") : nil) }
        guard let node = object["Status"], !node.isLeftOut else { return }
        let words = CleanText.line(node.text)
        // "Available For Adoption - In Foster"
        let first = words.firstIndex(of: "-").map { String(words[..<$0]) } ?? words
        let own = ["healthy in home": AnimalStatus.adopted, "unassisted death in care": .passed, "euthanized": .passed]
        if case .unreadable = reading.values.read(words, as: .status) {
            if let status = own[words.lowercased()] { return reading.set(.status, .text(status.rawValue)) }
            return reading.take(first, as: .status, from: "Status", at: node.byteRange.lowerBound)
        }
        reading.take(words, as: .status, from: "Status", at: node.byteRange.lowerBound)
    }

    /// A time in seconds since 1970, of which the day is meant (UTC).
    private static func takeDay(
        _ object: FeedObject, _ name: String, as field: AnimalField, into reading: inout AnimalReading
    ) {
        guard object[name] != nil else { return }
        let day = object.text(name).flatMap { Int($0) }.flatMap { seconds in
            seconds == 0 ? nil : CalendarDate(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
        }
        reading.set(field, day.map { .text($0.description) })
    }

    /// An address, or an object with one. The pictures that stand for a missing one are nobody's.
    private static func takePhoto(_ node: SourceNode, into reading: inout AnimalReading) {
        let address = node.kind == .mapping ? node["Url"] ?? node["URL"] : node
        guard let address, !address.isLeftOut, !address.text.contains("/default_images/"),
            !reading.animal.pictureAddresses.contains(address.text)
        else { return }
        reading.takePicture(address.text, from: "Photos", at: address.byteRange.lowerBound)
    }
}
