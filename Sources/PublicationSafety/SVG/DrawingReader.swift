import CExpat
import Messages

/// Reads a drawing with Expat and keeps what draws.
final class DrawingReader {
    private let file: ArraySlice<UInt8>
    private let parser = XML_ParserCreate("UTF-8")
    private var root: DrawingNode?
    /// The elements that are open, the outermost first; those without a node are left out.
    private var open: [(node: DrawingNode?, names: NamespaceScope)] = []
    /// The parts that were left out though somebody may miss them.
    private(set) var omissions: Set<Message> = []
    private var elementCount = 0
    private var problem: DrawingProblem?

    /// More than any logo has.
    static let maximumElements = 50_000
    static let maximumDepth = 96
    /// The number of bytes that entities may become in all.
    private static let allowance: UInt64 = 1 << 16

    /// - Parameter file: what is no UTF-8 is replaced, whatever encoding the file names.
    init(_ file: [UInt8]) { self.file = Array(String(decoding: file, as: UTF8.self).utf8)[...] }

    deinit { XML_ParserFree(parser) }

    /// Returns the outermost element. What follows it is not looked at.
    func read() throws(DrawingProblem) -> DrawingNode {
        // Some programs leave blanks before the XML declaration.
        let text = file.drop { isBlank($0) }
        setHandlers()
        XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 1)
        XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, UInt64(text.count) + DrawingReader.allowance)
        let status = text.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
        }
        if let problem { throw problem }
        guard let root, status == XML_STATUS_OK || XML_GetErrorCode(parser) == XML_ERROR_ABORTED else {
            throw reason(text)
        }
        try limitSize(of: root)
        return root
    }

    /// The reason why Expat could not read the text.
    private func reason(_ text: ArraySlice<UInt8>) -> DrawingProblem {
        let error = XML_GetErrorCode(parser)
        switch error {
        case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_AMPLIFICATION_LIMIT_BREACH: return .entities
        case XML_ERROR_SYNTAX where root == nil, XML_ERROR_NO_ELEMENTS where root == nil: return .noDrawing
        default:
            // What is never closed is broken where the file ends.
            let line = error == XML_ERROR_UNCLOSED_TOKEN ? 1 + lines(text) : Int(XML_GetCurrentLineNumber(parser))
            return .malformed(line: lines(file[..<text.startIndex]) + line)
        }
    }

    private func lines(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func setHandlers() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in
                guard let reader, let name, var attributes else { return }
                var values: [(name: String, value: String)] = []
                while let name = attributes[0], let value = attributes[1] {
                    values.append((String(cString: name), String(cString: value)))
                    attributes += 2
                }
                DrawingReader.of(reader).start(String(cString: name), values)
            },
            { reader, _ in reader.map { DrawingReader.of($0).end() } })
        XML_SetCharacterDataHandler(parser) { reader, text, count in
            guard let reader, let text else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            DrawingReader.of(reader).add(text: String(decoding: bytes, as: UTF8.self))
        }
        // Only entities that are a text by themselves, as drawing programs write them for namespaces.
        XML_SetEntityDeclHandler(parser) { reader, _, isParameter, value, count, _, _, _, _ in
            let text = UnsafeRawBufferPointer(start: value, count: Int(count))
            guard isParameter != 0 || value == nil || text.contains(where: { "&<%".utf8.contains($0) }) else { return }
            reader.map { DrawingReader.of($0).stop(.entities) }
        }
        XML_SetSkippedEntityHandler(parser) { reader, _, _ in reader.map { DrawingReader.of($0).stop(.entities) } }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer) -> DrawingReader {
        Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Ends reading: at the end of the outermost element, or with a problem.
    private func stop(_ problem: DrawingProblem? = nil) {
        self.problem = problem
        XML_StopParser(parser, 0)
    }

    // MARK: Elements

    private func start(_ name: String, _ attributes: [(name: String, value: String)]) {
        guard problem == nil else { return }
        var names = open.last?.names ?? NamespaceScope()
        names.add(attributes)
        let (space, local) = names.resolve(name)
        // What editors keep for themselves is left out without a word.
        let draws = space == DrawingVocabulary.namespace || space.isEmpty
        guard root != nil else {
            guard draws, local == "svg" else { return stop(.noDrawing) }
            let node = DrawingNode("svg", kept(attributes, of: "svg", names))
            node.attributes.insert(("xmlns", DrawingVocabulary.namespace), at: 0)
            root = node
            return open.append((node, names))
        }
        elementCount += 1
        guard elementCount <= DrawingReader.maximumElements else { return stop(.tooManyElements) }
        guard open.count < DrawingReader.maximumDepth else { return stop(.tooDeep) }
        var node: DrawingNode?
        if draws, let parent = open.last?.node {
            node = element(local, attributes, names, in: parent)
            node.map { parent.content.append(.element($0)) }
        }
        open.append((node, names))
    }

    private func end() {
        guard problem == nil, let (node, _) = open.popLast() else { return }
        if let node, node.name == "style" { filterStyle(of: node) }
        if open.isEmpty { stop() }
    }

    private func add(text: String) {
        guard let node = open.last?.node, DrawingVocabulary.holdingText.contains(node.name) else { return }
        node.content.append(.text(text))
    }

    /// Returns an element as it is kept; nil where it is left out.
    private func element(
        _ name: String, _ attributes: [(name: String, value: String)], _ names: NamespaceScope, in parent: DrawingNode
    ) -> DrawingNode? {
        if DrawingVocabulary.wrappers.contains(name) {
            let isInText = DrawingVocabulary.holdingText.contains(parent.name)
            return DrawingNode(isInText ? "tspan" : "g", kept(attributes, of: "g", names))
        }
        guard DrawingVocabulary.elements.contains(name) else {
            if !DrawingVocabulary.unseen.contains(name) { omissions.insert("<\(name.prefix(40))>") }
            return nil
        }
        return DrawingNode(name, kept(attributes, of: name, names))
    }

    // MARK: Attributes

    private func kept(
        _ attributes: [(name: String, value: String)], of element: String, _ names: NamespaceScope
    ) -> [(name: String, value: String)] {
        var kept: [(name: String, value: String)] = []
        for (name, value) in attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
            let (space, local) = names.resolve(attribute: name)
            if local == "href", space.isEmpty || space == DrawingVocabulary.linkNamespace {
                // A link's target is left out: pages link, logos do not.
                guard element != "g", !kept.contains(where: { $0.name == "href" }) else { continue }
                if let reference = reference(value, of: element) { kept.append(("href", reference)) }
            } else if space == DrawingVocabulary.xmlNamespace, local == "space", value == "preserve" {
                kept.append(("xml:space", value))
            } else if space.isEmpty {
                if let value = attribute(local, value) { kept.append((local, value)) }
            }
        }
        return kept
    }

    private func attribute(_ name: String, _ value: String) -> String? {
        guard DrawingVocabulary.attributes.contains(name) else {
            if name.lowercased().hasPrefix("on") { omissions.insert("an event handler (\(name.prefix(40)))") }
            return nil
        }
        if name == "style" {
            let (kept, isWhole) = StyleFilter.declarations(value)
            if !isWhole { omissions.insert("a part of a style") }
            return kept.isEmpty ? nil : kept
        }
        guard StyleFilter.isHarmless(value) else {
            omissions.insert("a reference to something elsewhere (\(name))")
            return nil
        }
        return value
    }

    /// A part of the drawing, or a picture within it.
    private func reference(_ value: String, of element: String) -> String? {
        let value = String(value.filter { !$0.isWhitespace })
        if value.hasPrefix("#") { return value }
        let isPicture = element == "image" || element == "feImage"
        let kinds = ["png", "jpeg", "jpg", "gif", "webp"].map { "data:image/\($0);base64," }
        if isPicture, kinds.contains(where: value.hasPrefix) { return value }
        omissions.insert("a reference to something elsewhere (\(element))")
        return nil
    }

    private func filterStyle(of node: DrawingNode) {
        let text = node.content.map { content in if case .text(let text) = content { text } else { "" } }.joined()
        let (kept, isWhole) = StyleFilter.rules(text)
        if !isWhole { omissions.insert("a part of a style") }
        node.content = kept.isEmpty ? [] : [.text(kept)]
    }

    // MARK: Size

    private func limitSize(of root: DrawingNode) throws(DrawingProblem) {
        let sides = ["width", "height"].compactMap { root.value(of: $0) }
        guard sides.contains(where: { !DrawingLength.fitsScreen($0) }) else { return }
        guard root.value(of: "viewBox") != nil else { throw .immense }
        root.attributes.removeAll { $0.name == "width" || $0.name == "height" }
    }
}
