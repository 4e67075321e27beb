/// Encodes what results show, in blocks of neighbours, so that what they share is written once. A block is text,
/// compressed: nine columns separated by U+0000, whose rows are separated by line feeds.
///
/// ```
/// institutions: of animals, for each that the block touches: id, name, town, how many of the block's rows, each after U+0001
/// titles
/// ids: what follows the title's words joined by hyphens; "=" and the whole id where it does not begin so. Those of institutions, too
/// three columns of one character a row: the parts of the line, as their places in the root's labels and then the block's, after U+0020; a blank is none
/// status: of the same kind
/// labels: those that the root has not
/// pictures: U+0001 and U+0002 stand for the institution's and the animal's id; of institutions also the town before, and a tab
/// ```
struct CardBlock {
    let corpus: SearchCorpus
    let labels: CardLabels

    func text(of rows: ArraySlice<PostingRun.CardRow>, areInstitutions: Bool) -> [UInt8] {
        var columns = Array(repeating: [UInt8](), count: 9)
        var labels = labels
        let common = labels.texts.count
        var current: (institution: Int, count: Int)?
        func close(_ columns: inout [[UInt8]]) {
            guard let (institution, count) = current else { return }
            let record = corpus.institutions[institution]
            if !columns[0].isEmpty { columns[0].append(0x0A) }
            columns[0] += CardBlock.shortened(record.id, after: record.name) + [1]
            for part in [record.name, record.town] {
                CardBlock.append(part, to: &columns[0])
                columns[0].append(1)
            }
            columns[0] += Array(String(count).utf8)
        }
        for (index, row) in rows.enumerated() {
            if index > 0 { for column in [1, 2, 8] { columns[column].append(0x0A) } }
            let institution = corpus.institutions[row.institution]
            if !areInstitutions {
                if current?.institution != row.institution {
                    close(&columns)
                    current = (row.institution, 0)
                }
                current?.count += 1
            }
            CardBlock.append(row.card.title, to: &columns[1])
            columns[2] += CardBlock.shortened(row.card.id, after: row.card.title)
            for part in 0..<3 {
                let label = part < row.card.line.count ? row.card.line[part] : ""
                columns[3 + part] += labels.character(of: label)
            }
            columns[6] += labels.character(of: CardLabels.status(of: row.card))
            if areInstitutions {
                CardBlock.append(institution.town, to: &columns[8])
                columns[8].append(0x09)
            }
            let isKnown = row.card.line.first.map { labels.placeholder(for: $0) == row.card.placeholder } ?? false
            let picture = row.card.picture.isEmpty && !isKnown ? row.card.placeholder : row.card.picture
            CardBlock.append(picture, to: &columns[8], institution.id, row.card.id)
        }
        columns[7] = Array(labels.texts[common...].map { Array($0.utf8) }.joined(separator: [0x0A]))
        close(&columns)
        return Array(columns.joined(separator: [0]))
    }

    /// Control characters separate.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 { bytes.append(byte < 0x20 ? 0x20 : byte) }
    }

    private static func append(
        _ picture: String, to bytes: inout [UInt8], _ institution: String, _ id: String
    ) {
        let picture = Array(picture.utf8)
        let (institution, id) = (Array("/\(institution)/".utf8), Array("/\(id)".utf8))
        var index = 0
        while index < picture.count {
            if picture[index...].starts(with: institution) {
                bytes += [0x2F, 1]
                index += institution.count - 1
            } else if picture[index...].starts(with: id) {
                bytes += [0x2F, 2]
                index += id.count
            } else {
                bytes.append(max(0x20, picture[index]))
                index += 1
            }
        }
    }

    private static func shortened(_ id: String, after title: String) -> [UInt8] {
        let words = Tokeniser.folded(title).map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }
        let id = Array(id.utf8)
        return id.starts(with: words) ? Array(id[words.count...]) : [UInt8(ascii: "=")] + id
    }
}

/// The texts of lines and status, each once.
struct CardLabels: Sendable {
    private(set) var texts: [String] = []
    /// The placeholders of pictures, by the place of the first part of the line; empty where there is none.
    private(set) var placeholders: [String] = []
    private var places: [String: Int] = [:]

    /// The number of labels in the root.
    private static let limit = 24

    /// The most frequent ones, in their order.
    init(_ rows: some Sequence<PostingRun.CardRow>) {
        var counts: [String: Int] = [:]
        var placeholders: [String: String] = [:]
        for row in rows {
            for part in row.card.line.prefix(3) { counts[part, default: 0] += 1 }
            if let first = row.card.line.first, !row.card.placeholder.isEmpty {
                placeholders[first] = row.card.placeholder
            }
            counts[CardLabels.status(of: row.card), default: 0] += 1
        }
        counts[""] = nil
        let frequent =
            counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(CardLabels.limit)
            .map(\.key)
        for (place, text) in frequent.enumerated() { places[text] = place }
        texts = frequent.map(CardLabels.line)
        self.placeholders = frequent.map { placeholders[$0] ?? "" }
    }

    /// Control characters separate, but for the tab behind a status.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? " " : $0 }))
    }

    /// A status and what it is called, which may depend on the animal's sex.
    static func status(of card: SearchCard) -> String { card.status.isEmpty ? "" : "\(card.status)\t\(card.label)" }

    func placeholder(for first: String) -> String? {
        places[first].flatMap { $0 < placeholders.count ? placeholders[$0] : nil }
    }

    /// The character of a text, which is added where it is not known yet.
    mutating func character(of text: String) -> [UInt8] {
        guard !text.isEmpty else { return [0x20] }
        if places[text] == nil {
            places[text] = texts.count
            texts.append(CardLabels.line(text))
        }
        guard let place = places[text], let scalar = Unicode.Scalar(0x21 + place + (place > 0xD700 ? 0x900 : 0)) else {
            return [0x20]
        }
        return Array(String(Character(scalar)).utf8)
    }
}
