import Records

extension Texts {
    /// An animal's age, as exact as what is known: "3 lata", "około 5 miesięcy", "poniżej roku", "senior".
    /// - Parameter span: the time since it was born, by ``Records/Animal/age(on:)``.
    public func age(of animal: Animal, _ span: Span?) -> String? {
        if let stage = animal.lifeStage, animal.born == nil { return lifeStage(stage, animal.sex) }
        return span.map { age($0, isEstimated: animal.isBornEstimated) }
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

    /// Returns how long an animal has waited since the day on which it came: "czeka od 3 miesięcy".
    public func waiting(_ span: Span) -> String? {
        switch span {
        case .today: self(.waitingToday)
        case .days(let days): plural(.waitingDays, days)
        case .weeks(let weeks): plural(.waitingWeeks, weeks)
        case .months(let months): plural(.waitingMonths, months)
        case .years(let years): plural(.waitingYears, years)
        // Of a day, the month and the year are known.
        case .underAMonth, .underAYear, .aboutAYear: nil
        }
    }

    /// A weight in kilograms: "12,5 kg", below a tenth of one in grams: "35 g".
    public func weight(_ kilograms: Double) -> String {
        kilograms < 0.1
            ? self(.weightInGrams, ["number": number(kilograms * 1000, maximumFractionDigits: 1)])
            : self(.weightInKilograms, ["number": number(kilograms)])
    }
}
