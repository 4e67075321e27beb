import Documents
import Messages
import Records

/// Tells once that menus have no room for all pages: each page alone is right, so none is wrong.
struct MenuCheck {
    let menus: PageMenus
    /// The fields of pages' records.
    let roots: [RecordID: SourceNode]

    func report(_ diagnostics: inout [Diagnostic]) {
        if let first = menus.others.first {
            report(
                "the menus have no room for \(menus.others.count, one: "page", many: "pages"), this one first; the intro lists what is left over",
                at: first, &diagnostics)
        } else if menus.displacedFromHeader > 0, let first = menus.footer.first {
            report(
                "the header has no room for \(menus.displacedFromHeader, one: "page", many: "pages"), this one first; the footer has what is left over",
                at: first, &diagnostics)
        }
    }

    private func report(_ message: Message, at page: FurtherPage, _ diagnostics: inout [Diagnostic]) {
        guard let root = roots[page.slug] else { return }
        diagnostics.append(
            (root["menu"] ?? root["title"] ?? root).diagnostic(
                "crowded-menu", message, severity: .warning,
                suggestion:
                    "write \"menu: none\" in pages that other pages link to, or a small \"order\" in those that matter most: the header holds \(PageMenus.headerLimit) pages, the footer \(PageMenus.footerLimit)"
            ))
    }
}
