import PictureFormats
import PublicationSafety
import Testing

@testable import Pictures

@Suite("Pictures that keep their kind and size")
struct PictureCopyTests {
    private let secret = Array("SECRET".utf8)

    private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
    }

    private func pixels(_ bytes: [UInt8], _ format: PictureFormat) throws -> MeanColour {
        guard let picture = DecodedPicture(bytes, format, width: 100, height: 100) else { throw PictureProblem.damaged }
        return picture.meanColour
    }

    @Test("A picture without metadata stays as it is", arguments: [Rendition.Encoding.jpeg, .png, .webp, .avif])
    func plain(_ encoding: Rendition.Encoding) throws {
        guard encoding != .avif || PictureLibraries.haveAVIF else { return }
        let file = try TestPicture(width: 60, height: 40).encoded(encoding)
        #expect(MetadataRemoval(of: file, try #require(PictureFormat(of: file))) == .asItIs)
    }

    @Test("Every segment of a JPEG that is no picture is left out, and so is what lies behind its end")
    func jpeg() throws {
        let plain = try TestPicture(width: 60, height: 40).jpeg()
        var file = Array(plain.prefix(2))
        for marker in UInt8(0xE1)...0xEF where marker != 0xEE { file += segment(marker, secret) }
        file += segment(0xFE, secret)
        file += plain.dropFirst(2)
        file += secret
        guard case .cleaned(let cleaned) = MetadataRemoval(of: file, .jpeg) else { throw PictureProblem.damaged }
        #expect(!cleaned.contains(secret))
        #expect(cleaned == plain)
        #expect(try pixels(cleaned, .jpeg) == pixels(file, .jpeg))
    }

    @Test("A thumbnail inside the first segment is left out")
    func thumbnail() throws {
        let plain = try TestPicture(width: 60, height: 40).jpeg()
        let facts: [UInt8] = [1, 2, 0, 0, 1, 0, 1, 2, 1]
        let head = Array("JFIF\0".utf8) + facts + secret
        let start: [UInt8] = [0xFF, 0xD8]
        let body = Array(plain.dropFirst(plain[3] == 0xE0 ? 20 : 2))
        let file = start + segment(0xE0, head) + body
        guard case .cleaned(let cleaned) = MetadataRemoval(of: file, .jpeg) else { throw PictureProblem.damaged }
        #expect(!cleaned.contains(secret))
        #expect(try pixels(cleaned, .jpeg) == pixels(plain, .jpeg))
    }

    @Test("A picture that is turned or in colours of its own has to be made anew", arguments: 2...8)
    func reliant(_ orientation: Int) throws {
        let picture = TestPicture(width: 60, height: 40)
        #expect(MetadataRemoval(of: try picture.photograph(orientation: orientation), .jpeg) == .reliesOnMetadata)
        let profile = segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}Display P3".utf8))
        let plain = try picture.jpeg()
        let file = Array(plain.prefix(2)) + profile + Array(plain.dropFirst(2))
        #expect(MetadataRemoval(of: file, .jpeg) == .reliesOnMetadata)
    }

    @Test("A picture that says it is upright and in sRGB is not made anew")
    func usual() throws {
        let photograph = try TestPicture(width: 60, height: 40).photograph(orientation: 1)
        let profile = segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}s\0R\0G\0B".utf8))
        let file = Array(photograph.prefix(2)) + profile + Array(photograph.dropFirst(2))
        #expect(MetadataRemoval(of: file, .jpeg) == .cleaned(try TestPicture(width: 60, height: 40).jpeg()))
    }

    @Test("Chunks of a PNG that are no picture are left out")
    func png() throws {
        let plain = TestPicture(width: 60, height: 40).png
        var notes = TestPicture.chunk("gAMA", TestPicture.number(45455))
        for name in ["tEXt", "iTXt", "zTXt", "tIME", "seCr", "pHYs"] { notes += TestPicture.chunk(name, secret) }
        let (head, body) = (Array(plain.prefix(33)), Array(plain.dropFirst(33)))
        let file = head + notes + body + secret
        #expect(MetadataRemoval(of: file, .png) == .cleaned(plain))
        let gamma = TestPicture.chunk("gAMA", TestPicture.number(100_000))
        #expect(MetadataRemoval(of: head + gamma + body, .png) == .reliesOnMetadata)
    }

    @Test("Chunks of a WebP that are no picture are left out, and its head no longer announces them")
    func webp() throws {
        let plain = try TestPicture(width: 60, height: 40, hasTransparency: true) { x, y in (x, y, 9, 99) }.encoded(
            .webp)
        try #require(plain[12..<16].elementsEqual("VP8X".utf8))
        let size: [UInt8] = [6, 0, 0, 0]
        var file = plain
        file[20] |= 0x2C
        file += Array("XMP ".utf8) + size + secret
        file[4] = UInt8((file.count - 8) & 255)
        file[5] = UInt8((file.count - 8) >> 8)
        #expect(MetadataRemoval(of: file, .webp) == .cleaned(plain))
    }

    @Test("An animation's comments are left out, and its repetitions stay")
    func gif() throws {
        func bytes(_ before: [UInt8], _ text: String, _ after: [UInt8]) -> [UInt8] {
            before + Array(text.utf8) + after
        }
        let start = bytes([], "GIF89a", [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255])
        let repetitions = bytes([0x21, 0xFF, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0])
        let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        let comment = bytes([0x21, 0xFE, 6], "SECRET", [0])
        let program = bytes([0x21, 0xFF, 11], "XMP DataXMP\u{6}SECRET", [0])
        let end: [UInt8] = [0x3B]
        let file = start + comment + repetitions + program + image + end + secret
        #expect(MetadataRemoval(of: file, .gif) == .cleaned(start + repetitions + image + end))
    }

    @Test("Broken files never crash", arguments: ["jpg", "png", "webp", "gif", "avif"])
    func broken(_ ending: String) throws {
        let format = try #require(PictureFormat(named: "a." + ending))
        let encoding = Rendition.Encoding.allCases.first { $0.ending == ending }
        let moving: [UInt8] = [1, 0, 1, 0, 0, 0, 0, 0x21, 0xFE, 2, 1, 1, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x87]
        let whole =
            try encoding.map { try TestPicture(width: 30, height: 20).encoded($0) } ?? Array("GIF89a".utf8) + moving
        for length in 0..<min(whole.count, 400) { _ = MetadataRemoval(of: Array(whole.prefix(length)), format) }
        var random = RandomBytes(seed: 3)
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<5 { bytes[random.below(min(bytes.count, 200))] = UInt8(random.below(256)) }
            _ = MetadataRemoval(of: bytes, format)
        }
    }

    @Test("A turned picture comes out upright in its own kind and size")
    func turned() throws {
        let folder = try TestFolder()
        let photograph = try TestPicture(width: 90, height: 60).photograph(orientation: 6)
        let file = try folder.write(photograph, to: "a.jpg")
        let copy = try #require(try PictureStudio(cache: nil).copy(file: file))
        let header = try PictureHeader(of: copy, named: "a.jpg")
        #expect((header.width, header.height) == (60, 90))
        #expect(MetadataRemoval(of: copy, .jpeg) == .asItIs)
    }

    @Test("What is no picture is left alone, and what browsers do not show is told")
    func others() throws {
        let folder = try TestFolder()
        #expect(try PictureStudio(cache: nil).copy(file: folder.write(Array("CNAME".utf8), to: "a")) == nil)
        #expect(try PictureStudio(cache: nil).copy(file: folder.write([], to: "b")) == nil)
        let heic = try folder.write(Array("\0\0\0\u{10}ftypheic0000".utf8), to: "c.heic")
        #expect(throws: PictureProblem.notForBrowsers(.heic)) { try PictureStudio(cache: nil).copy(file: heic) }
        #expect(throws: PictureProblem.notForBrowsers(.heic)) { try PictureStudio.checkCopy(file: heic) }
    }
}
