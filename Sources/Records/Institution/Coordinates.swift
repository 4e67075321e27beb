/// A place on earth in degrees (WGS 84).
public struct Coordinates: Sendable, Equatable {
    /// -90 to 90, positive to the north.
    public var latitude: Double
    /// -180 to 180, positive to the east.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
