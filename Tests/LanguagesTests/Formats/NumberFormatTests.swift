import Testing

@testable import Languages

@Suite("Numbers")
struct NumberFormatTests {
    private let polish = NumberFormat(decimal: ",", group: "\u{A0}", minimumGroupingDigits: 2)
    private let english = NumberFormat(decimal: ".", group: ",", minimumGroupingDigits: 1)

    @Test(
        "Whole numbers are grouped from as many digits as the language wants",
        arguments: [
            (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1000", "1,000"), (9999, "9999", "9,999"),
            (12_345, "12\u{A0}345", "12,345"), (1_234_567, "1\u{A0}234\u{A0}567", "1,234,567"), (-5, "−5", "−5"),
            (-12_345, "−12\u{A0}345", "−12,345"),
        ])
    func wholeNumbers(number: Int, inPolish: String, inEnglish: String) {
        #expect(polish.string(number) == inPolish)
        #expect(english.string(number) == inEnglish)
    }

    @Test("The smallest and the largest number can be written")
    func extremes() {
        #expect(english.string(Int.max) == "9,223,372,036,854,775,807")
        #expect(english.string(Int.min) == "−9,223,372,036,854,775,808")
    }

    @Test(
        "Fractions are rounded half to even and end without zeros",
        arguments: [
            (12.5, 3, "12,5"), (12.0, 3, "12"), (0.1, 3, "0,1"), (0.1 + 0.2, 3, "0,3"), (1.2345, 3, "1,234"),
            (1.2355, 3, "1,236"), (0.0004, 3, "0"), (0.0005, 3, "0"), (0.0015, 3, "0,002"), (9.9996, 3, "10"),
            (99.95, 1, "100"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (2.51, 0, "3"), (1e-7, 8, "0,0000001"),
            (1e-7, 3, "0"), (1e21, 3, "1\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000"),
            (12_345.678, 2, "12\u{A0}345,68"), (-0.25, 1, "−0,2"), (-0.0001, 3, "0"), (-0.0, 3, "0"),
            (1.5e16, 3, "15\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000"), (1.25e-5, 6, "0,000012"),
        ])
    func fractions(number: Double, digits: Int, expected: String) {
        #expect(polish.string(number, maximumFractionDigits: digits) == expected)
    }

    @Test("What is no finite number is shown by its sign")
    func notFinite() {
        #expect(english.string(Double.nan) == "NaN")
        #expect(english.string(Double.infinity) == "∞")
        #expect(english.string(-Double.infinity) == "−∞")
    }
}
