internal import EmbeddedFiles

/// The texts of messages in another language by their English templates: a catalogue of GNU gettext (a PO file).
struct MessageCatalogue: Sendable {
    /// The Polish texts, which are part of the program. They are read when the first is asked for.
    static let polish = MessageCatalogue(po: EmbeddedFile.polishMessages.bytes)

    private var texts: [String: String] = [:]

    /// Reads a PO file that `msgfmt` accepts. Of the escapes it knows `\n`, `\t`, `\"` and `\\`.
    init(po source: UnsafeBufferPointer<UInt8>) {
        texts.reserveCapacity(2_000)
        var entry = Entry()
        for line in source.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            guard let start = line.firstIndex(of: quote), let end = line.lastIndex(of: quote) else { continue }
            if line.starts(with: "msgstr".utf8) {
                entry.isText = true
            } else if start != line.startIndex, entry.isText {
                add(entry)
                entry = Entry()
            } else if start != line.startIndex, !entry.template.isEmpty {
                entry.template += contextEnd.utf8
            }
            entry.append(line[(start + 1)..<end])
        }
        add(entry)
    }

    /// Returns the text of a template; a context tells equal templates apart.
    subscript(template: String, context context: String? = nil) -> String? {
        texts[(context.map { $0 + contextEnd } ?? "") + template]
    }

    private mutating func add(_ entry: Entry) {
        texts[String(decoding: entry.template, as: UTF8.self)] = String(decoding: entry.text, as: UTF8.self)
    }
}

private let quote = UInt8(ascii: "\"")

/// The separator that gettext writes between a context and a template.
private let contextEnd = "\u{4}"

private struct Entry {
    /// The English template, after its context if it has one.
    var template: [UInt8] = []
    var text: [UInt8] = []
    /// True if what follows belongs to the text.
    var isText = false

    /// Appends what stands between two quotation marks.
    mutating func append(_ piece: Slice<UnsafeBufferPointer<UInt8>>) {
        var rest = piece
        while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
            add(rest[..<escape])
            rest = rest[(escape + 1)...]
            switch rest.first {
            case UInt8(ascii: "n"): add("\n".utf8)
            case UInt8(ascii: "t"): add("\t".utf8)
            default: add(rest.prefix(1))
            }
            rest = rest.dropFirst()
        }
        add(rest)
    }

    private mutating func add(_ bytes: some Collection<UInt8>) {
        if isText { text += bytes } else { template += bytes }
    }
}
