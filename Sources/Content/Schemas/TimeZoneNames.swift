internal import EmbeddedFiles

/// The names of the IANA time zone database, so that what a build accepts does not depend on the machine.
enum TimeZoneNames {
    /// In the order of the file, which is the alphabet's.
    static let all = EmbeddedFile.timeZones.text.split(separator: "\n").map(String.init)
}
