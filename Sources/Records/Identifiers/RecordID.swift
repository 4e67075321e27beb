/// The name of a record, which is its file's or folder's name and a part of its address: lower-case ASCII letters and
/// digits with single hyphens between them, 1 to 64 characters, no name that Windows reserves.
public struct RecordID: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let text: String

    public enum Problem: Error, Equatable, Sendable {
        case empty
        case tooLong(Int)
        /// A character other than a to z, 0 to 9 and the hyphen, or a hyphen at an end or beside another.
        case form
        /// Windows could not store a file of this name.
        case reservedByWindows
    }

    public static let maximumLength = 64

    public init(_ text: some StringProtocol) throws(Problem) {
        guard !text.isEmpty else { throw .empty }
        guard text.unicodeScalars.count <= RecordID.maximumLength else { throw .tooLong(text.unicodeScalars.count) }
        var previous = UInt8(ascii: "-")
        for byte in text.utf8 {
            let isHyphen = byte == UInt8(ascii: "-")
            guard byte.isASCIIDigit || byte.isLowercaseASCIILetter || isHyphen, !(isHyphen && previous == byte) else {
                throw .form
            }
            previous = byte
        }
        guard previous != UInt8(ascii: "-") else { throw .form }
        guard !RecordID.isReservedByWindows(text) else { throw .reservedByWindows }
        self.text = String(text)
    }

    /// An id for records of which the id is not known yet.
    public static let example = (try? RecordID("x"))!  // a letter is an id

    public static func < (one: RecordID, other: RecordID) -> Bool { one.text < other.text }

    public var description: String { text }

    /// A valid id made from any name: `Łatka 2` gives `latka-2`. Nil when nothing of it can be kept.
    public static func suggestion(for name: some StringProtocol) -> String? {
        var slug = ""
        for scalar in name.unicodeScalars {
            if let letters = Folding.asciiLetters(of: scalar) {
                slug += letters
            } else if !slug.isEmpty, !slug.hasSuffix("-") {
                slug += "-"
            }
        }
        slug = String(slug.prefix(maximumLength))
        while slug.hasSuffix("-") { slug.removeLast() }
        if isReservedByWindows(slug) { slug += "-1" }
        return slug.isEmpty ? nil : slug
    }

    /// Returns an id with a number behind it, cut so that both fit.
    public static func numbered(_ text: String, _ number: Int) -> String {
        let ending = "-\(number)"
        var stem = text.prefix(maximumLength - ending.utf8.count)
        while stem.hasSuffix("-") { stem.removeLast() }
        return stem + ending
    }

    private static func isReservedByWindows(_ text: some StringProtocol) -> Bool {
        switch text {
        case "con", "prn", "aux", "nul": return true
        default:
            guard text.utf8.count == 4, text.hasPrefix("com") || text.hasPrefix("lpt"), let last = text.last else {
                return false
            }
            return ("1"..."9").contains(last)
        }
    }
}
