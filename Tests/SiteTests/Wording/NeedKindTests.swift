import Languages
import Records
import Testing

@testable import Site

@Suite("Kinds of needs")
struct NeedKindTests {
    @Test(
        "A wish is told by the longest known beginning of its words, whatever the diacritics",
        arguments: [
            ("pl", "sucha karma dla psów starszych", NeedKind.food), ("pl", "domki z kartonu", .equipment),
            ("pl", "domy tymczasowe", .help), ("pl", "TRANSPORTERKI", .equipment), ("pl", "zwirek drewniany", .hygiene),
            ("pl", "kierowcy na weekendy", .help), ("pl", "coś jeszcze", .other), ("en", "wood cat litter", .hygiene),
            ("en", "crates to lend", .equipment), ("en", "", .other),
        ])
    func kinds(language: String, need: String, kind: NeedKind) throws {
        let texts = try #require(try RealTemplates.texts([language]).first)
        #expect(NeedKind.Vocabulary(texts).kind(of: need) == kind)
    }

    @Test("All languages of a site put a wish under the same kind, by the language in which it is written")
    func languages() throws {
        let site = try VirtualSite([
            VirtualSite.institution("a") { $0.needs = [VirtualSite.text("koce", "wool")] },
            VirtualSite.institution("b") {
                $0.needs = [Localized("karma", in: VirtualSite.polish), Localized("koc", in: VirtualSite.polish)]
                $0.address.region = "śląskie"
            },
        ])
        for language in [VirtualSite.polish, VirtualSite.english] {
            let page = try site.localized(language).needs()
            #expect(page.groups.map(\.kind) == [.food, .bedding])
            #expect(page.groups.map { $0.wishes.map { $0.overview.link.id } } == [["b"], ["a", "b"]])
            #expect(page.regions == ["małopolskie", "śląskie"])
        }
    }
}
