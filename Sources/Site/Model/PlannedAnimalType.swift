import Records

/// A type of animals with those that look for a home.
public struct PlannedAnimalType: Sendable {
    /// Its name in addresses.
    let id: RecordID
    let type: AnimalType
    /// True if there are animals of it, whether they look for a home or not.
    let isThere: Bool
    /// Places in the plan's animals, in the order of ``SitePlan/seeking``.
    let seeking: [Int]

    /// Returns all types: first those of which there are animals.
    static func all(of animals: [PlannedAnimal], seeking: [Int]) -> [PlannedAnimalType] {
        let there = Set(animals.lazy.map(\.entry.record.type))
        let members = Dictionary(grouping: seeking) { animals[$0].entry.record.type }
        let types = AnimalType.allCases.compactMap { type in
            (try? RecordID(type.rawValue)).map {
                PlannedAnimalType(id: $0, type: type, isThere: there.contains(type), seeking: members[type] ?? [])
            }
        }
        return types.filter(\.isThere) + types.filter { !$0.isThere }
    }
}
