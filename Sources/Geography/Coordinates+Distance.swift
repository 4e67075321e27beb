import Platform
import Records

extension Coordinates {
    /// The mean radius of WGS 84's ellipsoid in kilometres.
    private static let earthRadius = 6371.0088

    /// Returns the length of the great circle to another place in kilometres, which is at most 0.5 % from that on the
    /// ellipsoid (the haversine formula).
    public func distance(to other: Coordinates) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        func haversine(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
        let part =
            haversine(radians(other.latitude - latitude))
            + cos(radians(latitude)) * cos(radians(other.latitude)) * haversine(radians(other.longitude - longitude))
        return 2 * Coordinates.earthRadius * asin(min(1, part.squareRoot()))
    }
}
