import Documents
import Messages
import Records

/// Tells once that menus have no room for all pages: each page alone is right, so none is wrong.
struct MenuCheck {
    let menus: PageMenus
    let places: [RecordID: Place]

    /// Where a page's record asks for its place in the menus. Without the record itself, since there may be many.
    struct Place: Sendable {
        private let file: String
        private let position: SourceFile.Position
        private let length: Int

        init(_ node: SourceNode) {
            file = node.tree.source.name
            position = node.position
            length = node.underlinedLength
        }

        func warning(_ id: String, _ message: Message, suggestion: Message) -> Diagnostic {
            Diagnostic(
                id: id, severity: .warning, file: file, line: position.line, column: position.column, length: length,
                message: message, suggestion: suggestion)
        }
    }

    func report(_ diagnostics: inout [Diagnostic]) {
        if let first = menus.others.first {
            report(
                "the menus have no room for \(menus.others.count, one: "page", many: "pages"), this one first; the home page lists what is left over",
                at: first, &diagnostics)
        } else if menus.displacedFromHeader > 0, let first = menus.footer.first {
            report(
                "the header has no room for \(menus.displacedFromHeader, one: "page", many: "pages"), this one first; the footer has what is left over",
                at: first, &diagnostics)
        }
    }

    private func report(_ message: Message, at page: StandalonePage, _ diagnostics: inout [Diagnostic]) {
        guard let place = places[page.slug] else { return }
        diagnostics.append(
            place.warning(
                "crowded-menu", message,
                suggestion:
                    "write \"menu: none\" in pages that other pages link to, or a small \"order\" in those that matter most: the header holds \(PageMenus.headerLimit) pages, the footer \(PageMenus.footerLimit)"
            ))
    }
}
