import Records

/// The words of a language's addresses, each of the form of a record's id.
public struct PathWords: Hashable, Sendable {
    /// The catalogue, and above every institution and animal: `/instytucje/na-skraju/`.
    public var institutions: RecordID
    /// How to support an institution: `/instytucje/na-skraju/wsparcie/`; also the anchor of an animal's support section.
    public var support: RecordID
    /// How to adopt from an institution: `/instytucje/na-skraju/adopcja/`.
    public var adoption: RecordID
    /// All animals: `/zwierzeta/`.
    public var animals: RecordID
    /// `/ustawienia/`.
    public var settings: RecordID
    /// The visitor's own animals: `/moje-zwierzeta/`.
    public var favourites: RecordID
    /// Gifts for several institutions: `/koszyki/`, `/koszyki/zimowa-karma/`.
    public var baskets: RecordID
    /// What institutions ask people to bring: `/potrzeby/`.
    public var needs: RecordID
    /// The accessibility statement: `/deklaracja-dostepnosci/`.
    public var accessibility: RecordID
    /// Above the number of a list's further pages: `/zwierzeta/strona/2/`.
    public var page: RecordID

    public init(
        institutions: RecordID, support: RecordID, adoption: RecordID, animals: RecordID, settings: RecordID,
        favourites: RecordID, baskets: RecordID, needs: RecordID, accessibility: RecordID, page: RecordID
    ) {
        self.institutions = institutions
        self.support = support
        self.adoption = adoption
        self.animals = animals
        self.settings = settings
        self.favourites = favourites
        self.baskets = baskets
        self.needs = needs
        self.accessibility = accessibility
        self.page = page
    }
}
