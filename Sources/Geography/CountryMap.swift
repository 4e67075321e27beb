import Records

/// A drawing of a country on which meridians and parallels are straight lines (equirectangular projection).
public struct CountryMap: Sendable {
    private let west: Double
    private let north: Double
    /// Units of the drawing in a degree, eastwards and southwards.
    private let across: Double
    private let down: Double
    public let width: Double
    public let height: Double

    /// - Parameter numbers: the western and northern edge in degrees, units in a degree eastwards and southwards, width
    ///   and height.
    init(_ numbers: [Double]) {
        (west, north, across, down) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (width, height) = (numbers[4], numbers[5])
    }

    /// The western and northern edge in degrees, and the units in a degree eastwards and southwards, between spaces.
    public var projection: String { "\(west) \(north) \(across) \(down)" }

    /// Returns where a place is on the drawing, to the right of and below its upper left corner.
    public func point(of place: Coordinates) -> (x: Double, y: Double) {
        ((place.longitude - west) * across, (north - place.latitude) * down)
    }

    /// True if a place is on the drawing, or almost.
    public func contains(_ place: Coordinates) -> Bool {
        let (x, y) = point(of: place)
        let edge = across / 4
        return (-edge...width + edge).contains(x) && (-edge...height + edge).contains(y)
    }
}
