extension PixelSize {
    /// The number of bytes within which the root element must end.
    private static let limit = 16384

    /// Reads the root element's `width` and `height`, else its `viewBox` (SVG 2, 8.2 and 8.12).
    init?(ofSVG file: [UInt8]) {
        let text = file.prefix(PixelSize.limit).filter { $0 != 0 }
        guard let tag = PixelSize.rootTag(of: text) else { return nil }
        let attributes = PixelSize.attributes(of: tag)
        if let width = attributes["width"].flatMap(PixelSize.pixels),
            let height = attributes["height"].flatMap(PixelSize.pixels)
        {
            self.init(width: width, height: height)
            return
        }
        let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" } ?? []
        guard box.count == 4 else { return nil }
        self.init(PixelSize.pixels(String(box[2])), PixelSize.pixels(String(box[3])))
    }

    /// Returns the part between `<svg` and its `>`.
    private static func rootTag(of text: [UInt8]) -> ArraySlice<UInt8>? {
        var rest = text[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(open + 1)...]
            if rest.starts(with: "!--".utf8) {
                guard let end = rest.indices.first(where: { rest[$0...].starts(with: "-->".utf8) }) else { return nil }
                rest = rest[(end + 3)...]
            } else if rest.starts(with: "svg".utf8) {
                rest = rest.dropFirst(3)
                guard let first = rest.first, isBlank(first) else { return nil }
                return rest.firstIndex(of: UInt8(ascii: ">")).map { rest[..<$0] }
            } else if rest.first != UInt8(ascii: "?"), rest.first != UInt8(ascii: "!") {
                return nil
            }
        }
        return nil
    }

    private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = tag
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = rest[..<equals].split(whereSeparator: isBlank).last ?? []
            rest = rest[(equals + 1)...].drop(while: isBlank)
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = rest.dropFirst().firstIndex(of: quote)
            else { return attributes }
            attributes[String(decoding: name, as: UTF8.self)] = String(
                decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
        }
        return attributes
    }

    /// Returns a length in pixels, rounded; nil for percentages and lengths of other units.
    private static func pixels(_ length: String) -> Int? {
        let number = length.hasSuffix("px") ? length.dropLast(2) : length[...]
        guard let value = Double(number), value >= 0.5, value <= 100_000 else { return nil }
        return Int(value.rounded())
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
