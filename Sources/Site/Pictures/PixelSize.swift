/// How large a picture is, in CSS pixels as a browser lays it out.
public struct PixelSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Nil unless both are from 1 to 100,000: anything else is a broken header.
    init?(width: Int, height: Int) {
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// What the header of a JPEG, PNG, GIF, WebP or SVG file says; nil for other and for broken files.
    public init?(of file: [UInt8]) {
        self.init(
            header: PictureHeader { offset, count in
                offset < file.count ? Array(file[offset..<min(file.count, offset + count)]) : []
            })
    }

    init?(header: PictureHeader) {
        let start = header.bytes(at: 0, count: 32)
        let size: PixelSize? =
            if start.starts(with: [0xFF, 0xD8, 0xFF]) {
                JPEGHeader.size(header)
            } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                PNGHeader.size(start)
            } else if start.starts(with: Array("GIF8".utf8)) {
                GIFHeader.size(start)
            } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
                WebPHeader.size(start)
            } else {
                SVGHeader.size(header.bytes(at: 0, count: SVGHeader.limit))
            }
        guard let size else { return nil }
        self = size
    }
}
