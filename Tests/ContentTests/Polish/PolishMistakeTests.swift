import Messages
import Testing

@testable import Content
@testable import Documents

@Suite("What staff mistype in Polish records")
struct PolishMistakeTests {
    @Test(
        "The advice is what the record should say",
        arguments: [
            ("wiek: ok. 3 lat", "zamiast wieku napisz rok urodzenia: „urodzony: 2023” i „wiek szacowany: tak”"),
            ("wiek: 6 miesięcy", "zamiast wieku napisz rok urodzenia: „urodzony: 2026” i „wiek szacowany: tak”"),
            ("wiek: 18 mies.", "zamiast wieku napisz rok urodzenia: „urodzony: 2025” i „wiek szacowany: tak”"),
            ("wiek: \"1,5 roku\"", "zamiast wieku napisz rok urodzenia: „urodzony: 2025” i „wiek szacowany: tak”"),
            ("wiek: 2-3 lata", "zamiast wieku napisz rok urodzenia: „urodzony: 2023” i „wiek szacowany: tak”"),
            ("wiek: 2 lata i 6 m-cy", "zamiast wieku napisz rok urodzenia: „urodzony: 2024” i „wiek szacowany: tak”"),
            ("wiek: ur. 2019", "zamiast wieku napisz rok urodzenia: „urodzony: 2019” i „wiek szacowany: tak”"),
            ("wiek: 40000", "zamiast wieku napisz rok urodzenia: „urodzony: RRRR” i „wiek szacowany: tak”"),
            ("wiek: stary", "czy chodziło o „starszy”?"),
            ("urodzony: 12 maja 2021", "jeśli o to chodziło, napisz: 2021-05-12"),
            ("urodzony: Maj 2021", "jeśli o to chodziło, napisz: 2021-05"),
            ("urodzony: 5.2021", "jeśli o to chodziło, napisz: 2021-05"),
            ("urodzony: ok. 2019 r.", "jeśli o to chodziło, napisz: 2019"),
            ("przybył: 3 września 2025", "jeśli o to chodziło, napisz: 2025-09-03"),
            ("przybył: wrzesień 2025", "napisz: rok-miesiąc-dzień, na przykład 2025-11-30"),
            ("przybył: od 2021-03-05", "jeśli o to chodziło, napisz: 2021-03-05"),
            ("przybył: dnia 3.5.2021", "jeśli o to chodziło, napisz: 2021-05-03"),
            ("urodzony: 12 V 2021", "jeśli o to chodziło, napisz: 2021-05-12"),
            ("przybył: 2 kwartał 2021", "napisz: rok-miesiąc-dzień, na przykład 2025-11-30"),
            ("przybył: 31 czerwca 2025", "napisz: rok-miesiąc-dzień, na przykład 2025-11-30"),
            ("zdrowie:\nszczepiony: tak", "napisz to pole wewnątrz innego: zdrowie: {szczepiony: ...}"),
            ("film: www.youtube.com/rex", "napisz: https://www.youtube.com/rex"),
            ("dogaduje się z: psami", "napisz: {dzieci: 10, psy: tak, koty: nie}, na przykład"),
        ])
    func animal(fields: String, advice: String) throws {
        #expect(try self.advice(TrialSite(animal: fields)) == [advice])
    }

    @Test(
        "Of an institution, too",
        arguments: [
            ("KRS: \"0000012345\"", "napisz to pole wewnątrz innego: rejestry: {numer KRS: ...}"),
            ("e-mail: a@example.org", "napisz to pole wewnątrz innego: kontakt: {e-mail: ...}"),
            ("rejestry: {KRS: 12345}", "napisz go z zerami na początku, w cudzysłowie: \"0000012345\""),
            ("rejestry: {KRS: 12 345}", "napisz go z zerami na początku, w cudzysłowie: \"0000012345\""),
            ("rejestry: {KRS: 0}", "skopiuj go jeszcze raz z rejestru"),
            ("położenie: {szerokość: 51,77, długość: 19.45}", "napisz samą liczbę, z kropką zamiast przecinka: 51.77"),
            (
                "położenie: 51.77, 19.45",
                "napisz: {szerokość geograficzna: 51.77, długość geograficzna: 19.45}, na przykład"
            ),
            ("godziny otwarcia: pn-pt 8-16", "napisz: [{dni: pon-pt, od: \"10:00\", do: \"16:00\"}], na przykład"),
            (
                "godziny otwarcia: [{dni: pon, od: 8, do: \"16:00\"}]",
                "napisz godziny i minuty z dwukropkiem, w cudzysłowie: \"08:00\""
            ),
            (
                "godziny otwarcia: [{dni: pon, od: \"7:00\", do: 15.30}]",
                "napisz godziny i minuty z dwukropkiem, w cudzysłowie: \"15:30\""
            ),
            ("godziny otwarcia: [{dni: codziennie, od: \"7:00\", do: \"15:00\"}]", "napisz: pon-niedz"),
            ("godziny otwarcia: [{dni: dni robocze, od: \"7:00\", do: \"15:00\"}]", "napisz: pon-pt"),
        ])
    func institution(fields: String, advice: String) throws {
        #expect(try self.advice(TrialSite(institution: fields)) == [advice])
    }

    @Test(
        "Files are named as they should be",
        arguments: [
            ("institutions/azyl/animals/Żabka mała.md", "zmień nazwę pliku na: zabka-mala.md"),
            ("institutions/azyl/animals/Rex.en.md", "zmień nazwę pliku na: rex.en.md"),
            (
                "institutions/azyl/animals/rex.txt",
                "jeśli to wpis, zmień nazwę pliku na: rex.md; jeśli nie, zacznij ją od _"
            ),
            ("institutions/azyl/zwierzęta/rex.md", "czy chodziło o „animals”?"),
            (
                "institutions/azyl/instytucja.md",
                "wpis instytucji to plik institution.md, a wpisy jej zwierząt leżą w folderze animals/"
            ),
        ])
    func file(path: String, advice: String) throws {
        #expect(try self.advice(TrialSite([path: TrialSite.animal()])).first == advice)
    }

    @Test("What a site answers stands in its contact")
    func site() throws {
        var site = TrialSite()
        site.files["site.yml", default: ""] += "email: a@example.org\n"
        #expect(try advice(site) == ["napisz to pole wewnątrz innego: kontakt: {e-mail: ...}"])
    }

    @Test("A contact by telephone alone, written as one number, is told once")
    func telephone() throws {
        let record = TrialSite.institution().replacing("{email: a@example.org}", with: "{telefon: 22 000 10 10}")
        let site = TrialSite(["institutions/azyl/institution.md": record])
        #expect(try advice(site) == ["czy chodziło o „telefony: [...]”?"])
    }

    @Test("An e-mail address is written as Poles write it", arguments: ["e-mail", "E-mail", "mail", "adres e-mail"])
    func mail(name: String) throws {
        let record = TrialSite.institution().replacing("{email:", with: "{\(name):")
        let site = TrialSite(["institutions/azyl/institution.md": record])
        #expect(try site.institution().contact.email == "a@example.org")
    }

    private func advice(_ site: TrialSite) throws -> [String?] {
        try site.diagnostics().map { $0.suggestion?.text(in: .polish) }
    }
}
