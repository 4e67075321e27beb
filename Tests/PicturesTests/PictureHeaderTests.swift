import PictureFormats
import Testing

@testable import Pictures

@Suite("What a picture's file says of itself")
struct PictureHeaderTests {
    @Test("Every kind that is encoded here is recognised, with its size")
    func kinds() throws {
        let picture = TestPicture(width: 40, height: 30)
        for (encoding, format) in [
            (Rendition.Encoding.jpeg, PictureFormat.jpeg), (.png, .png), (.webp, .webp), (.avif, .avif),
        ] where encoding != .avif || PictureLibraries.haveAVIF {
            let header = try PictureHeader(of: picture.encoded(encoding))
            #expect(header.format == format)
            #expect((header.width, header.height) == (40, 30))
            #expect(!header.isAnimated)
        }
    }

    @Test("A picture that lies on its side has the size that is seen", arguments: 1...8)
    func orientation(_ orientation: Int) throws {
        let header = try PictureHeader(of: TestPicture(width: 40, height: 30).photograph(orientation: orientation))
        #expect((header.width, header.height) == (orientation < 5 ? (40, 30) : (30, 40)))
    }

    /// All that stands before the rows of a grey picture of 40 by 30 pixels (ITU-T T.81, annex B), and its end.
    private static let baselineJPEG: [UInt8] = {
        let counts: [UInt8] = [0, 1] + [UInt8](repeating: 0, count: 14)
        var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
        file += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        file += [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0]
        for table in [0x00, 0x10] as [UInt8] { file += [0xFF, 0xC4, 0, 20, table] + counts + [0] }
        return file + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0x55, 0xFF, 0xD9]
    }()

    private static func facts(_ header: PictureHeader) -> [Int] {
        [header.width, header.height, header.isAnimated ? 1 : 0, header.isInterlaced ? 1 : 0]
    }

    @Test("A plain header is read without a decoder as decoders read it, and whatever is spoilt in it is left to them")
    func plain() throws {
        let picture = TestPicture(width: 40, height: 30)
        for (file, name) in [
            (picture.png, "a.png"), (TestPicture(width: 9, height: 5, bits: 16, hasTransparency: true).png, "b.png"),
            (Self.baselineJPEG, "a.jpg"),
        ] {
            let whole = try PictureHeader(of: file, named: name)
            #expect(PictureHeader(plain: file, named: name).map(Self.facts) == Self.facts(whole), "\(name)")
            for place in 0..<min(file.count, 700) {
                for bit in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
                    var spoilt = file
                    spoilt[place] ^= bit
                    guard let plain = PictureHeader(plain: spoilt, named: name) else { continue }
                    let decoded = try? PictureHeader(of: spoilt, named: name)
                    #expect(decoded.map(Self.facts) == Self.facts(plain), "\(name): \(place) \(bit)")
                }
            }
        }
        #expect(PictureHeader(plain: picture.png, named: "a.jpg") == nil)
        #expect(try PictureHeader(plain: picture.photograph(orientation: 6), named: "a.jpg") == nil, "progressive")
        #expect(PictureHeader(plain: TestPicture(width: 9, height: 9, isAnimated: true).png, named: "a.png") == nil)
    }

    @Test("An animated PNG is told from a still one")
    func animated() throws {
        #expect(try PictureHeader(of: TestPicture(width: 9, height: 9, isAnimated: true).png).isAnimated)
        #expect(try !PictureHeader(of: TestPicture(width: 9, height: 9).png).isAnimated)
    }

    @Test("What is no picture is refused as what it is")
    func noPicture() throws {
        #expect(throws: PictureProblem.empty) { try PictureHeader(of: []) }
        #expect(throws: PictureProblem.notAPicture) { try PictureHeader(of: Array("a dog".utf8), named: "rex.jpg") }
        #expect(throws: PictureProblem.notAPicture) { try PictureHeader(of: Array("<svg/>".utf8), named: "rex.png") }
        #expect(throws: PictureProblem.otherFormat(.png)) {
            try PictureHeader(of: TestPicture(width: 3, height: 3).png, named: "rex.jpg")
        }
    }

    @Test("Dimensions that no memory holds are refused before anything is decoded")
    func bomb() throws {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let rest = TestPicture.chunk("IDAT", [0x78, 0x01]) + TestPicture.chunk("IEND", [])
        let bomb = start + TestPicture.header(width: 30000, height: 30000) + rest
        #expect(throws: PictureProblem.tooManyPixels(width: 30000, height: 30000)) { try PictureHeader(of: bomb) }
        let nothing = start + TestPicture.header(width: 0, height: 7) + rest
        #expect(throws: PictureProblem.damaged) { try PictureHeader(of: nothing) }
    }

    @Test("A file without its end is recognised without decoding it")
    func truncated() throws {
        let folder = try TestFolder()
        let picture = TestPicture(width: 200, height: 150)
        for (encoding, name) in [
            (Rendition.Encoding.jpeg, "a.jpg"), (.png, "a.png"), (.webp, "a.webp"), (.avif, "a.avif"),
        ] where encoding != .avif || PictureLibraries.haveAVIF {
            let whole = try picture.encoded(encoding)
            #expect(try PictureStudio.check(file: folder.write(whole, to: name)).width == 200)
            let half = Array(whole.prefix(whole.count * 2 / 3))
            #expect(throws: PictureProblem.truncated) {
                try PictureStudio.check(file: folder.write(half, to: name))
            }
        }
    }

    @Test("Whatever cameras leave behind a picture's end or between its segments does no harm")
    func oddMarkers() throws {
        let folder = try TestFolder()
        let jpeg = try TestPicture(width: 60, height: 40).jpeg()
        let trailed = jpeg + Array("a film and zeros".utf8) + [UInt8](repeating: 0, count: 99)
        #expect(try PictureStudio.check(file: folder.write(trailed, to: "a.jpg")).width == 60)
        let filled = Array(jpeg.prefix(2)) + [0xFF, 0xFF, 0xFF] + Array(jpeg.dropFirst(2))
        #expect(try PictureStudio.check(file: folder.write(filled, to: "b.jpg")).width == 60)
        let studio = PictureStudio(cache: nil)
        #expect(try studio.picture(file: folder.path + "/a.jpg", for: .display).width == 60)
        #expect(try studio.picture(file: folder.path + "/b.jpg", for: .display).width == 60)
    }
}
