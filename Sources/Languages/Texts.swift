import Records

/// Everything that the site says and formats in one language.
///
/// Made by `TextsLoader`, which has checked that nothing is missing.
public final class Texts: Sendable {
    public let language: Language
    /// The language's own name: "polski".
    public let name: String
    public let pathWords: PathWords
    public let plurals: PluralRules
    public let numbers: NumberFormat
    public let dates: DateFormat
    public let alphabet: Alphabet
    /// The plain interface texts that templates print.
    public let constants: TextConstant

    private let lists: ListFormat
    private let currencies: CurrencyFormat
    /// By the phrases' slots; nil for phrases that were not asked for when the texts were loaded.
    private let entries: [Entry?]

    enum Entry: Sendable {
        case text(Form)
        /// By `PluralCategory.index`.
        case plural([Form])
    }

    init(
        language: Language, name: String, pathWords: PathWords, plurals: PluralRules, numbers: NumberFormat,
        dates: DateFormat, lists: ListFormat, currencies: CurrencyFormat, alphabet: Alphabet,
        entries: [Entry?], constants: TextConstant
    ) {
        self.language = language
        self.name = name
        self.pathWords = pathWords
        self.plurals = plurals
        self.numbers = numbers
        self.dates = dates
        self.lists = lists
        self.currencies = currencies
        self.alphabet = alphabet
        self.entries = entries
        self.constants = constants
    }
}

extension Texts {
    /// A phrase with its placeholders filled in. One that was not listed when the texts were loaded shows as its key.
    public func callAsFunction(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
        switch entry(of: phrase) {
        case .text(let form): form.filled(phrase, values, count: "")
        case .plural(let forms): forms[PluralCategory.other.index].filled(phrase, values, count: "")
        case nil: phrase.key
        }
    }

    /// The form of a phrase that goes with a count; `{count}` is the count as the language writes it.
    public func plural(_ phrase: Phrase, _ count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
        plural(phrase, plurals.category(of: count), numbers.string(count), values)
    }

    /// The form of a phrase that goes with a number as it is written: "1,5 roku".
    public func plural(_ phrase: Phrase, _ number: DecimalNumber, _ values: KeyValuePairs<String, String> = [:])
        -> String
    {
        plural(phrase, plurals.category(of: PluralOperands(number)), numbers.string(number), values)
    }

    private func plural(
        _ phrase: Phrase, _ category: PluralCategory, _ count: @autoclosure () -> String,
        _ values: KeyValuePairs<String, String>
    ) -> String {
        switch entry(of: phrase) {
        case .text(let form): form.filled(phrase, values, count: count())
        case .plural(let forms): forms[category.index].filled(phrase, values, count: count())
        case nil: phrase.key
        }
    }

    func entry(of phrase: Phrase) -> Entry? {
        phrase.slot < entries.count ? entries[phrase.slot] : nil
    }
}

extension Texts {
    public func date(_ date: CalendarDate, _ style: DateFormat.Style) -> String { dates.string(date, style) }

    /// Returns a date as exact as it is: "4 października 2026", "październik 2026" or "2026".
    public func date(_ date: PartialDate, _ style: DateFormat.Style) -> String { dates.string(date, style) }

    public func time(_ time: TimeOfDay) -> String { dates.string(time) }

    /// "poniedziałek" or "pon.".
    public func weekday(_ weekday: Weekday, isShort: Bool = false) -> String {
        dates.name(of: weekday, isShort: isShort)
    }

    public func number(_ number: Int) -> String { numbers.string(number) }

    /// Returns a number with at most `maximumFractionDigits` digits after the decimal mark and no trailing zeros.
    public func number(_ number: Double, maximumFractionDigits: Int = 3) -> String {
        numbers.string(number, maximumFractionDigits: maximumFractionDigits)
    }

    /// "50 zł", or "19,50 zł" where the sum is not whole.
    public func amount(_ amount: Amount, _ currency: Currency) -> String {
        let units = amount.minorUnits.quotientAndRemainder(dividingBy: 100)
        var number = DecimalNumber(units.quotient)
        number.isNegative = amount.minorUnits < 0
        let minor = UInt8(units.remainder.magnitude)
        if minor > 0 { number.fraction = [minor / 10, minor % 10] }
        return currencies.string(numbers.string(number), currency)
    }

    /// "a, b i c".
    public func joined(_ values: [String]) -> String { lists.joined(values) }

    /// "10:00–16:00".
    public func range(_ first: String, _ last: String) -> String { lists.range.joined(first, last) }

    /// Bytes whose lexicographic order is the alphabetical order of the texts.
    public func collationKey(_ text: String) -> [UInt8] { alphabet.key(for: text) }

    /// Returns elements in the alphabetical order of their names; those with equal names keep their order.
    public func sorted<Element>(_ elements: some Sequence<Element>, by name: (Element) -> String) -> [Element] {
        elements.map { (key: alphabet.key(for: name($0)), element: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map(\.element)
    }
}
