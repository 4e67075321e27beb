import Files
import Foundation
import Output
import Parallel
import Testing

@testable import Pictures

@Suite("The cache of pictures")
struct PictureCacheTests: Sendable {
    private let folder: TestFolder
    private let file: String

    init() throws {
        folder = try TestFolder()
        file = try folder.write(TestPicture(width: 90, height: 60).png, to: "content/a.png")
    }

    private func run() throws -> ProcessedPicture {
        let studio = PictureStudio(cache: PictureCache(folder: folder.path + "/cache"))
        defer { studio.close() }
        return try studio.picture(file: file, for: [.display, .card])
    }

    private var entries: [String] { folder.files(below: "cache").filter { $0.contains("/") } }

    private func contents(_ picture: ProcessedPicture) -> [[UInt8]] {
        var files: [[UInt8]] = []
        picture.forEachFile { files.append(Array($1)) }
        return files
    }

    @Test("A second run gets from the cache what the first one made")
    func hit() throws {
        let first = try run()
        #expect(entries.count == 1)
        let second = try run()
        #expect(first.name == second.name)
        #expect(first.renditions == second.renditions)
        #expect(contents(first) == contents(second))
        #expect((second.width, second.height, second.colours) == (90, 60, first.colours))
    }

    @Test("What the cache holds is used, not made again")
    func used() throws {
        let first = try run()
        // An entry that only the cache can have written, as whole as any.
        var other = contents(first)
        other[0] = Array("something else".utf8)
        let forged = ProcessedPicture(
            name: first.name, width: 90, height: 60, isAnimated: false, colours: first.colours,
            renditions: first.renditions, files: other)
        let entry = try #require(entries.first)
        try folder.write(Checksum.sealed(CacheEntry.bytes(of: forged)), to: "cache/" + entry)
        #expect(try contents(run()) == other)
    }

    @Test("A damaged entry is made again", arguments: [0, 12, 40, -1])
    func damaged(_ place: Int) throws {
        let first = try run()
        let entry = try #require(entries.first)
        var bytes = try Array(Data(contentsOf: URL(filePath: folder.path + "/cache/" + entry)))
        bytes[place < 0 ? bytes.count + place : place] ^= 0x20
        try folder.write(bytes, to: "cache/" + entry)
        #expect(try contents(run()) == contents(first))
        let repaired = try Array(Data(contentsOf: URL(filePath: folder.path + "/cache/" + entry)))
        #expect(repaired == Checksum.sealed(CacheEntry.bytes(of: first)))
    }

    @Test("A shortened entry is made again", arguments: [0, 5, 30, 200])
    func shortened(_ length: Int) throws {
        let first = try run()
        let entry = try #require(entries.first)
        let whole = Checksum.sealed(CacheEntry.bytes(of: first))
        try folder.write(Array(whole.prefix(length)), to: "cache/" + entry)
        #expect(try contents(run()) == contents(first))
    }

    @Test("The cache may be deleted at any moment")
    func deleted() throws {
        let studio = PictureStudio(cache: PictureCache(folder: folder.path + "/cache"))
        let first = try studio.picture(file: file, for: [.display, .card])
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        #expect(try contents(studio.picture(file: file, for: [.display, .card])) == contents(first))
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        studio.close()
        #expect(try contents(run()) == contents(first))
    }

    @Test("A folder that cannot be written is no trouble")
    func unwritable() throws {
        let cache = PictureCache(folder: file + "/below-a-file")
        let studio = PictureStudio(cache: cache)
        #expect(try studio.picture(file: file, for: .display).width == 90)
        studio.close()
    }

    @Test("Several runs at once share a cache")
    func shared() throws {
        let names = Set(Parallel(width: 4).map(count: 4) { _ in try? run().name })
        #expect(names.count == 1 && !names.contains(nil))
        #expect(entries.count == 1)
    }

    @Test("Other bytes under the same name are another picture, even of the same size and time")
    func replaced() throws {
        let first = try run()
        try folder.age("content/a.png", days: 2)
        _ = try run()
        try folder.write(TestPicture.plain(90, 60, 1, 2, 3).png, to: "content/a.png")
        try folder.age("content/a.png", days: 2)
        let second = try run()
        #expect(first.name != second.name)
        #expect(second.colours[1] == MeanColour(red: 1, green: 2, blue: 3))
    }

    @Test("A file that has just been written is not relied on by its times")
    func unsettled() throws {
        _ = try run()
        #expect(
            PictureCache(folder: folder.path + "/cache").sources.digest(of: try #require(PictureFile.stamp(of: file)))
                == nil)
    }

    @Test("What is known of sources outlives the run, and is forgotten when damaged")
    func knownSources() throws {
        let cache = CacheFolder(path: folder.path + "/cache")
        let stamp = FileStamp(device: 1, inode: 2, size: 3, modified: 4, changed: 5)
        let known = KnownSources(in: cache)
        known.note([1, 2, 255], of: stamp)
        known.save()
        #expect(KnownSources(in: cache).digest(of: stamp) == [1, 2, 255])
        var bytes = try Array(Data(contentsOf: URL(filePath: folder.path + "/cache/sources")))
        bytes[bytes.count - 2] = UInt8(ascii: "0")
        try folder.write(bytes, to: "cache/sources")
        #expect(KnownSources(in: cache).digest(of: stamp) == nil)
    }

    @Test("What was not used for a month is dropped, and nothing else")
    func swept() throws {
        _ = try run()
        let entry = try #require(entries.first)
        let unused = "ab/" + String(repeating: "c", count: 62)
        try folder.write([1], to: "cache/" + unused)
        try folder.write([1], to: "cache/ab/\(String(repeating: "c", count: 62)).1-1.new")
        try folder.write([1], to: "cache/ab/holiday.jpg")
        try folder.age("cache/" + unused, days: 31)
        try folder.age("cache/ab/\(String(repeating: "c", count: 62)).1-1.new", days: 2)
        try folder.age("cache/ab/holiday.jpg", days: 400)
        // The run above has looked already today.
        PictureCache(folder: folder.path + "/cache").close()
        #expect(entries.contains(unused))
        try folder.age("cache/swept", days: 2)
        PictureCache(folder: folder.path + "/cache").close()
        #expect(entries == [entry, "ab/holiday.jpg"].sorted())
    }

    @Test("What is used stays, however old it is")
    func touched() throws {
        _ = try run()
        let entry = try #require(entries.first)
        try folder.age("cache/" + entry, days: 29)
        _ = try run()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/cache/" + entry)
        let date = try #require(attributes[.modificationDate] as? Date)
        #expect(date.timeIntervalSinceNow > -3600)
    }
}
