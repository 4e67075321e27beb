internal import EmbeddedFiles

/// The names of the IANA time zone database, so that what a build accepts does not depend on the machine.
enum TimeZoneNames {
    static let all = Set(EmbeddedFile.timeZones.text.split(separator: "\n").map(String.init))
}
