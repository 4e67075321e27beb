/// The names that a template may use of a value, each with what it means and how to get it.
///
/// A name consists of letters, digits, `_` and `-`; a dot in a template leads from an object to one of its names. Where
/// a name is defined twice the later definition holds, so that a model may refine what it includes.
public struct Model<Value>: Sendable {
    @usableFromInline private(set) var shape: Shape

    /// A model called `name` (in problems and in the designers' reference), of which `about` tells what it describes.
    public init(_ name: String, _ about: String, _ define: (inout Model<Value>) -> Void) {
        shape = Shape(name: name, about: about)
        define(&self)
    }

    /// A string. `{{name}}` writes it escaped. Nil and "" write nothing and are false in sections; inside
    /// `{{#name}}...{{/name}}` the string is `{{.}}`.
    @inlinable
    public mutating func text(_ name: String, _ about: String, _ get: @escaping @Sendable (Value) -> String?) {
        define(name, about, .text, .text(get))
    }

    /// Markup that the generator made itself and vouches for. Only `{{{name}}}` writes it. It cannot be a section: a
    /// flag beside it tells whether there is any.
    @inlinable
    public mutating func markup(
        _ name: String, _ about: String, _ write: @escaping @Sendable (Value, inout [UInt8]) -> Void
    ) {
        define(name, about, .markup, .markup(write))
    }

    /// A condition, for `{{#name}}` and `{{^name}}`.
    @inlinable
    public mutating func flag(_ name: String, _ about: String, _ get: @escaping @Sendable (Value) -> Bool) {
        define(name, about, .flag, .flag(get))
    }

    /// A value with names of its own, for `{{#name}}` and `{{name.of.it}}`; false in sections where it is nil.
    @inlinable
    public mutating func object<Child>(
        _ name: String, _ about: String, _ model: Model<Child>, _ get: @escaping @Sendable (Value) -> Child?
    ) {
        define(name, about, .object(model.shape), .object(get))
    }

    /// Values with names of their own, for `{{#name}}`, which repeats its content; false in sections where it is empty.
    @inlinable
    public mutating func list<Child>(
        _ name: String, _ about: String, _ model: Model<Child>, _ get: @escaping @Sendable (Value) -> [Child]
    ) {
        define(name, about, .list(model.shape), .list(get))
    }

    /// A list, with a flag before it that tells whether it has any: for what stands around the list once.
    @inlinable
    public mutating func list<Child>(
        _ name: String, flag: String, _ about: String, _ model: Model<Child>,
        _ get: @escaping @Sendable (Value) -> [Child]
    ) {
        self.flag(flag, "Whether the next list has any") { !get($0).isEmpty }
        list(name, about, model, get)
    }

    /// Strings, with a flag before them that tells whether there are any.
    @inlinable
    public mutating func texts(
        _ name: String, flag: String, _ about: String, _ get: @escaping @Sendable (Value) -> [String]
    ) {
        self.flag(flag, "Whether the next list has any") { !get($0).isEmpty }
        texts(name, about, get)
    }

    /// Strings, for `{{#name}}{{.}}{{/name}}`.
    @inlinable
    public mutating func texts(_ name: String, _ about: String, _ get: @escaping @Sendable (Value) -> [String]) {
        define(name, about, .texts, .list(get))
    }

    /// All names of `model` as names of this one. `get` is called once for a value that is rendered, if at all.
    @inlinable
    public mutating func include<Part>(_ model: Model<Part>, _ get: @escaping @Sendable (Value) -> Part) {
        include(model.shape, .object(get))
    }

    /// Calls `body` with what the model knows of its values, and with the address of one.
    package func withAddress<Result>(of value: Value, _ body: (Shape, Accessor.Address) -> Result) -> Result {
        withUnsafePointer(to: value) { body(shape, $0) }
    }

    @usableFromInline
    mutating func define(_ name: String, _ about: String, _ kind: Entry.Kind, _ accessor: Accessor) {
        shape.define(Entry(name: name, about: about, kind: kind, accessor: accessor))
    }

    @usableFromInline
    mutating func include(_ part: Shape, _ accessor: Accessor) {
        shape.include(part, accessor)
    }
}
