/// A position that a file's metadata holds.
public struct Position: Equatable, Sendable {
    /// The kind of file that holds it.
    public let format: FileFormat
    /// In which of the file's data it stands.
    public let place: Place

    public enum Place: Equatable, Sendable {
        /// Exif 2.32, section 4.6.6: what cameras and telephones write.
        case exif
        /// XMP (ISO 16684-1): what picture editors write.
        case xmp
        /// An address in IPTC's fields of a picture.
        case iptc
        /// A text of a film as a whole: QuickTime's, Matroska's and others' tags.
        case film
        /// A track of a film that tells where the camera was at every moment.
        case track
        /// The sentences of a receiver of satellite navigation (NMEA 0183).
        case receiver
        /// A map in a document that says which piece of the world it shows (ISO 32000-2, section 12.10).
        case map
    }
}

/// The outcome of looking for a position.
public enum PositionOutcome: Equatable, Sendable {
    /// None was found.
    case none
    case position(Position)
    /// It cannot be known whether there is one.
    case unknown(FileFormat, Reason)

    public enum Reason: Equatable, Sendable {
        /// The document is encrypted, though everyone may read it.
        case encrypted
        /// It holds, or unpacks to, more than can be looked through in reasonable time.
        case tooMuch
        /// Something in it is packed in a way that hardly any program uses, or so broken that it is not found.
        case unreadable
    }
}
