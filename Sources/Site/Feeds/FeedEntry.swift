import Content
import Records

/// An animal in a feed.
struct FeedEntry: Sendable {
    let animal: AnimalEntry
    let institution: InstitutionEntry

    /// The newest arrivals among animals that look for a home; those of which nobody wrote when they came are last. Equal
    /// ones stay in the order of ids.
    static func newest(
        of institutions: some Sequence<InstitutionEntry>, limit: Int
    ) -> [FeedEntry] {
        let keyed = institutions.lazy.flatMap { institution in
            institution.animals.lazy.filter(\.record.status.seeksHome).map { animal in
                (arrived: animal.record.arrived?.daysSince1970 ?? .min, animal: animal, institution: institution)
            }
        }
        // A sort of the whole would do; the ones that cannot be among the first few are left out before, because most
        // sites have thousands.
        var newest: [(arrived: Int, place: Int, entry: FeedEntry)] = []
        newest.reserveCapacity(2 * limit)
        func sortAndCut() {
            newest.sort { $0.arrived == $1.arrived ? $0.place < $1.place : $0.arrived > $1.arrived }
            newest.removeLast(max(0, newest.count - limit))
        }
        for (place, key) in keyed.enumerated() {
            newest.append((key.arrived, place, FeedEntry(animal: key.animal, institution: key.institution)))
            if newest.count == 2 * limit { sortAndCut() }
        }
        sortAndCut()
        return newest.map(\.entry)
    }
}
