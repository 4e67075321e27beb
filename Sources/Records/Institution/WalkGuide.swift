/// The rules of walks with an institution's animals (`walks.md` beside its record).
public struct WalkGuide: InstitutionGuide {
    /// The people who may walk.
    public var who: Localized<String>?
    /// In years.
    public var minimumAge: Int?
    /// The things to bring.
    public var bring: [Localized<String>] = []
    /// The training that comes before the first walk.
    public var training: Localized<String>?
    /// Empty where walks take place while the institution is open.
    public var hours = OpeningHours()
    /// The way to announce oneself.
    public var announce: Localized<String>?
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    public var body = Localized<Prose>()
    public var source: String

    public init(source: String) { self.source = source }

    public var isEmpty: Bool {
        who == nil && minimumAge == nil && bring.isEmpty && training == nil && hours == OpeningHours()
            && announce == nil && body.isEmpty
    }
}
