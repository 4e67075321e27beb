import Documents
import Messages
import Records

extension LoadedContent {
    /// Tells once that menus have no room for all pages: each page alone is right, so none is wrong.
    /// - Parameter pages: in the menus' order, with their fields.
    mutating func warnOfCrowdedMenus(_ pages: [RecordCollection<StandalonePage>.Entry]) {
        let menus = PageMenus(pages.map(\.record))
        let message: Message
        let first: StandalonePage?
        if !menus.others.isEmpty {
            first = menus.others.first
            message =
                "the menus have no room for \(menus.others.count, one: "page", many: "pages"), this one first; the home page lists what is left over"
        } else if menus.displacedFromHeader > 0 {
            first = menus.footer.first
            message =
                "the header has no room for \(menus.displacedFromHeader, one: "page", many: "pages"), this one first; the footer has what is left over"
        } else {
            return
        }
        guard let root = pages.first(where: { $0.record.slug == first?.slug })?.root else { return }
        diagnostics.append(
            (root["menu"] ?? root["title"] ?? root).diagnostic(
                "crowded-menu", message, severity: .warning,
                suggestion:
                    "write \"menu: none\" in pages that other pages link to, or a small \"order\" in those that matter most: the header holds \(PageMenus.headerLimit) pages, the footer \(PageMenus.footerLimit)"
            ))
    }
}
