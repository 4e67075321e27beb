/// The names that films' tags and tracks give to positions.
enum PositionName {
    private static let words: [StaticString] = ["location", "latitude", "longitude", "gps"]
    private static let accuracy: StaticString = "accuracy"

    /// True if a name, in capitals or not, is that of a position. How exact one was is none.
    static func isOne(_ name: [UInt8]) -> Bool {
        let name = name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        var start = 0
        while start < name.count {
            for word in words where holds(word, name, start) {
                let end = start + word.utf8CodeUnitCount + 1
                guard holds(accuracy, name, end) else { return true }
            }
            start += 1
        }
        return false
    }

    private static func holds(_ word: StaticString, _ name: [UInt8], _ start: Int) -> Bool {
        start + word.utf8CodeUnitCount <= name.count
            && word.withUTF8Buffer { $0.elementsEqual(name[start..<start + $0.count]) }
    }
}
