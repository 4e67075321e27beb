/// Collects the instructions of a program, with gaps in its literals where constants stand.
struct CodeBuilder {
    /// A constant within a literal.
    private struct Gap {
        let instruction: Int
        /// The place among the bytes of `literals`.
        let offset: Int
        let text: ConstantText
    }

    private var instructions: [Instruction] = []
    private var literals: [UInt8] = []
    private var gaps: [Gap] = []
    private var accessors: [Accessor] = []
    /// True if the last instruction is a literal that no jump leads behind.
    private var isLiteralOpen = false

    mutating func literal(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        openLiteral()
        literals.append(contentsOf: bytes)
        instructions[instructions.count - 1].end = Int32(literals.count)
    }

    /// Adds a constant that is not empty.
    mutating func literal(_ text: ConstantText) {
        openLiteral()
        gaps.append(Gap(instruction: instructions.count - 1, offset: literals.count, text: text))
    }

    private mutating func openLiteral() {
        guard !isLiteralOpen else { return }
        let place = Int32(literals.count)
        instructions.append(Instruction(operation: .literal, first: place, end: place))
        isLiteralOpen = true
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

    /// Returns the program with its constants in one language.
    func program(slotCount: Int, _ constant: (ConstantText) -> [UInt8]) -> Program {
        guard !gaps.isEmpty else {
            return Program(
                instructions: instructions, literals: literals, accessors: accessors, slotCount: slotCount)
        }
        var instructions = instructions
        var filled: [UInt8] = []
        filled.reserveCapacity(2 * literals.count)
        var rest = gaps[...]
        for index in instructions.indices where instructions[index].operation == .literal {
            var place = Int(instructions[index].first)
            let end = Int(instructions[index].end)
            instructions[index].first = Int32(filled.count)
            while let gap = rest.first, gap.instruction == index {
                filled += literals[place..<gap.offset]
                filled += constant(gap.text)
                place = gap.offset
                rest.removeFirst()
            }
            filled += literals[place..<end]
            instructions[index].end = Int32(filled.count)
        }
        return Program(instructions: instructions, literals: filled, accessors: accessors, slotCount: slotCount)
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
