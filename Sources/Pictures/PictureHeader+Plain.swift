internal import CDeflate
import PictureFormats

extension PictureHeader {
    /// Reads a header so plain that no decoder can see anything else in it: loading the decoders takes longer than
    /// reading hundreds of such headers. Nil where the least thing is unusual or wrong, which decoders then judge.
    /// - Parameter name: the file's name, which has to fit what it holds.
    init?(plain bytes: [UInt8], named name: String) {
        guard let format = PictureFormat(of: bytes), PictureFormat(named: name) ?? format == format,
            PictureHeader.isPlain(bytes, format), let size = PixelSize(of: bytes),
            size.width <= PictureHeader.largestPlainSide, size.height <= PictureHeader.largestPlainSide
        else { return nil }
        self.init(
            format: format, width: size.width, height: size.height, isAnimated: false, isInterlaced: false,
            decodingMemory: size.width * 64)
    }

    /// In pixels: pictures of such sides take little memory to decode, whatever their kind.
    private static let largestPlainSide = 12_000

    private static func isPlain(_ bytes: [UInt8], _ format: PictureFormat) -> Bool {
        switch format {
        case .png: isPlainPNG(bytes)
        case .jpeg: isPlainJPEG(bytes)
        case .gif, .webp, .heic, .avif: false
        }
    }

    /// PNG, third edition, 5 and 11: nothing before the image data but colours, and all of it with the right checksums.
    private static func isPlainPNG(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
        var colours: (depth: UInt8, type: UInt8)?
        var hasPalette = false
        for (type, data) in PNGChunks(bytes) {
            if type.elementsEqual("IDAT".utf8) {
                return !data.isEmpty && colours.map { $0.type != 3 || hasPalette } ?? false
            }
            guard isWhole(bytes, data) else { return false }
            switch (String(decoding: type, as: UTF8.self), colours) {
            case ("IHDR", nil):
                guard data.count == 13, bytes[data.lowerBound + 10..<data.upperBound].allSatisfy({ $0 == 0 }) else {
                    return false
                }
                colours = (bytes[data.lowerBound + 8], bytes[data.lowerBound + 9])
                guard let colours, depths(ofType: colours.type).contains(colours.depth) else { return false }
            case ("PLTE", let colours?):
                let most = colours.type == 3 ? 1 << Int(colours.depth) : 256
                guard colours.type != 0, colours.type != 4, !hasPalette, data.count.isMultiple(of: 3),
                    (1...most).contains(data.count / 3)
                else { return false }
                hasPalette = true
            case ("gAMA", _?): guard data.count == 4 else { return false }
            case ("sRGB", _?): guard data.count == 1 else { return false }
            case ("pHYs", _?): guard data.count == 9 else { return false }
            default: return false
            }
        }
        return false
    }

    /// The bits of a sample that go with a colour type (11.2.1).
    private static func depths(ofType type: UInt8) -> [UInt8] {
        switch type {
        case 0: [1, 2, 4, 8, 16]
        case 3: [1, 2, 4, 8]
        case 2, 4, 6: [8, 16]
        default: []
        }
    }

    /// True if the checksum behind a chunk's data is that of its type and data (5.3).
    private static func isWhole(_ bytes: [UInt8], _ data: Range<Int>) -> Bool {
        let checksum = bytes[data.lowerBound - 4..<data.upperBound].withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress, $0.count)
        }
        return bytes.bigEndian(at: data.upperBound, width: 4) == Int(checksum)
    }

    /// ITU-T T.81, annex B: the tables and the frame of one baseline scan, each of the right length.
    private static func isPlainJPEG(_ bytes: [UInt8]) -> Bool {
        var components: [UInt8]?
        for part in JPEGSegments(bytes) {
            guard let marker = part.marker, part.range.count >= 4,
                bytes.bigEndian(at: part.range.lowerBound + 2, width: 2) == part.range.count - 2
            else { return false }
            let data = bytes[part.payload]
            switch marker {
            case 0xE0...0xEF, 0xFE: continue
            case 0xDB: guard areQuantizationTables(data) else { return false }
            case 0xC4: guard areHuffmanTables(data) else { return false }
            case 0xDD: guard data.count == 2 else { return false }
            case 0xC0:
                guard components == nil, let found = plainComponents(ofFrame: Array(data)) else { return false }
                components = found
            case 0xDA: return components.map { isScan(data, of: $0) } ?? false
            default: return false
            }
        }
        return false
    }

    /// Returns the ids of a frame's components (B.2.2); nil where it is none of 8 bits, grey or of three colours.
    private static func plainComponents(ofFrame data: [UInt8]) -> [UInt8]? {
        guard data.count >= 9, data[0] == 8, data[5] == 1 || data[5] == 3, data.count == 6 + 3 * Int(data[5]) else {
            return nil
        }
        let factors: ClosedRange<UInt8> = 1...4
        var components: [UInt8] = []
        for place in stride(from: 6, to: data.count, by: 3) {
            let sampling = data[place + 1]
            guard factors.contains(sampling >> 4), factors.contains(sampling & 15), data[place + 2] < 4,
                !components.contains(data[place])
            else { return nil }
            components.append(data[place])
        }
        return components
    }

    /// True for the head of a scan of all components of a frame, in their order (B.2.3).
    private static func isScan(_ data: ArraySlice<UInt8>, of components: [UInt8]) -> Bool {
        let selectors = data.dropFirst().prefix(2 * components.count)
        guard data.first == UInt8(components.count), data.count == 4 + 2 * components.count else { return false }
        return stride(from: 0, to: selectors.count, by: 2).allSatisfy { place in
            let at = selectors.startIndex + place
            return selectors[at] == components[place / 2] && selectors[at + 1] >> 4 < 4 && selectors[at + 1] & 15 < 4
        }
    }

    /// B.2.4.1.
    private static func areQuantizationTables(_ data: ArraySlice<UInt8>) -> Bool {
        var rest = data
        while let head = rest.first {
            let length = 1 + 64 * (1 + Int(head >> 4))
            guard head >> 4 < 2, head & 15 < 4, rest.count >= length else { return false }
            rest = rest.dropFirst(length)
        }
        return !data.isEmpty
    }

    /// B.2.4.2.
    private static func areHuffmanTables(_ data: ArraySlice<UInt8>) -> Bool {
        var rest = data
        while let head = rest.first {
            let counts = rest.dropFirst().prefix(16)
            let values = counts.reduce(0) { $0 + Int($1) }
            guard head >> 4 < 2, head & 15 < 4, counts.count == 16, values <= 256, rest.count >= 17 + values else {
                return false
            }
            rest = rest.dropFirst(17 + values)
        }
        return !data.isEmpty
    }
}
