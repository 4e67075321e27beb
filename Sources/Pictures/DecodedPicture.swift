import PictureFormats
import PublicationSafety
import CVips
import Records

/// A picture in memory, sRGB with 8 bits, given back when nobody needs it any more.
struct DecodedPicture: ~Copyable {
    private let image: OpaquePointer

    let width: Int
    let height: Int

    private init?(_ image: OpaquePointer?) {
        guard let image else { return nil }
        self.image = image
        width = Int(pictures_width(image))
        height = Int(pictures_height(image))
    }

    deinit { pictures_release(image) }

    /// At most `width` by `height`; nil where the file is damaged or incomplete.
    init?(_ file: [UInt8], _ format: PictureFormat, width: Int, height: Int, keepsTransparency: Bool = false) {
        self.init(
            pictures_decode(file, file.count, format.loader, Int32(width), Int32(height), keepsTransparency ? 1 : 0))
    }

    var isTransparent: Bool { pictures_is_transparent(image) != 0 }

    func resized(width: Int, height: Int) -> DecodedPicture? {
        DecodedPicture(pictures_resize(image, Int32(width), Int32(height)))
    }

    /// Returns a part of the picture, which must lie within it.
    func cropped(left: Int, top: Int, width: Int, height: Int) -> DecodedPicture? {
        DecodedPicture(pictures_crop(image, Int32(left), Int32(top), Int32(width), Int32(height)))
    }

    /// The point where a viewer would look first; nil where none is found.
    var attention: FocalPoint? {
        var (x, y): (Int32, Int32) = (0, 0)
        guard pictures_find_attention(image, &x, &y) == 0 else { return nil }
        return FocalPoint(x: Double(x) / Double(width), y: Double(y) / Double(height))
    }

    /// Returns the mean colour of a part of the picture; black where it is empty.
    func meanColour(ofRows rows: Range<Int>, columns: Range<Int>? = nil) -> MeanColour {
        let bands = isTransparent ? 4 : 3
        let columns = columns ?? 0..<width
        let pixels = UnsafeBufferPointer(start: pictures_pixels(image), count: width * height * bands)
        var (red, green, blue) = (0, 0, 0)
        for row in rows {
            for at in stride(
                from: (row * width + columns.lowerBound) * bands, to: (row * width + columns.upperBound) * bands,
                by: bands)
            {
                red += Int(pixels[at])
                green += Int(pixels[at + 1])
                blue += Int(pixels[at + 2])
            }
        }
        let count = max(1, rows.count * columns.count)
        func byte(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
        return MeanColour(red: byte(red), green: byte(green), blue: byte(blue))
    }

    var meanColour: MeanColour { meanColour(ofRows: 0..<height) }

    /// The mean colours at the top, in the middle and at the bottom.
    var previewColours: [MeanColour] {
        func part(_ length: Int, _ first: Int, _ last: Int) -> Range<Int> {
            length * first / 6..<max(length * first / 6 + 1, length * last / 6)
        }
        return [
            meanColour(ofRows: part(height, 0, 2)),
            meanColour(ofRows: part(height, 2, 4), columns: part(width, 2, 4)),
            meanColour(ofRows: part(height, 4, 6)),
        ]
    }

    /// True if a corner is of the grey that decoders put in place of missing data.
    var hasGreyCorner: Bool {
        let bands = isTransparent ? 4 : 3
        let pixels = UnsafeBufferPointer(start: pictures_pixels(image), count: width * height * bands)
        let corners = [0, width - 1, (height - 1) * width, height * width - 1]
        return corners.contains { corner in (0..<3).allSatisfy { (120...136).contains(pixels[corner * bands + $0]) } }
    }

    /// A file of it, without metadata.
    func encoded(_ encoding: Rendition.Encoding, for role: Rendition.Role = .display) -> [UInt8]? {
        let quality: Int32? =
            switch role {
            case .logo: PictureSettings.logoQuality
            case .copy: PictureSettings.copyQuality
            case .display, .fallback, .card, .cardFallback, .sharing: nil
            }
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        let failed =
            switch encoding {
            case .jpeg:
                pictures_encode_jpeg(image, quality ?? PictureSettings.jpegQuality, &bytes, &count)
            case .png: pictures_encode_png(image, &bytes, &count)
            case .webp:
                pictures_encode_webp(
                    image, quality ?? Int32(PictureSettings.webp.quality), Int32(PictureSettings.webp.effort), &bytes,
                    &count)
            case .avif:
                pictures_encode_avif(
                    image, Int32(PictureSettings.avif.quality), Int32(PictureSettings.avif.speed), &bytes, &count)
            }
        guard failed == 0, let bytes else { return nil }
        defer { pictures_release_bytes(bytes) }
        let file = [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
        // Whatever they are told, some versions of the encoders add what they know, such as a density.
        guard let format = PictureFormat(of: file) else { return nil }
        switch MetadataRemoval(of: file, format) {
        case .asItIs: return file
        case .cleaned(let cleaned): return cleaned
        case .reliesOnMetadata: return nil
        }
    }
}
