import PictureFormats
import Records

/// A processed picture as an entry of the cache: a mark, facts, a table of the files, the files.
/// Numbers are little-endian.
enum CacheEntry {
    private static let mark = Array("pictures4\n".utf8)
    /// Stands where hundredths would.
    private static let noFocus: UInt8 = 255

    static func bytes(of picture: ProcessedPicture) -> [UInt8] {
        var bytes = mark
        bytes.append(contentsOf: picture.isAnimated ? [1] : [0])
        for colour in picture.colours { bytes += [colour.red, colour.green, colour.blue] }
        bytes += [picture.focus?.x, picture.focus?.y].map { $0.map { UInt8(($0 * 100).rounded()) } ?? noFocus }
        append(picture.width, to: &bytes)
        append(picture.height, to: &bytes)
        append(picture.renditions.count, to: &bytes)
        for (rendition, place) in zip(picture.renditions, picture.places) {
            bytes.append(contentsOf: [rendition.role.rawValue, rendition.encoding.rawValue])
            append(rendition.width, to: &bytes)
            append(rendition.height, to: &bytes)
            append(place.count, to: &bytes)
        }
        for place in picture.places { bytes.append(contentsOf: picture.contents[place]) }
        return bytes
    }

    /// Nil where the entry is not whole.
    static func picture(in bytes: [UInt8], name: String) -> ProcessedPicture? {
        guard bytes.starts(with: mark) else { return nil }
        var reader = Reader(bytes: bytes, at: mark.count)
        guard let isAnimated = reader.byte() else { return nil }
        var colours: [MeanColour] = []
        for _ in 0..<3 {
            guard let red = reader.byte(), let green = reader.byte(), let blue = reader.byte() else { return nil }
            colours.append(MeanColour(red: red, green: green, blue: blue))
        }
        guard let x = reader.byte(), let y = reader.byte(), let width = reader.number(), let height = reader.number(),
            let count = reader.number(), count <= 64
        else { return nil }
        var renditions: [(Rendition, length: Int)] = []
        for _ in 0..<count {
            guard let role = reader.byte().flatMap(Rendition.Role.init), let encoding = reader.byte(),
                let encoding = Rendition.Encoding(rawValue: encoding), let width = reader.number(),
                let height = reader.number(), let length = reader.number()
            else { return nil }
            renditions.append((Rendition(role: role, encoding: encoding, width: width, height: height), length))
        }
        var places: [Range<Int>] = []
        var start = reader.at
        for (_, length) in renditions {
            places.append(start..<start + length)
            start += length
        }
        guard start == bytes.count else { return nil }
        return ProcessedPicture(
            name: name, width: width, height: height, isAnimated: isAnimated != 0,
            colours: colours,
            focus: x == noFocus ? nil : FocalPoint(x: Double(x) / 100, y: Double(y) / 100),
            renditions: renditions.map(\.0), places: places,
            contents: bytes)
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }

    private struct Reader {
        let bytes: [UInt8]
        var at: Int

        mutating func byte() -> UInt8? {
            guard at < bytes.count else { return nil }
            defer { at += 1 }
            return bytes[at]
        }

        mutating func number() -> Int? {
            defer { at += 4 }
            return bytes.littleEndian(at: at, width: 4)
        }
    }
}

extension ProcessedPicture {
    init(
        name: String, width: Int, height: Int, isAnimated: Bool, colours: [MeanColour], focus: FocalPoint? = nil,
        renditions: [Rendition], files: [[UInt8]]
    ) {
        var places: [Range<Int>] = []
        var contents: [UInt8] = []
        contents.reserveCapacity(files.reduce(0) { $0 + $1.count })
        for file in files {
            places.append(contents.count..<contents.count + file.count)
            contents += file
        }
        self.init(
            name: name, width: width, height: height, isAnimated: isAnimated, colours: colours, focus: focus,
            renditions: renditions, places: places, contents: contents)
    }
}
