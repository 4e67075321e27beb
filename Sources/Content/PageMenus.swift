import Records

/// The further pages to which the menus of every page link. A menu grows on all pages at once, so each has its limit; pages without
/// room in either are left to the home page.
public struct PageMenus: Sendable {
    /// As many as stand in one or two rows beside the main navigation.
    public static let headerLimit = 8
    /// Beside the pages of the header, which the footer repeats.
    public static let footerLimit = 40

    public let header: [StandalonePage]
    /// Pages for which the header has no room come first.
    public let footer: [StandalonePage]
    /// Those that wanted a place in a menu and got none.
    public let others: [StandalonePage]
    /// How many of `footer` and `others` wanted to be in the header.
    let displacedFromHeader: Int

    /// - Parameter pages: in the menus' order.
    public init(_ pages: [StandalonePage]) {
        let forHeader = pages.filter { $0.menu == .header }
        header = Array(forHeader.prefix(PageMenus.headerLimit))
        let displaced = forHeader.dropFirst(PageMenus.headerLimit)
        displacedFromHeader = displaced.count
        let forFooter = displaced + pages.lazy.filter { $0.menu == .footer }
        footer = Array(forFooter.prefix(PageMenus.footerLimit))
        others = Array(forFooter.dropFirst(PageMenus.footerLimit))
    }
}
