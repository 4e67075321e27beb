import Documents
import Messages

/// Makes the program of one template for one model.
struct Generator {
    let sources: TemplateSources
    private let model: Shape
    var builder = CodeBuilder()
    private(set) var problems: [Diagnostic] = []
    var usedTemplates: Set<String> = []

    /// The context, innermost last; the constants come first.
    var scopes: [Scope]
    /// Slots of the scopes that are open, and the most there ever were.
    private var slotCount = 0
    private var mostSlots = 0
    /// The slots that instructions read.
    private var touched: Set<Int> = []

    /// The template whose nodes are being generated.
    var template = ParsedTemplate("", [])
    /// The blanks before each of its lines.
    var indentation: [UInt8] = []
    /// The replacements of parents' blocks, by name.
    var overrides: [String: Override] = [:]
    /// The templates and overrides within which we are, to notice when one comes again inside of itself.
    var activeTemplates: [String] = []
    var activeOverrides: Set<Override.Identity> = []

    private var depth = 0
    private var cost = 0
    private var isTooLarge = false

    /// The greatest depth of sections and inclusions over all templates involved.
    private static let depthLimit = 200
    /// The greatest size of a template with its partials and constant lists: bytes, a tag counting as 64.
    private static let costLimit = 16 << 20

    init(sources: TemplateSources, constants: SharedConstant, model: Shape) {
        self.sources = sources
        scopes = [.constant(constants)]
        self.model = model
    }

    /// - Parameter texts: the texts of constants, of each language.
    /// - Returns: the program of each language; nil if there is a problem.
    mutating func compile(_ name: String, _ texts: [[[UInt8]]]) -> [Program]? {
        guard let entry = sources.templates[name] else {
            problems = [
                Diagnostic(
                    id: "unknown-template", file: name, message: "there is no template \"\(name)\"",
                    suggestion: NearMiss.suggestion(for: name, among: sources.names))
            ]
            return nil
        }
        enter(entry)
        activeTemplates = [name]
        withModel(model) { generator, _ in generator.generate(entry.nodes, of: entry) }
        guard problems.isEmpty else { return nil }
        return texts.map { texts in builder.program(slotCount: max(1, mostSlots)) { texts[$0.number] } }
    }

    mutating func report(_ id: String, _ place: Place, _ message: Message, suggestion: Message? = nil) {
        problems.append(Diagnostic(id, template.name, place, message, suggestion: suggestion))
    }

    /// Notes that a template is used, with the problems of its syntax.
    mutating func enter(_ used: ParsedTemplate) {
        if usedTemplates.insert(used.name).inserted { problems += used.problems }
    }

    // MARK: Nodes

    /// Generates nodes that stand in the current template.
    mutating func generate(_ nodes: some Collection<Node>) {
        depth += 1
        defer { depth -= 1 }
        for node in nodes {
            cost += 64
            guard cost <= Self.costLimit else { return reportSize() }
            generate(node)
        }
    }

    /// Generates nodes that stand in another template.
    mutating func generate(_ nodes: some Collection<Node>, of other: ParsedTemplate) {
        let outer = template
        template = other
        generate(nodes)
        template = outer
    }

    private mutating func generate(_ node: Node) {
        switch node {
        case .lineStart(let blanks): startLine(blanks)
        case .text(let range): literal(template.bytes[range])
        case .variable(let name, let escaped): generateVariable(name, escaped: escaped)
        case .section(let name, let inverted, let body):
            guard isWithinDepth(name) else { return }
            generateSection(name, inverted: inverted, body)
        case .partial(let partial):
            guard isWithinDepth(partial.name) else { return }
            generatePartial(partial)
        case .parent(let parent, let arguments):
            guard isWithinDepth(parent.name) else { return }
            generateParent(parent, arguments)
        case .block(let block):
            guard isWithinDepth(block.name) else { return }
            generateBlock(block)
        }
    }

    mutating func startLine(_ blanks: Range<Int>) {
        literal(indentation)
        literal(template.bytes[blanks])
    }

    mutating func literal(_ bytes: some Collection<UInt8>) {
        cost += bytes.count
        if cost <= Self.costLimit { builder.literal(bytes) } else { reportSize() }
    }

    mutating func literal(_ text: ConstantText) {
        guard text.isFilled else { return }
        cost += text.length
        if cost <= Self.costLimit { builder.literal(text) } else { reportSize() }
    }

    private mutating func isWithinDepth(_ name: Name) -> Bool {
        guard depth > Self.depthLimit else { return true }
        report(
            "nested-too-deeply", name.place,
            "sections and partials are nested deeper than \(Self.depthLimit) here")
        return false
    }

    private mutating func reportSize() {
        guard !isTooLarge else { return }
        isTooLarge = true
        let name = activeTemplates.first ?? template.name
        problems.append(
            Diagnostic(
                id: "template-too-large", file: name,
                message: "with its partials the template grows beyond all measure"))
    }

    // MARK: Scopes

    /// Adds a model's scope, with the parts it includes opened where the body uses them.
    /// - Returns: True if the body used the value in the scope's slot.
    @discardableResult
    mutating func withModel(_ shape: Shape, _ body: (inout Generator, _ slot: Int) -> Void) -> Bool {
        withSlots(1 + shape.parts.count) { generator, slot in
            let opened = shape.parts.enumerated().map { number, part in
                generator.builder.begin(
                    .open, slot + (part.base.map { 1 + $0 } ?? 0), part.accessor, inner: slot + 1 + number)
            }
            generator.with(.model(shape, slot: slot)) { body(&$0, slot) }
            for (number, begun) in opened.enumerated().reversed() {
                let isUsed = generator.touched.contains(slot + 1 + number)
                generator.builder.end(begun, as: isUsed ? nil : .pass)
            }
        }
    }

    /// The slot that the next scope will have.
    var nextSlot: Int { slotCount }

    /// Adds the scope of a string.
    mutating func withText(_ body: (inout Generator, _ slot: Int) -> Void) -> Bool {
        withSlots(1) { generator, slot in
            generator.with(.text(slot: slot)) { body(&$0, slot) }
        }
    }

    mutating func with(_ scope: Scope, _ body: (inout Generator) -> Void) {
        scopes.append(scope)
        body(&self)
        scopes.removeLast()
    }

    /// Generates what can never be written, to find its problems.
    mutating func discarding(_ body: (inout Generator) -> Void) {
        var kept = CodeBuilder()
        swap(&kept, &builder)
        body(&self)
        swap(&kept, &builder)
    }

    /// Notes that an instruction reads a name of a scope's value: the value itself, or a part of it.
    /// - Returns: the slot to read.
    mutating func touch(_ slot: Int, part: Int?, of shape: Shape?) -> Int {
        guard let part, let shape else {
            touched.insert(slot)
            return slot
        }
        _ = touch(slot, part: shape.parts[part].base, of: shape)
        touched.insert(slot + 1 + part)
        return slot + 1 + part
    }

    private mutating func withSlots(_ count: Int, _ body: (inout Generator, _ slot: Int) -> Void) -> Bool {
        let slot = slotCount
        slotCount += count
        mostSlots = max(mostSlots, slotCount)
        for fresh in slot..<slotCount { touched.remove(fresh) }
        body(&self, slot)
        slotCount -= count
        return touched.contains(slot)
    }
}
