/// The story of an animal that found a home, told by those who took it in (`rex.story.md` beside its record).
public struct AdoptionStory: Sendable {
    /// First names, without a surname.
    public var teller = ""
    /// The day on which it was told.
    public var date: CalendarDate
    /// Photographs from the new home.
    public var pictures: [Picture] = []
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    /// At least one language has it.
    public var text = Localized<Prose>()
    /// The file, relative to the content folder.
    public var source: String

    public init(date: CalendarDate, source: String) {
        self.date = date
        self.source = source
    }
}
