import Records

/// What the day of the build makes of an institution's record, for all that shows it, as ``AnimalToday`` does for animals.
struct InstitutionToday: Sendable {
    /// Ordinary weeks, and the single days that are still to come.
    let openingHours: OpeningHours
    /// The same of walks; empty where it does not tell of any.
    let walkingHours: OpeningHours
    /// Nil where it has none, and where it was verified too long ago to be shown.
    let taxShare: TaxShare?
    /// True while people in Poland fill in their tax returns.
    let isTaxSeason: Bool

    init(_ record: Institution, on day: CalendarDate) {
        openingHours = record.openingHours.from(day)
        walkingHours = record.walks?.hours.from(day) ?? OpeningHours()
        taxShare = record.taxShare.flatMap { $0.isShown(on: day) ? $0 : nil }
        isTaxSeason = TaxShare.isSeason(day)
    }
}

extension OpeningHours {
    fileprivate func from(_ day: CalendarDate) -> OpeningHours {
        OpeningHours(regular: regular, exceptions: exceptions.filter { $0.date >= day })
    }
}
