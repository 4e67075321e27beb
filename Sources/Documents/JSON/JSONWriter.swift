/// Writes one JSON text (RFC 8259) as UTF-8, value after value, without building a tree first. Members stand in the
/// order in which they are written.
///
/// ```swift
/// JSONWriter.appendObject(to: &bytes) { json in
///     json.member("name", "Rex")
///     json.array("marks") { $0.string("white patch") }
/// }
/// ```
///
/// Commas and colons write themselves. What is written is one JSON text as long as every object holds members and every
/// array values, which the names of the methods tell.
public struct JSONWriter: Sendable {
    public enum Layout: Hashable, Sendable {
        /// No white space at all.
        case compact
        /// A line for each member and element, indented by two blanks a level.
        case pretty
    }

    public enum Escaping: Hashable, Sendable {
        /// The escapes of RFC 8259, section 7: the quote, the backslash and control characters.
        case minimal
        /// Also `<`, `>`, `&`, U+2028 and U+2029, so that the text can stand in a `script` element of an HTML page
        /// without ending it or opening a comment.
        case script
    }

    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []

    private let layout: Layout
    private let escaping: Escaping
    private var depth = 0
    /// True if a value stands before the place of writing in the same object or array.
    private var followsValue = false
    /// True if a member's name stands right before the place of writing.
    private var followsName = false

    public init(_ layout: Layout = .compact, escaping: Escaping = .minimal) {
        self.layout = layout
        self.escaping = escaping
    }

    /// Writes a JSON text behind what `bytes` holds already.
    public static func append(
        to bytes: inout [UInt8], _ layout: Layout = .compact, escaping: Escaping = .minimal,
        _ write: (inout JSONWriter) -> Void
    ) {
        var writer = JSONWriter(layout, escaping: escaping)
        swap(&writer.bytes, &bytes)
        write(&writer)
        swap(&writer.bytes, &bytes)
    }

    /// Writes an object behind what `bytes` holds already.
    public static func appendObject(
        to bytes: inout [UInt8], _ layout: Layout = .compact, escaping: Escaping = .minimal,
        _ members: (inout JSONWriter) -> Void
    ) {
        append(to: &bytes, layout, escaping: escaping) { $0.object(members) }
    }

    // MARK: Objects and arrays

    /// An object with the members that `members` writes.
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    /// An array of the values that `elements` writes.
    public mutating func array(_ elements: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        elements(&self)
        close(UInt8(ascii: "]"))
    }

    /// An array with what `write` makes of each element: one value for each.
    public mutating func array<Elements: Sequence>(
        of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        open(UInt8(ascii: "["))
        for element in elements { write(&self, element) }
        close(UInt8(ascii: "]"))
    }

    /// A member whose value is an object.
    public mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
        self.name(name)
        object(members)
    }

    /// A member whose value is an array.
    public mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) {
        self.name(name)
        array(elements)
    }

    /// A member whose value is an array with what `write` makes of each element.
    public mutating func array<Elements: Sequence>(
        _ name: String, of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        self.name(name)
        array(of: elements, write)
    }

    /// A member of the object that is open; `value` writes its value, exactly one.
    public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
        self.name(name)
        value(&self)
    }

    /// The name of a member of the object that is open; its value must be written next.
    public mutating func name(_ name: String) {
        beginValue()
        appendQuoted(name)
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
        followsName = true
    }

    // MARK: Single values

    public mutating func string(_ text: String) {
        beginValue()
        appendQuoted(text)
        endValue()
    }

    public mutating func integer(_ number: Int) {
        beginValue()
        if (0..<10).contains(number) {
            bytes.append(UInt8(ascii: "0") + UInt8(number))
        } else {
            bytes.append(contentsOf: String(number).utf8)
        }
        endValue()
    }

    /// The shortest decimal that reads back as the same number, without a fraction where it has none. JSON has no
    /// infinities and no NaN (RFC 8259, section 6): they are written as null.
    public mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        beginValue()
        var digits = number.description
        if digits.hasSuffix(".0") { digits.removeLast(2) }
        bytes.append(contentsOf: digits.utf8)
        endValue()
    }

    public mutating func boolean(_ flag: Bool) {
        beginValue()
        if flag { bytes.append(contentsOf: "true".utf8) } else { bytes.append(contentsOf: "false".utf8) }
        endValue()
    }

    public mutating func null() {
        beginValue()
        bytes.append(contentsOf: "null".utf8)
        endValue()
    }

    /// A value that was written before, by another writer of the same escaping. It is not looked into.
    public mutating func fragment(_ json: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: json)
        endValue()
    }

    // MARK: Members with a single value. One whose value is nil is left out.

    public mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        self.name(name)
        string(text)
    }

    public mutating func member(_ name: String, _ number: Int?) {
        guard let number else { return }
        self.name(name)
        integer(number)
    }

    public mutating func member(_ name: String, _ number: Double?) {
        guard let number else { return }
        self.name(name)
        self.number(number)
    }

    public mutating func member(_ name: String, _ flag: Bool?) {
        guard let flag else { return }
        self.name(name)
        boolean(flag)
    }

    // MARK: Punctuation

    private mutating func open(_ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        depth += 1
        followsValue = false
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if followsValue { breakLine() }
        bytes.append(bracket)
        endValue()
    }

    private mutating func beginValue() {
        if followsName {
            followsName = false
            return
        }
        if followsValue { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { breakLine() }
    }

    private mutating func endValue() { followsValue = true }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let forScript = escaping == .script
        // Faster than `withUTF8`, which wants a copy of its own; native strings always have such storage.
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            JSONEscaping.append($0, to: &bytes, forScript: forScript)
        }
        if isDone == nil {
            Array(text.utf8).withUnsafeBufferPointer { JSONEscaping.append($0, to: &bytes, forScript: forScript) }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
