internal import EmbeddedFiles
import Content
import Documents
import Messages
import Records

/// The files of a fresh site: an invented institution with an invented animal, and an explanation. Their texts are
/// content to be replaced, hence not among the program's messages.
struct ExampleSite {
    struct File {
        let path: String
        let bytes: [UInt8]

        init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

        fileprivate init(_ path: String, _ file: EmbeddedFile) {
            self.init(path, Array(file.bytes))
        }
    }

    /// The language of the records; the other one has its translations.
    let language: MessageLanguage

    /// The place where the site will be published.
    let host: SiteHost

    private var other: MessageLanguage { language == .polish ? .english : .polish }

    private func word(_ polish: String, _ english: String) -> String { language == .polish ? polish : english }

    /// A text in both languages.
    private func both(_ polish: String, _ english: String) -> YAMLValue {
        let texts = [
            YAMLValue.Member("pl", .text(polish)), YAMLValue.Member("en", .text(english)),
        ]
        return .group(language == .polish ? texts : texts.reversed())
    }

    private var folder: String { "content/institutions/\(word("przyklad", "example"))" }

    var files: [File] {
        let animal = "\(folder)/animals/\(word("latka", "patch"))"
        let code = other.rawValue
        let readme = language == .polish ? EmbeddedFile.polishExampleReadme : .englishExampleReadme
        let homes = (EmbeddedFile.polishExampleHome, EmbeddedFile.englishExampleHome)
        let (home, otherHome) = language == .polish ? homes : (homes.1, homes.0)
        return [
            File("README.md", host.text(of: readme)),
            File(".gitignore", "/public/\n/.cache/\n"),
            File("content/site.yml", site.file(in: language)),
            File("content/home.md", home),
            File("content/home.\(code).md", otherHome),
            File("\(folder)/institution.md", institution.file(in: language)),
            File("\(folder)/institution.\(code).md", institutionText(in: other)),
            File("\(folder)/logo.svg", .exampleLogo),
            File("\(animal).md", self.animal.file(in: language)),
            File("\(animal).\(code).md", animalText(in: other)),
            File("\(animal).png", .examplePicture),
        ] + host.files
    }

    private var site: RecordDraft {
        var draft = RecordDraft(.site)
        draft.set("title", both("Schronisko na próbę", "A shelter to try"))
        draft.set(
            "description",
            both("Wymyślone schronisko, żeby zobaczyć, jak to działa.", "An invented shelter, to see how it works."))
        draft.set("baseURL", .text("https://example.org/"))
        draft.set("host", .text(host.rawValue))
        draft.set("languages", .list([.text(language.rawValue), .text(other.rawValue)]))
        draft.set("demo", .text(word("tak", "true")))
        draft.set("contact.email", .text("kontakt@example.org"))
        return draft
    }

    private var institution: RecordDraft {
        var draft = RecordDraft(.institution)
        draft.set("name", both("Przykładowe Schronisko", "Example Shelter"))
        draft.set("type", .text("shelter"))
        draft.set("logo", .text("logo.svg"))
        draft.set("accepts", .verbatim(word("[pies, kot]", "[dog, cat]")))
        draft.set("address.street", .text("Przykładowa"))
        draft.set("address.number", .text("1"))
        draft.set("address.postalCode", .text("00-001"))
        draft.set("address.town", .text("Warszawa"))
        draft.set("address.country", .text("PL"))
        draft.set("contact.phones", .list([.text("22 000 10 10")]))
        draft.set("contact.email", .text("kontakt@example.org"))
        draft.set("bank.account", .text("PL 43 9999 0882 0000 6613 1860 9139"))
        draft.set("bank.nip", .text("999-000-00-08"))
        draft.set("bank.holder", .text(word("Przykład", "Example")))
        draft.set("hoursNote", both("Codziennie od 10 do 16", "Daily from 10 to 16"))
        draft.set("services", .verbatim(word("[adopcja, spacery, dary]", "[adoption, walks, donations]")))
        draft.description = institutionText(in: language)
        return draft
    }

    private var animal: RecordDraft {
        var draft = RecordDraft(.animal)
        draft.set("name", .text(word("Łatka", "Patch")))
        draft.set("type", .text("dog"))
        draft.set("sex", .text("female"))
        draft.set("born", .text("2021-05"))
        draft.set("size", .text("medium"))
        draft.set(
            "pictures",
            .list([
                .group([
                    .init("file", .text(word("latka.png", "patch.png"))),
                    .init("alt", both("Rysunek psa w czerwonej obroży", "A drawing of a dog with a red collar")),
                ])
            ]))
        draft.set(
            "health.vaccinated", .text(word("tak", "true")))
        draft.set("walks", .text(word("tak", "true")))
        draft.description = animalText(in: language)
        return draft
    }

    private func institutionText(in language: MessageLanguage) -> String {
        language == .polish
            ? "To schronisko jest **przykładem** i nie istnieje. Zmień jego folder na własny albo go usuń.\n"
            : "This shelter is an **example** and does not exist. Change its folder into your own, or delete it.\n"
    }

    private func animalText(in language: MessageLanguage) -> String {
        language == .polish
            ? "Łatka jest **przykładem** i nie istnieje. Lubi długie spacery i drapanie za uchem.\n"
            : "Patch is an **example** and does not exist. She likes long walks and being scratched behind the ear.\n"
    }
}
