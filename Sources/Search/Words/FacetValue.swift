/// A property that records have and words may ask for: `type=dog`, `breed=labrador`, `town=jelenia gora`.
public struct FacetValue: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var facet: SearchFacet
    /// The value as the record's field writes it (`virtualAdoption`); the folded name of a town or region ("jelenia
    /// gora").
    public var value: String

    public init(_ facet: SearchFacet, _ value: String) {
        self.facet = facet
        self.value = value
    }

    public static func < (one: FacetValue, other: FacetValue) -> Bool {
        one.facet == other.facet ? one.value < other.value : one.facet.rawValue < other.facet.rawValue
    }

    /// By the value alone, for few facets share one.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public var description: String { "\(facet.rawValue)=\(value)" }
}
