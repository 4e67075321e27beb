/// A template, compiled for the values of one model. Rendering cannot fail.
public struct Template<Value>: Sendable {
    private let program: Program

    /// `program` must have been compiled for a `Model<Value>`.
    init(_ program: Program) {
        self.program = program
    }

    /// Appends the rendering of a value. A buffer that is used again, emptied but with its capacity kept, saves its
    /// growing.
    public func render(_ value: Value, into bytes: inout [UInt8]) {
        withUnsafePointer(to: value) { program.render($0, into: &bytes) }
    }
}
