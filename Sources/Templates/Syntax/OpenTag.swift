/// A tag whose closing tag is yet to come, with what stands in it so far.
struct OpenTag {
    enum Kind {
        case template
        case section(inverted: Bool)
        case parent
        /// A block outside of parent tags: a place with default content.
        case block
        /// A block in a parent tag: what replaces the parent's block.
        case argument
    }

    let kind: Kind
    let name: Name
    let place: Place
    /// See `Inclusion` and `Block`.
    var indentation: Range<Int>?
    var isStandalone = false
    var nodes: [Node] = []
    /// A parent's.
    var arguments: [Block] = []
    /// The number of blanks before an argument's first line; each of its lines loses as many.
    var dedent: Int?

    static let template = OpenTag(.template, Name(text: "", place: Place(line: 1, column: 1, length: 1)))

    init(_ kind: Kind, _ tag: Tag) {
        self.init(kind, tag.name, tag.place)
    }

    private init(_ kind: Kind, _ name: Name, _ place: Place? = nil) {
        self.kind = kind
        self.name = name
        self.place = place ?? name.place
    }

    var isParent: Bool {
        if case .parent = kind { true } else { false }
    }

    var isArgument: Bool {
        if case .argument = kind { true } else { false }
    }
}
