/// A reason why there is no symbol.
public enum QRCodeError: Error, Hashable, Sendable {
    case empty
    /// No symbol of the allowed versions holds that much.
    case tooLong(bytes: Int)
    /// The text contains U+0000, which has no place in what people scan.
    case nullCharacter
    case outOfMemory
}
