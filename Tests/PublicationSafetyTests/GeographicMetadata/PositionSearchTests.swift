import SeededRandomness
import Synchronization
import Testing

@testable import PublicationSafety

@Suite struct PositionSearchTests {
    typealias Parts = FileParts

    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let place: Position.Place?

        init(_ name: String, _ bytes: [UInt8], _ place: Position.Place?) {
            testDescription = name
            self.bytes = bytes
            self.place = place
        }
    }

    static let xmp = Parts.bytes(Parts.xmp)
    static let exif = Parts.bytes("Exif\0\0") + Parts.exif()
    static let coordinates = "+52.2297+021.0122/"
    static let spot = Parts.box(
        [0xA9, 0x78, 0x79, 0x7A], Parts.big(18, 2) + Parts.big(0, 2) + Parts.bytes(coordinates))
    static let unsure = "$GPRMC,120000,V,,,,,,,211126,,*"

    static let samples: [Sample] = [
        Sample("Exif, little-endian", Parts.jpeg(exif), .exif),
        Sample("Exif, big-endian", Parts.jpeg(Parts.bytes("Exif\0\0") + Parts.exif(little: false)), .exif),
        Sample("Exif without a fix", Parts.jpeg(Parts.exif(denominator: 0)), nil),
        Sample("Exif at the equator", Parts.jpeg(Parts.exif(degrees: 0)), .exif),
        Sample("Exif in a PNG picture", Parts.png("eXIf", Parts.exif()), .exif),
        Sample("Exif as digits", Parts.png("tEXt", profile), .exif),
        Sample(
            "Exif as packed digits", Parts.png("zTXt", Parts.bytes("Raw profile type exif\0\0") + Parts.zlib(digits)),
            .exif),
        Sample("XMP in a JPEG picture", Parts.jpeg(xmp), .xmp),
        Sample(
            "packed XMP in a PNG picture", Parts.png("iTXt", Parts.bytes("XML\0\u{1}\0\0\0") + Parts.zlib(xmp)), .xmp),
        Sample("XMP with an element", Parts.bytes("<exif:GPSLongitude>21,0.73E</exif:GPSLongitude>"), .xmp),
        Sample("XMP in UTF-16", xmp.flatMap { [$0, 0] }, .xmp),
        Sample("XMP in UTF-16, the other way round", xmp.flatMap { [0, $0] }, .xmp),
        Sample("XMP of a flying camera", Parts.bytes("drone-dji:GpsLongtitude=\"+21.01\""), .xmp),
        Sample("ImageMagick's text", Parts.png("tEXt", Parts.bytes("exif:GPSLatitude\u{0}52/1, 13/1")), .xmp),
        Sample("a program that reads positions", Parts.bytes("var tags={2:\"GPSLatitude\",4:\"GPSLongitude\"}"), nil),
        Sample("a street in XMP", Parts.bytes("<Iptc4xmpCore:Location>ul. Kwiatowa 5</Iptc4xmpCore:Location>"), .xmp),
        Sample("no street in XMP", Parts.bytes("<Iptc4xmpCore:Location></Iptc4xmpCore:Location>"), nil),
        Sample("a street in IPTC's data", Parts.jpeg(press(field: 92)), .iptc),
        Sample("a town in IPTC's data", Parts.jpeg(press(field: 90)), nil),
        Sample("a film behind a picture", Parts.jpeg([], trailer: Parts.film(Parts.box("udta", spot))), .film),
        Sample("a picture behind a picture", Parts.jpeg([], trailer: Parts.jpeg(exif)), .exif),
        Sample("a film's position", Parts.film(Parts.box("udta", spot)), .film),
        Sample("a film without one", Parts.film(Parts.box("udta", Parts.box("name", Parts.bytes("Rex")))), nil),
        Sample("a film of 3GPP", Parts.film(Parts.box("udta", Parts.box("loci", Parts.big(0, 24)))), .film),
        Sample("Apple's key", Parts.film(Parts.metadata("com.apple.quicktime.location.ISO6709", coordinates)), .film),
        Sample(
            "Apple's key without a value", Parts.film(Parts.metadata("com.apple.quicktime.location.ISO6709", "")), nil),
        Sample(
            "how exact a position was",
            Parts.film(Parts.metadata("com.apple.quicktime.location.accuracy.horizontal", "4")), nil),
        Sample("Apple's key of the maker", Parts.film(Parts.metadata("com.apple.quicktime.make", "Apple")), nil),
        Sample("a track of an action camera", Parts.film(Parts.track("gpmd")), .track),
        Sample("a track of a telephone", Parts.film(Parts.track("camm")), .track),
        Sample("a track of a camcorder", Parts.film(Parts.track("rtmd")), .track),
        Sample(
            "Apple's track of positions", Parts.film(Parts.track("mebx", "com.apple.quicktime.location.ISO6709")),
            .track),
        Sample("Apple's track of faces", Parts.film(Parts.track("mebx", "com.apple.quicktime.detected-face")), nil),
        Sample("a track of pictures", Parts.film(Parts.track("avc1")), nil),
        Sample("XMP in a film", Parts.film([], after: Parts.box("uuid", Parts.big(0, 16) + xmp)), .xmp),
        Sample(
            "a packed movie",
            Parts.film(
                Parts.box(
                    "cmov", Parts.box("cmvd", Parts.big(99, 4) + Parts.zlib(Parts.box("moov", Parts.box("udta", spot))))
                )), .film),
        Sample(
            "a car's camera",
            Parts.film([], after: Parts.box("free", Parts.bytes("$GPRMC,120000.00,A,5213.7800,N,02100.7300,E"))),
            .receiver),
        Sample("a car's camera indoors", Parts.film([], after: Parts.box("free", Parts.bytes(unsure))), nil),
        Sample(
            "subtitles with positions", Parts.film([], after: Parts.box("mdat", Parts.bytes("[latitude: 52.22]"))),
            .track),
        Sample(
            "other subtitles with positions",
            Parts.film([], after: Parts.box("mdat", Parts.bytes("GPS(21.01,52.22,15)"))), .track),
        Sample("a page about a latitude", Parts.bytes("{\"latitude\": 52.22}"), nil),
        Sample("Matroska's tag", Parts.matroska("LOCATION", coordinates), .film),
        Sample("Matroska's empty tag", Parts.matroska("LOCATION", ""), nil),
        Sample("Matroska's title", Parts.matroska("TITLE", "Rex"), nil),
        Sample("a camcorder's description", Parts.bytes("<Group name=\"ExifGPS\"><Item name=\"Latitude\"/>"), .film),
        Sample("a camcorder's picture data", Parts.bytes("MDPM") + [1, 0xB2, 0, 52, 0, 1], .track),
        Sample("XMP in a document", Parts.pdf("/Type/Metadata", xmp), .xmp),
        Sample("packed XMP in a document", Parts.pdf("/Filter/FlateDecode", Parts.zlib(xmp)), .xmp),
        Sample(
            "XMP as hexadecimal digits",
            Parts.pdf("/Filter [ /ASCIIHexDecode /FlateDecode ]", hex(Parts.zlib(xmp)) + [0x3E]), .xmp),
        Sample("a photograph in a document", Parts.pdf("/Subtype/Image/Filter/DCTDecode", Parts.jpeg(exif)), .exif),
        Sample(
            "a packed photograph in a document",
            Parts.pdf("/Subtype /Image /Filter[/FlateDecode/DCTDecode]", Parts.zlib(Parts.jpeg(exif))), .exif),
        Sample("a map in a document", Parts.pdf("", Parts.bytes("/GPTS[52.1 21.0]")), .map),
        Sample(
            "a map in a packed object",
            Parts.pdf("/Type/ObjStm/Filter/FlateDecode", Parts.zlib(Parts.bytes("/GPTS 7 0 R"))), .map),
        Sample(
            "a packed document without a position",
            Parts.pdf("/Filter/FlateDecode", Parts.zlib(Parts.bytes("BT (Rex) Tj ET"))), nil),
        Sample("a photograph in an archive", zip(Parts.jpeg(exif), method: 0), .exif),
        Sample("a packed film in an archive", zip(Parts.film(Parts.box("udta", spot)), method: 8), .film),
        Sample("a document in an archive", zip(Parts.pdf("/Filter/FlateDecode", Parts.zlib(xmp)), method: 8), .xmp),
        Sample("an archive without a position", zip(Parts.bytes("Rex"), method: 8), nil),
        Sample(
            "a photograph within a drawing",
            Parts.bytes("<image href=\"data:image/jpeg;base64,\(base64(Parts.jpeg(exif)))\"/>"), .exif),
        Sample("Canon's raw picture", Parts.box("CMT4", gpsAlone), .exif),
        Sample("nothing", [], nil),
        Sample("a text", Parts.bytes("Rex likes walks."), nil),
    ]

    static let unplaced: [Sample] = samples.filter { $0.place == nil }

    @Test("A position is found wherever it is kept, and nowhere else", arguments: samples)
    func found(sample: Sample) {
        guard case .position(let position) = PositionSearch.outcome(of: MemoryBytes(sample.bytes)) else {
            #expect(sample.place == nil)
            return
        }
        #expect(position.place == sample.place)
    }

    @Test("An encrypted document cannot be known")
    func encrypted() {
        let document = Parts.pdf("", Parts.bytes("x"), trailer: "/Encrypt 9 0 R")
        #expect(PositionSearch.outcome(of: MemoryBytes(document)) == .unknown(.pdf, .encrypted))
    }

    @Test("A document about encryption is no encrypted one")
    func aboutEncryption() {
        let document = Parts.pdf("", Parts.bytes("(/Encrypt and /Encryption)"))
        #expect(PositionSearch.outcome(of: MemoryBytes(document)) == .none)
    }

    @Test("An archive within archives without end cannot be known")
    func nested() {
        var archive = Self.zip(Parts.bytes("Rex"), method: 8)
        for _ in 0..<8 { archive = Self.zip(archive, method: 8) }
        #expect(PositionSearch.outcome(of: MemoryBytes(archive)) == .unknown(.zip, .tooMuch))
    }

    @Test("A signature is found where one reading ends and the next begins", arguments: 0..<12)
    func border(shift: Int) {
        let padding = [UInt8](repeating: 0x20, count: (1 << 18) - 6 + shift)
        #expect(PositionSearch.outcome(of: MemoryBytes(padding + Self.exif)) != .none)
    }

    // MARK: Hostile files

    @Test("A file without a position has none wherever it is cut off", arguments: unplaced)
    func cut(sample: Sample) {
        for length in 0..<min(sample.bytes.count, 600) {
            if case .position(let position) = PositionSearch.outcome(of: MemoryBytes(Array(sample.bytes[..<length]))) {
                Issue.record("\(position) in the first \(length) bytes")
            }
        }
    }

    @Test("However a file is spoilt, a photograph behind it is found or the file cannot be known", arguments: samples)
    func changed(sample: Sample) {
        var generator = SeededGenerator(seed: UInt64(sample.bytes.count))
        guard !sample.bytes.isEmpty else { return }
        for _ in 0..<300 {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = 0xFF
                case 1: bytes[place] = 0
                case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
                default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            #expect(PositionSearch.outcome(of: MemoryBytes(bytes + Self.exif)) != .none)
        }
    }

    @Test(
        "A file of nothing but beginnings holds no position",
        arguments: ["II*\0", "ftyp", ">>stream\n\u{78}\u{01}", ";base64,", "8BIM", "GPSLatitude"])
    func beginnings(word: String) {
        let bytes = Parts.bytes("%PDF-1.7\n") + Array(repeating: Parts.bytes(word), count: 1000).joined()
        #expect(PositionSearch.outcome(of: MemoryBytes(bytes)) == .none)
    }

    @Test(
        "What is packed is unpacked to its end, wherever pieces of it end",
        arguments: [16_383, 16_384, 16_385, 32_768, 60_000])
    func pieces(length: Int) {
        let text = [UInt8](repeating: 0x20, count: length - Self.xmp.count) + Self.xmp
        let document = Parts.pdf("/Filter/FlateDecode", Parts.zlib(text))
        #expect(PositionSearch.outcome(of: MemoryBytes(document)) != .none)
    }

    @Test("A position behind much else that is packed is found")
    func longPacking() {
        let packed = Parts.zlib([UInt8](repeating: 0x20, count: 150_000) + Self.xmp)
        #expect(
            Self.outcome(Parts.pdf("/Filter/FlateDecode", packed)) == .position(Position(format: .pdf, place: .xmp)))
    }

    static let large: [(name: String, bytes: [UInt8])] = [
        ("a packed stream", Parts.pdf("/Filter/FlateDecode", Parts.zlib([UInt8](repeating: 0x20, count: 300_000)))),
        (
            "texts that begin again and again, and never end",
            Parts.bytes("%PDF-1.7\n")
                + Array(repeatElement(Parts.bytes("<</Filter/ASCII85Decode>>stream\n"), count: 300).joined())
        ),
        ("an archive that lists one file often", zip([UInt8](repeating: 0x20, count: 6000), method: 0, listings: 60)),
        ("an archive that lists one packed file often", zip([UInt8](repeating: 0x20, count: 6000), listings: 60)),
        ("packed blocks of nothing", Parts.pdf("/Filter/FlateDecode", [0x78, 1] + emptyBlocks)),
    ]

    static let moderate: [(name: String, bytes: [UInt8])] = large.filter { !$0.name.hasPrefix("texts") }

    @Test("What would take too long to look through cannot be known", arguments: large)
    func bomb(name: String, bytes: [UInt8]) {
        let reads = CountedBytes(bytes)
        let outcome = PositionSearch.outcome(of: reads, Budget(bytes: 1 << 17))
        #expect(outcome == .unknown(FileFormat(of: ByteView(reads)), .tooMuch))
        // The file itself, what the budget allows, and the pages around them.
        #expect(reads.read < 3 * bytes.count + (1 << 20))
    }

    @Test("With the budget that builds have, none of it is too much", arguments: moderate)
    func honest(name: String, bytes: [UInt8]) { #expect(Self.outcome(bytes) == .none) }

    static let unreadableFiles: [(name: String, bytes: [UInt8], reason: PositionOutcome.Reason)] = [
        ("an encrypted file in an archive", Parts.zip(Parts.bytes("?"), method: 0, size: 1, flags: 1), .encrypted),
        ("a file packed by LZMA", Parts.zip(Parts.bytes("?"), method: 14, size: 1), .unreadable),
        ("an archive without its directory", Parts.bytes("PK\u{3}\u{4}") + Parts.big(0, 60), .unreadable),
        ("a stream packed by LZW", Parts.pdf("/Filter/LZWDecode", Parts.bytes("?")), .unreadable),
    ]

    @Test("What cannot be unpacked cannot be known", arguments: unreadableFiles)
    func unreadable(name: String, bytes: [UInt8], reason: PositionOutcome.Reason) {
        #expect(Self.outcome(bytes) == .unknown(FileFormat(of: ByteView(MemoryBytes(bytes))), reason))
    }

    @Test("A picture that is packed as few are holds no position")
    func packedPixels() {
        #expect(Self.outcome(Parts.pdf("/Subtype/Image/Filter/LZWDecode", Parts.bytes("?"))) == .none)
    }

    // MARK: Pieces

    private static let digits = Parts.bytes("\nexif\n      68\n") + hex(Parts.exif())
    private static let profile = Parts.bytes("Raw profile type exif\0") + digits

    private static func hex(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { Parts.bytes(($0 < 16 ? "0" : "") + String($0, radix: 16)) }
    }

    private static func press(field: UInt8) -> [UInt8] {
        let data = [0x1C, 2, field] + Parts.big(4, 2) + Parts.bytes("ulica".prefix(4).description)
        return Parts.bytes("Photoshop 3.0\0") + Parts.bytes("8BIM") + [4, 4, 0, 0] + Parts.big(data.count, 4) + data
    }

    private static func outcome(_ bytes: [UInt8]) -> PositionOutcome { PositionSearch.outcome(of: MemoryBytes(bytes)) }

    private static func zip(_ content: [UInt8], method: Int = 8, listings: Int = 1) -> [UInt8] {
        Parts.zip(
            method == 8 ? Parts.stored(content) : content, method: method, size: content.count, listings: listings)
    }

    /// Blocks that unpack to nothing, 300,000 bytes of them (RFC 1951, section 3.2.4).
    private static let emptyBlocks = Array(repeatElement([0, 0, 0, 0xFF, 0xFF] as [UInt8], count: 60_000).joined())

    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for digit in 0..<group.count + 1 {
                text.append(Character(Unicode.Scalar(alphabet[bits >> (18 - 6 * digit) & 63])))
            }
        }
        return text
    }

    /// A header whose first directory is the position's.
    private static var gpsAlone: [UInt8] {
        var bytes = Parts.exif()
        bytes[4] = 26
        return bytes
    }
}

/// Bytes that know how many of them were read.
private final class CountedBytes: RandomAccessBytes {
    private let bytes: MemoryBytes
    private let total = Atomic(0)

    init(_ bytes: [UInt8]) { self.bytes = MemoryBytes(bytes) }

    var count: Int { bytes.count }
    var read: Int { total.load(ordering: .relaxed) }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = bytes.read(at: offset, into: buffer)
        total.add(count, ordering: .relaxed)
        return count
    }
}
