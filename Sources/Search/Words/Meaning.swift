/// A meaning of a word beside itself: all of these properties together (`sex=female type=dog` of "suczka").
public struct Meaning: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The properties in order, each once; never empty.
    public let values: [FacetValue]

    public init(_ values: [FacetValue]) {
        self.values = Set(values).sorted()
    }

    public static func < (one: Meaning, other: Meaning) -> Bool {
        one.values.lexicographicallyPrecedes(other.values)
    }

    public var description: String { values.map(\.description).joined(separator: " ") }
}
