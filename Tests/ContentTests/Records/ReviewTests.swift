import Content
import Records
import Testing

@Suite("Reviews")
struct ReviewTests {
    private static let folder = "institutions/azyl/animals/rex.reviews"
    private static let fields = "name: Ania\ndate: 2026-11-01\ntemperament: 5\nexcitability: 2\nexperience: 1"

    private static func site(_ reviews: [String: String]) -> TrialSite {
        var site = TrialSite(animal: "")
        for (name, text) in reviews { site.files["\(folder)/\(name)"] = text }
        return site
    }

    private static func review(_ fields: String = fields, text: String = "Szedł spokojnie.") -> String {
        "---\n\(fields)\n---\n\(text)\n"
    }

    @Test("Reviews belong to the animal whose name their folder has, the newest first")
    func order() throws {
        let later = Self.fields.replacing("2026-11-01", with: "2026-11-02")
        let animal = try Self.site([
            "a.md": Self.review(), "b.md": Self.review(later), "a.en.md": "He walked calmly.\n",
        ]).animal()
        #expect(animal.reviews.map(\.id.text) == ["b", "a"])
        #expect(animal.reviews[1].text[Language("en")!]?.markdown == "He walked calmly.\n")
        #expect((animal.reviews[0].temperament, animal.reviews[0].excitability) == (5, 2))
    }

    @Test("They may be written in Polish, and of an animal in a list")
    func polish() throws {
        let fields = "imię: Ania\ndata: 2026-11-01\nusposobienie: 4\npobudliwość: 3\ndoświadczenie: 2"
        var site = TrialSite(["institutions/azyl/animals/all.json": #"[{"id": "rex", "name": "Rex", "type": "dog"}]"#])
        site.files["\(Self.folder)/a.md"] = Self.review(fields)
        #expect(try site.animal().reviews.map(\.temperament) == [4])
    }

    @Test("A draft is not published")
    func draft() throws {
        #expect(try Self.site(["a.md": Self.review(Self.fields + "\ndraft: true")]).animal().reviews.isEmpty)
    }

    @Test("A calm animal and one for beginners are those of which three reviews say so")
    func verdicts() {
        func ratings(_ excitability: [Int], _ experience: Int) -> Ratings? {
            Ratings(
                of: excitability.map {
                    var review = Review(id: .example, source: "")
                    (review.excitability, review.experience) = ($0, experience)
                    return review
                })
        }
        #expect(ratings([1, 2, 3], 3)?.verdicts == [.calm])
        #expect(ratings([3, 3, 3], 2)?.verdicts == [.beginners])
        #expect(ratings([1, 1], 1)?.verdicts == [])
        #expect(ratings([], 1) == nil)
    }

    @Test(
        "What must not be published is told in its place",
        arguments: [
            ("name: Anna Kowalska", "Dobry pies.", "2:7 personal-data"),
            ("name: anna@example.org", "Dobry pies.", "2:7 personal-data"),
            ("name: Ania", "Dobry pies.\nPiszcie: a@example.org", "9:10 personal-data"),
            ("name: Ania", "Tel. 600 700 800", "8:6 personal-data"),
            ("name: Ania", "Byłam z Janem Nowickim.", "8:9 personal-data"),
            ("name: Ania", "", "1:1 missing-text"),
            ("name: Ania", String(repeating: "x", count: 1001), "8:1 text-too-long"),
            ("name: Ania\ntemperamnet: 5", "Dobry pies.", "3:1 unknown-field"),
        ])
    func mistakes(name: String, text: String, expected: String) throws {
        let fields = Self.fields.replacing("name: Ania", with: name)
        let told = try Self.site(["a.md": Self.review(fields, text: text)]).diagnostics()
        #expect(told.filter { $0.severity == .error }.told == [expected])
    }

    @Test(
        "Dates, numbers and ordinary names are no data about a visitor",
        arguments: [
            "2026-11-02", "o 10:30", "Ciocia Rexa", "123/26", "W Gorzowie Wielkopolskim", "Owczarek Niemiecki",
            String(repeating: "x@", count: 400), "\n" + String(repeating: "ł", count: 1000) + "\n\n",
        ])
    func harmless(text: String) throws {
        #expect(try Self.site(["a.md": Self.review(text: text)]).animal().reviews.count == 1)
    }

    @Test("What a translation must not tell is told in its file")
    func translation() throws {
        let told = try Self.site(["a.md": Self.review(), "a.en.md": "Good.\nCall 600 700 800.\n"]).diagnostics()
        let errors = told.filter { $0.severity == .error }
        #expect(errors.map { "\($0.file):\($0.line)" } == ["\(Self.folder)/a.en.md:2"])
    }

    @Test("A folder of reviews without an animal is told")
    func withoutAnimal() throws {
        var site = TrialSite()
        site.files["\(Self.folder)/a.md"] = Self.review()
        #expect(try site.diagnostics().map(\.id).contains("reviews-without-animal"))
    }
}
