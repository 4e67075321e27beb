import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("My plan")
struct PlanPageTests {
    @Test("The directory tells where each institution is, when it is open from today on, and what it asks for")
    func directory() throws {
        let site = try VirtualSite([
            VirtualSite.institution("azyl") {
                $0.location = Coordinates(latitude: 54.0912, longitude: 18.7779)
                $0.services = [.walks]
                $0.needs = [Localized("koce", in: VirtualSite.polish)]
                $0.openingHours = OpeningHours(
                    regular: [.init(days: [.monday, .wednesday], opens: try time("10:00"), closes: try time("16:00"))],
                    exceptions: [
                        .init(date: try #require(CalendarDate("2026-12-24")), hours: try time("09:00")...time("12:00")),
                        .init(date: try #require(CalendarDate("2026-12-25"))),
                        .init(date: try #require(CalendarDate("2020-12-25"))),
                    ])
            },
            VirtualSite.institution("pusta") { $0.address.town = "Nigdzie Wielkie" },
            VirtualSite.institution("berlin") {
                $0.address.country = try #require(Country("DE"))
                $0.timeZone = "Europe/Berlin"
            },
        ])
        let documents = InstitutionDirectory.documents(of: try site.publication())
        #expect(documents.map(\.file) == ["assets/institutions/pl.json", "assets/institutions/en.json"])
        let text = documents[0].text
        #expect(text.contains(#""at":[54.0912,18.7779],"isExact":true,"walks":true,"needs":["koce"]"#))
        #expect(text.contains(#""week":[["13","10:00","16:00"]]"#))
        #expect(text.contains(#""days":[["2026-12-24","09:00","12:00"],["2026-12-25"]]"#))
        #expect(text.contains(#""id":"pusta""#) && !text.contains("null"))
        #expect(text.contains(#""country":"DE","zone":"Europe/Berlin""#) && !text.contains(#""country":"PL""#))
    }

    @Test("A site with institutions has a plan that offers their types, and hides it from search engines")
    func page() throws {
        let site = try VirtualSite([
            VirtualSite.institution("a") { $0.type = .clinic }, VirtualSite.institution("b") { $0.type = .shelter },
        ])
        #expect(try site.localized().visitPlan().kinds.map(\.value) == ["shelter", "clinic"])
        #expect(PageType.plan.isHidden)
        #expect(!(try VirtualSite().publication().pages.contains(.plan)))
    }

    private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }
}
