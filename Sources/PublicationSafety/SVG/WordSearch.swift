/// Words in texts, whatever marks would join their letters, and in whatever case.
extension Collection<UInt8> where Index == Int {
    /// True if a word of lowercase letters and signs stands somewhere.
    func holds(_ word: StaticString) -> Bool { indices.contains { isHeld(word, at: $0) } }

    /// Returns what follows each time a word of lowercase letters and signs stands there, up to the next.
    func parts(behind word: StaticString) -> [SubSequence] {
        let ends = indices.filter { isHeld(word, at: $0) }.map { $0 + word.utf8CodeUnitCount }
        return zip(ends, ends.dropFirst().map { $0 - word.utf8CodeUnitCount } + [endIndex]).map {
            self[$0..<Swift.max($0, $1)]
        }
    }

    /// True if a word of lowercase letters and signs stands at a place.
    func isHeld(_ word: StaticString, at place: Int) -> Bool {
        guard place + word.utf8CodeUnitCount <= endIndex else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { index in
                let byte = self[place + index]
                return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == word[index]
            }
        }
    }
}
