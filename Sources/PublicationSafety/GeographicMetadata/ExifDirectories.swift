/// Image file directories (TIFF 6.0, section 2), in which Exif, TIFF files and raw pictures keep what they say.
struct ExifDirectories {
    private let view: ByteView
    /// The place of the header, from which offsets are counted.
    private let start: Int
    private let littleEndian: Bool

    private enum Tag {
        static let exif = 0x8769
        static let gps = 0x8825
        static let inner = 0x014A
        /// GeoTIFF 1.1, section 7.1.2.
        static let geographic = 0x87AF
    }

    /// - Parameter start: where `II*\0` or `MM\0*` stands.
    init(_ view: ByteView, at start: Int) {
        self.view = view
        self.start = start
        littleEndian = view[start] == UInt8(ascii: "I")
    }

    func holdPosition(_ budget: inout Budget) -> Bool {
        guard let first = number(4, width: 4) else { return false }
        // Canon's raw pictures keep the position in a header of its own.
        if view.holds("CMT4", at: start - 4), isPosition(directory: first, &budget) { return true }
        var queue = [first]
        var seen: Set<Int> = []
        while let directory = queue.popLast() {
            // More directories than any camera writes.
            guard directory >= 8, seen.count < 64, seen.insert(directory).inserted else { continue }
            guard let count = number(directory, width: 2), (1...1000).contains(count) else { continue }
            for entry in 0..<count {
                guard budget.step() else { return false }
                let place = directory + 2 + 12 * entry
                guard let tag = number(place, width: 2) else { break }
                switch tag {
                case Tag.gps:
                    guard let offset = number(place + 8, width: 4) else { break }
                    if isPosition(directory: offset, &budget) { return true }
                case Tag.exif: if let offset = number(place + 8, width: 4) { queue.append(offset) }
                case Tag.inner: queue += offsets(entry: place)
                case Tag.geographic: if isSensible(entry: place) { return true }
                default: break
                }
            }
            if let next = number(directory + 2 + 12 * count, width: 4) { queue.append(next) }
        }
        return false
    }

    /// Exif 2.32, section 4.6.6: latitudes, longitudes and names of places. Cameras that found none write 0/0, or
    /// nothing.
    private func isPosition(directory: Int, _ budget: inout Budget) -> Bool {
        guard directory >= 8, let count = number(directory, width: 2), (1...64).contains(count) else { return false }
        for entry in 0..<count {
            guard budget.step() else { return false }
            let place = directory + 2 + 12 * entry
            guard let tag = number(place, width: 2), let type = number(place + 2, width: 2),
                let length = number(place + 4, width: 4)
            else { return false }
            switch tag {
            case 2, 4, 20, 22:
                guard type == 5 || type == 10 else {
                    if length > 1 { return true }
                    continue
                }
                guard let values = number(place + 8, width: 4) else { continue }
                let denominators = (0..<min(length, 3)).map { number(values + 8 * $0 + 4, width: 4) ?? 0 }
                if denominators.contains(where: { $0 != 0 }) { return true }
            case 28:
                guard length > 8, let text = number(place + 8, width: 4) else { continue }
                let bytes = view.bytes(start + text + 8, min(length - 8, 256))
                if bytes.contains(where: { $0 > 0x20 }) { return true }
            default: break
            }
        }
        return false
    }

    private func offsets(entry: Int) -> [Int] {
        guard let length = number(entry + 4, width: 4), let value = number(entry + 8, width: 4) else { return [] }
        return length <= 1 ? [value] : (0..<min(length, 16)).compactMap { number(value + 4 * $0, width: 4) }
    }

    /// True if an entry is one of short numbers, with as many of them as the directory of GeoTIFF's keys has at least.
    private func isSensible(entry: Int) -> Bool {
        number(entry + 2, width: 2) == 3 && (number(entry + 4, width: 4) ?? 0) >= 4
            && number(number(entry + 8, width: 4) ?? 0, width: 2) == 1
    }

    private func number(_ offset: Int, width: Int) -> Int? {
        view.number(start + offset, width: width, littleEndian: littleEndian)
    }
}
