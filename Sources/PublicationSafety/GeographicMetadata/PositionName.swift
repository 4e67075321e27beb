/// The names that films' tags and tracks give to positions.
enum PositionName {
    private static let words: [StaticString] = ["location", "latitude", "longitude", "gps"]

    /// True if a name, in capitals or not, is that of a position. How exact one was is none.
    static func isOne(_ name: [UInt8]) -> Bool {
        name.indices.contains { start in
            words.contains { word in
                name.isHeld(word, at: start) && !name.isHeld("accuracy", at: start + word.utf8CodeUnitCount + 1)
            }
        }
    }
}
