import PictureFormats

/// The outcome of leaving out of a picture's file what is no picture: the same pixels remain, bit for bit, and no
/// metadata, comments, thumbnails or whatever lies behind its end.
public enum MetadataRemoval: Equatable, Sendable {
    /// There is nothing to leave out.
    case asItIs
    case cleaned([UInt8])
    /// It would look different without its metadata, so it has to be decoded: it is turned, or in colours of its own.
    case reliesOnMetadata

    public init(of file: [UInt8], _ format: PictureFormat) {
        let cleaned: [UInt8]? =
            switch format {
            case .jpeg: JPEGMetadata.removed(from: file)
            case .png: PNGMetadata.removed(from: file)
            case .webp: WebPMetadata.removed(from: file)
            case .gif: GIFMetadata.removed(from: file)
            case .avif: AVIFMetadata.removed(from: file)
            case .heic: nil
            }
        guard let cleaned else {
            self = .reliesOnMetadata
            return
        }
        self = cleaned == file ? .asItIs : .cleaned(cleaned)
    }
}

/// The part of metadata that changes how a picture looks.
enum PictureLook {
    /// True if Exif data leave a picture as it is stored: their orientation is 1, wrong or missing.
    static func isUpright(exif data: ArraySlice<UInt8>) -> Bool { ExifOrientation.value(in: data) ?? 1 == 1 }

    /// True if a colour profile is sRGB's, which is what pictures without one are in: its description says so (ICC.1,
    /// 9.2.41), in one byte or in two for each letter.
    static func isSRGB(profile: some Collection<UInt8>) -> Bool {
        let letters = Array("sRGB".utf8)
        let narrow = Array(profile.prefix(1 << 14).filter { $0 != 0 })
        return narrow.indices.contains { narrow[$0...].starts(with: letters) }
    }
}
