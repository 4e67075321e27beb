import Content

/// An animal among all of the site.
public struct PlannedAnimal: Sendable {
    public let entry: AnimalEntry
    /// The place of its institution in the catalogue.
    public let institution: Int
    let today: AnimalToday

    var seeksHome: Bool { entry.record.status.seeksHome }
}
