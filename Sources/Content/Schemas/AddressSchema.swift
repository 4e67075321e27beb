import Documents
import Records

extension ValueDecoder where Value == Address {
    static var address: ValueDecoder {
        let schema = RecordSchema<Address>(
            [
                .optional(
                    "street", \.street, .text(maximum: 200), "the street, as on an envelope", polish: ["ulica"],
                    example: "Leśna"),
                .optional(
                    "number", \.number, .text(maximum: 40), "the number of the house", example: "3"),
                .required(
                    "postalCode", \.postalCode, .text(maximum: 20), "the postal code: in Poland 00-950",
                    polish: ["kod pocztowy", "kod"], example: "90-001"),
                .required(
                    "town", \.town, .text(maximum: 100), "the town or village", polish: ["miejscowość", "miasto"],
                    example: "Łódź"),
                .optional(
                    "region", \.region, .text(maximum: 100), "the region (województwo)", polish: ["województwo"]),
                .required(
                    "country", \.country, .country, "two capital letters: PL", polish: ["kraj"], example: "PL"),
            ],
            aliases: ["city": "town", "zip": "postalCode", "postcode": "postalCode"])
        return group(schema) {
            Address(postalCode: "", town: "", country: .poland)
        }.restricted { address, node, context in
            guard address.country != .poland || address.postalCode.isPolishPostalCode else {
                let code = node["postalCode"] ?? node
                let digits = address.postalCode.filter { ("0"..."9").contains($0) }
                return context.refuse(
                    "invalid-postal-code", at: code, "\"\(address.postalCode)\" is no Polish postal code",
                    suggestion: digits.count == 5
                        ? "write \(digits.prefix(2))-\(digits.suffix(3))"
                        : "write two digits, a hyphen and three digits: 00-950")
            }
            return address
        }
    }
}

extension ValueDecoder where Value == Country {
    static var country: ValueDecoder {
        ValueDecoder<String>.text(maximum: 60).map(as: .country, value: { .text($0.code) }) { text, node, context in
            if text == text.uppercased(), let country = Country(text) { return country }
            return context.refuse(
                "unknown-country", at: node, "\"\(text)\" is no country code (ISO 3166-1)",
                suggestion: Country(text).map { "write \($0.code)" } ?? "write two capital letters, like PL")
        }
    }
}

extension ValueDecoder where Value == Coordinates {
    static var coordinates: ValueDecoder {
        .group(
            RecordSchema<Coordinates>(
                [
                    .required(
                        "latitude", \.latitude, .number(-90...90), "degrees north, with a decimal point: 52.1",
                        polish: ["szerokość geograficzna", "szerokość"], example: "51.77"),
                    .required(
                        "longitude", \.longitude, .number(-180...180), "degrees east, with a decimal point: 21.0",
                        polish: ["długość geograficzna", "długość"], example: "19.45"),
                ],
                aliases: ["lat": "latitude", "lon": "longitude", "lng": "longitude"])
        ) { Coordinates(latitude: 0, longitude: 0) }
    }
}

extension String {
    /// `NN-NNN`.
    fileprivate var isPolishPostalCode: Bool {
        let bytes = Array(utf8)
        return bytes.count == 6 && bytes[2] == UInt8(ascii: "-")
            && (bytes[..<2] + bytes[3...]).allSatisfy(\.isASCIIDigit)
    }
}
