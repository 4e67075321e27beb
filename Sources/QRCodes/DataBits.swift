/// The data of a symbol as bits, from the highest bit of the first byte on (ISO/IEC 18004, section 7.4).
struct DataBits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    /// The smallest of the allowed versions that holds the bytes, and its data codewords; nil where none does.
    static func smallest(
        for bytes: [UInt8], _ correction: QRCode.Correction, _ versions: ClosedRange<Int>
    ) -> (version: Int, codewords: [UInt8])? {
        // Counts of characters have more bits in larger symbols.
        for group in [1...9, 10...26, 27...27] where group.overlaps(versions) {
            let candidates = versions.clamped(to: group)
            let capacity = 8 * Blocks(candidates.upperBound, correction).dataLength
            // At ten bits for three bytes nothing is shorter.
            guard bytes.count * 10 / 3 <= capacity else { continue }
            var bits = DataBits()
            for segment in Segment.shortest(for: bytes, candidates.upperBound) {
                bits.append(segment, of: bytes, candidates.upperBound)
            }
            for version in candidates {
                let length = Blocks(version, correction).dataLength
                if bits.count <= 8 * length { return (version, bits.padded(to: length)) }
            }
        }
        return nil
    }

    private mutating func append(_ value: Int, bits: Int) {
        for bit in (0..<bits).reversed() {
            if count % 8 == 0 { bytes.append(0) }
            bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(7 - count % 8)
            count += 1
        }
    }

    private mutating func append(_ segment: Segment, of bytes: [UInt8], _ version: Int) {
        let part = bytes[segment.range]
        append(segment.mode.indicator, bits: 4)
        append(part.count, bits: segment.mode.lengthBits(version))
        switch segment.mode {
        case .bytes:
            for byte in part { append(Int(byte), bits: 8) }
        case .numeric:
            for start in stride(from: part.startIndex, to: part.endIndex, by: 3) {
                let digits = part[start..<min(start + 3, part.endIndex)]
                append(digits.reduce(0) { $0 * 10 + Int($1) - 48 }, bits: [0, 4, 7, 10][digits.count])
            }
        case .alphanumeric:
            for start in stride(from: part.startIndex, to: part.endIndex, by: 2) {
                let pair = part[start..<min(start + 2, part.endIndex)]
                let value = pair.reduce(0) { $0 * 45 + (Segment.alphanumericValue($1) ?? 0) }
                append(value, bits: pair.count == 2 ? 11 : 6)
            }
        }
    }

    /// With the terminator and pad codewords (section 7.4.10).
    private func padded(to length: Int) -> [UInt8] {
        var bits = self
        bits.append(0, bits: min(4, 8 * length - count))
        var codewords = bits.bytes
        for index in 0..<max(0, length - codewords.count) { codewords.append(index % 2 == 0 ? 0xEC : 0x11) }
        return codewords
    }
}
