/// Writes numbers and texts one after the other, as this machine writes them: for files that no other one reads.
struct ValueWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: Int) { withUnsafeBytes(of: number) { bytes += $0 } }

    mutating func append(_ part: [UInt8]) {
        append(part.count)
        bytes += part
    }

    mutating func append(_ text: String) { append(Array(text.utf8)) }

    mutating func append(_ numbers: [UInt32]) {
        append(numbers.count)
        numbers.withUnsafeBytes { bytes += $0 }
    }
}

/// Reads what a ``ValueWriter`` wrote. Of anything else it reads zeros and nothing, and is never at the end.
struct ValueReader {
    private var rest: UnsafeRawBufferPointer
    private var isRight = true

    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    var isAtEnd: Bool { isRight && rest.isEmpty }

    mutating func number() -> Int {
        guard let part = take(MemoryLayout<Int>.size) else { return 0 }
        return part.loadUnaligned(as: Int.self)
    }

    /// Returns the number of things that follow, each of at least a byte.
    mutating func count() -> Int {
        let count = number()
        guard (0...rest.count).contains(count) else {
            isRight = false
            return 0
        }
        return count
    }

    mutating func bytes() -> [UInt8] { take(count()).map { Array($0) } ?? [] }

    mutating func text() -> String {
        String(decoding: take(count()) ?? UnsafeRawBufferPointer(rebasing: rest[..<0]), as: UTF8.self)
    }

    mutating func numbers() -> [UInt32] {
        let count = count()
        guard let part = take(count * MemoryLayout<UInt32>.size) else { return [] }
        return [UInt32](unsafeUninitializedCapacity: count) { numbers, filled in
            UnsafeMutableRawBufferPointer(numbers).copyMemory(from: part)
            filled = count
        }
    }

    private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
        guard isRight, count <= rest.count else {
            isRight = false
            return nil
        }
        defer { rest = UnsafeRawBufferPointer(rebasing: rest[(rest.startIndex + count)...]) }
        return UnsafeRawBufferPointer(rebasing: rest[..<(rest.startIndex + count)])
    }
}
