import CCMarkGFM

/// The headings of a description.
public struct MarkdownOutline: Hashable, Sendable {
    /// In the order of the text. Headings without text are left out, on the page too.
    public var headings: [MarkdownHeading]

    public init(headings: [MarkdownHeading] = []) {
        self.headings = headings
    }

    /// The anchors that links may lead to.
    public var anchors: [String] { headings.compactMap(\.anchor) }
}

/// A heading as it stands on the page.
public struct MarkdownHeading: Hashable, Sendable {
    /// 1 to 6, as rendered.
    public var level: Int
    /// Without markup.
    public var text: String
    /// The identifier, without `#`; nil where the text holds nothing that an anchor may hold.
    public var anchor: String?

    public init(level: Int, text: String, anchor: String?) {
        self.level = level
        self.text = text
        self.anchor = anchor
    }

    /// Nil for a heading in which there is nothing to see.
    init?(
        _ node: OpaquePointer, _ written: Int, _ levels: inout MarkdownLevels, _ anchors: inout MarkdownAnchors
    ) {
        guard cmark_node_first_child(node) != nil else { return nil }
        var bytes: [UInt8] = []
        MarkdownTree.appendText(of: node, images: false, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        self.init(level: levels.level(for: written), text: text, anchor: anchors.anchor(for: text))
    }
}

/// Gives headings the levels of a page: the highest is `base`, and none is more than one below the one before it.
struct MarkdownLevels {
    private let base: Int
    private var open: [Int] = []

    init(base: Int) {
        self.base = min(max(base, 1), 6)
    }

    /// The level on the page of the next heading, written with `written` signs.
    mutating func level(for written: Int) -> Int {
        while let last = open.last, last >= written { open.removeLast() }
        open.append(written)
        return min(base + open.count - 1, 6)
    }
}
