import Records

/// What documents other than pages say in one language. Pages have more to say; what both say is the same.
public protocol CatalogueWording: Sendable {
    /// What an animal is called: its name, or type and number where it has none.
    func title(of animal: Animal) -> String
    /// "Pies".
    func label(of type: AnimalType) -> String
    /// "Schronisko".
    func label(of type: InstitutionType) -> String
    /// "Zarezerwowana".
    func status(of animal: Animal) -> String
    /// Its type, age and size, as far as they are known: "Pies · 3 lata · duży".
    func line(about animal: Animal, on today: CalendarDate) -> String
    /// The same in its parts.
    func lineParts(about animal: Animal, on today: CalendarDate) -> [String]
    /// "22 zwierzęta szukają domu".
    func count(ofSeeking animals: Int) -> String

    /// The title of a transfer where the record of the account has none.
    func transferTitle(toInstitution name: String) -> String
    /// The title of a transfer for an animal where the record of the account has none. What is nil is left out.
    func transferTitle(forAnimal name: String?, number: String?) -> String

    /// The title of the catalogue of institutions.
    var institutionsTitle: String { get }
    /// The title of the list of baskets.
    var basketsTitle: String { get }
    /// The title of the list of all animals.
    var animalsTitle: String { get }
    /// The title of an institution's support page.
    func supportTitle(of institution: String) -> String
    /// The title of the site's feed.
    func feedTitle(ofSite title: String) -> String
    /// The title of an institution's feed.
    func feedTitle(ofInstitution name: String) -> String
}
