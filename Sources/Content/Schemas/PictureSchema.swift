import Documents
import Records

extension ValueDecoder where Value == Picture {
    /// A file's name, or a group of `file`, `alt`, `credit` and `focus`. In a translation `alt` may stand alone.
    static var picture: ValueDecoder { picture { $0 } }

    /// Decodes a visitor's picture, whose texts hold no data about a visitor.
    static var visitorsPicture: ValueDecoder { picture { $0.withoutPersonalData() } }

    private static func picture(_ text: (ValueDecoder<String>) -> ValueDecoder<String>) -> ValueDecoder {
        let file = ValueDecoder<String>.file("a picture", extensions: MediaTypes.pictures)
        let schema = RecordSchema<Picture>([
            .required(
                "file", \.file, file, "the name of the picture's file, which lies beside the record",
                polish: ["plik"], example: "rex.jpg"),
            .optional(
                "alt", \.alternative, .localized(text(.text(maximum: 1000))),
                "what can be seen, for people who cannot see the picture", polish: ["co widać", "tekst alternatywny"],
                example: .words("Rex runs across a meadow")),
            .optional(
                "credit", \.credit, text(.text(maximum: 200)), "who took the picture", polish: ["autor", "autorka"]),
            .optional(
                "focus", \.focus, .focalPoint,
                """
                the point that must stay visible: its distance from the left and from the top, from 0 to 1; \
                the middle is [0.5, 0.5]
                """,
                polish: ["środek"]),
        ])
        return ValueDecoder(
            .either([.group(schema.shape), file.shape()]),
            translate: { node, original, picture, context in
                let ownFile = original.flatMap { $0.kind == .mapping ? $0["file"] : $0 }
                let file = node.kind == .mapping ? node["file"] : node
                if let file, let ownFile, !file.says(theSameAs: ownFile) {
                    context.report(
                        "not-translatable", at: file, "a picture's file is the same in every language",
                        suggestion: "write {alt: ...} alone")
                } else {
                    guard node.kind == .mapping else { return }
                    // Where the record has a name alone, that the file is the same has just been seen.
                    let own = original?.kind == .mapping ? original : node
                    schema.translate(node, original: own, into: &picture, context: &context)
                }
            },
            value: { schema.value(of: $0) },
            { node, context in
                if node.kind == .mapping {
                    var picture = Picture(file: "")
                    return schema.decode(node, into: &picture, context: &context) ? picture : nil
                }
                return file.decode(node, &context).map { Picture(file: $0) }
            })
    }
}

extension ValueDecoder where Value == FocalPoint {
    /// Two parts of 1: `[0.3, 0.4]`.
    static var focalPoint: ValueDecoder {
        ValueDecoder<[Double]>.list(of: .number(0...1)).map(
            as: .list(.number(NumberShape(isInteger: false, minimum: 0, maximum: 1)), minimum: 2),
            value: { .list([.number($0.x), .number($0.y)]) }
        ) { parts, node, context in
            if parts.count == 2 { return FocalPoint(x: parts[0], y: parts[1]) }
            return context.refuse(
                "wrong-type", at: node, "a point has two numbers, not \(parts.count)",
                suggestion: "write its distance from the left and from the top, like [0.3, 0.4]")
        }
    }
}

/// File name endings, in lower case.
package enum MediaTypes {
    package static let pictures = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "gif"]
    static let logos = ["png", "jpg", "jpeg", "webp", "svg"]
    static let videos = ["mp4", "webm"]
    static let captions = ["vtt"]
    /// The endings of all files that may lie beside a record.
    package static let attachments = Set(pictures + logos + videos + captions + ["pdf"])
}
