/// Access to one name of a value whose type is no longer known: all that a compiled template calls while it renders.
///
/// Every function takes the address of a value, and that value must be of the type that the accessor was made for;
/// `Accessor+Typed.swift` proves that it is. What makes no sense for a kind of name does nothing: nobody calls it.
@usableFromInline
package final class Accessor: Sendable {
    @usableFromInline package typealias Address = UnsafeRawPointer

    /// Appends a text, escaped, or a markup as it is.
    package let write: @Sendable (Address, inout [UInt8]) -> Void
    /// True if a section over it is rendered.
    package let holds: @Sendable (Address) -> Bool
    /// Calls the function with the address of each value inside: a text that is not empty, an object that is not nil,
    /// the elements of a list. The address is valid during the call only.
    package let open: @Sendable (Address, (Address) -> Void) -> Void

    @usableFromInline
    init(
        write: @escaping @Sendable (Address, inout [UInt8]) -> Void = { _, _ in },
        holds: @escaping @Sendable (Address) -> Bool = { _ in false },
        open: @escaping @Sendable (Address, (Address) -> Void) -> Void = { _, _ in }
    ) {
        self.write = write
        self.holds = holds
        self.open = open
    }

    /// This accessor, applied to what `object` finds.
    func inside(_ object: Accessor) -> Accessor {
        Accessor(
            write: { value, bytes in
                object.open(value) { self.write($0, &bytes) }
            },
            holds: { value in
                var holds = false
                object.open(value) { holds = self.holds($0) }
                return holds
            },
            open: { value, body in
                object.open(value) { self.open($0, body) }
            })
    }
}
