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

    /// A theme of descriptions, or that which denies it: `about=no-storm`.
    public init(theme: String, holds: Bool) { self.init(.about, holds ? theme : FacetValue.denial + theme) }

    private static let denial = "no-"

    /// The theme that this one denies, if it denies one.
    var deniedTheme: FacetValue? {
        facet == .about && value.hasPrefix(FacetValue.denial)
            ? FacetValue(.about, String(value.dropFirst(FacetValue.denial.count))) : nil
    }

    /// `bad=cats` of `good=cats`, and of a theme that which denies it, or which it denies; nil for other properties.
    var opposite: FacetValue? {
        switch facet {
        case .good: FacetValue(.bad, value)
        case .about: deniedTheme ?? FacetValue(theme: value, holds: false)
        default: nil
        }
    }

    public static func < (one: FacetValue, other: FacetValue) -> Bool {
        one.facet == other.facet ? one.value < other.value : one.facet.rawValue < other.facet.rawValue
    }

    /// By the value alone, for few facets share one.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public var description: String { "\(facet.rawValue)=\(value)" }
}
