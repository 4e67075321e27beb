import Records

/// The part of a picture that a smaller size of other proportions shows.
struct PictureCrop: Sendable {
    /// The size to which the whole picture is brought before it is cut.
    let scaled: PictureSizes.Size
    let left: Int
    let top: Int

    /// Heads stand a little above the middle, and more of an animal below them than above.
    private static let height = 0.45

    /// - Parameter focus: nil stands for the middle.
    init(of picture: PictureSizes.Size, to size: PictureSizes.Size, around focus: FocalPoint?) {
        let scale = max(
            Double(size.width) / Double(picture.width), Double(size.height) / Double(picture.height))
        scaled = PictureSizes.Size(
            width: max(size.width, Int((Double(picture.width) * scale).rounded())),
            height: max(size.height, Int((Double(picture.height) * scale).rounded())))
        func start(_ focus: Double, _ whole: Int, _ part: Int, _ place: Double) -> Int {
            min(max(0, Int((focus * Double(whole) - place * Double(part)).rounded())), whole - part)
        }
        left = start(focus?.x ?? 0.5, scaled.width, size.width, 0.5)
        top = start(focus?.y ?? PictureCrop.height, scaled.height, size.height, PictureCrop.height)
    }

    /// Returns the focus of a picture as a point of the square that is cut of it.
    static func focusInSquare(of picture: ProcessedPicture) -> FocalPoint? {
        guard let focus = picture.focus else { return nil }
        let whole = PictureSizes.Size(width: picture.width, height: picture.height)
        let side = min(whole.width, whole.height)
        let crop = PictureCrop(of: whole, to: PictureSizes.Size(width: side, height: side), around: focus)
        func part(_ focus: Double, _ length: Int, _ start: Int) -> Double {
            (focus * Double(length) - Double(start)) / Double(side)
        }
        return FocalPoint(
            x: part(focus.x, whole.width, crop.left), y: part(focus.y, whole.height, crop.top))
    }
}
