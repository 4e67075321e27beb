import Output
import Records

/// Tells a source's bytes, what is made of them, and by what.
struct PictureKey: Hashable, Sendable {
    /// The digest by SHA-256.
    let digest: [UInt8]

    /// - Parameter source: the SHA-256 of the source's bytes.
    init(source: [UInt8], _ purposes: PicturePurpose, focus: FocalPoint? = nil) {
        digest = Fingerprint.sha256(source + Array(PictureSettings.description(of: purposes, focus: focus).utf8))
    }

    /// Short, for addresses.
    var name: String { Fingerprint.short(of: digest) }
}
