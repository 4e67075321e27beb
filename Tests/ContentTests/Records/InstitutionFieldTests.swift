import Documents
import Records
import Testing

@testable import Content

@Suite("An institution's fields")
struct InstitutionFieldTests {
    @Test(
        "Values at the edge of what is allowed are accepted",
        arguments: [
            "operator: {pl: Miasto Łódź, en: City of Łódź}", "accepts: [dog, cat]",
            "location: {latitude: 51.75, longitude: 19.45}",
            "bank: {account: PL42203000451110000002651620, nip: 5214349636}",
            "bank: {account: \"42 2030 0045 1110 0000 0265 1620\", nip: 5214349636}",
            "bank: {account: pl42 2030 0045 1110 0000 0265 1620, nip: 5214349636}",
            "bank:\n  - {account: PL42203000451110000002651620, shortName: 12345678901234567890, nip: 5214349636}\n  - {account: DE33100205000001194700, bic: BFSWDE33XXX}",
            "bank: {account: PL42203000451110000002651620, transferTitle: \"{number} {name} - {institution}\", nip: 5214349636}",
            "bank: {account: PL42203000451110000002651620, currency: EUR}", "monthlyMinimum: 0.01",
            "monthlyMinimum: 30",
            "taxShare: {krs: 0000123456, beneficiary: Fundacja, verified: 2025-10-17}",
            "openingHours:\n  - {days: mon-fri, from: \"10:00\", to: \"16:00\"}\n  - {days: [sat, sun], from: 9:00, to: 24:00}",
            "openingHours:\n  - {closed: true, date: 2026-12-24, note: {pl: święta}}\n  - {date: 2026-12-31, from: \"10:00\", to: \"12:00\"}",
            "openingHours: [{days: fri-mon, from: \"10:00\", to: \"16:00\"}]", "hoursNote: codziennie",
            "requests: https://example.org:8443/spotkania?a=1", "timeZone: Europe/Lisbon",
            "ids: {krs: 0000123456}",
            "ids: {nip: 856-734-62-15, regon: 192598184}", "ids: {nip: 5214349636, regon: 12345678512347}",
            "ids: {veterinaryNumber: 10123456}",
            "services: [adoption, virtualAdoption, walks, volunteering, foster, donations, lostAndFound]",
            "needs: [karma, {pl: koce, en: blankets}]", "since: 2026", "since: 1923", "checked: 2026-11-21",
            "sources: [https://example.org/a]", "reference: x-1", "x-any: {a: [1]}",
        ])
    func accepted(fields: String) throws {
        #expect(try TrialSite(institution: fields).diagnostics() == [])
    }

    @Test(
        "A wrong value is told at its own line and column",
        arguments: [
            ("logo: logo.png", "6:7 missing-file"), ("accepts: [dog, cow]", "6:16 unknown-value"),
            ("accepts: dog", "6:10 wrong-type"), ("requests: http://example.org/", "6:11 url-scheme"),
            ("timeZone: Europe/Lisboa", "6:11 unknown-time-zone"),
            ("requests: https://łapa.pl/", "6:11 url-scheme"),
            ("location: {latitude: 90.1, longitude: 0}", "6:22 out-of-range"),
            ("location: {latitude: 51, longitude: 180.5}", "6:37 out-of-range"),
            ("location: {latitude: 51}", "6:1 missing-field"),
            ("location: {lat: 51, longitude: 19, latitude: 51}", "6:12 unknown-field"),
            ("bank: {account: PL42203000451110000002651621}", "6:17 account-check-digits"),
            ("bank: {account: 43203000451110000002651620}", "6:17 account-check-digits"),
            ("bank: {account: PL4220300045111000000265162}", "6:17 account-length"),
            ("bank: {account: 4220300045111000000265162}", "6:17 account-length"),
            ("bank: {account: XX42203000451110}", "6:17 invalid-account"),
            ("bank: {account: \"42 2030 O045 1110 0000 0265 1620\"}", "6:17 invalid-account"),
            ("bank: {holder: Miasto}", "6:1 missing-field"),
            (
                "bank: {account: PL42203000451110000002651620, shortName: 123456789012345678901, nip: 5214349636}",
                "6:58 text-too-long"
            ),
            ("bank: {account: PL42203000451110000002651620, currency: zł, nip: 5214349636}", "6:57 unknown-value"),
            ("bank: {account: PL42203000451110000002651620, bic: POLSKI, nip: 5214349636}", "6:52 invalid-bic"),
            (
                "bank: {account: PL42203000451110000002651620, transferTitle: \"{nr}\", nip: 5214349636}",
                "6:62 unknown-placeholder"
            ),
            (
                "bank:\n  - {account: PL42203000451110000002651620}\n  - {account: PL42203000451110000002651620}",
                "8:15 duplicate-currency"
            ),
            ("monthlyMinimum: 0", "6:17 invalid-amount"), ("monthlyMinimum: 30 zł", "6:17 invalid-amount"),
            ("monthlyMinimum: 19.999", "6:17 invalid-amount"),
            ("taxShare: {krs: 0000123456, beneficiary: F}", "6:1 missing-field"),
            ("taxShare: {krs: 123456, beneficiary: F, verified: 2026-01-01}", "6:17 invalid-krs"),
            ("ids: {krs: 0000000000}", "6:12 invalid-krs"), ("ids: {krs: 00001234567}", "6:12 invalid-krs"),
            ("ids: {krs: KRS123}", "6:12 invalid-krs"), ("ids: {nip: 8567346216}", "6:12 invalid-nip"),
            ("ids: {nip: 856734621}", "6:12 invalid-nip"),
            ("ids: {regon: 192598183}", "6:14 invalid-regon"), ("ids: {regon: 12345678512348}", "6:14 invalid-regon"),
            ("ids: {regon: 12345678612342}", "6:14 invalid-regon"), ("ids: {regon: 1925981}", "6:14 invalid-regon"),
            ("ids: {NIPP: 8567346215}", "6:7 unknown-field"), ("openingHours: mon-fri", "6:15 wrong-type"),
            ("openingHours: [{days: mon-fry, from: \"10:00\", to: \"16:00\"}]", "6:23 unknown-value"),
            ("openingHours: [{days: monday, from: \"10:00\", to: \"16:00\"}]", "6:23 unknown-value"),
            ("openingHours: [{days: mon, from: \"25:00\", to: \"16:00\"}]", "6:34 invalid-time"),
            ("openingHours: [{days: mon, from: 10.00, to: \"16:00\"}]", "6:34 invalid-time"),
            ("openingHours: [{days: mon, from: \"16:00\", to: \"10:00\"}]", "6:47 hours-order"),
            ("openingHours: [{days: mon, from: \"10:00\"}]", "6:16 missing-field"),
            ("openingHours: [{from: \"10:00\", to: \"11:00\"}]", "6:16 missing-field"),
            ("openingHours: [{closed: true}]", "6:25 hours-closed-without-date"),
            ("openingHours: [{days: [], from: \"10:00\", to: \"11:00\"}]", "6:23 list-too-short"),
            (
                "openingHours: [{closed: true, date: 2026-12-24, from: \"10:00\", to: \"12:00\"}]",
                "6:55 hours-closed-with-times"
            ),
            ("openingHours: [{closed: true, date: 2026-02-30}]", "6:37 impossible-date"),
            (
                "openingHours: [{days: mon, date: 2026-12-24, from: \"10:00\", to: \"12:00\"}]",
                "6:34 hours-days-and-date"
            ),
            ("services: [adoptions]", "6:12 unknown-value"), ("services: [virtualadoption]", "6:12 unknown-value"),
            ("needs: [[]]", "6:9 wrong-type"),
            ("since: 2027", "6:8 out-of-range"), ("since: 999", "6:8 out-of-range"), ("since: dawno", "6:8 wrong-type"),
            ("sources: [example.org]", "6:11 url-without-scheme"), ("sources: [ftp://example.org]", "6:11 url-scheme"),
            ("sources: ['javascript:alert(1)']", "6:11 url-scheme"),
            ("sources: ['https://exa mple.org']", "6:11 invalid-url"),
            ("sources: ['https://']", "6:11 invalid-url"), ("adress: {}", "6:1 unknown-field"),
            ("type: refuge", "6:1 duplicate-key"),
        ])
    func refused(fields: String, expected: String) throws {
        let diagnostics = try TrialSite(institution: fields).diagnostics()
        #expect(diagnostics.map { "\($0.line):\($0.column) \($0.id)" } == [expected])
        #expect(diagnostics.allSatisfy { $0.severity == .error && $0.file == "institutions/azyl/institution.md" })
        #expect(diagnostics.allSatisfy { !$0.message.english.isEmpty && $0.suggestion?.english.isEmpty == false })
    }

    private func diagnostics(_ frontMatter: String) throws -> [String] {
        try TrialSite(["institutions/azyl/institution.md": "---\n\(frontMatter)\n---\n"]).diagnostics().told
    }

    private static let address = "address: {town: Łódź, postalCode: 90-001, country: PL}"

    @Test(
        "Required fields that are missing or wrong are told",
        arguments: [
            ("type: shelter\n\(address)\ncontact: {email: a@b.pl}", ["1:1 missing-field"]),
            ("name: A", ["1:1 missing-field", "1:1 missing-field", "1:1 missing-field"]),
            ("name: A\ntype: zamek\n\(address)\ncontact: {email: a@b.pl}", ["3:7 unknown-value"]),
            (
                "name: A\ntype: shelter\naddress: {town: Łódź, postalCode: 90001, country: PL}\ncontact: {email: a@b.pl}",
                ["4:35 invalid-postal-code"]
            ),
            (
                "name: A\ntype: shelter\naddress: {town: Wien, postalCode: 1010, country: AT}\ncontact: {email: a@b.at}",
                []
            ),
            (
                "name: A\ntype: shelter\naddress: {town: Łódź, country: PL}\ncontact: {email: a@b.pl}",
                ["4:1 missing-field"]
            ),
            (
                "name: A\ntype: shelter\naddress: {town: Łódź, postalCode: 90-001, country: Polska}\ncontact: {email: a@b.pl}",
                ["4:52 unknown-country"]
            ),
            ("name: A\ntype: shelter\n\(address)\ncontact: {person: Anna}", ["5:1 missing-contact"]),
            ("name: A\ntype: shelter\n\(address)\ncontact: {phones: []}", ["5:1 missing-contact"]),
            ("name: A\ntype: shelter\n\(address)\ncontact: {phones: [58 622]}", ["5:20 invalid-phone"]),
            ("name: A\ntype: shelter\n\(address)\ncontact: {phones: [zadzwoń]}", ["5:20 invalid-phone"]),
            ("name: A\ntype: shelter\n\(address)\ncontact: {phones: [{label: biuro}]}", ["5:20 missing-field"]),
            (
                "name: A\ntype: shelter\n\(address)\ncontact: {email: a@b.pl, whatsapp: 112}",
                ["5:36 invalid-phone"]
            ),
            ("name: A\ntype: shelter\n\(address)\ncontact: {email: a@b}", ["5:18 invalid-email"]),
            ("name: A\ntype: shelter\n\(address)\ncontact: {website: www.azyl.pl}", ["5:20 url-without-scheme"]),
            (
                "name: A\ntype: shelter\n\(address)\ncontact: {email: a@b.pl, facebook: facebook.com/azyl}",
                ["5:36 url-without-scheme"]
            ),
            ("name: A\ntype: shelter\n\(address)\ncontact: a@b.pl", ["5:10 wrong-type"]),
        ])
    func required(frontMatter: String, expected: [String]) throws {
        #expect(try diagnostics(frontMatter) == expected)
    }

    @Test("Names have 1 to 120 characters in each language")
    func names() throws {
        let rest = "type: shelter\n\(Self.address)\ncontact: {email: a@b.pl}"
        let longest = String(repeating: "ż", count: 120)
        #expect(try diagnostics("name: \(longest)\n\(rest)") == [])
        #expect(try diagnostics("name: {pl: \(longest), en: \(longest)x}\n\(rest)") == ["2:138 text-too-long"])
    }

    @Test("An address without a scheme is offered in its right form")
    func scheme() throws {
        let diagnostic = try #require(try TrialSite(institution: "sources: [www.example.org/a]").diagnostics().first)
        #expect(diagnostic.suggestion == "write https://www.example.org/a")
    }

    @Test("A tax share verified more than 400 days ago is a warning")
    func taxShare() throws {
        let site = TrialSite(institution: "taxShare: {krs: 0000123456, beneficiary: F, verified: 2025-10-16}")
        let diagnostics = try site.diagnostics()
        #expect(diagnostics.told == ["6:55 tax-share-outdated"])
        #expect(diagnostics[0].severity == .warning)
    }

    @Test("The currency of a Polish account is the zloty, of others the euro, where left out")
    func currencies() throws {
        let institution = try TrialSite(
            institution: "bank:\n  - {account: 42203000451110000002651620}\n  - {account: DE33100205000001194700}"
        ).institution()
        #expect(institution.accounts.map(\.currency) == [.zloty, .euro])
        #expect(institution.accounts[0].account.compact == "PL42203000451110000002651620")
    }

    @Test("Weekdays are kept in the week's order, each once")
    func weekdays() throws {
        let institution = try TrialSite(
            institution: "openingHours: [{days: [sun, fri-mon, mon], from: \"8:00\", to: \"9:30\"}]"
        ).institution()
        let hours = try #require(institution.openingHours.regular.first)
        #expect(hours.days == [.monday, .friday, .saturday, .sunday])
        #expect("\(hours.opens)-\(hours.closes)" == "08:00-09:30")
    }

    @Test(
        "What is left out of a drawing as a logo is told",
        arguments: [
            "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "<svg onload='x()'/>",
            "<svg><foreignObject/></svg>", "<svg><image href='https://example.org/a.png'/></svg>",
            "<svg><style>@import url(//example.org)</style></svg>",
        ])
    func cleanedLogo(svg: String) throws {
        let site = TrialSite(institution: "logo: logo.svg", ["institutions/azyl/logo.svg": svg])
        #expect(try site.diagnostics().told == ["6:7 drawing-cleaned"])
    }

    @Test(
        "A drawing as a logo of which nothing can be made is an error",
        arguments: [
            "", "Rex", "<svg>", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'b'>]><svg/>", "<svg width='1e9'/>",
            "<svg><g id='a'><use href='#a'/></g></svg>",
            "<svg>" + String(repeating: " ", count: 1 << 20) + "</svg>",
        ])
    func unsafeLogo(svg: String) throws {
        let site = TrialSite(institution: "logo: logo.svg", ["institutions/azyl/logo.svg": svg])
        #expect(try site.diagnostics().told == ["6:7 unsafe-svg"])
    }

    @Test("A harmless drawing is accepted")
    func safeLogo() throws {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><defs><path id=\"a\" d=\"M0 0\"/></defs><use href=\"#a\"/></svg>"
        #expect(try TrialSite(institution: "logo: logo.svg", ["institutions/azyl/logo.svg": svg]).diagnostics() == [])
    }

    @Test(
        "What a Polish transfer code could not carry whole is told",
        arguments: [
            (
                "bank: {account: PL42203000451110000002651620, nip: 5214349636, holder: Towarzystwo Opieki nad Kotami Wolno Żyjącymi}",
                ["6:72 holder-shortened"]
            ),
            (
                "bank: {account: PL42203000451110000002651620, nip: 5214349636, holder: Stowarzyszenie Nadzieja Na Dom}",
                []
            ),
            (
                "bank: {account: PL42203000451110000002651620, nip: 5214349636, holder: Towarzystwo Opieki nad Kotami Wolno Żyjącymi, shortName: Koty}",
                []
            ),
            ("bank: {account: DE33100205000001194700, holder: Towarzystwo Opieki nad Kotami Wolno Żyjącymi}", []),
            ("bank: {account: PL42203000451110000002651620, nip: 5214349636, holder: Dokładnie 20 znaków.}", []),
            (
                "bank: {account: PL42203000451110000002651620, nip: 5214349636, transferTitle: \"darowizna na cele statutowe schroniska\"}",
                ["6:79 title-shortened"]
            ),
            (
                "bank: {account: PL42203000451110000002651620, nip: 5214349636, transferTitle: \"{number} {name} {institution}\"}",
                []
            ),
            ("bank: {account: PL42203000451110000002651620}", ["6:17 holder-without-nip"]),
            ("bank: {account: PL42203000451110000002651620, holder: Gmina}", ["6:55 holder-without-nip"]),
            (
                "bank: {account: PL42203000451110000002651620, holder: Gmina}\nids: {nip: 5214349636}",
                ["6:55 holder-without-nip"]
            ),
            ("bank: {account: PL42203000451110000002651620, holder: „AZYL”}\nids: {nip: 5214349636}", []),
            ("bank: {account: PL42203000451110000002651620}\nids: {nip: 5214349636}", []),
            ("bank: {account: PL42203000451110000002651620, currency: EUR}", []),
        ])
    func codes(fields: String, told: [String]) throws {
        let diagnostics = try TrialSite(institution: fields).diagnostics()
        #expect(diagnostics.map { "\($0.line):\($0.column) \($0.id)" } == told)
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test(
        "A town that nobody can find is told, unless the location says where it is",
        arguments: [
            ("{town: Tczew, postalCode: 83-110, country: PL}", "", []),
            ("{town: Nigdzie Wielkie, postalCode: 83-110, country: PL}", "", ["4:17 unknown-town"]),
            ("{town: Nigdzie Wielkie, postalCode: 83-110, country: DE}", "", []),
            ("{town: Pol, postalCode: 1010, country: AT}", "location: {latitude: 90, longitude: -180}", []),
            ("{town: Osiek, postalCode: 83-221, country: PL}", "", ["4:17 ambiguous-town"]),
            ("{town: Osiek, postalCode: 83-221, country: PL, region: pomorskie}", "", []),
            ("{town: Tczew, postalCode: 83-110, country: PL, region: łódzkie}", "", ["4:17 unknown-town"]),
            (
                "{town: Nigdzie Wielkie, postalCode: 83-110, country: PL}",
                "location: {latitude: 54.09, longitude: 18.77}", []
            ),
            (
                "{town: Tczew, postalCode: 83-110, country: PL, region: pomorskie}",
                "location: {latitude: 18.77, longitude: 54.09}", ["6:11 distant-location"]
            ),
            (
                "{town: Tczew, postalCode: 83-110, country: PL, region: pomorskie}",
                "location: {latitude: 50.09, longitude: 18.77}", ["6:11 distant-location"]
            ),
        ])
    func places(address: String, location: String, told: [String]) throws {
        let record = TrialSite.institution(location).replacing(
            "{town: Łódź, postalCode: 90-001, country: PL}", with: address)
        let diagnostics = try TrialSite(["institutions/azyl/institution.md": record]).diagnostics()
        #expect(diagnostics.told == told)
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test("Of a place that nobody can find the nearest name is offered, of swapped numbers that they are")
    func nearestPlaces() throws {
        func suggestion(_ address: String, _ location: String = "") throws -> String? {
            let record = TrialSite.institution(location).replacing(
                "{town: Łódź, postalCode: 90-001, country: PL}", with: address)
            return try TrialSite(["institutions/azyl/institution.md": record]).diagnostics().first?.suggestion?.english
        }
        #expect(try suggestion("{town: Tczwe, postalCode: 83-110, country: PL}") == "did you mean \"Tczew\"?")
        #expect(
            try suggestion("{town: Stargard Szczeciński, postalCode: 73-110, country: PL}")
                == "did you mean \"Stargard\"?")
        #expect(
            try suggestion(
                "{town: Tczew, postalCode: 83-110, country: PL}", "location: {latitude: 18.77, longitude: 54.09}")
                == "did you swap latitude and longitude?")
    }

    @Test("A number that no transfer code has room for is told")
    func number() throws {
        let long = String(repeating: "1234/", count: 7)
        let found = try TrialSite(animal: "number: \(long)").diagnostics()
        #expect(found.map(\.id) == ["number-too-long-for-code"])
    }
}
