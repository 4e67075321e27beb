import Content
import Records
import Testing

@Suite("Menus of further pages")
struct PageMenusTests {
    /// Pages `name-0`, `name-1`, ... for one menu.
    private func pages(_ count: Int, _ name: String, in menu: StandalonePage.Menu) throws -> [StandalonePage] {
        try (0..<count).map { number in
            var page = StandalonePage(id: try RecordID("\(name)-\(number)"), source: "")
            page.menu = menu
            return page
        }
    }

    private func names(_ pages: [StandalonePage]) -> [String] { pages.map(\.slug.text) }

    @Test("A few pages stand where they say, in their order")
    func few() throws {
        let pages = try pages(8, "top", in: .header) + pages(40, "low", in: .footer) + pages(3, "own", in: .none)
        let menus = PageMenus(pages)
        #expect(names(menus.header) == (0..<8).map { "top-\($0)" })
        #expect(names(menus.footer) == (0..<40).map { "low-\($0)" })
        #expect(names(menus.others) == [])
    }

    @Test("What the header has no room for comes first in the footer")
    func displaced() throws {
        let menus = PageMenus(try pages(5, "low", in: .footer) + pages(10, "top", in: .header))
        #expect(names(menus.header) == (0..<8).map { "top-\($0)" })
        #expect(names(menus.footer) == ["top-8", "top-9", "low-0", "low-1", "low-2", "low-3", "low-4"])
        #expect(names(menus.others) == [])
    }

    @Test("What the footer has no room for is left over, in its order, and pages of no menu are not")
    func others() throws {
        let menus = PageMenus(
            try pages(2, "own", in: .none) + pages(9, "top", in: .header) + pages(41, "low", in: .footer))
        #expect(names(menus.footer) == ["top-8"] + (0..<39).map { "low-\($0)" })
        #expect(names(menus.others) == ["low-39", "low-40"])
    }

    @Test("However many pages there are, the menus hold no more than their limits")
    func bound() throws {
        let menus = PageMenus(try pages(1_000, "low", in: .footer) + pages(1_000, "top", in: .header))
        #expect(menus.header.count == PageMenus.headerLimit)
        #expect(menus.footer.count == PageMenus.footerLimit)
        #expect(menus.header.count + menus.footer.count + menus.others.count == 2_000)
    }
}
