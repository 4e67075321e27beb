import CVips

/// The C libraries that decode and encode, opened when they are first needed.
enum PictureLibraries {
    static let areReady = pictures_start() == 0

    /// True if the modern format is AVIF; else it is WebP.
    static let haveAVIF = areReady && pictures_have_avif() != 0

    /// Part of what decides which bytes come out.
    static let versions: String = {
        guard areReady else { return "" }
        var text = [CChar](repeating: 0, count: 256)
        pictures_describe_versions(&text, text.count)
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }()
}
