import Documents
import Synchronization

/// Names in folders, lists or pages, kept to find the nearest to many others: a site may have a fault in every record.
final class NearbyNames<Place: Hashable & Sendable>: Sendable {
    private let known = Mutex<[Place: NearMiss]>([:])

    /// Returns the name nearest to another at a place; nil when all are far.
    /// - Parameter names: all names at the place, asked for once.
    func nearest(to name: String, at place: Place, among names: () -> [String]) -> String? {
        let nearby = known.withLock { known in
            let nearby = known[place] ?? NearMiss(among: names())
            known[place] = nearby
            return nearby
        }
        return nearby.nearest(to: name)
    }
}
