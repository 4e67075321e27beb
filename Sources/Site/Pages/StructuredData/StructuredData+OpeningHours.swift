import Documents
import Records

extension StructuredData {
    /// Ordinary weeks, then single days that differ.
    /// - Parameter hours: without the days that are over.
    func appendOpeningHours(_ hours: OpeningHours, to json: inout JSONWriter) {
        guard hours != OpeningHours() else { return }
        json.array("openingHoursSpecification") { json in
            for regular in hours.regular {
                json.thing("OpeningHoursSpecification") { json in
                    json.array("dayOfWeek", of: regular.days) { $0.string(StructuredData.days[$1.number - 1]) }
                    appendTimes(regular.opens, regular.closes, to: &json)
                }
            }
            for exception in hours.exceptions {
                json.thing("OpeningHoursSpecification") { json in
                    json.member("validFrom", exception.date.description)
                    json.member("validThrough", exception.date.description)
                    if let hours = exception.hours {
                        appendTimes(hours.lowerBound, hours.upperBound, to: &json)
                    } else {
                        // Opening and closing at once is how search engines are told of a closed day.
                        json.member("opens", "00:00")
                        json.member("closes", "00:00")
                    }
                }
            }
        }
    }

    private func appendTimes(_ opens: TimeOfDay, _ closes: TimeOfDay, to json: inout JSONWriter) {
        json.member("opens", opens.description)
        // schema.org has no 24:00.
        json.member("closes", closes.minutes == 1440 ? "23:59" : closes.description)
    }

    /// The members of schema.org's enumeration, from Monday.
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        .map { "https://schema.org/\($0)" }
}
