import Testing

@testable import Records

@Suite("Telephones and addresses of the web")
struct ContactTests {
    @Test(
        "Polish numbers are read in the forms that people write",
        arguments: [
            ("+48 58 622 25 52", "+48586222552"), ("58 622 25 52", "+48586222552"), ("(58) 622-25-52", "+48586222552"),
            ("0 58 622 25 52", "+48586222552"), ("48586222552", "+48586222552"), ("0048 586222552", "+48586222552"),
            ("586.222.552", "+48586222552"), ("58 622 25 52 wew. 12", "+48586222552"),
            ("58 622 25 52 w. 3", "+48586222552"),
            ("+49 30 901820", "+4930901820"), ("112", "112"), ("+48 519\u{A0}615 975", "+48519615975"),
        ])
    func phones(text: String, dialled: String) throws {
        let number = try #require(PhoneNumber(text, country: .poland))
        #expect(number.dialled == dialled)
        #expect(number.written == text)
    }

    @Test(
        "What is no telephone number is refused",
        arguments: [
            "", "abc", "58 622", "12 34 56 78", "+48 58 622 25 5", "+48 58 622 25 522", "+0 123 456 789",
            "58+622 25 52", "++48586222552", "58 622 25 52 wew.", "1234567890123456", "<b>586222552</b>",
        ])
    func noPhones(text: String) { #expect(PhoneNumber(text, country: .poland) == nil) }

    @Test(
        "Web addresses are absolute, over http or https",
        arguments: [
            "https://example.org", "http://example.org/a?b=c#d", "https://żółw.pl/ó", "https://example.org:8080/",
            "HTTPS://EXAMPLE.ORG",
        ])
    func webAddresses(text: String) throws { #expect(try WebAddress(text).text == text) }

    @Test(
        "What is no web address is told apart",
        arguments: [
            ("example.org/a", WebAddress.Problem.missingScheme(corrected: "https://example.org/a")),
            ("www.azyl.pl", .missingScheme(corrected: "https://www.azyl.pl")),
            ("//example.org", .missingScheme(corrected: "https://example.org")),
            ("example.org:8080/a", .missingScheme(corrected: "https://example.org:8080/a")),
            ("javascript:alert(1)", .scheme("javascript")), ("JavaScript:alert(1)", .scheme("javascript")),
            ("ftp://example.org", .scheme("ftp")),
            ("data:text/html,x", .scheme("data")), ("mailto:a@b.pl", .scheme("mailto")), ("https://", .form),
            ("https:example.org", .form),
            ("https://exa mple.org", .form), ("https://example.org/\"onload=x", .form),
            ("https://example.org/<b>", .form),
            ("https://user@example.org", .form), ("azyl", .form), ("", .form), ("java\tscript:alert(1)", .form),
            ("https://example.org/\u{202E}", .form),
        ])
    func noWebAddresses(text: String, problem: WebAddress.Problem) {
        #expect(throws: problem) { try WebAddress(text) }
    }

    @Test("A link shows the host without www")
    func host() throws {
        #expect(try WebAddress("https://www.azyl.pl/a").host == "azyl.pl")
        #expect(try WebAddress("http://azyl.pl:80?x").host == "azyl.pl:80")
    }

    @Test("A base URL ends in a slash and knows its path")
    func baseURL() throws {
        let base = try BaseURL(WebAddress("https://example.org/a/b"))
        #expect((base.text, base.path, base.origin) == ("https://example.org/a/b/", "/a/b/", "https://example.org"))
        #expect(try BaseURL(WebAddress("https://example.org")).path == "/")
        #expect(throws: WebAddress.Problem.form) { try BaseURL(WebAddress("https://example.org/?a")) }
        #expect(throws: WebAddress.Problem.form) { try BaseURL(WebAddress("https://example.org/a/../b")) }
    }

    @Test("A localized value is shown in the reader's language, else in the first of the site's languages that it has")
    func fallback() throws {
        let (polish, english, german) = (Language("pl")!, Language("en")!, Language("de")!)
        var value = Localized("kot", in: polish)
        value[english] = "cat"
        #expect(value.resolved(in: english, of: [polish, english])?.value == "cat")
        value[english] = nil
        #expect(value.resolved(in: english, of: [polish, english])?.language == polish)
        #expect(Localized("Katze", in: german).resolved(in: english, of: [polish, english, german])?.value == "Katze")
        #expect(Localized<String>().resolved(in: english, of: [polish]) == nil)
    }

    @Test("Which animals look for a home")
    func statuses() {
        #expect(AnimalStatus.allCases.filter(\.isDeparted) == [.adopted, .returned, .transferred, .passed])
        #expect(AnimalStatus.allCases.filter { $0.isDeparted && $0.seeksHome }.isEmpty)
        #expect(AnimalStatus.available.seeksHome)
        #expect(!AnimalStatus.permanent.seeksHome)
    }
}
