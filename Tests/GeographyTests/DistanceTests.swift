import Foundation
import Geography
import Records
import Testing

@Suite("Distances")
struct DistanceTests {
    private struct Example: Decodable {
        let from: [Double]
        let to: [Double]
        /// On the ellipsoid, by GeographicLib.
        let kilometres: Double
    }

    @Test("A distance is within half a percent of that on the ellipsoid")
    func examples() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/geography/distances.json")
        let examples = try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
        #expect(examples.count > 30)
        for example in examples {
            let found = Coordinates(latitude: example.from[0], longitude: example.from[1])
                .distance(to: Coordinates(latitude: example.to[0], longitude: example.to[1]))
            #expect(abs(found - example.kilometres) <= example.kilometres * 0.005, "\(example)")
        }
    }
}
