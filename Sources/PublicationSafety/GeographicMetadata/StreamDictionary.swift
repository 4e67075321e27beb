/// The facts that the dictionary before a stream of a PDF document tells of it.
struct StreamDictionary {
    /// True if it is a picture.
    let isPicture: Bool
    /// The names after `/Filter`, in the order in which they are to be undone.
    let filters: [String]

    /// - Parameter text: what stands before the stream, from somewhere on.
    init(_ text: [UInt8]) {
        let start = StreamDictionary.last("obj", in: text) ?? 0
        let own = text[start...]
        isPicture = StreamDictionary.value(after: "/Subtype", in: own).first == "Image"
        filters = StreamDictionary.value(after: "/Filter", in: own)
    }

    private static func last(_ word: StaticString, in text: [UInt8]) -> Int? {
        stride(from: text.count - word.utf8CodeUnitCount, through: 0, by: -1).first { holds(word, text[...], $0) }
    }

    private static func holds(_ word: StaticString, _ text: ArraySlice<UInt8>, _ place: Int) -> Bool {
        guard place + word.utf8CodeUnitCount <= text.endIndex else { return false }
        return word.withUTF8Buffer { word in
            for index in 0..<word.count where text[place + index] != word[index] { return false }
            return true
        }
    }

    /// The name, or the list of names, that a key has.
    private static func value(after key: StaticString, in text: ArraySlice<UInt8>) -> [String] {
        for place in text.indices where text[place] == 0x2F && holds(key, text, place) {
            let rest = text[(place + key.utf8CodeUnitCount)...].drop { $0 <= 0x20 }
            if rest.first == 0x5B {
                let names = rest.dropFirst().prefix { $0 != 0x5D }.split { !isOfName($0) }
                return names.map { String(decoding: $0, as: UTF8.self) }
            }
            // Another key may begin like this one.
            guard rest.first == 0x2F else { continue }
            return [String(decoding: rest.dropFirst().prefix(while: isOfName), as: UTF8.self)]
        }
        return []
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
