/// The facts that the dictionary before a stream of a PDF document tells of it.
struct StreamDictionary {
    /// True if it is a picture.
    let isPicture: Bool
    /// The names after `/Filter`, in the order in which they are to be undone.
    let filters: [String]

    /// - Parameter text: what stands before the stream, from somewhere on.
    init(_ text: [UInt8]) {
        let own = text[(text.indices.last { text[$0...].starts(with: "obj".utf8) } ?? 0)...]
        isPicture = StreamDictionary.value(after: "/Subtype", in: own).first == "Image"
        filters = StreamDictionary.value(after: "/Filter", in: own)
    }

    /// The name, or the list of names, that a key has.
    private static func value(after key: String, in text: ArraySlice<UInt8>) -> [String] {
        for place in text.indices where text[place] == 0x2F && text[place...].starts(with: key.utf8) {
            let rest = text[(place + key.utf8.count)...].drop { $0 <= 0x20 }
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
