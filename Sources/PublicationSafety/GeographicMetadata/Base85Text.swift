/// Bytes written in PDF's base 85 (ISO 32000-2, section 7.4.3).
enum Base85Text {
    static func decoded(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var group: [UInt8] = []
        func appendGroup() {
            let count = group.count
            guard count > 1 else { return }
            let padded = group + Array(repeating: 84, count: 5 - count)
            let value = padded.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
            for index in 0..<count - 1 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * index))) }
        }
        for character in text {
            switch character {
            case 0x21...0x75:
                group.append(character - 0x21)
                if group.count == 5 {
                    appendGroup()
                    group.removeAll(keepingCapacity: true)
                }
            case 0x7A where group.isEmpty: bytes += [0, 0, 0, 0]
            default: continue
            }
        }
        appendGroup()
        return bytes
    }
}
