import CVips
import PictureFormats

extension PictureFormat {
    /// The reader of libvips for it.
    var loader: pictures_format {
        switch self {
        case .jpeg: PICTURES_JPEG
        case .png: PICTURES_PNG
        case .webp: PICTURES_WEBP
        case .gif: PICTURES_GIF
        case .heic, .avif: PICTURES_HEIF
        }
    }
}
