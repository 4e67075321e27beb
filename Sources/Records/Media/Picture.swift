/// A picture of a record.
public struct Picture: Sendable, Equatable {
    /// Relative to the content folder, with `/` between components.
    public var file: String
    public var alternative: Localized<String>?
    public var credit: String?
    /// The point that no crop cuts away; nil where it is to be found.
    public var focus: FocalPoint?

    public init(file: String, alternative: Localized<String>? = nil, credit: String? = nil) {
        self.file = file
        self.alternative = alternative
        self.credit = credit
    }
}

/// The point of a picture that matters most, such as a face, to a hundredth of its sides.
public struct FocalPoint: Sendable, Hashable {
    /// The part of the width that lies left of it, from 0 to 1.
    public let x: Double
    /// The part of the height that lies above it, from 0 to 1.
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = (x * 100).rounded() / 100
        self.y = (y * 100).rounded() / 100
    }
}

/// A film: a file of the record's folder, or an address elsewhere.
public enum Video: Sendable, Equatable {
    /// Relative to the content folder.
    case file(String)
    case address(WebAddress)
}
