import PictureFormats
import PublicationSafety
import Parallel
import Testing

@testable import Pictures

@Suite("What is published of a picture")
struct PictureStudioTests {
    private let studio = PictureStudio(cache: nil)

    private func files(_ picture: ProcessedPicture) -> [(name: String, bytes: [UInt8])] {
        var files: [(String, [UInt8])] = []
        picture.forEachFile { files.append(($0, Array($1))) }
        return files
    }

    @Test("A main picture becomes the whole in two widths, a square in two, and one for sharing")
    func everything() throws {
        let folder = try TestFolder()
        let file = try folder.write(TestPicture(width: 1400, height: 1050).png, to: "a.png")
        let picture = try studio.picture(file: file, for: [.display, .card, .sharing])
        #expect((picture.width, picture.height) == (1400, 1050))
        let sizes = picture.renditions.map { "\($0.role) \($0.width)x\($0.height)" }
        #expect(
            sizes == [
                "display 720x540", "display 1280x960", "fallback 960x720", "card 320x320", "card 640x640",
                "cardFallback 320x320", "sharing 1200x630",
            ])
        for (rendition, file) in zip(picture.renditions, files(picture)) {
            let header = try PictureHeader(of: file.bytes, named: file.name)
            #expect((header.width, header.height) == (rendition.width, rendition.height))
            #expect(file.name.hasPrefix(picture.name + "-"))
        }
    }

    @Test("Nothing is enlarged")
    func small() throws {
        let folder = try TestFolder()
        let file = try folder.write(TestPicture(width: 300, height: 200).png, to: "a.png")
        let picture = try studio.picture(file: file, for: [.display, .card, .sharing])
        let sizes = picture.renditions.map { "\($0.role) \($0.width)x\($0.height)" }
        #expect(
            sizes == [
                "display 300x200", "fallback 300x200", "card 200x200", "cardFallback 200x200", "sharing 300x158",
            ])
    }

    @Test(
        "The smallest and the longest pictures there can be are no trouble", arguments: [(1, 1), (1, 3000), (3000, 2)])
    func extremes(_ size: (Int, Int)) throws {
        let folder = try TestFolder()
        let file = try folder.write(TestPicture(width: size.0, height: size.1).png, to: "a.png")
        let picture = try studio.picture(file: file, for: [.display, .card, .sharing])
        #expect((picture.width, picture.height) == size)
        for file in files(picture) { _ = try PictureHeader(of: file.bytes, named: file.name) }
        #expect(try !studio.picture(file: file, for: .logo).renditions.isEmpty)
    }

    @Test("A picture is turned upright, whichever way the camera was held", arguments: 1...8)
    func upright(_ orientation: Int) throws {
        let folder = try TestFolder()
        // Red where the upright picture's top is, for each way in which it can be stored.
        let isOnItsSide = orientation >= 5
        let (width, height) = isOnItsSide ? (120, 160) : (160, 120)
        let stored = TestPicture(width: width, height: height) { x, y in
            let isTop =
                switch orientation {
                case 1, 2: y < height / 2
                case 3, 4: y >= height / 2
                case 5, 6: x < width / 2
                default: x >= width / 2
                }
            return isTop ? (220, 20, 20, 255) : (20, 20, 220, 255)
        }
        let file = try folder.write(stored.photograph(orientation: orientation), to: "a.jpg")
        let picture = try studio.picture(file: file, for: .display)
        #expect((picture.width, picture.height) == (160, 120))
        let fallback = try #require(files(picture).last)
        guard let seen = DecodedPicture(fallback.bytes, .jpeg, width: 160, height: 120) else {
            throw PictureProblem.damaged
        }
        let (top, bottom) = (seen.meanColour(ofRows: 0..<50), seen.meanColour(ofRows: 70..<120))
        #expect(top.red > 180 && top.blue < 60)
        #expect(bottom.blue > 180 && bottom.red < 60)
    }

    @Test("No published file holds anything but the picture")
    func noMetadata() throws {
        let folder = try TestFolder()
        let photograph = try TestPicture(width: 900, height: 700).photograph(orientation: 6)
        let file = try folder.write(photograph, to: "a.jpg")
        let picture = try studio.picture(file: file, for: [.display, .card, .sharing])
        let logo = try studio.picture(file: file, for: .logo)
        for file in files(picture) + files(logo) {
            #expect(MetadataRemoval(of: file.bytes, try #require(PictureFormat(of: file.bytes))) == .asItIs)
            for word in ["Exif", "http://ns.adobe", "ICC_PROFILE", "Photoshop", "GPS", "MM\0*", "vips"] {
                #expect(!file.bytes.contains(Array(word.utf8)), "\(word) in \(file.name)")
            }
        }
    }

    @Test("A logo keeps its transparency, a photograph is laid on white")
    func transparency() throws {
        let folder = try TestFolder()
        let emblem = TestPicture(width: 300, height: 150, hasTransparency: true) { x, _ in
            x < 150 ? (200, 0, 0, 255) : (0, 0, 0, 0)
        }
        let file = try folder.write(emblem.png, to: "a.png")
        let logo = try studio.picture(file: file, for: .logo)
        #expect(logo.renditions == [Rendition(role: .logo, encoding: .png, width: 256, height: 128)])
        let picture = try studio.picture(file: file, for: .display)
        #expect(picture.colours[1].green > 110)
    }

    @Test("The colour that stands until a picture loads is its own")
    func colour() throws {
        let folder = try TestFolder()
        let file = try folder.write(TestPicture.plain(50, 50, 200, 100, 20).png, to: "a.png")
        #expect(try studio.picture(file: file, for: .display).colours[1] == MeanColour(red: 200, green: 100, blue: 20))
    }

    @Test("A colour is called by the nearest of few shades")
    func shades() {
        #expect(MeanColour(red: 200, green: 100, blue: 20).shade == "864")
        #expect(MeanColour(red: 250, green: 250, blue: 251).shade == "eee")
        #expect(MeanColour(red: 0, green: 0, blue: 0).shade == "222")
        for shade in MeanColour.shades {
            let parts = shade.compactMap { $0.hexDigitValue.map { UInt8($0 * 17) } }
            #expect(MeanColour(red: parts[0], green: parts[1], blue: parts[2]).shade == shade)
        }
    }

    @Test("Sixteen bits become eight")
    func sixteenBits() throws {
        let folder = try TestFolder()
        let deep = TestPicture(width: 50, height: 50, bits: 16) { _, _ in (200, 100, 20, 255) }
        let file = try folder.write(deep.png, to: "a.png")
        #expect(try studio.picture(file: file, for: .display).colours[1] == MeanColour(red: 200, green: 100, blue: 20))
    }

    @Test("A picture without its end is refused, and nothing crashes wherever it breaks off")
    func truncated() throws {
        let folder = try TestFolder()
        let photograph = try TestPicture(width: 400, height: 300).photograph(orientation: 1)
        for length in stride(from: 4, to: photograph.count - 200, by: 1997) {
            let file = try folder.write(Array(photograph.prefix(length)), to: "a.jpg")
            let problem = #expect(throws: PictureProblem.self) { try studio.picture(file: file, for: .display).name }
            #expect(problem == .truncated)
        }
    }

    @Test("Damaged bytes never crash, in any kind of picture", arguments: ["jpg", "png", "webp", "avif"])
    func damaged(_ ending: String) throws {
        let folder = try TestFolder()
        let encoding = try #require(Rendition.Encoding.allCases.first { $0.ending == ending })
        guard encoding != .avif || PictureLibraries.haveAVIF else { return }
        let whole = try TestPicture(width: 64, height: 48).encoded(encoding)
        var random = RandomBytes(seed: 7)
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0..<4 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            let file = try folder.write(bytes, to: "a." + ending)
            _ = try? studio.picture(file: file, for: [.display, .card])
            _ = try? PictureStudio.check(file: file)
        }
    }

    @Test("The same picture gives the same bytes, however many are worked on at once")
    func deterministic() throws {
        let folder = try TestFolder()
        let path = try folder.write(TestPicture(width: 800, height: 600).png, to: "a.png")
        let alone = try files(studio.picture(file: path, for: [.display, .card]))
        let together = Parallel(width: 4).map(count: 4) { _ in
            (try? studio.picture(file: path, for: [.display, .card])).map(files) ?? []
        }
        for others in together {
            #expect(others.map(\.name) == alone.map(\.name))
            #expect(others.map(\.bytes) == alone.map(\.bytes))
        }
    }

    @Test("A missing file and a folder are told as such")
    func unreadable() throws {
        let folder = try TestFolder()
        #expect(throws: PictureProblem.unreadable(.missing)) {
            try studio.picture(file: folder.path + "/a.jpg", for: .display).name
        }
        #expect(throws: PictureProblem.unreadable(.notAFile(.folder))) {
            try studio.picture(file: folder.path, for: .display).name
        }
    }
}

/// Numbers that are the same in every run (SplitMix64).
struct RandomBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ value >> 31) % UInt64(bound))
    }
}
