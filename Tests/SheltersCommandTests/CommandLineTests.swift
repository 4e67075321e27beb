import ArgumentParser
import Messages
import Records
import Testing

@testable import SheltersCommand

@Suite("The command line")
struct CommandLineTests {
    @Test("The day of the build is the option's, else that of SOURCE_DATE_EPOCH, else today's")
    func days() throws {
        #expect(
            try BuildDate(option: "2026-05-03", sourceDateEpoch: "0").day(timeZone: "Europe/Warsaw").description
                == "2026-05-03")
        #expect(
            try BuildDate(option: nil, sourceDateEpoch: "86399").day(timeZone: "Europe/Warsaw").description
                == "1970-01-01")
        #expect(
            try BuildDate(option: nil, sourceDateEpoch: "86400").day(timeZone: "Europe/Warsaw").description
                == "1970-01-02")
        #expect(try BuildDate(option: nil, sourceDateEpoch: nil).day(timeZone: "Europe/Warsaw").year >= 2026)
    }

    @Test("An unreadable SOURCE_DATE_EPOCH is refused", arguments: ["tomorrow", "-1", "1.5", "99999999999999"])
    func epochs(value: String) {
        #expect(throws: BuildDate.InvalidEpoch.self) {
            try BuildDate(option: nil, sourceDateEpoch: value).day(timeZone: "Europe/Warsaw")
        }
    }

    @Test(
        "Wrong usage is refused before anything is read, with exit status 64",
        arguments: [
            ["build", "--date", "2026-02-30"], ["build", "--date", "yesterday"],
            ["build", "--base-url", "example.org"],
            ["build", "--base-url", "https://example.org/?a"], ["build", "--jobs", "0"],
            ["build", "--quiet", "--verbose"],
            ["build", "--format", "xml"], ["build", "--unknown"], ["bild"],
        ])
    func usage(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try Shelters.parseAsRoot(arguments) }
        if let error { #expect(Shelters.exitCode(for: error).rawValue == 64) }
    }

    @Test(
        "Help is in the language of the last --lang",
        arguments: [
            (["build"], nil), (["build", "--lang", "pl"], .polish), (["--lang=en", "--help"], .english),
            (["--lang", "pl", "--lang", "en"], .english), (["--lang", "de"], nil), (["--lang"], nil),
            (["--lang", "pl", "--lang", "de"], .polish),
        ] as [([String], MessageLanguage?)])
    func languages(arguments: [String], language: MessageLanguage?) {
        #expect(MessageLanguage.chosen(by: arguments) == language)
    }

    @Test("What the parser of arguments says is told in Polish, and nothing else is changed")
    func parserWords() {
        #expect(
            ParserTexts.printed(
                "Error: Unknown option '--a'. Did you mean '--b'?\nUsage: shelters <subcommand>\n  See 'x --help' for more information.",
                in: .polish)
                == "Błąd: nieznana opcja „--a”. Czy chodziło o „--b”?\nUżycie: shelters <polecenie>\n  „x --help” wyjaśnia więcej."
        )
        #expect(
            ParserTexts.printed("  --a <x>  Help: me (default: 1)", in: .polish) == "  --a <x>  Help: me (domyślnie: 1)"
        )
        #expect(ParserTexts.printed("", in: .polish) == "")
        #expect(ParserTexts.printed("Error: no", in: .english) == "Error: no")
    }

    @Test(
        "Every text of the parser of arguments has one in Polish",
        arguments: ParserTexts.lines + ParserTexts.descriptions + ParserTexts.words)
    func translations(template: String) {
        #expect(MessageLanguage.polish.text(of: template, context: "argument parser") != nil)
    }

    @Test("Options have the values that the documentation gives")
    func defaults() throws {
        let build = try #require(try Shelters.parseAsRoot(["build"]) as? BuildCommand)
        #expect((build.site.content, build.site.templates, build.writing.output) == ("content", "templates", "public"))
        #expect(build.site.reporting.format == .text)
    }

    @Test(
        "Folders that are the same or lie in each other are told from others",
        arguments: [
            ("/a/content", "/a/content", true), ("/a/content/x", "/a/content", true), ("/a", "/a/content", true),
            ("/a/public", "/a/content", false), ("/a/content2", "/a/content", false),
            ("/a/content/", "/a/content", true), ("new/../there/public", "there", true), ("new/..", "new", true),
            ("./there/./public", "there/../there", true), ("there/../other", "there", false), (".", "there", true),
        ])
    func overlap(one: String, other: String, overlaps: Bool) {
        #expect(RelativePath.overlap(one, other) == overlaps)
    }

    @Test(
        "Files outside the content folder are named from it",
        arguments: [
            ("/a/templates", "/a/content", "../templates"), ("/a/b/t", "/a/content", "../b/t"),
            ("/t", "/a/b", "../../t"),
            ("/a/content/t", "/a/content", "t"),
        ])
    func relativePaths(target: String, base: String, path: String) {
        #expect(RelativePath.path(to: target, from: base) == path)
    }
}
