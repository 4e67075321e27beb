import Documents
import Records

extension RecordKind {
    public static let home = RecordKind(
        "home", at: .file("home"), .home, title: "The front page", translation: "A translation of the front page",
        form: .single("The front page"), ofSite: { [($0.home, "home.md", nil)] })

    static let page = RecordKind(
        "page", in: "pages",
        of: RecordCollection(\.pages, RecordDecoding(schema: .standalonePage, body: \.body)) { pages, content in
            pages.sort { one, other in
                (one.record.order ?? Int.max, one.record.slug) < (other.record.order ?? Int.max, other.record.slug)
            }
            content.warnOfCrowdedMenus(content.published(pages))
        },
        title: "A page", translation: "A translation of a page",
        form: .common(several: "Pages", one: "Page", identifier: "title"))

    static let adoption = RecordKind(
        "adoption", guide: \.adoption, RecordDecoding(schema: .adoptionGuide, body: \.body), title: "How to adopt",
        translation: "A translation of how to adopt", missing: "the steps of an adoption are missing")
}

extension RecordDecoding where Record == Home {
    static let home = RecordDecoding(schema: .home, body: \.body)
}

extension RecordSchema where Record == Home {
    static let home = RecordSchema([
        .title(\.title, "the heading of the front page"),
        .optional(
            "lead", \.lead, .localized(.text()), "a sentence or two below the heading", polish: ["wstęp", "zajawka"]),
        .optional("video", \.video, .homeVideo, "a film for the front page"),
        .defaulted("steps", \.steps, .list(of: .step), "how it works, step by step", polish: ["kroki"]),
    ])
}

extension RecordSchema where Record == StandalonePage {
    static let standalonePage = RecordSchema([
        .title(\.title, "the page's heading"),
        .summary(\.description, "what the page is about, in a sentence, for search engines"),
        .defaulted("menu", \.menu, .choice("menu"), "where the page's link stands", polish: ["w menu"]),
        .optional(
            "order", \.order, .integer(-1_000_000...1_000_000), "a number; pages with smaller ones come first",
            polish: ["kolejność"]),
        .formerly(\.formerly, uses: []), .draft(\.isDraft),
    ])
}

extension RecordSchema where Record == AdoptionGuide {
    static let adoptionGuide = RecordSchema([
        .defaulted("title", \.title, .localized(.text(maximum: 200)), "the page's heading, if not the usual one"),
        .summary(\.description, "what the page is about, in a sentence"),
    ])
}

extension ValueDecoder where Value == Home.Step {
    fileprivate static var step: ValueDecoder {
        .group(
            RecordSchema<Home.Step>([
                .title(\.title, "the step in a few words"),
                .required("text", \.text, .localized(.text()), "the step in a sentence", polish: ["tekst"]),
            ])
        ) { Home.Step(title: Localized(), text: Localized()) }
    }
}

extension Home.HomeVideo {
    fileprivate var file: String? {
        get { if case .file(let file) = source { file } else { nil } }
        set { if let newValue { source = .file(newValue) } }
    }

    fileprivate var address: Video? {
        get { if case .address = source { source } else { nil } }
        set { if let newValue { source = newValue } }
    }
}

extension ValueDecoder where Value == Home.HomeVideo {
    fileprivate static var homeVideo: ValueDecoder {
        let schema = RecordSchema<Home.HomeVideo>(
            [
                .optional("file", \.file, .film, "the name of the film's file (mp4, webm)"),
                .optional(
                    "url", \.address, .video, "the film's address with https://, instead of a file",
                    polish: ["adres filmu", "odnośnik"]),
                .optional(
                    "poster", \.poster, .file("a picture", extensions: MediaTypes.pictures),
                    "the picture that is shown before the film starts", polish: ["plakat", "kadr"]),
                .captions(\.captions),
            ], rules: [.atLeastOne(["file", "url"]), .atMostOne(["file", "url"])])
        return group(schema) {
            Home.HomeVideo(source: .file(""))
        }.restricted { video, node, context in
            if node["url"] == nil, node["file"] == nil {
                context.report(
                    "missing-field", at: context.key ?? node, "a film needs \"file\" or \"url\"",
                    suggestion: "add \"file\" (mp4, webm) or \"url\" (https://...)")
            } else if let url = node["url"], !url.isLeftOut, node["file"].map({ !$0.isLeftOut }) ?? false {
                return context.refuse(
                    "file-and-url", at: url, "\"file\" and \"url\" cannot stand together",
                    suggestion: "keep one of the two")
            }
            return video.source == .file("") ? nil : video
        }
    }
}

extension ValueDecoder where Value == Captions {
    static var captions: ValueDecoder {
        .group(
            RecordSchema<Captions>([
                .required(
                    "language", \.language, .language, "the subtitles' language: pl", polish: ["język"],
                    example: .words("en")),
                .required(
                    "file", \.file, .file("a file with captions", extensions: MediaTypes.captions),
                    "the name of the file with subtitles (vtt)", example: "rex.vtt"),
            ])
        ) { Captions(language: .english, file: "") }
    }
}

extension ValueDecoder where Value == Language {
    static var language: ValueDecoder {
        ValueDecoder<String>.text(maximum: 40).map(as: .language, value: { .text($0.code) }) { text, node, context in
            if let language = Language(text) { return language }
            return context.refuse(
                "invalid-language", at: node, "\"\(text)\" is no language code (BCP 47)",
                suggestion: "write two small letters, like pl")
        }
    }
}
