import Records
import Testing

@testable import Content

@Suite("Baskets")
struct BasketTests {
    private static let polish = "{account: PL42203000451110000002651620, nip: 5214349636}"
    private static let euro = "{account: DE33100205000001194700}"

    private static func site(_ accounts: [String: String], _ files: [String: String]) -> TrialSite {
        var site = TrialSite(files)
        for (id, bank) in accounts {
            site.files["institutions/\(id)/institution.md"] = TrialSite.institution("bank: \(bank)")
        }
        return site
    }

    private static let shares = "shares: [{institution: azyl, percent: 60}, {institution: dom, percent: 40}]"

    @Test("A basket and its translation are read, in both notations alike")
    func notations() throws {
        let markdown = Self.site(
            ["azyl": Self.polish, "dom": Self.polish],
            [
                "baskets/zima.md":
                    "---\nname: Zima\ncategory: Karma\nfeatured: true\n\(Self.shares)\n---\nNa karmę.\n",
                "baskets/zima.en.md": "---\nname: Winter\n---\nFor food.\n",
            ])
        let json = Self.site(
            ["azyl": Self.polish, "dom": Self.polish],
            [
                "baskets/zima.json": """
                {"name": {"pl": "Zima", "en": "Winter"}, "category": "Karma", "featured": true,
                 "shares": [{"institution": "azyl", "percent": 60}, {"institution": "dom", "percent": 40}],
                 "description": {"pl": "Na karmę.", "en": "For food."}}
                """
            ])
        let english = try #require(Language("en"))
        for site in [markdown, json] {
            let result = try site.load()
            #expect(result.diagnostics == [])
            let basket = try #require(result.catalogue?.baskets.first)
            #expect(basket.id.text == "zima" && basket.isFeatured)
            #expect(basket.shares.map(\.percent) == [60, 40])
            #expect(basket.name[english] == "Winter")
            #expect(basket.description.entries.count == 2)
        }
    }

    @Test(
        "Gifts go in złoty where every institution takes them, else in what all of them take",
        arguments: [
            ("[\(polish), \(euro)]", "[\(euro), \(polish)]", "PLN"), ("[\(polish), \(euro)]", euro, "EUR"),
            (euro, euro, "EUR"),
        ])
    func currency(azyl: String, dom: String, expected: String) throws {
        let result = try Self.site(
            ["azyl": azyl, "dom": dom], ["baskets/zima.md": "---\nname: Zima\n\(Self.shares)\n---\n"]
        ).load()
        #expect(result.diagnostics == [])
        #expect(result.catalogue?.baskets.first?.currency.rawValue == expected)
    }

    @Test("An institution whose record is wrong is not called missing")
    func failed() throws {
        var site = Self.site(["azyl": Self.polish], ["baskets/zima.md": "---\nname: Zima\n\(Self.shares)\n---\n"])
        site.files["institutions/dom/institution.md"] = "---\nname: Dom\n---\n"
        let ids = Set(try site.diagnostics().map(\.id))
        #expect(!ids.contains("unknown-institution"))
    }
}
