import Languages
import Records

extension Vocabulary: CatalogueWording {
    public func label(of type: AnimalType) -> String { animalType[type] }

    public func label(of type: InstitutionType) -> String { institutionType[type] }

    public func age(of animal: Animal, on date: CalendarDate) -> String? { texts.age(of: animal, on: date) }

    public func count(ofSeeking animals: Int) -> String { texts.plural(.seekingCount, animals) }

    public var institutionsTitle: String { texts(.institutionsTitle) }

    public var basketsTitle: String { texts(.basketsTitle) }

    public var animalsTitle: String { texts(.animalsTitle) }

    public func supportTitle(of institution: String) -> String { texts(.supportTitle, ["name": institution]) }

    public func feedTitle(ofSite title: String) -> String { texts(.siteFeed, ["title": title]) }

    public func feedTitle(ofInstitution name: String) -> String { texts(.institutionFeed, ["name": name]) }
}
