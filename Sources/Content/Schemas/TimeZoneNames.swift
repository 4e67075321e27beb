internal import CEmbeddedFiles

/// The names of the IANA time zone database, so that what a build accepts does not depend on the machine.
enum TimeZoneNames {
    static let all: Set<String> = {
        let file = embedded_time_zones()
        let names = UnsafeBufferPointer(start: file.bytes, count: file.count).split(separator: UInt8(ascii: "\n"))
        return Set(names.map { String(decoding: $0, as: UTF8.self) })
    }()
}
