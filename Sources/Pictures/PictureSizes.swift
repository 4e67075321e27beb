/// The sizes of a picture's files. Nothing is ever enlarged.
struct PictureSizes {
    struct Size: Hashable {
        let width: Int
        let height: Int
    }

    /// The size of the picture in memory that everything else is made from.
    let base: Size

    /// - Parameter source: as it is seen.
    init(source: Size, _ purposes: PicturePurpose) {
        let (width, height) = (Double(source.width), Double(source.height))
        let widest = Double(PictureSettings.widths.last ?? 1280)
        var scale = min(widest / width, widest * PictureSettings.tallest / height)
        if purposes.contains(.card) {
            scale = max(scale, Double(PictureSettings.cardSides.last ?? 640) / min(width, height))
        }
        if purposes.contains(.sharing) {
            let sharing = PictureSettings.sharing
            scale = max(scale, Double(sharing.width) / width, Double(sharing.height) / height)
        }
        if purposes == .logo { scale = Double(PictureSettings.logoSide) / max(width, height) }
        if purposes == .copy { scale = 1 }
        let most = purposes == .copy ? PictureSettings.copyPixels : PictureSettings.basePixels
        scale = min(scale, 1, (most / (width * height)).squareRoot())
        base = PictureSizes.scaled(source, by: scale)
    }

    private static func scaled(_ size: Size, by scale: Double) -> Size {
        Size(
            width: max(1, Int((Double(size.width) * scale).rounded())),
            height: max(1, Int((Double(size.height) * scale).rounded())))
    }

    /// The whole picture in a width, or narrower where it is very tall.
    static func whole(_ base: Size, width: Int) -> Size {
        let scale = min(
            1, Double(width) / Double(base.width), Double(width) * PictureSettings.tallest / Double(base.height))
        return scaled(base, by: scale)
    }

    /// The whole picture in all widths, the narrowest first.
    static func display(_ base: Size) -> [Size] {
        let largest = whole(base, width: PictureSettings.widths.last ?? 1280)
        let smaller = PictureSettings.widths.dropLast().map { whole(base, width: $0) }
        return smaller.filter { Double($0.width) * PictureSettings.step < Double(largest.width) } + [largest]
    }

    /// Sides of the squares, the smallest first.
    static func cards(_ base: Size) -> [Int] {
        let largest = min(PictureSettings.cardSides.last ?? 640, base.width, base.height)
        return PictureSettings.cardSides.dropLast().filter { Double($0) * PictureSettings.step < Double(largest) }
            + [largest]
    }

    /// For sharing, always in the same proportions.
    static func sharing(_ base: Size) -> Size {
        let (width, height) = PictureSettings.sharing
        let scale = min(1, Double(base.width) / Double(width), Double(base.height) / Double(height))
        return scaled(Size(width: width, height: height), by: scale)
    }
}
