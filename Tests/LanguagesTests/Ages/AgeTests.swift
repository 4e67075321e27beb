import Languages
import Records
import Testing

extension Texts {
    fileprivate func age(of animal: Animal) throws -> String? {
        try age(of: animal, animal.age(on: #require(CalendarDate("2026-11-21"))))
    }
}

@Suite("Ages, waiting and weights")
struct AgeTests {
    private func animal(_ change: (inout Animal) -> Void) throws -> Animal {
        var animal = Animal(id: try RecordID("rex"), name: "Rex", type: .dog)
        change(&animal)
        return animal
    }

    private func today() throws -> CalendarDate { try #require(CalendarDate("2026-11-21")) }

    @Test(
        "Ages read naturally in every language",
        arguments: [
            ("2026-11-21", "pierwszy dzień życia", "first day of life", "перший день життя"),
            ("2026-11-20", "1 dzień", "1 day", "1 день"), ("2026-11-16", "5 dni", "5 days", "5 днів"),
            ("2026-10-30", "3 tygodnie", "3 weeks", "3 тижні"), ("2026-10-01", "1 miesiąc", "1 month", "1 місяць"),
            ("2026-08-21", "3 miesiące", "3 months", "3 місяці"),
            ("2025-11-21", "12 miesięcy", "12 months", "12 місяців"),
            ("2025-02-10", "21 miesięcy", "21 months", "21 місяць"), ("2024-11", "2 lata", "2 years", "2 роки"),
            ("2021", "5 lat", "5 years", "5 років"), ("2004", "22 lata", "22 years", "22 роки"),
            ("2005", "21 lat", "21 years", "21 рік"), ("2026-11", "poniżej miesiąca", "under a month", "менше місяця"),
            ("2026", "poniżej roku", "under a year", "менше року"),
            ("2025", "około roku", "about a year", "близько року"),
        ])
    func exact(born: String, inPolish: String, inEnglish: String, inUkrainian: String) throws {
        let animal = try animal { $0.born = PartialDate(born) }
        #expect(try LanguageFixture.polish.texts().age(of: animal) == inPolish)
        #expect(try LanguageFixture.english.texts().age(of: animal) == inEnglish)
        #expect(try LanguageFixture.ukrainian.texts().age(of: animal) == inUkrainian)
    }

    @Test(
        "An estimated age says about, with the case that follows it",
        arguments: [
            ("2026-11-16", "około 5 dni", "about 5 days"), ("2026-11-01", "około 2 tygodni", "about 2 weeks"),
            ("2026-10-01", "około miesiąca", "about a month"), ("2026-08", "około 3 miesięcy", "about 3 months"),
            ("2024", "około 2 lat", "about 2 years"), ("2021", "około 5 lat", "about 5 years"),
            ("2025", "około roku", "about a year"), ("2026", "poniżej roku", "under a year"),
        ])
    func estimated(born: String, inPolish: String, inEnglish: String) throws {
        let animal = try animal {
            $0.born = PartialDate(born)
            $0.isBornEstimated = true
        }
        #expect(try LanguageFixture.polish.texts().age(of: animal) == inPolish)
        #expect(try LanguageFixture.english.texts().age(of: animal) == inEnglish)
    }

    @Test("The age of an animal that left is that of the day on which it left")
    func left() throws {
        let animal = try animal {
            $0.born = PartialDate("2020-01-01")
            $0.status = .passed
            $0.left = CalendarDate("2023-06-01")
        }
        #expect(try LanguageFixture.english.texts().age(of: animal) == "3 years")
    }

    @Test("An animal that passed nobody knows when, that is not born yet or of unknown birth has no age")
    func unknown() throws {
        let texts = try LanguageFixture.english.texts()
        let passed = try animal {
            $0.born = PartialDate("2020")
            $0.status = .passed
        }
        #expect(try texts.age(of: passed) == nil)
        #expect(try texts.age(of: animal { $0.born = PartialDate("2027") }) == nil)
        #expect(try texts.age(of: animal { _ in }) == nil)
    }

    @Test("A stage of life agrees with the sex")
    func lifeStage() throws {
        let texts = try LanguageFixture.polish.texts()
        let female = try animal {
            $0.lifeStage = .young
            $0.sex = .female
        }
        #expect(try texts.age(of: female) == "młoda")
        #expect(try texts.age(of: animal { $0.lifeStage = .young }) == "młody")
        #expect(texts.lifeStage(.senior, .female) == "seniorka")
    }

    @Test(
        "Waiting is told from the day of arrival",
        arguments: [
            ("2026-11-21", "czeka od dzisiaj", "waiting since today"),
            ("2026-11-20", "czeka od wczoraj", "waiting since yesterday"),
            ("2026-11-11", "czeka od 10 dni", "waiting for 10 days"),
            ("2026-10-30", "czeka od 3 tygodni", "waiting for 3 weeks"),
            ("2026-10-20", "czeka od miesiąca", "waiting for a month"),
            ("2026-08-20", "czeka od 3 miesięcy", "waiting for 3 months"),
            ("2024-11-21", "czeka od 2 lat", "waiting for 2 years"),
        ])
    func waiting(arrived: String, inPolish: String, inEnglish: String) throws {
        let wait = try #require(try animal { $0.arrived = CalendarDate(arrived) }.wait(on: today()))
        #expect(try LanguageFixture.polish.texts().waiting(wait) == inPolish)
        #expect(try LanguageFixture.english.texts().waiting(wait) == inEnglish)
    }

    @Test("An animal that comes tomorrow does not wait yet")
    func waitingInFuture() throws {
        #expect(try animal { $0.arrived = CalendarDate("2026-11-22") }.wait(on: today()) == nil)
    }

    @Test(
        "Weights are in kilograms, those of the smallest in grams",
        arguments: [
            (12.5, "12,5 kg"), (4, "4 kg"), (0.85, "0,85 kg"), (0.1, "0,1 kg"), (0.035, "35 g"), (0.0125, "12,5 g"),
            (1500, "1500 kg"),
        ])
    func weights(kilograms: Double, expected: String) throws {
        #expect(try LanguageFixture.polish.texts().weight(kilograms) == expected)
    }
}
