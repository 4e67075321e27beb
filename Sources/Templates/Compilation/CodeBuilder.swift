/// Collects the instructions of a program.
struct CodeBuilder {
    private(set) var instructions: [Instruction] = []
    private(set) var literals: [UInt8] = []
    private var accessors: [Accessor] = []
    /// True if the last instruction is a literal that no jump leads behind.
    private var isLiteralOpen = false

    mutating func literal(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        if !isLiteralOpen {
            instructions.append(Instruction(operation: .literal, first: Int32(literals.count)))
            isLiteralOpen = true
        }
        literals.append(contentsOf: bytes)
        instructions[instructions.count - 1].end = Int32(literals.count)
    }

    mutating func write(_ slot: Int, _ accessor: Accessor) {
        append(.write, slot, accessor)
    }

    /// Begins instructions that depend on the accessor; `inner` is the slot for what it opens.
    /// - Returns: what `end` needs.
    mutating func begin(_ operation: Instruction.Operation, _ slot: Int, _ accessor: Accessor, inner: Int = 0) -> Int {
        append(operation, slot, accessor, first: inner)
        return instructions.count - 1
    }

    /// Ends what `begin` began, which becomes `operation` if given.
    mutating func end(_ begun: Int, as operation: Instruction.Operation? = nil) {
        instructions[begun].end = Int32(instructions.count)
        if let operation { instructions[begun].operation = operation }
        isLiteralOpen = false
    }

    func program(slotCount: Int) -> Program {
        Program(instructions: instructions, literals: literals, accessors: accessors, slotCount: slotCount)
    }

    private mutating func append(
        _ operation: Instruction.Operation, _ slot: Int, _ accessor: Accessor, first: Int = 0
    ) {
        instructions.append(
            Instruction(
                operation: operation, slot: Int32(slot), first: Int32(first), accessor: .passUnretained(accessor)))
        accessors.append(accessor)
        isLiteralOpen = false
    }
}
