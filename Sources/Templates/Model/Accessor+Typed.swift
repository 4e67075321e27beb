import Markup

// The only file in which an address becomes a value of a type again. What is inlinable here is compiled where models are
// defined, for their very types: a rendering then asks for no type at run time.
//
// Why that is sound:
// - An `Accessor` made by a function below for `Value` reads its address as a `Value`. These functions are called by
//   `Model<Value>` alone, which puts the accessor into its own `Shape`; so the accessors of a `Model<Value>`'s shape read
//   a `Value`. Where a model includes a part, the part's entries keep the part's accessors together with the part's
//   number, and the part's accessor reads the including `Value`.
// - `open` calls its body with the address of a `Child` (or `String`), and the entry carries the `Shape` of the
//   `Model<Child>` that the same function was given (`texts` and `text`: no shape, but the accessor `current`).
// - The compiler gives every opened scope a slot of its own, and uses on that slot only accessors of the shape that the
//   scope was opened with. Slot 0 has the shape of `Model<Value>`, and `Template<Value>`, made with it, puts a `Value` there.
// - `Accessor.inside` passes on the address that the outer accessor's `open` gives, to an accessor of the shape that goes with
//   it; the tests' `Shape.dynamic` walks the shapes in the same way.
// - A slot's address is valid as long as its scope is open, since `open` keeps the value alive during its body, and
//   instructions that use a slot stand inside the scope's body.
extension Accessor {
    @inlinable
    static func text<Value>(_ get: @escaping @Sendable (Value) -> String?) -> Accessor {
        Accessor(
            write: { value, bytes in
                if let text = borrowing(value, get) { bytes.append(escaping: text, for: .html) }
            },
            holds: { value in
                guard let text = borrowing(value, get) else { return false }
                return !text.isEmpty
            },
            open: { value, body in
                guard let text = borrowing(value, get), !text.isEmpty else { return }
                withUnsafePointer(to: text) { body($0) }
            })
    }

    /// The string of a slot that a text or an element of texts opened: `{{.}}`.
    static let current = Accessor.text { (text: String) in text }

    /// Returns that string itself.
    package static func string(at address: Address) -> String {
        address.assumingMemoryBound(to: String.self).pointee
    }

    @inlinable
    static func markup<Value>(_ write: @escaping @Sendable (Value, inout [UInt8]) -> Void) -> Accessor {
        Accessor(write: { value, bytes in
            borrowing(value, &bytes, write)
        })
    }

    @inlinable
    static func flag<Value>(_ get: @escaping @Sendable (Value) -> Bool) -> Accessor {
        Accessor(holds: { borrowing($0, get) })
    }

    @inlinable
    static func object<Value, Child>(_ get: @escaping @Sendable (Value) -> Child?) -> Accessor {
        Accessor(
            holds: { borrowing($0, get) != nil },
            open: { value, body in
                guard let child = borrowing(value, get) else { return }
                withUnsafePointer(to: child) { body($0) }
            })
    }

    @inlinable
    static func list<Value, Child>(_ get: @escaping @Sendable (Value) -> [Child]) -> Accessor {
        Accessor(
            holds: { !borrowing($0, get).isEmpty },
            open: { value, body in
                borrowing(value, get).withUnsafeBufferPointer { children in
                    guard let first = children.baseAddress else { return }
                    for index in children.indices { body(first + index) }
                }
            })
    }
}

/// Calls `get` with the value at an address. That the type may be noncopyable here keeps the compiler from copying the
/// value for the call, which would retain and release everything in it: most of the time of a rendering.
@inlinable
func borrowing<Value: ~Copyable, Result>(
    _ address: UnsafeRawPointer, _ get: (borrowing Value) -> Result
) -> Result {
    get(address.assumingMemoryBound(to: Value.self).pointee)
}

@inlinable
func borrowing<Value: ~Copyable>(
    _ address: UnsafeRawPointer, _ bytes: inout [UInt8], _ write: (borrowing Value, inout [UInt8]) -> Void
) {
    write(address.assumingMemoryBound(to: Value.self).pointee, &bytes)
}
