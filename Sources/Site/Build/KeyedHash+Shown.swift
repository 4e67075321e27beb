import Files
import Languages
import Templates

/// What pages show of values.
extension KeyedHash {
    mutating func combine(_ facets: [Facet]) {
        combine(facets.count)
        for facet in facets {
            combine("\(facet.name) \(facet.label) \(facet.isChoice)")
            combine(facet.values.count)
            for value in facet.values {
                for text in [value.value, value.label, value.count] { combine(text) }
            }
        }
    }

    /// Takes in what the page of an animal says by the day.
    mutating func combine(_ today: AnimalToday) {
        combine(today.card.age)
        combine(today.wait)
        combine(today.lastChange?.daysSince1970 ?? .min)
        combine(today.isStale ? 1 : 0)
    }

    mutating func combine(_ today: InstitutionToday) {
        for hours in [today.openingHours, today.walkingHours] {
            combine(hours.exceptions.count)
            // All else of them is in the record.
            for exception in hours.exceptions { combine(exception.date.daysSince1970) }
        }
        combine(today.taxShare == nil ? 0 : 1)
        combine(today.isTaxSeason ? 1 : 0)
    }

    mutating func combine(_ span: Span?) {
        let (unit, count) =
            switch span {
            case nil: (0, 0)
            case .today: (1, 0)
            case .days(let days): (2, days)
            case .weeks(let weeks): (3, weeks)
            case .underAMonth: (4, 0)
            case .months(let months): (5, months)
            case .underAYear: (6, 0)
            case .aboutAYear: (7, 0)
            case .years(let years): (8, years)
            }
        combine(unit)
        combine(count)
    }

    mutating func combine(_ pictures: [PublishedPicture]) {
        combine(pictures.count)
        for picture in pictures {
            combine(picture.size?.width ?? 0)
            combine(picture.size?.height ?? 0)
            combine(picture.cardSide ?? 0)
            for text in [
                picture.address.path, picture.sourceSet, picture.cardSet, picture.cardLink,
                picture.sharingAddress?.path, picture.bandClass, picture.styleClass,
            ] { combine(text ?? "") }
        }
    }

    mutating func combine(_ constant: Constant) {
        switch constant {
        case .text(let text):
            combine("text")
            combine(text)
        case .markup(let text):
            combine("markup")
            combine(text)
        case .flag(let flag): combine(flag ? "true" : "false")
        case .object(let members):
            combine(members.count)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                combine(name)
                combine(member)
            }
        case .list(let elements):
            combine(elements.count)
            for element in elements { combine(element) }
        }
    }
}
