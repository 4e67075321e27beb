import Records

/// A value of a record as its decoder tells it again, so that whoever shows it need not know the record.
public indirect enum FieldValue: Sendable {
    case text(String)
    case localized(Localized<String>)
    case prose(Localized<Prose>)
    /// A word of a fixed list, in English.
    case choice(String)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case date(CalendarDate)
    case partialDate(PartialDate)
    /// At least one.
    case list([FieldValue])
    /// At least one, by the names of fields.
    case group([(name: String, value: FieldValue)])
}

/// A field and the value that a record has in it.
public typealias FieldMember = (field: FieldDescription, value: FieldValue)
