extension Phrase {
    static let ageToday = Phrase("age.today")
    static let ageDays = Phrase(plural: "age.days")
    static let ageWeeks = Phrase(plural: "age.weeks")
    static let ageMonths = Phrase(plural: "age.months")
    static let ageYears = Phrase(plural: "age.years")
    static let ageUnderAMonth = Phrase("age.underAMonth")
    static let ageUnderAYear = Phrase("age.underAYear")
    static let ageAboutAYear = Phrase("age.aboutAYear")

    static let aboutDays = Phrase(plural: "age.about.days")
    static let aboutWeeks = Phrase(plural: "age.about.weeks")
    static let aboutMonths = Phrase(plural: "age.about.months")
    static let aboutYears = Phrase(plural: "age.about.years")

    static let waitingToday = Phrase("waiting.today")
    static let waitingDays = Phrase(plural: "waiting.days")
    static let waitingWeeks = Phrase(plural: "waiting.weeks")
    static let waitingMonths = Phrase(plural: "waiting.months")
    static let waitingYears = Phrase(plural: "waiting.years")

    static let weightInKilograms = Phrase("weight.kilograms", "number")
    static let weightInGrams = Phrase("weight.grams", "number")

    /// The phrases of this module, which every language needs whatever else uses it.
    static let ofLanguages: [Phrase] =
        [
            ageToday, ageDays, ageWeeks, ageMonths, ageYears, ageUnderAMonth, ageUnderAYear, ageAboutAYear,
            aboutDays, aboutWeeks, aboutMonths, aboutYears,
            waitingToday, waitingDays, waitingWeeks, waitingMonths, waitingYears,
            weightInKilograms, weightInGrams,
        ] + LifeStagePhrases.all
}
