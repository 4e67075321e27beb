/// A guide to adopting an animal of an institution, step by step (`adoption.md` beside its record).
public struct AdoptionGuide: InstitutionGuide {
    /// Empty where the site's own words are its title.
    public var title = Localized<String>()
    public var description: Localized<String>?
    /// At least one language has it.
    public var body = Localized<Prose>()
    public var source: String

    public init(source: String) { self.source = source }
}
