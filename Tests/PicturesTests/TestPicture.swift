import Foundation

@testable import Pictures

/// Small pictures, written by hand as PNG so that tests need no files.
struct TestPicture {
    var width: Int
    var height: Int
    /// 8 or 16.
    var bits = 8
    var hasTransparency = false
    /// The chunk acTL says that it is an animation.
    var isAnimated = false
    /// Red, green, blue and opacity of a pixel, from 0 to 255.
    var pixel: (_ x: Int, _ y: Int) -> (Int, Int, Int, Int) = { x, y in
        (40 + x * 7 % 160, 60 + y * 5 % 150, (x * y) % 200, 255)
    }

    static func plain(_ width: Int, _ height: Int, _ red: Int, _ green: Int, _ blue: Int) -> TestPicture {
        TestPicture(width: width, height: height) { _, _ in (red, green, blue, 255) }
    }

    var png: [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                let (red, green, blue, opacity) = pixel(x, y)
                for value in [red, green, blue] + (hasTransparency ? [opacity] : []) {
                    rows += [UInt8](repeating: UInt8(value), count: bits / 8)
                }
            }
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += TestPicture.header(width: width, height: height, bits: bits, hasTransparency: hasTransparency)
        if isAnimated { file += TestPicture.chunk("acTL", TestPicture.number(2) + TestPicture.number(0)) }
        file += TestPicture.chunk("IDAT", TestPicture.stored(rows))
        return file + TestPicture.chunk("IEND", [])
    }

    static func header(width: Int, height: Int, bits: Int = 8, hasTransparency: Bool = false) -> [UInt8] {
        chunk("IHDR", number(width) + number(height) + [UInt8(bits), hasTransparency ? 6 : 2, 0, 0, 0])
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        var crc: UInt32 = ~0
        body.withUnsafeBufferPointer { body in
            for byte in body { crc = (crc >> 8) ^ table[Int((crc ^ UInt32(byte)) & 255)] }
        }
        return number(data.count) + body + number(Int(~crc))
    }

    /// Of the checksum that PNG uses (annex D).
    private static let table: [UInt32] = {
        var table: [UInt32] = []
        for start in 0..<256 {
            var value = UInt32(start)
            for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
            table.append(value)
        }
        return table
    }()

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Deflate without compression (RFC 1951, 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65535)
            rest = rest.dropFirst(65535)
            let count = block.count
            stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255)]
            stream.append(UInt8(truncatingIfNeeded: ~count >> 8))
            stream += block
        } while !rest.isEmpty
        return stream + number(Int(high << 16 | low))
    }

    /// As a JPEG file, whole and without metadata.
    func jpeg() throws -> [UInt8] { try encoded(.jpeg) }

    func encoded(_ encoding: Rendition.Encoding) throws -> [UInt8] {
        guard PictureLibraries.areReady,
            let picture = DecodedPicture(png, .png, width: width, height: height, keepsTransparency: hasTransparency),
            let bytes = picture.encoded(encoding)
        else { throw PictureProblem.damaged }
        return bytes
    }

    /// A JPEG file with an Exif segment that says how it lies, where it was taken, and what else cameras write.
    func photograph(orientation: Int) throws -> [UInt8] {
        let exif = TestPicture.exif(orientation: orientation)
        let segment: [UInt8] = [0xFF, 0xE1, UInt8((exif.count + 2) >> 8), UInt8((exif.count + 2) & 255)] + exif
        return try Array(jpeg().prefix(2)) + segment + Array(jpeg().dropFirst(2))
    }

    private static func exif(orientation: Int) -> [UInt8] {
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            Array(number(tag).suffix(2)) + Array(number(type).suffix(2)) + number(count) + value
        }
        let latitude = [52, 1, 13, 1, 48, 1].flatMap { number($0) }
        let first = 8
        let position = first + 2 + 2 * 12 + 4
        let values = position + 2 + 2 * 12 + 4
        var tiff = Array("MM".utf8) + [0, 42] + number(first) + [0, 2]
        tiff += entry(274, 3, 1, [0, UInt8(orientation), 0, 0])
        tiff += entry(0x8825, 4, 1, number(position)) + number(0)
        tiff += [0, 2] + entry(1, 2, 2, Array("N".utf8) + [0, 0, 0]) + entry(2, 5, 3, number(values)) + number(0)
        return Array("Exif\0\0".utf8) + tiff + latitude
    }
}

/// A folder for one test, deleted afterwards.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    /// The names of all files below a folder, sorted.
    func files(below folder: String = "") -> [String] {
        let root = folder.isEmpty ? path : path + "/" + folder
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// As if a file had been written a while ago.
    func age(_ name: String, days: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: path + "/" + name)
    }
}
