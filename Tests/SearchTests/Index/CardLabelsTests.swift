import Testing

@testable import Search

@Suite("The labels of cards")
struct CardLabelsTests {
    @Test("What separates labels is no part of one, among the frequent ones and the others")
    func separators() {
        let line = ["Pies\tdog", "od\nroku", "mały\u{0}"]
        let card = SearchCard(title: "Burek", id: "burek", line: line)
        var labels = CardLabels([PostingRun.CardRow(card: card, institution: 0, arrived: nil)])
        #expect(Set(labels.texts) == ["Pies\tdog", "od roku", "mały "])
        #expect(labels.character(of: line[1]) == labels.character(of: line[1]))
        _ = labels.character(of: "duży\nz łatą")
        #expect(labels.texts.last == "duży z łatą" && labels.texts.count == 4)
    }
}
