import Content
import Records
import Testing

@testable import Site

@Suite("Lists and the home page")
struct ListPagesTests {
    @Test("Institutions are in the alphabetical order of their names in the reader's language")
    func order() throws {
        func named(_ id: String, _ polish: String, _ english: String) throws -> InstitutionEntry {
            try VirtualSite.institution(id) {
                $0.name = Localized(polish, in: VirtualSite.polish)
                $0.name[VirtualSite.english] = english
            }
        }
        let site = try VirtualSite([
            named("a", "Łapa", "Paw"), named("b", "Zdrój", "Asylum"), named("c", "Las", "Wood"),
        ])
        let polish = try site.localized().institutions(page: 1)
        #expect(polish.institutions.map(\.link.name.text) == ["Las", "Łapa", "Zdrój"])
        #expect(polish.count == "3 instytucje")
        #expect(polish.pagination == nil)
        let english = try site.localized(VirtualSite.english).institutions(page: 1)
        #expect(english.institutions.map(\.link.name.text) == ["Asylum", "Paw", "Wood"])
    }

    @Test("Facets count what the list has: types by frequency, towns by the alphabet, regions that towns tell")
    func facets() throws {
        func institution(_ id: String, _ type: InstitutionType, _ town: String) throws -> InstitutionEntry {
            try VirtualSite.institution(id, [VirtualSite.animal("rex")]) {
                $0.type = type
                $0.address.town = town
            }
        }
        let localized = try VirtualSite([
            institution("a", .shelter, "Łódź"), institution("b", .clinic, "Lublin"), institution("c", .clinic, "Łódź"),
        ]).localized()
        let facets = localized.institutions(page: 1).facets
        #expect(facets.map(\.name) == ["type", "town", "region"])
        #expect(facets.map(\.isChoice) == [false, true, true])
        #expect(facets[0].values.map(\.value) == ["clinic", "shelter"])
        #expect(facets[0].values.map(\.count) == ["2", "1"])
        #expect(facets[1].values.map(\.value) == ["Lublin", "Łódź"])
        #expect(facets[1].values.map(\.count) == ["1", "2"])
        #expect(facets[2].values.map(\.value) == ["lubelskie", "łódzkie"])
        #expect(facets[2].values.map(\.count) == ["1", "2"])
        #expect(localized.institutions(page: 1).institutions.map(\.region) == ["łódzkie", "lubelskie", "łódzkie"])
    }

    @Test(
        "Animals that look for a home can be narrowed by what sets them apart, and by nothing that all share or none has"
    )
    func animalFacets() throws {
        let site = try VirtualSite(animals: [
            VirtualSite.animal("a") {
                $0.sex = .male
                $0.size = .large
                $0.goodWith.children = .fromAge(6)
                $0.born = PartialDate("2010")
            },
            VirtualSite.animal("b") {
                $0.sex = .unknown
                $0.size = .large
                $0.goodWith.dogs = .selective
                $0.lifeStage = .baby
                $0.isUrgent = true
            },
            VirtualSite.animal("c") {
                $0.sex = .female
                $0.size = .large
                $0.goodWith.cats = .yes
                $0.status = .quarantine
            },
            VirtualSite.animal("d") {
                $0.type = .cat
                $0.status = .adopted
                $0.size = .small
            },
            VirtualSite.animal("e") {
                $0.status = .permanent
                $0.size = .medium
            },
        ])
        let page = try site.localized().institution(0, page: 1)
        let said = page.facets.map { facet in
            "\(facet.name): " + facet.values.map { "\($0.value) \($0.count)" }.joined(separator: ", ")
        }
        #expect(
            said == [
                "sex: male 1, female 1", "age: baby 1, senior 1", "good: children 1, cats 1", "urgent: yes 1",
            ])
        #expect(page.facets[0].label == "Płeć")
        #expect(page.facets[0].values.map(\.label) == ["samiec", "samica"])
    }

    @Test("The town is offered where a list begins, not on each of its pages")
    func towns() throws {
        func institution(_ id: String, _ town: String) throws -> InstitutionEntry {
            let animals = try (0..<40).map { try VirtualSite.animal("rex-\($0)", of: id) }
            return try VirtualSite.institution(id, animals) { $0.address.town = town }
        }
        let localized = try VirtualSite([institution("a", "Łódź"), institution("b", "Opole")]).localized()
        #expect(localized.animals(page: 1).facets.map(\.name) == ["town", "region"])
        #expect(localized.animals(page: 2).facets.map(\.name) == ["region"])
    }

    @Test("An institution has a search of its own where it has several animals", arguments: 0..<4)
    func searchable(count: Int) throws {
        let animals = try (0..<count).map { try VirtualSite.animal("rex-\($0)") }
        let gone = try VirtualSite.animal("gone") { $0.status = .passed }
        let page = try VirtualSite(animals: animals + [gone]).localized().institution(0, page: 1)
        #expect(page.overview.isSearchable == (count > 1))
        #expect(page.facets.isEmpty)
    }

    @Test("Animals of all institutions are shown with who cares for them, on an institution's page without")
    func keepers() throws {
        let localized = try VirtualSite(animals: [VirtualSite.animal("rex")]).localized()
        #expect(localized.animals(page: 1).part.animals.map(\.keeper?.link.town) == ["Wadowice"])
        #expect(localized.institution(0, page: 1).seeking.map { $0.keeper == nil } == [true])
    }

    @Test("The home page of a site without animals counts none")
    func noAnimals() throws {
        let home = try VirtualSite([VirtualSite.institution("a")]).localized().home()
        #expect(home.numbers.institutions.value == "1")
        #expect(home.numbers.animals == nil)
    }

    @Test("The home page counts institutions, animals looking for a home and towns")
    func numbers() throws {
        let home = try VirtualSite([
            VirtualSite.institution(
                "a", [VirtualSite.animal("rex"), VirtualSite.animal("b") { $0.status = .adopted }]),
            VirtualSite.institution("b", [VirtualSite.animal("c") { $0.isUrgent = true }]),
        ]).localized().home()
        #expect(home.numbers.institutions.value == "2")
        #expect(home.numbers.institutions.label == "instytucje")
        #expect(home.numbers.animals?.value == "2")
        #expect(home.numbers.towns.value == "1")
        #expect(home.urgent.map(\.card.name) == ["C"])
        #expect(home.frame.title == "Schroniska wokół nas")
        #expect(home.regions.isEmpty)
    }

    @Test("The home page shows urgent animals, then those of the last seven days, then those that wait longest")
    func rows() throws {
        func animal(_ id: String, arrived: String, urgent: Bool = false) throws -> AnimalEntry {
            try VirtualSite.animal(id) {
                $0.arrived = CalendarDate(arrived)
                $0.isUrgent = urgent
            }
        }
        var site = try VirtualSite(animals: [
            animal("a", arrived: "2026-02-01"), animal("b", arrived: "2026-01-01"),
            animal("c", arrived: "2026-09-14"), animal("d", arrived: "2026-09-15"),
            animal("e", arrived: "2026-09-08"), animal("f", arrived: "2026-09-09"),
            animal("g", arrived: "2026-01-01", urgent: true), VirtualSite.animal("h"),
        ])
        site.date = "2026-09-15"
        let home = try site.localized().home()
        #expect(home.urgent.map(\.card.name) == ["G"])
        #expect(home.newest.map(\.card.name) == ["D", "C", "F"])
        #expect(home.longestWaiting.map(\.card.name) == ["B", "A", "E"])
    }

    @Test("Where institutions are many, the home page groups them by region and shows a few that have animals")
    func regions() throws {
        let regions = ["śląskie", "łódzkie", nil]
        let home = try VirtualSite(
            (0..<13).map { number in
                try VirtualSite.institution("i\(number)", number == 7 ? [VirtualSite.animal("rex")] : []) {
                    $0.address.region = regions[number % 3]
                    if $0.address.region == nil { $0.address.town = "Nigdzie Wielkie" }
                }
            }
        ).localized().home()
        #expect(home.regions.map(\.name) == ["łódzkie", "śląskie", "Inne miejsca"])
        #expect(home.regions.map(\.count) == ["4", "5", "4"])
        #expect(home.institutions.count == 1)
    }

    @Test("A region's page has its institutions and the animals there that look for a home")
    func region() throws {
        let site = try VirtualSite([
            VirtualSite.institution("a", [VirtualSite.animal("rex"), VirtualSite.animal("b") { $0.status = .lost }]) {
                $0.address.region = "pomorskie"
            },
            VirtualSite.institution("b", [VirtualSite.animal("c") { $0.isUrgent = true }]) {
                $0.address.town = "Tczew"
            },
            VirtualSite.institution("c", [VirtualSite.animal("d")]) { $0.address.region = "Śląskie" },
            VirtualSite.institution("d", [VirtualSite.animal("e")]) { $0.address.town = "Osiek" },
        ]).localized()
        // A town of which there is one tells its region; one of many does not.
        #expect(site.plan.regions.map(\.id.text) == ["pomorskie", "slaskie"])
        #expect(site.plan.regions.map(\.name) == ["pomorskie", "śląskie"])
        let page = site.region(0, page: 1)
        #expect(page.frame.title == "Schroniska dla zwierząt\u{a0}– pomorskie – Schroniska wokół nas")
        #expect(page.frame.canonical == "https://example.org/instytucje/pomorskie/")
        #expect(page.institutions.map(\.link.name.text) == ["Schronisko a", "Schronisko b"])
        #expect(page.institutionCount == "2 instytucje")
        #expect(page.part.animals.map(\.card.name) == ["C", "Rex"])
        #expect(page.animalCount == "2 zwierzęta szukają domu")
        #expect(page.frame.feed?.link == "/instytucje/pomorskie/feed.xml")
        let links = site.institutions(page: 1).regions
        #expect(
            links.map(\.name) == ["pomorskie", "śląskie"] && links.map(\.count) == ["2 instytucje", "1 instytucja"])
    }

    @Test("A type's page has the animals of the type that look for a home, and the first page of all leads to it")
    func type() throws {
        let site = try VirtualSite([
            VirtualSite.institution(
                "a", [VirtualSite.animal("rex"), VirtualSite.animal("mia") { $0.type = .cat }]),
            VirtualSite.institution(
                "b",
                [
                    VirtualSite.animal("ala") { ($0.type, $0.isUrgent) = (.cat, true) },
                    VirtualSite.animal("ola") { ($0.type, $0.status) = (.cat, .adopted) },
                    VirtualSite.animal("kary") { ($0.type, $0.status) = (.horse, .adopted) },
                ]),
        ]).localized()
        let page = site.animalType(1, page: 1)
        #expect(page.title == "Koty do adopcji" && page.frame.title == "Koty do adopcji – Schroniska wokół nas")
        #expect(page.frame.canonical == "https://example.org/zwierzeta/cat/")
        #expect(page.part.animals.map(\.card.name) == ["Ala", "Mia"] && page.count == "2 zwierzęta szukają domu")
        #expect(page.frame.feed?.link == "/zwierzeta/cat/feed.xml" && page.filter == "/zwierzeta/?type=cat")
        let links = site.animals(page: 1).types
        #expect(links.map(\.name) == ["Psy", "Koty"] && links.map(\.count) == ["1", "2"])
        #expect(links.map(\.link) == ["/zwierzeta/dog/", "/zwierzeta/cat/"])
        // No horse looks for a home, but pages that lead to the page of horses find it.
        #expect(site.animalType(2, page: 1).part.animals.isEmpty)
    }

    @Test(
        "Where an institution has no logo, the first letters of its name stand for it",
        arguments: [
            ("Schronisko dla Bezdomnych Zwierząt w Józefowie", "SJ"), ("Przytulisko „Cichy Kąt”", "CK"),
            ("Azyl", "A"), ("dom łap", "D"), ("Fundacja \"Ogon\"", "O"), ("123", ""), ("Łapa 4 Świat", "ŁŚ"),
        ])
    func initials(name: String, shown: String) {
        #expect(InstitutionOverview.initials(of: name) == shown)
    }

    @Test(
        "Of many pages those around the current one are shown, the first and the last",
        arguments: [
            (1, 1, "1"), (1, 3, "1 2 3"), (1, 9, "1 2 3 … 9"), (5, 9, "1 2 3 4 5 6 7 8 9"),
            (6, 20, "1 … 4 5 6 7 8 … 20"),
            (20, 20, "1 … 18 19 20"), (4, 7, "1 2 3 4 5 6 7"),
        ])
    func pagination(current: Int, count: Int, shown: String) {
        let pages = Pagination.shown(current: current, of: count).map { $0.map(String.init) ?? "…" }
        #expect(pages.joined(separator: " ") == shown)
    }

    @Test("A lost reader is told in every language, and search engines nothing")
    func notFound() throws {
        let page = try VirtualSite().localized().notFound()
        #expect(page.entries.map(\.lang) == [nil, "en"])
        #expect(page.entries.map(\.homeLink) == ["/", "/en/"])
        #expect(page.entries.allSatisfy { !$0.title.isEmpty && !$0.text.isEmpty && !$0.animals.isEmpty })
        #expect(page.frame.canonical == nil && page.frame.alternates.isEmpty && page.frame.isHidden)
    }
}
