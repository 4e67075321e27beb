import Synchronization

/// Places at even distances in a text, counted when the first is asked for: however many faults a long text has, each is
/// found in few steps.
final class SourceIndex: Sendable {
    /// The number of bytes between two places.
    static let stride = 1024

    struct Place: Sendable {
        var offset = 0
        /// From 1.
        var line = 1
        /// The byte at which the line begins.
        var lineStart = 0
        /// The number of code points before the place.
        var codePoints = 0

        mutating func advance(to end: Int, in bytes: [UInt8]) {
            bytes.withUnsafeBufferPointer { bytes in
                while offset < end {
                    if bytes[offset] & 0xC0 != 0x80 { codePoints += 1 }
                    if bytes[offset] == UInt8(ascii: "\n") {
                        line += 1
                        lineStart = offset + 1
                    }
                    offset += 1
                }
            }
        }
    }

    private let places = Mutex<[Place]>([])

    /// Returns the last place that is not behind a byte.
    func place(before offset: Int, in bytes: [UInt8]) -> Place {
        all(in: bytes)[min(offset, bytes.count) / SourceIndex.stride]
    }

    /// Returns the last place of those, from the first on, for which a condition holds; the first if it holds for none.
    func last(in bytes: [UInt8], _ condition: (Place) -> Bool) -> Place {
        let places = all(in: bytes)
        var (low, high) = (0, places.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if condition(places[middle]) { low = middle } else { high = middle }
        }
        return places[low]
    }

    private func all(in bytes: [UInt8]) -> [Place] {
        places.withLock { places in
            guard places.isEmpty else { return places }
            var place = Place()
            places.reserveCapacity(bytes.count / SourceIndex.stride + 1)
            while true {
                places.append(place)
                guard place.offset + SourceIndex.stride <= bytes.count else { return places }
                place.advance(to: place.offset + SourceIndex.stride, in: bytes)
            }
        }
    }
}
