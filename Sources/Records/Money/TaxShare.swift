/// The organisation to which a taxpayer can direct 1.5 % of Poland's income tax for this institution's sake.
public struct TaxShare: Sendable, Equatable {
    public var krs: KRS
    /// Often a partner organisation of public benefit.
    public var beneficiary: String
    /// The "cel szczegółowy" of the tax form.
    public var purpose: String?
    /// The day when staff last saw the organisation on the official list.
    public var verified: CalendarDate

    /// The number of days after `verified` in which it may be shown.
    public static let validityInDays = 400

    public init(krs: KRS, beneficiary: String, purpose: String? = nil, verified: CalendarDate) {
        self.krs = krs
        self.beneficiary = beneficiary
        self.purpose = purpose
        self.verified = verified
    }

    public func isShown(on today: CalendarDate) -> Bool { today.days(since: verified) <= TaxShare.validityInDays }

    /// True if people in Poland can send their yearly tax returns: from 15 February to 30 April.
    public static func isSeason(_ day: CalendarDate) -> Bool {
        switch day.month {
        case 2: day.day >= 15
        case 3, 4: true
        default: false
        }
    }
}
