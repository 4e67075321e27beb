import Records

/// The further pages to which the menus of every page link. A menu grows on all pages at once, so each has its limit;
/// pages without room in either are left to the home page.
public struct PageMenus: Sendable {
    /// The number of links that one or two rows beside the main navigation hold.
    public static let headerLimit = 8
    /// The number of links in the footer beside those of the header, which it repeats.
    public static let footerLimit = 40

    public let header: [StandalonePage]
    /// Pages for which the header has no room come first.
    public let footer: [StandalonePage]
    /// The pages that asked for a menu and found no room.
    public let others: [StandalonePage]
    /// The number of pages in `footer` and `others` that asked for the header.
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
