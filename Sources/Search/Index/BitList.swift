/// A list of document numbers as bits. Equal ones are written once in a file, so it is made to be compared.
struct BitList: Hashable, Sendable {
    let bits: [UInt8]
    let bitCount: Int
    /// True if it has the first documents alone.
    let isCut: Bool
    private let fingerprint: UInt64

    init(_ coding: ListCoding, isCut: Bool) {
        var writer = BitWriter(capacity: coding.bitCount)
        coding.append(to: &writer)
        bits = writer.finished
        bitCount = writer.bitCount
        self.isCut = isCut
        fingerprint = bits.withUnsafeBytes { ByteHash.of($0) }
    }

    static func == (one: BitList, other: BitList) -> Bool {
        one.fingerprint == other.fingerprint && one.bitCount == other.bitCount && one.isCut == other.isCut
            && one.bits == other.bits
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
