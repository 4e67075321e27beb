import Records

extension PageModelBuilder {
    /// Returns nil where nothing is known of the hours.
    func openingHours(_ hours: OpeningHours, note: Localized<String>?) -> OpeningHoursModel? {
        let exceptions = hours.exceptions.filter { $0.date >= date }.sorted { $0.date < $1.date }
        let note = wording(note)
        guard !hours.regular.isEmpty || !exceptions.isEmpty || note != nil else { return nil }
        return OpeningHoursModel(
            rows: hours.regular.map { regular in
                OpeningHoursModel.Row(
                    days: days(regular.days),
                    dayNumbers: regular.days.map { String($0.number) }.joined(separator: " "),
                    opens: regular.opens.description, closes: regular.closes.description, note: wording(regular.note))
            },
            exceptions: exceptions.map { exception in
                OpeningHoursModel.Exception(
                    date: texts.date(exception.date, .long), dateValue: exception.date.description,
                    opens: exception.hours?.lowerBound.description, closes: exception.hours?.upperBound.description,
                    note: wording(exception.note))
            }, note: note)
    }

    /// "poniedziałek–piątek, niedziela": three days or more in a row are told as a range.
    private func days(_ days: [Weekday]) -> String {
        var runs: [[Weekday]] = []
        for day in days {
            if let last = runs.last?.last, day.number == last.number + 1 {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs.flatMap { run in
            guard run.count > 2, let first = run.first, let last = run.last else {
                return run.map { texts.weekday($0) }
            }
            return [texts.range(texts.weekday(first), texts.weekday(last))]
        }.joined(separator: ", ")
    }
}
