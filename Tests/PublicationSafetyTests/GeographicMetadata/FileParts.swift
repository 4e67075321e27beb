@testable import PublicationSafety

/// Pieces of files, as small as their formats allow.
enum FileParts {
    static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    static func big(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
    }

    static func number(_ value: Int, _ width: Int, little: Bool) -> [UInt8] {
        little ? big(value, width).reversed() : big(value, width)
    }

    /// Exif with a latitude of `degrees`/`denominator`, after `Exif\0\0` or alone.
    static func exif(little: Bool = true, degrees: Int = 52, denominator: Int = 1) -> [UInt8] {
        func n(_ value: Int, _ width: Int) -> [UInt8] { number(value, width, little: little) }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            n(tag, 2) + n(type, 2) + n(count, 4) + n(value, 4)
        }
        let header = bytes(little ? "II" : "MM") + n(42, 2) + n(8, 4)
        // At 8 the first directory, at 26 that of the position, at 44 its numbers.
        let first = n(1, 2) + entry(0x8825, 4, 1, 26) + n(0, 4)
        let gps = n(1, 2) + entry(2, 5, 3, 44) + n(0, 4)
        let numbers = [degrees, 13, 46].flatMap { n($0, 4) + n(denominator, 4) }
        return header + first + gps + numbers
    }

    static func jpeg(_ segment: [UInt8], trailer: [UInt8] = []) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE1] + big(segment.count + 2, 2) + segment + [0xFF, 0xD9] + trailer
    }

    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] { box(bytes(type), content) }

    static func box(_ type: [UInt8], _ content: [UInt8]) -> [UInt8] { big(content.count + 8, 4) + type + content }

    /// A film whose `moov` holds this.
    static func film(_ movie: [UInt8], after: [UInt8] = []) -> [UInt8] {
        box("ftyp", bytes("isom") + big(512, 4) + bytes("isom")) + box("mdat", [1, 2, 3]) + box("moov", movie) + after
    }

    /// QuickTime's metadata with one key and one value.
    static func metadata(_ key: String, _ value: String) -> [UInt8] {
        let keys = box("keys", big(0, 4) + big(1, 4) + box("mdta", bytes(key)))
        let item = value.isEmpty ? [] : box(big(1, 4), box("data", big(1, 4) + big(0, 4) + bytes(value)))
        return box("meta", box("hdlr", big(0, 8) + bytes("mdta") + big(0, 12)) + keys + box("ilst", item))
    }

    static func track(_ format: String, _ description: String = "") -> [UInt8] {
        let entry = box(format, big(0, 6) + big(1, 2) + bytes(description))
        let stbl = box("stbl", box("stsd", big(0, 4) + big(1, 4) + entry))
        return box("trak", box("mdia", box("minf", stbl)))
    }

    private static func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
        id + [0x10 | UInt8(content.count >> 24)] + big(content.count & 0xFF_FFFF, 3) + content
    }

    static func matroska(_ name: String, _ value: String) -> [UInt8] {
        let simple = element([0x67, 0xC8], element([0x45, 0xA3], bytes(name)) + element([0x44, 0x87], bytes(value)))
        let tags = element([0x12, 0x54, 0xC3, 0x67], element([0x73, 0x73], simple))
        return element([0x1A, 0x45, 0xDF, 0xA3], bytes("webm")) + element([0x18, 0x53, 0x80, 0x67], tags)
    }

    static let xmp = "<x:xmpmeta><rdf:Description exif:GPSLatitude=\"52,13.78N\"/></x:xmpmeta>"

    /// Packed with zlib's method, though no smaller (RFC 1951, section 3.2.4).
    static func stored(_ content: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = []
        var rest = content[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = number(block.count, 2, little: true)
            packed += [rest.isEmpty ? 1 : 0] + length + length.map { ~$0 } + block
        } while !rest.isEmpty
        return packed
    }

    static func zlib(_ content: [UInt8]) -> [UInt8] { [0x78, 0x01] + stored(content) }

    static func pdf(_ dictionary: String, _ content: [UInt8], trailer: String = "") -> [UInt8] {
        bytes("%PDF-1.7\n1 0 obj\n<<\(dictionary)>>\nstream\n") + content
            + bytes("\nendstream\nendobj\ntrailer\n<<\(trailer)>>\n%%EOF\n")
    }

    /// - Parameter listings: how often the directory names the file.
    static func zip(_ content: [UInt8], method: Int, size: Int, flags: Int = 0, listings: Int = 1) -> [UInt8] {
        func n(_ value: Int, _ width: Int) -> [UInt8] { number(value, width, little: true) }
        let common =
            n(20, 2) + n(flags, 2) + n(method, 2) + n(0, 8) + n(content.count, 4) + n(size, 4) + n(1, 2) + n(0, 2)
        let local = bytes("PK\u{3}\u{4}") + common + bytes("a") + content
        let listing = bytes("PK\u{1}\u{2}") + n(20, 2) + common + n(0, 10) + n(0, 4) + bytes("a")
        let central = Array(repeatElement(listing, count: listings).joined())
        let end =
            bytes("PK\u{5}\u{6}") + n(0, 4) + n(1, 2) + n(1, 2) + n(central.count, 4) + n(local.count, 4) + n(0, 2)
        return local + central + end
    }

    static func png(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let header = big(13, 4) + bytes("IHDR") + big(1, 4) + big(1, 4) + [8, 2, 0, 0, 0] + big(0, 4)
        return [0x89] + bytes("PNG\r\n\u{1A}\n") + header + big(content.count, 4) + bytes(type) + content + big(0, 4)
    }
}
