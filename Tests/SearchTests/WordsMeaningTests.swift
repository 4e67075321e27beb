import Testing

@testable import Search

@Suite("Meanings")
struct MeaningTests {
    @Test("Names its properties in order, each once")
    func order() {
        let meaning = Meaning([FacetValue(.type, "dog"), FacetValue(.sex, "female"), FacetValue(.type, "dog")])
        #expect(meaning.description == "sex=female type=dog")
    }
}
