/// A postal address.
public struct Address: Sendable, Equatable {
    public var street: String?
    public var number: String?
    public var postalCode: String
    public var town: String
    public var region: String?
    public var country: Country

    public init(
        street: String? = nil, number: String? = nil, postalCode: String, town: String, region: String? = nil,
        country: Country
    ) {
        self.street = street
        self.number = number
        self.postalCode = postalCode
        self.town = town
        self.region = region
        self.country = country
    }
}
