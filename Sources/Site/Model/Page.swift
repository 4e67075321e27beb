/// A page of the site, whatever its language.
public struct Page: Hashable, Sendable {
    public let type: PageType
    /// The place of its record in the plan's or the catalogue's list of such records; 0 where the type has but one
    /// page.
    public let record: Int
    /// The number of a list's page, from 1.
    public let number: Int

    init(_ type: PageType, _ record: Int = 0, number: Int = 1) {
        self.type = type
        self.record = record
        self.number = number
    }
}
