/// How large the pieces of an index are, by how much there is: small enough that a query costs few bytes, and few enough
/// files.
struct IndexMeasures: Sendable {
    let documents: Int
    /// How many animals a block of cards holds, and how many institutions, which have less in common.
    let block: Int
    let institutionBlock: Int
    /// How many documents the first part of a long list is about; all of them where there are few.
    let head: Int
    /// From how many bytes on a list is cut in two.
    let restLimit: Int
    /// From how many bytes on the documents of a word have a file of their own.
    let heavyLimit: Int
    /// About how many bytes a file of several words has.
    let shardSize: Int
    /// How many files words may have.
    let files: Int
    /// How many bytes of the root are for words to correct typing errors by, before compression.
    let spellingSize: Int

    init(institutions: Int, documents: Int) {
        self.documents = documents
        let isLarge = documents > 25_000
        block = documents <= 3_000 ? 24 : isLarge ? 64 : 56
        institutionBlock = documents <= 3_000 ? 12 : 24
        head = isLarge ? institutions + (documents - institutions + 15) / 16 : documents
        restLimit = 700
        heavyLimit = isLarge ? 700 : 250
        shardSize = documents <= 3_000 ? 900 : isLarge ? 2_000 : 1_400
        spellingSize = documents <= 3_000 ? 6_500 : isLarge ? 14_000 : 11_000
        // At most 500 for 10,000 documents and 3,000 for 100,000.
        let others =
            documents / block + institutions / institutionBlock + documents / ArrivalOrder.chunk + 6
        files = max(490, min(2_900, 210 + documents / 36)) - others
    }
}
