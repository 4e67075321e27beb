import Content
import Records
import Testing

@testable import Site

@Suite("The plan of the site")
struct SitePlanTests {
    private static func pages(_ site: VirtualSite) throws -> [Page] { try site.plan().pages(of: PageTemplate.types) }

    private static func names(_ plan: SitePlan, _ numbers: [Int]) -> [String] {
        numbers.map { plan.animals[$0].entry.record.id.text }
    }

    @Test("An empty catalogue still has its lists, settings and home page")
    func empty() throws {
        #expect(
            try Self.pages(VirtualSite()) == [
                .home, .institutions(page: 1), .animals(page: 1), .settings, .favourites,
            ])
    }

    @Test("Every institution, region, type, animal and standalone page has a page")
    func everyRecord() throws {
        var site = try VirtualSite([
            VirtualSite.institution("azyl", [VirtualSite.animal("mruczek")]),
            VirtualSite.institution("na-skraju", [VirtualSite.animal("burek"), VirtualSite.animal("rex")]),
        ])
        site.catalogue.pages = [try VirtualSite.page("adopcja")]
        #expect(
            try Self.pages(site) == [
                .home, .institutions(page: 1), .animals(page: 1), .settings, .favourites, .plan,
                .standalone(0), .nearMe, .map, .animalType(0), .region(0), .institution(0, page: 1), .animal(0),
                .institution(1, page: 1),
                .animal(1),
                .animal(2),
            ])
    }

    @Test("There is a page that tells how to adopt, and an accessibility statement, where somebody wrote them")
    func written() throws {
        var site = try VirtualSite(animals: [VirtualSite.animal("rex")]) {
            $0.adoption = AdoptionGuide(source: "institutions/na-skraju/adoption.md")
        }
        let phone = try #require(PhoneNumber("58 622 25 52", country: .poland))
        site.catalogue.settings.accessibilityStatement = AccessibilityStatement(
            phone: phone, on: try #require(CalendarDate("2026-01-01")))
        let pages = try Self.pages(site)
        #expect(pages.contains(.adoption(0)))
        #expect(pages.contains(.accessibility))
    }

    @Test("Baskets have a list and a page each, wish lists one page together, where anybody wrote them")
    func giving() throws {
        var site = try VirtualSite(animals: []) { $0.needs = [Localized("koce", in: VirtualSite.polish)] }
        #expect(try Self.pages(site).contains(.needs))
        #expect(try !Self.pages(site).contains(.baskets))
        site.catalogue.baskets = [try VirtualSite.basket("zima")]
        let pages = try Self.pages(site)
        #expect(pages.contains(.baskets) && pages.contains(.basket(0)))
        #expect(try !Self.pages(VirtualSite(animals: [])).contains(.needs))
    }

    enum Gift: Sendable {
        case nothing, account, donations
        case taxShare(String)
    }

    @Test(
        "An institution has a support page when there is a way to give",
        arguments: [
            (Gift.nothing, false), (.account, true), (.donations, true), (.taxShare("2026-01-01"), true),
            (.taxShare("2025-04-27"), true), (.taxShare("2025-04-26"), false),
        ])
    func support(gift: Gift, isThere: Bool) throws {
        let site = try VirtualSite(animals: []) { institution in
            switch gift {
            case .nothing: break
            case .account: institution.accounts = [try VirtualSite.account()]
            case .donations: institution.services = [.donations]
            case .taxShare(let verified):
                institution.taxShare = TaxShare(
                    krs: try KRS("0000247280"), beneficiary: "Stowarzyszenie",
                    verified: try #require(CalendarDate(verified)))
            }
        }
        #expect(try Self.pages(site).contains(.support(0)) == isThere)
    }

    @Test("Long lists are split into pages")
    func paging() throws {
        let many = try (0..<121).map { try VirtualSite.animal("rex-\($0)") }
        let institutions = try (0..<61).map { try VirtualSite.institution("azyl-\($0)", $0 == 0 ? many : []) }
        let pages = try Self.pages(VirtualSite(institutions))
        #expect(pages.contains(.institutions(page: 2)) && !pages.contains(.institutions(page: 3)))
        #expect(pages.contains(.institution(0, page: 3)) && !pages.contains(.institution(0, page: 4)))
        #expect(pages.contains(.animals(page: 3)) && !pages.contains(.animals(page: 4)))
    }

    @Test("A full page is followed by no empty one", arguments: [(0, 1), (1, 1), (48, 1), (49, 2), (96, 2), (97, 3)])
    func pageCount(animals: Int, pages: Int) {
        #expect(SitePlan.pageCount(animals, perPage: SitePlan.animalsPerPage) == pages)
    }

    @Test("Of the animals that look for a home, urgent ones come first, then the newest arrivals")
    func seekingOrder() throws {
        func arrival(_ id: String, _ day: String?, urgent: Bool = false) throws -> AnimalEntry {
            try VirtualSite.animal(id) {
                $0.arrived = day.flatMap { CalendarDate($0) }
                $0.isUrgent = urgent
            }
        }
        let plan = try VirtualSite(animals: [
            arrival("a-nobody-knows", nil), arrival("b-old", "2020-01-01"), arrival("c-new", "2026-05-01"),
            arrival("d-urgent-old", "2019-01-01", urgent: true), arrival("e-urgent-new", "2026-01-01", urgent: true),
            arrival("f-new-too", "2026-05-01"),
        ]).plan()
        #expect(
            Self.names(plan, plan.seeking) == [
                "e-urgent-new", "d-urgent-old", "c-new", "f-new-too", "b-old", "a-nobody-knows",
            ])
        #expect(Self.names(plan, plan.urgent) == ["d-urgent-old", "e-urgent-new"])
    }

    @Test("Only those that look for a home are listed, and every animal has its page", arguments: AnimalStatus.allCases)
    func seeking(status: AnimalStatus) throws {
        let site = try VirtualSite(animals: [VirtualSite.animal("rex") { $0.status = status }])
        #expect(try site.plan().seeking == (status.seeksHome ? [0] : []))
        #expect(try Self.pages(site).contains(.animal(0)))
    }

    @Test("Animals and institutions are found by their ids")
    func lookUp() throws {
        let plan = try VirtualSite([
            VirtualSite.institution("azyl", ["a", "b", "c", "d"].map { try VirtualSite.animal($0) }),
            VirtualSite.institution("na-skraju", ["a", "c"].map { try VirtualSite.animal($0) }),
        ]).plan()
        #expect(plan.institution(try RecordID("na-skraju")) == 1)
        #expect(plan.institution(try RecordID("nigdzie")) == nil)
        #expect(plan.animal(try RecordID("c"), of: 1) == 5)
        #expect(plan.animal(try RecordID("d"), of: 0) == 3)
        #expect(plan.animal(try RecordID("d"), of: 1) == nil)
    }
}
