import Testing

@testable import Search

@Suite("Sizes of an index")
struct IndexSizesTests {
    @Test("Words have enough files, and all pieces together few, for any number of documents")
    func files() {
        for documents in stride(from: 500, through: 100_000, by: 500) {
            let institutions = documents / 100
            let sizes = IndexSizes(institutions: institutions, documents: documents)
            #expect((700...1_700).contains(sizes.files))
            let cards = documents / sizes.block + institutions / sizes.institutionBlock
            #expect(sizes.files + cards + documents / ArrivalOrder.chunk <= 3_000)
        }
    }
}
