/// The size of a picture, in CSS pixels as a browser lays it out.
public struct PixelSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Nil unless both are from 1 to 100,000: anything else is a broken header.
    public init?(width: Int, height: Int) {
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// Reads the size from the header of a JPEG, PNG, GIF, WebP or SVG file; nil for other and for broken files.
    public init?(of file: [UInt8]) {
        let size: PixelSize? =
            switch PictureFormat(of: file) {
            case .jpeg: PixelSize(ofJPEG: file)
            case .png: PixelSize(ofPNG: file)
            case .gif: PixelSize(ofGIF: file)
            case .webp: PixelSize(ofWebP: file)
            case .heic, .avif: nil
            case nil: PixelSize(ofSVG: file)
            }
        guard let size else { return nil }
        self = size
    }

    /// Nil, too, where one of them is not known.
    init?(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return nil }
        self.init(width: width, height: height)
    }
}
