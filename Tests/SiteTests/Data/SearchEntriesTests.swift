import Content
import Records
import Search
import Testing

@testable import Site

@Suite("What search finds besides animals and institutions")
struct SearchEntriesTests {
    typealias Site = VirtualSite

    /// An institution with walks, an animal that was reviewed, one with a story, a notice and a patron.
    private static func site() throws -> Site {
        let institution = try Site.institution(
            "na-skraju", [FullRecords.animal(), FullRecords.adopted()]
        ) {
            var walks = WalkGuide(source: "institutions/na-skraju/walks.md")
            walks.training = Site.text("spacer próbny", "a trial walk")
            walks.body = Site.prose("Smycze mamy.", in: "institutions/na-skraju/walks.md")
            $0.walks = walks
        }
        return try Site([institution], patrons: [FullRecords.patron()], notices: [FullRecords.notice()])
    }

    private static func builder(_ language: Language = Site.polish) throws -> SearchDocumentBuilder {
        SearchDocumentBuilder(
            try site().publication()[language], words: WordTable(.plain(language), others: [], towns: []),
            institutions: [0])
    }

    private static func texts(_ document: SearchDocument) -> [String] { document.texts.map(\.text) }

    @Test("A notice is found by name, town, place, marks, status and kind, and its card leads to its page")
    func notice() throws {
        let found = try Self.builder().document(ofNotice: 0, 1)
        let notice = try FullRecords.notice()
        let said = Self.texts(found)
        #expect(said.first == "Fryderyk" && said.contains(notice.town) && said.contains("rudy"))
        let place = try #require(notice.place?[Site.polish])
        #expect(said.contains(place))
        for (facet, value) in [(SearchFacet.status, "lost"), (.type, "cat"), (.town, "tczew"), (.region, "pomorskie")] {
            #expect(found.facets.contains(FacetValue(facet, value)))
        }
        #expect(found.institution == 1 && found.card.id == notice.id.text && found.card.status == "lost")
        #expect(found.card.line.dropFirst().first == "Tczew" && found.card.label == "Zaginął")
    }

    @Test("A patron is found by its name, month and food, and its card leads to its place on the page of patrons")
    func patron() throws {
        for (language, path) in [(Site.polish, "../patroni"), (Site.english, "../patrons")] {
            let found = try Self.builder(language).document(of: .patron(0), 2)
            let patron = try FullRecords.patron()
            #expect(found.card.id == "\(path)/#\(patron.id)" && found.card.title == patron.name[language])
            #expect(Self.texts(found).contains(found.card.title) && found.card.line.count == 2)
            let food = try #require(patron.food?[language])
            #expect(Self.texts(found).contains(food))
        }
    }

    @Test("A list of which there is one is found by title and summary, without the title of the site")
    func list() throws {
        let found = try Self.builder(Site.english).document(of: .section(.lostAndFound), 1)
        #expect(found.card.id == "../lost-and-found" && found.card.title == "Lost and found")
        #expect(Self.texts(found).count == 2 && Self.texts(found)[1].contains("posters"))
        let title = try Self.site().plan().catalogue.settings.title
        #expect(!Self.texts(found)[1].contains(try #require(title[Site.english])))
    }

    @Test("A page beside the catalogue is found by title, description and text")
    func standalone() throws {
        var page = StandalonePage(id: try RecordID("adopcja"), source: "pages/adopcja.md")
        page.title = Site.text("O adopcji", "On adoption")
        page.description = Site.text("Krok po kroku.", "Step by step.")
        page.body = Site.prose("Zadzwoń.", in: page.source)
        let site = try Site([], pages: [page])
        let words = SearchWords.plain(Site.polish)
        let records = try site.publication()[Site.polish]
        let found = SearchDocumentBuilder(records, words: WordTable(words, others: [], towns: []), institutions: [])
            .document(of: .standalone(0), 0)
        #expect(Self.texts(found) == ["O adopcji", "Krok po kroku.", "Zadzwoń."])
        #expect(found.card.id == "../adopcja")
    }

    @Test("Animals are found by what reviews and stories tell, institutions by the rules of their walks")
    func texts() throws {
        let builder = try Self.builder()
        let plan = try Self.site().plan()
        let rex = try #require(plan.animal(RecordID("rex"), of: 0))
        let adopted = try #require(plan.animals.firstIndex { $0.entry.story != nil })
        #expect(Self.texts(builder.document(ofAnimal: rex, 0)).contains("Nie ciągnął."))
        #expect(Self.texts(builder.document(ofAnimal: adopted, 0)).contains("Śpi na <fotelu>."))
        let institution = Self.texts(builder.document(ofInstitution: 0, 0))
        #expect(institution.contains("spacer próbny") && institution.contains("Smycze mamy."))
    }

    @Test(
        "Who is younger than a year is nearly a puppy, whatever is known of the day of birth, and who may be ten nearly old",
        arguments: [("2026", "baby"), ("2026-04", "baby"), ("2016", "senior")])
    func stages(born: String, stage: String) throws {
        let dog = try Site.animal("dog") { $0.born = PartialDate(born) }
        let site = try Site([Site.institution("na-skraju", [dog])], date: "2026-11-24")
        let words = WordTable(.plain(Site.polish), others: [], towns: [])
        let records = try site.publication()[Site.polish]
        let found = SearchDocumentBuilder(records, words: words, institutions: [0]).document(ofAnimal: 0, 0)
        #expect(found.facets.contains(FacetValue(.nearly, stage)))
        #expect(!found.facets.contains(FacetValue(.age, stage)))
    }

    @Test("An institution is found by its address, its registers, its hours in words and its website")
    func address() throws {
        let institution = try Site.institution("dom") {
            $0.name = Site.text("Azyl", "Asylum")
            $0.address.street = "ul. Rybna"
            $0.address.number = "3"
            $0.address.postalCode = "30-254"
            $0.registers.krs = .example
            $0.hoursNote = Site.text("po umówieniu", "by appointment")
            $0.contact.website = try WebAddress("https://www.rybna.example.org/o-nas")
            $0.openingHours.regular = [
                OpeningHours.Regular(
                    days: [.sunday], opens: try #require(TimeOfDay("10:00")), closes: try #require(TimeOfDay("14:00")))
            ]
        }
        let records = try Site([institution]).publication()[Site.polish]
        let words = WordTable(.plain(Site.polish), others: [], towns: [])
        let found = SearchDocumentBuilder(records, words: words, institutions: [0]).document(ofInstitution: 0, 0)
        let texts = Self.texts(found)
        for text in ["ul. Rybna", "3", "30-254", KRS.example.compact, "po umówieniu", "rybna.example.org"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(
            found.facets.contains(FacetValue(.tells, "sunday"))
                && !found.facets.contains(FacetValue(.tells, "saturday")))
    }

    @Test("Near a town are institutions of two towns; the first word of its name and districts of cities are uncertain")
    func surroundings() throws {
        func institution(_ id: String, _ town: String, _ region: String) throws -> InstitutionEntry {
            try Site.institution(id) {
                $0.address.town = town
                $0.address.region = region
            }
        }
        let site = try Site([
            institution("gora", "Warszawa", "mazowieckie"), institution("dol", "Warszawa", "mazowieckie"),
            institution("las", "Kielce", "świętokrzyskie"), institution("bor", "Gdańsk", "pomorskie"),
        ])
        let plan = try site.plan()
        let order = SearchOrder(plan)
        let found = Dictionary(uniqueKeysWithValues: order.surroundings(plan).map { ($0.name, $0) })
        func towns(_ numbers: [Int]) -> [String] {
            numbers.map { plan.catalogue.institutions[order.institutions[$0]].record.address.town }
        }
        let lost = try #require(found["Skarżysko-Kamienna"])
        #expect(towns(lost.nearest) == ["Kielce"] && towns(lost.further) == ["Warszawa"] && !lost.isUncertain)
        #expect(found["Skarżysko"]?.isUncertain == true && found["Skarżysko"]?.nearest == lost.nearest)
        let district = try #require(found["Mokotów"])
        #expect(
            towns(district.nearest) == ["Warszawa", "Warszawa"] && district.further.count == 1 && district.isUncertain)
        #expect(found["Warszawa"] == nil && found["Nowa"] == nil)
    }

    @Test("Pages stand behind institutions, notices before animals that are gone; the directory counts the pages, too")
    func order() throws {
        let site = try Self.site()
        let order = try SearchOrder(site.plan())
        let pages = order.pages.count
        #expect(order.pages[order.lostAndFound - 1] == .section(.lostAndFound) && order.pages.last == .patron(0))
        let kinds = [0, 1, pages, pages + 1, pages + 2, pages + 3].map { number in
            switch order.entry(number) {
            case .institution(let place): "institution \(place)"
            case .page(let place): "page \(place)"
            case .animal(let place): "animal \(place)"
            case .notice(let place): "notice \(place)"
            }
        }
        #expect(kinds == ["institution 0", "page 0", "page \(pages - 1)", "animal 0", "notice 0", "animal 1"])
        let directory = try #require(
            EmittedDocument.all(of: site.publication()).first { $0.file == "assets/directory.json" })
        let pairs = repeatElement(#",["",""]"#, count: pages).joined()
        #expect(String(decoding: directory.bytes, as: UTF8.self).hasSuffix("]" + pairs + "]\n"))
    }
}
