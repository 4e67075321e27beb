import Documents
import Records

extension FeedReading {
    /// Takes over an animal of Shelterluv's interface, version 1.
    ///
    /// Numbers and times stand there as texts as often as not. People, chips' numbers, former ids, locations and attributes
    /// are left out.
    mutating func takeShelterluv() {
        take([
            "Name": "name", "ID": "number", "Type": "type", "Sex": "sex", "Size": "size",
            "Altered": "health.neutered", "Description": "description",
        ])
        let lists: KeyValuePairs<String, AnimalField> = ["Breed": "breed", "Color": "colour"]
        for (name, field) in lists {
            guard let node = self[name], node.isScalar else { continue }
            let parts = CleanText.line(node.text).split(separator: "/").filter { $0 != "None" && $0 != "null" }
            set(field, parts.isEmpty ? nil : parts.joined(separator: ", "))
        }
        takeShelterluvStatus()
        takeDay("DOBUnixTime", as: "born")
        takeDay("LastIntakeUnixTime", as: "arrived")
        if self["CurrentWeightPounds"] != nil {
            let pounds = number("CurrentWeightPounds") ?? 0
            let weight = ValueReading.kilograms(pounds * ValueReading.kilogramsOfPound)
            if case .value(.text(let weight)) = weight { set("weight", weight) } else { set("weight", nil) }
        }
        if let fees = self["AdoptionFeeGroup"], fees.kind == .mapping, let price = fees["Price"], !price.isLeftOut,
            Double(price.text) != 0
        {
            let whole = price.text.hasSuffix(".00") ? String(price.text.dropLast(3)) : price.text
            reading.take(whole, as: "fee", from: "AdoptionFeeGroup", at: price.byteRange.lowerBound)
        }
        for photo in (self["Photos"]?.elements ?? []) + [self["CoverPhoto"]].compactMap({ $0 }) { takePhoto(photo) }
    }

    private mutating func takeShelterluvStatus() {
        if let node = self["InFoster"], node.kind == .boolean { set("place", node.text == "true" ? "foster" : nil) }
        guard let node = self["Status"], !node.isLeftOut else { return }
        let words = CleanText.line(node.text)
        // "Available For Adoption - In Foster"
        let first = words.firstIndex(of: "-").map { String(words[..<$0]) } ?? words
        let own = ["healthy in home": AnimalStatus.adopted, "unassisted death in care": .passed, "euthanized": .passed]
        if case .unreadable = reading.values.read(words, as: "status") {
            if let status = own[words.lowercased()] { return set("status", status.rawValue) }
            return reading.take(first, as: "status", from: "Status", at: node.byteRange.lowerBound)
        }
        reading.take(words, as: "status", from: "Status", at: node.byteRange.lowerBound)
    }

    /// Takes over a time in seconds since 1970, of which the day is meant (UTC).
    private mutating func takeDay(_ name: String, as field: AnimalField) {
        guard self[name] != nil else { return }
        let day = text(name).flatMap { Int($0) }.flatMap { seconds in
            seconds == 0 ? nil : CalendarDate(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
        }
        set(field, day?.description)
    }

    /// Takes over an address, or an object with one. The pictures that stand for a missing one are nobody's.
    private mutating func takePhoto(_ node: SourceNode) {
        let address = node.kind == .mapping ? node["Url"] ?? node["URL"] : node
        guard let address, !address.isLeftOut, !address.text.contains("/default_images/"),
            !reading.animal.pictureAddresses.contains(address.text)
        else { return }
        reading.takePicture(address.text, from: "Photos", at: address.byteRange.lowerBound)
    }
}
