/// One step of a compiled template. Plain bits, so that running it touches no reference count: many threads render the
/// same template at once, and would otherwise wait for one another's counting.
struct Instruction: Sendable {
    enum Operation: UInt8, Sendable {
        /// Append the literal bytes from `first` to `end`.
        case literal
        /// Append what the accessor finds in the slot's value.
        case write
        /// Go on with the next instruction if the accessor holds, else at `end`.
        case whenTrue
        /// Go on with the next instruction if the accessor does not hold, else at `end`.
        case whenFalse
        /// Run the instructions up to `end` for each value inside, put into slot `first`; then go on at `end`.
        case open
        /// Nothing.
        case pass
    }

    var operation: Operation
    /// The slot whose value the accessor reads.
    var slot: Int32 = 0
    var first: Int32 = 0
    var end: Int32 = 0
    /// Kept alive by the program.
    var accessor: Unmanaged<Accessor>?
}
