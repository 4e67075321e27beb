import Records

/// Gives ids to new animals: of their names, numbered where several have the same.
struct AnimalNames {
    private var taken: Set<String>
    /// The number to try next for each name.
    private var next: [String: Int] = [:]

    /// - Parameter taken: ids that records have already.
    init(taken: Set<String>) { self.taken = taken }

    mutating func id(for animal: ImportedAnimal) -> RecordID? {
        let type = animal.text("type") ?? "animal"
        let base =
            animal.text("name").flatMap(RecordID.suggestion)
            ?? RecordID.suggestion(for: "\(type) \(animal.text("number") ?? animal.reference)") ?? type
        var name = base
        var number = next[base] ?? 2
        while taken.contains(name) || (try? RecordID(name)) == nil {
            name = RecordID.numbered(base, number)
            number += 1
        }
        next[base] = number
        taken.insert(name)
        return try? RecordID(name)
    }
}
