/// A public body's declaration of its site's accessibility, after the technical conditions for declarations under the
/// Polish act of 4 April 2019 (version 2.0 of 31 July 2024).
public struct AccessibilityStatement: Sendable {
    /// The degree to which the site keeps the law's annex.
    public enum Conformance: String, Choice {
        case full, partial, none

        public var polish: [String] {
            switch self {
            case .full: ["pełna"]
            case .partial: ["częściowa"]
            case .none: ["brak"]
            }
        }
    }

    /// The author of the assessment.
    public enum Assessment: String, Choice {
        /// The body itself.
        case own
        /// Somebody else.
        case external

        public var polish: [String] {
            switch self {
            case .own: ["własna", "samoocena"]
            case .external: ["zewnętrzna"]
            }
        }
    }

    /// The public body whose site it is.
    public var body = Localized<String>()
    /// The day on which the site was published.
    public var published: CalendarDate
    /// The day of its last change that matters.
    public var updated: CalendarDate
    /// The day on which the declaration was drawn up.
    public var prepared: CalendarDate
    /// The day of its last review; nil before the first.
    public var reviewed: CalendarDate?
    public var conformance = Conformance.partial
    public var assessment = Assessment.own
    /// The parts that do not conform; empty only if all do.
    public var failures: [Localized<String>] = []
    /// The parts that the law leaves out.
    public var exemptions: [Localized<String>] = []
    /// The parts that would cost too much.
    public var burdens: [Localized<String>] = []
    /// The analysis of those costs.
    public var burdenAnalysis: WebAddress?
    /// The person or unit that answers.
    public var contact: Localized<String>?
    public var email = ""
    public var phone: PhoneNumber
    /// The body that takes complaints, if not the public body itself.
    public var complaints: Localized<String>?
    /// Helpful features, limits and other information.
    public var features: [Localized<String>] = []
    /// Keyboard shortcuts of the site's own.
    public var shortcuts: Localized<String>?
    /// Mobile applications.
    public var applications: Localized<String>?
    /// The ways in which people reach the building and move about in it.
    public var architecture = Localized<String>()
    /// A description of that on a page of its own.
    public var architectureAddress: WebAddress?
    /// The ways in which the body communicates with people who do not hear or see well.
    public var communication = Localized<String>()

    /// A statement in which all else is still to be said.
    public init(phone: PhoneNumber, on date: CalendarDate) {
        self.phone = phone
        published = date
        updated = date
        prepared = date
    }
}
