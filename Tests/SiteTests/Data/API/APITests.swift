import Content
import Foundation
import Records
import Testing

@testable import Site

@Suite("The API")
struct APITests {
    typealias Site = VirtualSite

    @Test("There is a schema, a list of institutions, a document for each of them, and all animals in pages")
    func files() throws {
        let animals = try (1...5).map { try Site.animal("rex-\($0)") }
        let publication = try Site([Site.institution("a", animals), Site.institution("b")]).publication()
        #expect(
            API.documents(of: publication, animalsOnPage: 2).map(\.file) == [
                "api/schema.json", "api/institutions.json", "api/institutions/a.json", "api/institutions/b.json",
                "api/animals.json", "api/animals/2.json", "api/animals/3.json",
            ])
    }

    @Test("Pages of animals lead to each other and hold every animal once, in order")
    func pages() throws {
        let publication = try Site([
            Site.institution("a", (1...3).map { try Site.animal("rex-\($0)") }),
            Site.institution("b", (1...2).map { try Site.animal("rex-\($0)") }),
        ]).publication()
        let documents = API.documents(of: publication, animalsOnPage: 2)
        var file: String? = "api/animals.json"
        var seen: [String] = []
        var numbers: [Int] = []
        while let current = file {
            let page = try documents.document(current).json()
            let animals = try #require(page["animals"] as? [[String: Any]])
            seen += animals.map { "\($0["institution"] as? String ?? "?")/\($0["id"] as? String ?? "?")" }
            numbers.append(try #require(page["page"] as? Int))
            #expect(page["count"] as? Int == 5)
            #expect(page["pages"] as? Int == 3)
            file = (page["next"] as? String).map { String($0.dropFirst("https://example.org/".count)) }
        }
        #expect(seen == ["a/rex-1", "a/rex-2", "a/rex-3", "b/rex-1", "b/rex-2"])
        #expect(numbers == [1, 2, 3])
        #expect(
            try documents.document("api/animals/3.json").json()["previous"] as? String
                == "https://example.org/api/animals/2.json")
        #expect(try documents.document("api/animals.json").json()["previous"] == nil)
    }

    @Test("A site without animals has one empty page of them")
    func noAnimals() throws {
        let page = try API.documents(of: Site().publication()).document("api/animals.json").json()
        #expect((page["animals"] as? [Any])?.isEmpty == true)
        #expect(page["pages"] as? Int == 1)
        #expect(page["next"] == nil)
    }

    @Test("An institution tells all that its page shows")
    func institution() throws {
        let publication = try Site([FullRecords.institution([FullRecords.animal()])]).publication()
        let document = try API.documents(of: publication).document("api/institutions/na-skraju.json").json()
        let institution = try #require(document["institution"] as? [String: Any])
        #expect(
            institution["name"] as? [String: String] == [
                "pl": "Fundacja „Na skraju”", "en": "The Edge <Foundation>",
            ])
        #expect(institution["data"] as? String == "https://example.org/api/institutions/na-skraju.json")
        #expect(
            institution["supportPage"] as? [String: String] == [
                "pl": "https://example.org/instytucje/na-skraju/wsparcie/",
                "en": "https://example.org/en/institutions/na-skraju/support/",
            ])
        #expect(institution["animalCount"] as? Int == 1)
        #expect(institution["location"] as? [String: Double] == ["latitude": 49.8833, "longitude": 19.4929])
        #expect(institution["monthlyMinimum"] as? NSDictionary == ["minorUnits": 3050, "currency": "PLN"])
        #expect(
            institution["registers"] as? [String: String] == [
                "krs": "0000247280", "nip": "8567346215", "regon": "192598184", "veterinaryNumber": "12345678",
            ])
        #expect(institution["description"] as? [String: String] == ["pl": "Opis **miejsca** </script>"])
        #expect(
            institution["descriptionHTML"] as? [String: String] == [
                "pl": "<p>Opis <strong>miejsca</strong> &lt;/script&gt;</p>\n"
            ])
        #expect(
            institution["openingHours"] as? NSArray == [
                [
                    "days": ["mon", "sat"], "opens": "09:00", "closes": "24:00",
                    "note": ["pl": "zadzwoń", "en": "call"],
                ] as NSDictionary
            ])
        let contact = try #require(institution["contact"] as? [String: Any])
        #expect(
            contact["phones"] as? NSArray == [
                [
                    "number": "33 123 45 67", "dialled": "+48331234567",
                    "label": ["pl": "adopcje", "en": "adoptions"],
                ] as NSDictionary
            ])
    }

    @Test("Exceptions from opening hours that are over are left out")
    func exceptions() throws {
        let document = try API.documents(of: Site([FullRecords.institution()]).publication())
            .document("api/institutions/na-skraju.json").json()
        let exceptions = (document["institution"] as? [String: Any])?["openingHoursExceptions"] as? NSArray
        #expect(
            exceptions == [
                ["date": "2026-06-01", "opens": "10:00", "closes": "12:00"] as NSDictionary,
                ["date": "2026-12-24", "note": ["pl": "Wigilia", "en": "Eve"]] as NSDictionary,
            ])
    }

    @Test("Accounts carry whole transfer titles, the record's own or the site's")
    func accounts() throws {
        let document = try API.documents(of: Site([FullRecords.institution([FullRecords.animal()])]).publication())
            .document("api/institutions/na-skraju.json").json()
        let accounts = try #require(
            (document["institution"] as? [String: Any])?["accounts"] as? [[String: Any]])
        #expect(accounts.map { $0["iban"] as? String } == ["PL92124012340001567890123456", "DE33100205000001194700"])
        #expect(accounts[0]["transferTitle"] as? [String: String] == ["pl": "adopcja", "en": "adopcja"])
        #expect(
            accounts[1]["transferTitle"] as? [String: String] == [
                "pl": "Darowizna Fundacja „Na skraju”", "en": "Donation The Edge <Foundation>",
            ])
        let animal = try #require((document["animals"] as? [[String: Any]])?.first)
        #expect(
            animal["transferTitles"] as? NSArray == [
                [
                    "currency": "PLN", "title": ["pl": "adopcja 123/21 Rex", "en": "adopcja 123/21 Rex"],
                ] as NSDictionary,
                [
                    "currency": "EUR", "title": ["pl": "Darowizna 123/21 Rex", "en": "Donation 123/21 Rex"],
                ] as NSDictionary,
            ])
    }

    @Test("A transfer's title names the animal as its page does, even where the account has a title of its own")
    func transferTitles() throws {
        let site = try Site(animals: [FullRecords.animal()]) {
            $0.accounts = [try Site.account(title: "darowizna"), try Site.account(.euro)]
        }
        let page = try API.documents(of: site.publication()).document("api/animals.json").json()
        let animal = try #require((page["animals"] as? [[String: Any]])?.first)
        let titles = try #require(animal["transferTitles"] as? [[String: Any]]).map { $0["title"] as? [String: String] }
        #expect(
            titles == [
                ["pl": "darowizna 123/21 Rex", "en": "darowizna 123/21 Rex"],
                ["pl": "Darowizna 123/21 Rex", "en": "Donation 123/21 Rex"],
            ])
        for language in [Site.polish, Site.english] {
            let accounts = try #require(site.page(ofAnimal: "rex", language).support).accounts
            #expect(accounts.map(\.transferTitle.text) == titles.map { $0?[language.code] })
        }
    }

    @Test("A share of taxes that was verified too long ago is left out")
    func taxShare() throws {
        func share(on date: String) throws -> Any? {
            let document = try API.documents(of: Site([FullRecords.institution()], date: date).publication())
                .document("api/institutions/na-skraju.json").json()
            return (document["institution"] as? [String: Any])?["taxShare"]
        }
        #expect(try share(on: "2027-02-06") != nil)
        #expect(try share(on: "2027-02-07") == nil)
    }

    @Test("An animal tells all that its page shows")
    func animal() throws {
        let publication = try Site([FullRecords.institution([FullRecords.animal()])]).publication()
        let documents = API.documents(of: publication)
        let own = try documents.document("api/institutions/na-skraju.json").json()
        let animal = try #require((own["animals"] as? [[String: Any]])?.first)
        let expected: NSDictionary = [
            "id": "rex", "institution": "na-skraju",
            "page": [
                "pl": "https://example.org/instytucje/na-skraju/rex/",
                "en": "https://example.org/en/institutions/na-skraju/rex/",
            ],
            "name": "Rex", "title": ["pl": "Rex", "en": "Rex"], "number": "123/21", "type": "dog",
            "status": "available", "seeksHome": true, "urgent": true,
            "lead": ["pl": "Rex zna wszystkich", "en": "Rex knows everyone"],
            "breed": ["pl": "kundelek", "en": "mixed breed"], "colour": ["pl": "czarny", "en": "black"],
            "coat": "rough", "sex": "male", "born": "2021-05", "bornEstimated": true, "size": "large", "weight": 24.5,
            "marks": [["pl": "biała łata", "en": "white patch"], ["pl": "blizna"]], "energy": "medium",
            "experience": "some",
            "garden": "unnecessary", "alone": 4,
            "pictures": [
                [
                    "address": "https://example.org/media/na-skraju/animals/rex-1.jpg", "mediaType": "image/jpeg",
                    "alternative": ["pl": "Rex", "en": "Rex"],
                ] as [String: Any]
            ],
            "video": [
                "address": "https://example.org/media/na-skraju/animals/rex.mp4", "mediaType": "video/mp4",
            ],
            "description": ["pl": "Rex to **łagodny** olbrzym"],
            "descriptionHTML": ["pl": "<p>Rex to <strong>łagodny</strong> olbrzym</p>\n"],
            "arrived": "2025-11-30", "checked": "2026-05-20",
            "health": [
                "vaccinated": true, "neutered": false, "chipped": true, "specialNeeds": true,
                "notes": ["pl": "alergia", "en": "an allergy"],
            ] as [String: Any],
            "goodWith": [
                "children": "fromAge", "childrenFromAge": 6, "dogs": "selective", "cats": "no",
            ] as [String: Any],
            "ratings": ["count": 1, "temperament": 5, "excitability": 2, "experience": 1],
            "reviews": [
                [
                    "id": "ania", "name": "Ania", "date": "2026-05-02", "temperament": 5, "excitability": 2,
                    "experience": 1, "text": ["pl": "Nie ciągnął."],
                ] as [String: Any]
            ],
            "houseTrained": true, "onLead": false, "walks": true, "bondedWith": ["saba"],
            "formerly": ["reksio"],
            "place": ["kind": "foster", "town": "Kraków"], "fee": 200, "virtualAdoption": true,
        ]
        var found = animal
        found["transferTitles"] = nil
        #expect(found as NSDictionary == expected)

        let page = try documents.document("api/animals.json").json()
        var withoutHTML = animal
        withoutHTML["descriptionHTML"] = nil
        #expect(page["animals"] as? NSArray == [withoutHTML as NSDictionary])
    }

    @Test("An animal of which little is known has what every animal has, and no more")
    func bareAnimal() throws {
        let bare = try Site.animal("rex") {
            $0.name = nil
            $0.number = "7"
        }
        let page = try API.documents(of: Site([Site.institution("a", [bare])]).publication()).document(
            "api/animals.json"
        ).json()
        let animal = try #require((page["animals"] as? [[String: Any]])?.first)
        #expect(
            animal.keys.sorted() == [
                "bornEstimated", "id", "institution", "number", "page", "seeksHome", "status", "title", "type",
                "urgent", "virtualAdoption",
            ])
        #expect(animal["title"] as? [String: String] == ["pl": "Pies nr 7", "en": "Dog no. 7"])
    }

    @Test("Nobody is asked to support an animal that is gone for good", arguments: AnimalStatus.allCases)
    func departed(status: AnimalStatus) throws {
        let animal = try Site.animal("rex") {
            $0.status = status
            $0.virtualAdoption = true
        }
        let page = try API.documents(of: Site([FullRecords.institution([animal])]).publication())
            .document("api/animals.json").json()
        let found = try #require((page["animals"] as? [[String: Any]])?.first)
        #expect((found["transferTitles"] == nil) == status.isDeparted)
        #expect(found["virtualAdoption"] as? Bool == !status.isDeparted)
        #expect(found["seeksHome"] as? Bool == status.seeksHome)
    }

    @Test("References to other systems and the site's own fields stay private")
    func privacy() throws {
        let publication = try Site([FullRecords.institution([FullRecords.animal()])]).publication()
        for document in EmittedDocument.all(of: publication) {
            #expect(!document.text.contains("SECRET"), "in \(document.file)")
        }
    }
}
