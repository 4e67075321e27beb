/// Error correction (ISO/IEC 18004, section 7.5): Reed-Solomon codes over the field of 256 elements.
enum Codewords {
    /// Data and correction of all blocks in the order in which symbols hold them (section 7.6).
    static func interleaved(_ data: [UInt8], _ blocks: Blocks) -> [UInt8] {
        // The last blocks hold one codeword more than the first.
        let shorter = blocks.count - blocks.total % blocks.count
        let length = blocks.total / blocks.count - blocks.correctionLength
        var parts: [ArraySlice<UInt8>] = []
        var corrections: [[UInt8]] = []
        var start = 0
        for block in 0..<blocks.count {
            let end = start + length + (block < shorter ? 0 : 1)
            parts.append(data[start..<end])
            corrections.append(remainder(of: data[start..<end], length: blocks.correctionLength))
            start = end
        }
        var result: [UInt8] = []
        result.reserveCapacity(blocks.total)
        for offset in 0...length {
            for part in parts where offset < part.count { result.append(part[part.startIndex + offset]) }
        }
        for offset in 0..<blocks.correctionLength {
            for correction in corrections { result.append(correction[offset]) }
        }
        return result
    }

    private static func remainder(of data: ArraySlice<UInt8>, length: Int) -> [UInt8] {
        let generator = generators[length]
        var remainder = [UInt8](repeating: 0, count: length)
        for byte in data {
            let factor = byte ^ remainder[0]
            for index in 0..<length - 1 { remainder[index] = remainder[index + 1] }
            remainder[length - 1] = 0
            guard factor != 0 else { continue }
            let logarithm = Int(logarithms[Int(factor)])
            for index in 0..<length { remainder[index] ^= powers[(logarithm + generator[index]) % 255] }
        }
        return remainder
    }

    /// The powers of 2 modulo x⁸ + x⁴ + x³ + x² + 1.
    private static let powers: [UInt8] = {
        var powers: [UInt8] = []
        var value = 1
        for _ in 0..<255 {
            powers.append(UInt8(value))
            value <<= 1
            if value > 255 { value ^= 0x11D }
        }
        return powers
    }()

    private static let logarithms: [UInt8] = {
        var logarithms = [UInt8](repeating: 0, count: 256)
        for (exponent, power) in powers.enumerated() { logarithms[Int(power)] = UInt8(exponent) }
        return logarithms
    }()

    /// For each length the logarithms of the generator polynomial's coefficients, without the highest, which is 1.
    private static let generators: [[Int]] = (0...30).map { length in
        var coefficients: [UInt8] = [1]
        for root in 0..<length {
            var product = coefficients + [0]
            for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
                product[index + 1] ^= powers[(Int(logarithms[Int(coefficient)]) + root) % 255]
            }
            coefficients = product
        }
        return coefficients.dropFirst().map { Int(logarithms[Int($0)]) }
    }
}
