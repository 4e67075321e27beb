import Testing

@testable import Search

@Suite("The documents of a word by slot")
struct TermSlotsTests {
    @Test("Miss what no slot has, for one word after another")
    func missing() {
        var slots = TermSlots()
        slots.documents[PostingRun.Slot.closed] = [1, 64]
        slots.documents[PostingRun.Slot.text] = [3, 130]
        #expect(slots.missing([1, 2, 3, 64, 65, 130, 9_000]) == [2, 65, 9_000])
        slots.clear()
        #expect(slots.documents.allSatisfy { $0.isEmpty })
        #expect(slots.missing([1, 130]) == [1, 130])
    }
}
