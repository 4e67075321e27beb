import Documents
import Records

extension RecordSchema where Record == Home {
    static let home = RecordSchema([
        .required("title", \.title, .localized(.text(maximum: 200, named: "title"))),
        .optional("lead", \.lead, .localized(.text())),
        .optional("video", \.video, .homeVideo),
        .defaulted("steps", \.steps, .list(of: .step)),
    ])
}

extension RecordSchema where Record == FurtherPage {
    static let furtherPage = RecordSchema([
        .required("title", \.title, .localized(.text(maximum: 200, named: "title"))),
        .optional("description", \.description, .localized(.text(maximum: 1000, named: "description"))),
        .defaulted("menu", \.menu, .choice("menu")),
        .optional("order", \.order, .integer(-1_000_000...1_000_000)),
        .defaulted("draft", \.isDraft, .boolean),
    ])
}

extension RecordSchema where Record == AdoptionGuide {
    static let adoptionGuide = RecordSchema([
        .defaulted("title", \.title, .localized(.text(maximum: 200, named: "title"))),
        .optional("description", \.description, .localized(.text(maximum: 1000, named: "description"))),
    ])
}

extension ValueDecoder where Value == Home.Step {
    fileprivate static var step: ValueDecoder {
        .group(
            RecordSchema<Home.Step>([
                .required("title", \.title, .localized(.text(maximum: 200, named: "title"))),
                .required("text", \.text, .localized(.text())),
            ])
        ) { Home.Step(title: Localized(), text: Localized()) }
    }
}

private struct VideoDraft: Sendable {
    var file: String?
    var url: Video?
    var poster: String?
    var captions: [Captions] = []
}

private struct CaptionsDraft: Sendable {
    var language: Language?
    var file = ""
}

extension ValueDecoder where Value == Home.HomeVideo {
    fileprivate static var homeVideo: ValueDecoder {
        let schema = RecordSchema<VideoDraft>(
            [
                .optional("file", \.file, .film),
                .optional("url", \.url, .video),
                .optional("poster", \.poster, .file("a picture", extensions: MediaTypes.pictures)),
                .defaulted("captions", \.captions, .list(of: .captions)),
            ], rules: [.atLeastOne(["file", "url"]), .atMostOne(["file", "url"])])
        return ValueDecoder(.group(schema.shape)) { node, context in
            var draft = VideoDraft()
            guard schema.decode(node, into: &draft, context: &context) else { return nil }
            let source: Video
            switch (draft.file, draft.url) {
            case (let file?, nil): source = .file(file)
            case (nil, .address(let address)?): source = .address(address)
            case (nil, .file?), (nil, nil):
                if node["url"] == nil, node["file"] == nil {
                    context.report(
                        "missing-field", at: context.key ?? node, "a film needs \"file\" or \"url\"",
                        suggestion: "add \"file\" (mp4, webm) or \"url\" (https://...)")
                }
                return nil
            case (_?, _?):
                context.report(
                    "file-and-url", at: node["url"] ?? node, "\"file\" and \"url\" cannot stand together",
                    suggestion: "keep one of the two")
                return nil
            }
            var video = Home.HomeVideo(source: source)
            video.poster = draft.poster
            video.captions = draft.captions
            return video
        }
    }
}

extension ValueDecoder where Value == Captions {
    static var captions: ValueDecoder {
        let language = ValueDecoder<String>.text(maximum: 40).map(as: .language) { text, node, context -> Language?? in
            if let language = Language(text) { return .some(language) }
            context.report(
                "invalid-language", at: node, "\"\(text)\" is no language code (BCP 47)",
                suggestion: "write two small letters, like pl")
            return nil
        }
        let schema = RecordSchema<CaptionsDraft>([
            .required("language", \.language, language),
            .required("file", \.file, .file("a file with captions", extensions: MediaTypes.captions)),
        ])
        return ValueDecoder(.group(schema.shape)) { node, context in
            var draft = CaptionsDraft()
            guard schema.decode(node, into: &draft, context: &context), let language = draft.language else {
                return nil
            }
            return Captions(language: language, file: draft.file)
        }
    }
}
