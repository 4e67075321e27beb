import Records
import Testing

@testable import Pictures

@Suite("What crops keep")
struct PictureCropTests {
    private static func crop(_ size: (Int, Int), to square: Int, _ focus: FocalPoint?) -> [Int] {
        let crop = PictureCrop(
            of: PictureSizes.Size(width: size.0, height: size.1),
            to: PictureSizes.Size(width: square, height: square), around: focus)
        return [crop.scaled.width, crop.scaled.height, crop.left, crop.top]
    }

    @Test("The focus is in the middle of a crop, a little above it, and never does the crop leave the picture")
    func places() {
        #expect(Self.crop((400, 300), to: 150, nil) == [200, 150, 25, 0])
        #expect(Self.crop((400, 300), to: 150, FocalPoint(x: 0.4, y: 0.5)) == [200, 150, 5, 0])
        #expect(Self.crop((400, 300), to: 150, FocalPoint(x: 1, y: 0)) == [200, 150, 50, 0])
        #expect(Self.crop((100, 200), to: 100, FocalPoint(x: 0, y: 0.5)) == [100, 200, 0, 55])
    }

    /// Grey, with one patch that nobody can overlook.
    private static func picture(patch: ClosedRange<Int>) -> TestPicture {
        TestPicture(width: 600, height: 300) { x, y in
            patch.contains(x) && (120...170).contains(y) ? (230, 60 + (x + y) % 2 * 90, 40, 255) : (120, 125, 120, 255)
        }
    }

    @Test("A focus that a record names decides, else it is found; the cache knows it again")
    func focus() throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.picture(patch: 350...400).png, to: "a.png")
        func run(_ focus: FocalPoint?) throws -> ProcessedPicture {
            let studio = PictureStudio(cache: PictureCache(folder: folder.path + "/cache"))
            defer { studio.close() }
            return try studio.picture(file: file, for: [.display, .card], focus: focus)
        }
        let found = try run(nil)
        let focus = try #require(found.focus)
        #expect((0.5...0.75).contains(focus.x))
        #expect((0.3...0.65).contains(focus.y))
        let given = FocalPoint(x: 0.1, y: 0.2)
        let named = try run(given)
        #expect(named.focus == given)
        #expect(named.name != found.name)
        #expect(named.contents != found.contents)
        #expect(named.focusInSquare == FocalPoint(x: 0.2, y: 0.2))
        #expect(try run(nil).focus == focus)
        #expect(try run(nil).name == found.name)
    }
}
