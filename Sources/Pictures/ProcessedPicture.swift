import Records

/// A picture as it is published: several files without metadata.
public struct ProcessedPicture: Sendable {
    /// Tells its source's bytes and everything that was done to them; files with equal names are equal.
    public let name: String
    /// Of the source, in pixels, as it is seen.
    public let width: Int
    public let height: Int
    /// True if the source moves, which the published files do not.
    public let isAnimated: Bool
    /// The mean colours of its top, its middle and its bottom.
    public let colours: [MeanColour]
    /// The point that its crops keep; nil where nothing is cut.
    public let focus: FocalPoint?
    /// In the order of their roles, then of their widths.
    public let renditions: [Rendition]

    /// All files' bytes, one after the other, in `contents`.
    let places: [Range<Int>]
    let contents: [UInt8]

    /// Calls `body` with each file's name and bytes.
    public func forEachFile<Failure: Error>(
        _ body: (_ name: String, _ bytes: UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        // `withUnsafeBytes` forgets the type of what is thrown.
        let result = contents.withUnsafeBytes { buffer in
            Result { () throws(Failure) in
                for (rendition, place) in zip(renditions, places) {
                    try body(name + rendition.suffix, UnsafeRawBufferPointer(rebasing: buffer[place]))
                }
            }
        }
        try result.get()
    }

    /// The point that its crops keep, as a point of the square.
    public var focusInSquare: FocalPoint? { PictureCrop.focusInSquare(of: self) }

    /// The files of a role, the narrowest first.
    public func renditions(_ role: Rendition.Role) -> [Rendition] { renditions.filter { $0.role == role } }
}

/// The mean colour of a picture.
public struct MeanColour: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    /// Shades that photographs have: greys, browns, greens and blues, as a style sheet writes them. There are few,
    /// because every page pays for each.
    public static let shades = ["222", "666", "aaa", "eee", "421", "864", "ba8", "574", "9b7", "9bd"]

    private static let known = shades.map { shade in
        (shade: shade, parts: shade.compactMap(\.hexDigitValue).map { $0 * 17 })
    }

    /// The nearest of `shades`.
    public var shade: String {
        let own = [red, green, blue].map { Int($0) }
        let nearest = MeanColour.known.min { one, other in
            MeanColour.distance(one.parts, own) < MeanColour.distance(other.parts, own)
        }
        return nearest?.shade ?? ""
    }

    private static func distance(_ one: [Int], _ other: [Int]) -> Int {
        zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
