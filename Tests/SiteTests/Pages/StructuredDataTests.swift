import Content
import Foundation
import Records
import Testing

@testable import Site

@Suite("Structured data")
struct StructuredDataTests {
    typealias Site = VirtualSite

    @Test("The home page tells of the site and how to search it")
    func home() throws {
        let things = try graph(of: Site(baseURL: "https://example.org/x/").localized(Site.english).home().frame)
        #expect(things.count == 1)
        let site = things[0]
        #expect(site["@type"] as? String == "WebSite")
        #expect(site["@id"] as? String == "https://example.org/x/en/#website")
        #expect(site["name"] as? String == "SheltersAround")
        let action = try #require(site["potentialAction"] as? [String: Any])
        #expect(
            (action["target"] as? [String: String])?["urlTemplate"]
                == "https://example.org/x/en/animals/?q={search_term_string}")
        #expect(action["query-input"] as? String == "required name=search_term_string")
    }

    @Test("Reviews are parts of an animal's page, which changed on the day of the newest")
    func reviews() throws {
        let rex = try Site.animal("rex") {
            var review = Review(id: try RecordID("ania"), source: "a.md")
            review.name = "Ania"
            review.date = try #require(CalendarDate("2026-05-30"))
            review.temperament = 4
            review.text = Site.prose("Szedł </script> spokojnie.", in: "a.md")
            $0.reviews = [review]
            $0.checked = CalendarDate("2026-05-01")
        }
        let site = try Site(animals: [rex])
        let page = try #require(
            graph(of: site.localized().animal(0).frame).first { $0["@type"] as? String == "ItemPage" })
        let review = try #require(page["hasPart"] as? [String: Any])
        #expect(review["@type"] as? String == "Review")
        #expect(
            (review["itemReviewed"] as? [String: Any])?["@id"] as? String
                == (page["@id"] as? String).map { $0 + "#animal" })
        #expect((review["reviewRating"] as? [String: Any])?["ratingValue"] as? Int == 4)
        #expect(review["reviewBody"] as? String == "Szedł </script> spokojnie.")
        #expect(page["dateModified"] as? String == "2026-05-30" && page["aggregateRating"] == nil)
        let feed = try AtomFeed.documents(of: site.publication()).document("feed.xml").xml()
        #expect(try feed.only("entry").only("updated").text == "2026-05-30T00:00:00Z")
    }

    @Test("A story is an article about its animal, and a notice tells until when it holds")
    func storiesAndNotices() throws {
        let site = try Site(
            [FullRecords.institution([FullRecords.adopted()])], patrons: [FullRecords.patron()],
            notices: [FullRecords.notice()]
        ).localized()
        let animal = try graph(of: site.animal(0).frame)[1]
        let story = try #require((animal["about"] as? [String: Any])?["subjectOf"] ?? animal["subjectOf"])
        let article = try #require(story as? [String: Any])
        #expect(article["@type"] as? String == "Article" && article["datePublished"] as? String == "2026-05-01")
        #expect((article["author"] as? [String: Any])?["name"] as? String == "Ania")
        let notice = try graph(of: #require(site.notice(0)).frame)[1]
        #expect(notice["expires"] as? String == "2026-07-12" && notice["datePublished"] as? String == "2026-05-12")
        #expect((notice["about"] as? [String: Any])?["name"] as? String == "Fryderyk")
        let gift = try graph(of: site.patrons().frame)[1]
        #expect(gift["@type"] as? String == "DonateAction" && gift["startTime"] as? String == "2026-06")
        #expect((gift["object"] as? [String: Any])?["name"] as? String == "300\u{A0}kg, sucha karma")
    }

    @Test("An institution is an animal shelter with all that its page shows")
    func institution() throws {
        let others = try (0..<60).map { try Site.animal("azor-\($0)") }
        let entry = try FullRecords.institution(others + [Site.animal("rex"), Site.animal("saba")])
        let things = try graph(of: Site([entry]).localized().institution(0, page: 2).frame)
        #expect(things.map { $0["@type"] as? String } == ["BreadcrumbList", nil, "ItemList"])
        var shelter = things[1]
        let expectedHours: NSArray = [
            [
                "@type": "OpeningHoursSpecification",
                "dayOfWeek": ["https://schema.org/Monday", "https://schema.org/Saturday"], "opens": "09:00",
                "closes": "23:59",
            ] as [String: Any],
            [
                "@type": "OpeningHoursSpecification", "validFrom": "2026-06-01", "validThrough": "2026-06-01",
                "opens": "10:00", "closes": "12:00",
            ],
            [
                "@type": "OpeningHoursSpecification", "validFrom": "2026-12-24", "validThrough": "2026-12-24",
                "opens": "00:00", "closes": "00:00",
            ],
        ]
        #expect(shelter["openingHoursSpecification"] as? NSArray == expectedHours)
        shelter["openingHoursSpecification"] = nil
        let expected: NSDictionary = [
            "@type": ["AnimalShelter", "NGO"],
            "@id": "https://example.org/instytucje/na-skraju/#institution",
            "name": "Fundacja „Na skraju”", "url": "https://example.org/instytucje/na-skraju/",
            "description": "Opis miejsca </script>",
            "logo": "https://example.org/media/na-skraju/logo.svg",
            "image": ["https://example.org/media/na-skraju/brama.jpg"],
            "address": [
                "@type": "PostalAddress", "streetAddress": "Leśna 12", "postalCode": "34-100",
                "addressLocality": "Wadowice", "addressRegion": "małopolskie", "addressCountry": "PL",
            ],
            "geo": ["@type": "GeoCoordinates", "latitude": 49.8833, "longitude": 19.4929] as [String: Any],
            "telephone": "+48331234567", "email": "biuro@example.org",
            "contactPoint": [
                [
                    "@type": "ContactPoint", "name": "Anna Nowak", "contactType": "adopcje",
                    "telephone": "+48331234567", "email": "biuro@example.org",
                ]
            ],
            "sameAs": [
                "https://na-skraju.example.org/ą", "https://facebook.com/naskraju", "https://instagram.com/naskraju",
            ],
            "taxID": "8567346215",
            "identifier": [
                ["@type": "PropertyValue", "propertyID": "KRS", "value": "0000247280"],
                ["@type": "PropertyValue", "propertyID": "NIP", "value": "8567346215"],
                ["@type": "PropertyValue", "propertyID": "REGON", "value": "192598184"],
                ["@type": "PropertyValue", "propertyID": "WNI", "value": "12345678"],
            ],
            "foundingDate": "1998",
            "parentOrganization": ["@type": "Organization", "name": "Gmina Wadowice"],
            "potentialAction": [
                "@type": "DonateAction", "name": "Wsparcie: Fundacja „Na skraju”",
                "target": "https://example.org/instytucje/na-skraju/wsparcie/",
                "recipient": ["@id": "https://example.org/instytucje/na-skraju/#institution"],
            ] as [String: Any],
        ]
        #expect(shelter as NSDictionary == expected)
        let items = try #require(things[2]["itemListElement"] as? [[String: Any]])
        #expect(items.map { $0["position"] as? Int } == [61, 62])
        #expect(items.map { $0["name"] as? String } == ["Rex", "Saba"])
        #expect(
            items.map { $0["url"] as? String } == [
                "https://example.org/instytucje/na-skraju/rex/", "https://example.org/instytucje/na-skraju/saba/",
            ])
    }

    @Test("An institution is the same thing in every language")
    func identity() throws {
        let site = try Site(animals: [])
        let identifiers = try [Site.polish, Site.english].map { language in
            try graph(of: site.localized(language).institution(0, page: 1).frame)[1]["@id"] as? String
        }
        #expect(identifiers[0] == "https://example.org/instytucje/na-skraju/#institution")
        #expect(identifiers[0] == identifiers[1])
    }

    @Test(
        "Registered bodies of their own are NGOs, what may be a part of a town is not",
        arguments: [
            (InstitutionType.foundation, true, true), (.refuge, true, true), (.foundation, false, false),
            (.shelter, true, false), (.clinic, true, false),
        ])
    func ngo(type: InstitutionType, isRegistered: Bool, expected: Bool) throws {
        let entry = try Site.institution {
            $0.type = type
            $0.registers.krs = isRegistered ? try KRS("0000247280") : nil
        }
        #expect(StructuredData.isNGO(entry.record) == expected)
    }

    @Test("An institution without an account asks for nothing, and one without hours, register or phone says none")
    func bareInstitution() throws {
        let site = try Site(animals: []) {
            $0.contact = Contact(website: try WebAddress("https://example.org/"))
            $0.address.number = "7"
        }
        let shelter = try graph(of: site.localized().institution(0, page: 1).frame)[1]
        #expect(shelter.keys.sorted() == ["@id", "@type", "address", "name", "sameAs", "url"])
        #expect(shelter["@type"] as? String == "AnimalShelter")
        // A village without streets.
        #expect((shelter["address"] as? [String: String])?["streetAddress"] == "Wadowice 7")
    }

    @Test("An animal is a thing that its page is about, and nothing is sold")
    func animal() throws {
        let frame = try Site([FullRecords.institution([FullRecords.animal()])]).page(ofAnimal: "rex", Site.english)
            .frame
        let things = try graph(of: frame)
        #expect(things.map { $0["@type"] as? String } == ["BreadcrumbList", "ItemPage"])
        let page = things[1]
        #expect(page["@id"] as? String == "https://example.org/en/institutions/na-skraju/rex/")
        #expect(page["inLanguage"] as? String == "en")
        #expect(page["dateModified"] as? String == "2026-05-20")
        #expect(
            page["about"] as? NSDictionary == [
                "@type": "Thing", "@id": "https://example.org/en/institutions/na-skraju/rex/#animal", "name": "Rex",
                "disambiguatingDescription": "Dog · about 5\u{a0}years · large",
                "description": "Rex to łagodny olbrzym",
                "identifier": "123/21", "image": ["https://example.org/media/na-skraju/animals/rex-1.jpg"],
            ])
        #expect(
            (page["provider"] as? [String: Any])?["@id"] as? String
                == "https://example.org/instytucje/na-skraju/#institution")
        #expect(
            page["primaryImageOfPage"] as? [String: String] == [
                "@type": "ImageObject", "url": "https://example.org/media/na-skraju/animals/rex-1.jpg",
                "caption": "Rex",
            ])
        let text = try script(frame)
        for word in ["Product", "Offer", "price"] { #expect(!text.contains(word)) }
    }

    @Test("Breadcrumbs lead from the home page to the page")
    func breadcrumbs() throws {
        let site = try Site(
            [Site.institution("na-skraju", [Site.animal("rex")]) { $0.accounts = [try Site.account()] }],
            pages: [Site.page("adopcja")]
        ).localized()
        func trail(_ frame: PageFrame) throws -> [String] {
            let list = try #require(graph(of: frame).first)
            let items = try #require(list["itemListElement"] as? [[String: Any]])
            #expect(items.compactMap { $0["position"] as? Int } == Array(1...items.count))
            return items.map { "\($0["name"] as? String ?? "") \($0["item"] as? String ?? "")" }
        }
        let home = "Schroniska wokół nas https://example.org/"
        let catalogue = "Katalog instytucji https://example.org/instytucje/"
        let edge = "Schronisko na-skraju https://example.org/instytucje/na-skraju/"
        #expect(try trail(site.institutions(page: 1).frame) == [home, catalogue])
        #expect(try trail(site.institution(0, page: 1).frame) == [home, catalogue, edge])
        #expect(
            try trail(#require(site.support(0)).frame) == [
                home, catalogue, edge,
                "Wsparcie: Schronisko na-skraju https://example.org/instytucje/na-skraju/wsparcie/",
            ])
        #expect(
            try trail(site.animal(0).frame) == [
                home, catalogue, edge, "Rex https://example.org/instytucje/na-skraju/rex/",
            ])
        #expect(
            try trail(site.animals(page: 1).frame) == [home, "Wszystkie zwierzęta https://example.org/zwierzeta/"])
        #expect(try trail(site.standalone(0).frame) == [home, "Strona adopcja https://example.org/adopcja/"])
    }

    @Test("Lists name their entries in order")
    func lists() throws {
        let animals = try (0..<49).map { try Site.animal("rex-\($0)") }
        let institutions = try (0..<60).map { try Site.institution("azyl-\($0)") }
        let site = try Site(institutions + [Site.institution("na-skraju", animals)]).localized(Site.english)
        #expect(
            try graph(of: site.institutions(page: 2).frame)[1] as NSDictionary == [
                "@type": "ItemList", "numberOfItems": 1,
                "itemListElement": [
                    [
                        "@type": "ListItem", "position": 61, "name": "Schronisko na-skraju",
                        "url": "https://example.org/en/institutions/na-skraju/",
                    ] as [String: Any]
                ],
            ])
        let items = try #require(graph(of: site.animals(page: 2).frame)[1]["itemListElement"] as? [[String: Any]])
        #expect(items.map { $0["url"] as? String } == ["https://example.org/en/institutions/na-skraju/rex-9/"])
    }

    @Test("Nothing that staff write ends the script element")
    func escaping() throws {
        let rex = try Site.animal("rex") {
            $0.name = "</script><script>alert(1)</script><!--"
            $0.description = Site.prose("]]> & \u{2028}")
        }
        let text = try script(Site(animals: [rex]).page(ofAnimal: "rex").frame)
        for character in ["<", ">", "&", "\u{2028}"] { #expect(!text.contains(character)) }
        #expect(text.contains(#"\u003c/script\u003e"#))
    }

    private func script(_ frame: PageFrame) throws -> String {
        var bytes: [UInt8] = []
        let append = try #require(frame.structuredData)
        append(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the things that a page's document tells of.
    private func graph(of frame: PageFrame) throws -> [[String: Any]] {
        let text = try script(frame)
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["@context"] as? String == "https://schema.org")
        return try #require(document["@graph"] as? [[String: Any]])
    }
}
