/// The purposes that a picture is needed for, and with that the files that are made of it.
public struct PicturePurpose: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To be looked at: whole, in the widths that pages can use.
    public static let display = PicturePurpose(rawValue: 1)
    /// A square cut of it in a list.
    public static let card = PicturePurpose(rawValue: 2)
    /// The picture with which a page is shared.
    public static let sharing = PicturePurpose(rawValue: 4)
    /// A small emblem, with its transparency; with nothing else.
    public static let logo = PicturePurpose(rawValue: 8)
    /// A file of its own kind and size, upright, in sRGB and without metadata; with nothing else.
    public static let copy = PicturePurpose(rawValue: 16)
}
