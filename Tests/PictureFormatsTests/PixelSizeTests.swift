import Testing

@testable import PictureFormats

@Suite("Sizes of pictures")
struct PixelSizeTests {
    private static func size(_ width: Int, _ height: Int) -> PixelSize? { PixelSize(width: width, height: height) }

    /// A JPEG's segments: Exif with an orientation, where one is given, a comment, and a frame of 640 by 480.
    private static func jpeg(orientation: UInt8? = nil, bigEndian: Bool = false, comment: Int = 10) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            var tiff: [UInt8] =
                bigEndian
                ? Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
                : Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            tiff += [0, 0, 0, 0]
            let payload = Array("Exif\0\0".utf8) + tiff
            bytes += [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
        }
        bytes += [0xFF, 0xFE, UInt8((comment + 2) >> 8), UInt8((comment + 2) & 0xFF)]
        bytes += [UInt8](repeating: 0x20, count: comment)
        bytes += [0xFF, 0xC2, 0, 17, 8, 0x01, 0xE0, 0x02, 0x80, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
        return bytes
    }

    @Test("A PNG tells its size in its first chunk")
    func png() {
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0x03, 0x20, 0, 0, 0x02, 0x58, 8, 6, 0, 0, 0]
        #expect(PixelSize(of: bytes) == Self.size(800, 600))
        #expect(PixelSize(of: Array(bytes.prefix(20))) == nil)
    }

    @Test("A GIF tells its size behind its signature")
    func gif() {
        #expect(PixelSize(of: Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0, 0, 0, 0]) == Self.size(300, 200))
    }

    @Test("A JPEG tells its size in its frame, behind any segments", arguments: [0, 10, 60000])
    func jpegFrame(comment: Int) {
        #expect(PixelSize(of: Self.jpeg(comment: comment)) == Self.size(640, 480))
    }

    @Test("A photograph that lies on its side is as browsers turn it", arguments: 1...8, [false, true])
    func orientation(value: UInt8, bigEndian: Bool) {
        let size = PixelSize(of: Self.jpeg(orientation: value, bigEndian: bigEndian))
        #expect(size == (value >= 5 ? Self.size(480, 640) : Self.size(640, 480)))
    }

    @Test("All three kinds of WebP tell their size")
    func webP() {
        func riff(_ chunk: String, _ payload: [UInt8]) -> [UInt8] {
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + payload
        }
        let lossy = riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x02, 0xE0, 0x01])
        #expect(PixelSize(of: lossy) == Self.size(640, 480))
        let bits = UInt32(639) | UInt32(479) << 14
        let lossless = riff("VP8L", [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + [0, 0])
        #expect(PixelSize(of: lossless) == Self.size(640, 480))
        let extended = riff("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0])
        #expect(PixelSize(of: extended) == Self.size(640, 480))
    }

    @Test(
        "An SVG tells its size by its attributes, else by its view box",
        arguments: [
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height='80px'/>", 120, 80),
            ("<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\" height=\"1\"> -->\n<svg viewBox=\"0 0 40,30.4\">", 40, 30),
            ("<!DOCTYPE svg>\n<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 64 48\">", 64, 48),
        ])
    func svg(text: String, width: Int, height: Int) {
        #expect(PixelSize(of: Array(text.utf8)) == Self.size(width, height))
    }

    @Test(
        "What is no picture, or a broken one, has no size",
        arguments: [
            "", "GIF89a", "<html><svg width=\"1\" height=\"1\"></html>", "<svg", "<svg width=\"1\"",
            "<svgs width=\"1\">",
            "<svg width=\"-1\" height=\"5\"/>", "<svg width=\"1e99\" height=\"5\"/>",
            "<svg width=\"nan\" height=\"5\"/>",
            "RIFF0000WEBPVP8 ", "\u{FEFF}tekst",
        ])
    func noPicture(text: String) {
        #expect(PixelSize(of: Array(text.utf8)) == nil)
    }

    @Test("A picture cut short anywhere is read without harm")
    func truncated() {
        let whole = Self.jpeg(orientation: 6)
        for length in 0..<(whole.count - 10) { #expect(PixelSize(of: Array(whole.prefix(length))) == nil) }
    }

    @Test("A JPEG that never comes to its frame ends the search")
    func endless() {
        let segments = [[UInt8]](repeating: [0xFF, 0xFE, 0, 2], count: 5000).flatMap { $0 }
        #expect(PixelSize(of: [0xFF, 0xD8] + segments + Self.jpeg().dropFirst(2)) == nil)
        #expect(PixelSize(of: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5000)) == nil)
    }

    @Test("Whatever the bytes, nothing crashes")
    func noise() {
        var state: UInt64 = 42
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let starts = [Self.jpeg(orientation: 1), Array("<svg ".utf8), Array("RIFF0000WEBPVP8X".utf8)]
        for round in 0..<600 {
            var bytes = starts[round % 3]
            bytes += (0..<64).map { _ in next() }
            for _ in 0..<8 { bytes[4 + Int(next()) % (bytes.count - 4)] = next() }
            if let size = PixelSize(of: bytes) { #expect((1...100_000).contains(size.width)) }
        }
    }
}
