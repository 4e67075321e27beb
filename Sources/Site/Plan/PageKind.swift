/// A page of the site, whatever its language. Institutions, animals, baskets and further pages are named by their place in the
/// plan's lists.
public enum PageKind: Hashable, Sendable {
    case home
    /// The catalogue of institutions; `page` counts from 1.
    case institutions(page: Int)
    /// An institution with a part of its animals; `page` counts from 1.
    case institution(Int, page: Int)
    /// How to support an institution.
    case support(Int)
    /// How to adopt from an institution.
    case adoption(Int)
    case animal(Int)
    /// All animals that look for a home; `page` counts from 1.
    case animals(page: Int)
    case settings
    /// The animals that the visitor keeps on the device.
    case favourites
    /// All baskets.
    case baskets
    case basket(Int)
    /// What institutions ask people to bring.
    case needs
    /// The accessibility statement, where the site has one.
    case accessibility
    case further(Int)
}
