import Records

extension Texts {
    /// An animal's age on a day, as exact as what is known: "3 lata", "około 5 miesięcy", "poniżej roku", "senior".
    ///
    /// It grows until the animal left. Nil where nothing is known, where the animal was not born yet, and where it has
    /// passed nobody knows when.
    public func age(of animal: Animal, on today: CalendarDate) -> String? {
        if let stage = animal.lifeStage, animal.born == nil { return lifeStage(stage, animal.sex) }
        guard let born = animal.born, animal.left != nil || animal.status != .passed else { return nil }
        let day = animal.left.map { min($0, today) } ?? today
        return Span(from: born, to: day).map { age($0, isEstimated: animal.isBornEstimated) }
    }

    /// A stage of life in the form that agrees with the sex.
    public func lifeStage(_ stage: LifeStage, _ sex: Sex?) -> String {
        LifeStagePhrases.phrase(stage, sex ?? .unknown).map { self($0) } ?? stage.rawValue
    }

    /// A span as an age.
    public func age(_ span: Span, isEstimated: Bool) -> String {
        switch span {
        case .today: self(.ageToday)
        case .days(let days): plural(isEstimated ? .aboutDays : .ageDays, days)
        case .weeks(let weeks): plural(isEstimated ? .aboutWeeks : .ageWeeks, weeks)
        case .underAMonth: self(.ageUnderAMonth)
        case .months(let months): plural(isEstimated ? .aboutMonths : .ageMonths, months)
        case .underAYear: self(.ageUnderAYear)
        case .aboutAYear: self(.ageAboutAYear)
        case .years(let years): plural(isEstimated ? .aboutYears : .ageYears, years)
        }
    }

    /// Returns how long an animal has waited since it came: "czeka od 3 miesięcy". Nil if it comes after the day.
    public func waiting(since arrived: CalendarDate, on today: CalendarDate) -> String? {
        switch Span(from: .day(arrived), to: today) {
        case .today: self(.waitingToday)
        case .days(let days): plural(.waitingDays, days)
        case .weeks(let weeks): plural(.waitingWeeks, weeks)
        case .months(let months): plural(.waitingMonths, months)
        case .years(let years): plural(.waitingYears, years)
        // Of a day, the month and the year are known.
        case .underAMonth, .underAYear, .aboutAYear, nil: nil
        }
    }

    /// A weight in kilograms: "12,5 kg", below a tenth of one in grams: "35 g".
    public func weight(_ kilograms: Double) -> String {
        kilograms < 0.1
            ? self(.weightInGrams, ["number": number(kilograms * 1000, maximumFractionDigits: 1)])
            : self(.weightInKilograms, ["number": number(kilograms)])
    }
}
