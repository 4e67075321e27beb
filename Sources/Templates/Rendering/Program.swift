import Markup

/// A template's instructions with all that they refer to.
struct Program: Sendable {
    let instructions: [Instruction]
    /// The bytes of all literals, one after another.
    let literals: [UInt8]
    /// Holds what the instructions point to.
    let accessors: [Accessor]
    /// At least 1: the value itself is in slot 0.
    let slotCount: Int

    /// Appends the rendering of the value at `root`, which must be of the type of the model that the program was
    /// compiled for.
    func render(_ root: Accessor.Address, into bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: Accessor.Address.self, capacity: slotCount) { slots in
            slots.initialize(repeating: root)
            instructions.withUnsafeBufferPointer { instructions in
                literals.withUnsafeBufferPointer { literals in
                    withExtendedLifetime(accessors) {
                        Run(instructions: instructions, literals: literals, slots: slots)
                            .execute(0..<instructions.count, into: &bytes)
                    }
                }
            }
        }
    }
}

/// One rendering.
private struct Run {
    let instructions: UnsafeBufferPointer<Instruction>
    let literals: UnsafeBufferPointer<UInt8>
    let slots: UnsafeMutableBufferPointer<Accessor.Address>

    func execute(_ range: Range<Int>, into bytes: inout [UInt8]) {
        var next = range.lowerBound
        while next < range.upperBound {
            let instruction = instructions[next]
            let end = Int(instruction.end)
            next += 1
            switch instruction.operation {
            case .literal:
                bytes.append(run: UnsafeBufferPointer(rebasing: literals[Int(instruction.first)..<end]))
            case .write:
                instruction.accessor?._withUnsafeGuaranteedRef { $0.write(value(instruction), &bytes) }
            case .whenTrue:
                if !holds(instruction) { next = end }
            case .whenFalse:
                if holds(instruction) { next = end }
            case .open:
                let body = next..<end
                let slot = Int(instruction.first)
                instruction.accessor?._withUnsafeGuaranteedRef { accessor in
                    accessor.open(value(instruction)) { inner in
                        slots[slot] = inner
                        execute(body, into: &bytes)
                    }
                }
                next = end
            case .pass:
                break
            }
        }
    }

    private func value(_ instruction: Instruction) -> Accessor.Address { slots[Int(instruction.slot)] }

    private func holds(_ instruction: Instruction) -> Bool {
        instruction.accessor?._withUnsafeGuaranteedRef { $0.holds(value(instruction)) } ?? false
    }
}
