/// The sizes of an index's pieces for a number of documents: small enough that a query costs few bytes, and few enough
/// files.
struct IndexSizes: Sendable {
    let documents: Int
    /// The number of animals in a block of cards, and of institutions, which have less in common.
    let block: Int
    let institutionBlock = 8
    /// The number of documents that the first part of a cut list covers; all of them where there are few.
    let head: Int
    /// The number of bytes from which the lists of a word are cut in two: those of texts, and others of so many bytes
    /// themselves, as are those of facts where all that the word means is known.
    let restLimit: Int
    let wholeLimit: Int
    /// True if that is so of what filters ask for, too, and who is what very many are is told apart from who only mentions it.
    let isLarge: Bool
    /// The number of files that words may have.
    let files: Int
    /// The number of letters of the words that correct typing errors first, and of all such words.
    let likelySpelling: Int
    let allSpelling = 40_000

    init(institutions: Int, documents: Int) {
        self.documents = documents
        let isSmall = documents <= 3_000
        isLarge = documents > 25_000
        // Each is fetched for one or a few cards: 8 up to some 11,000 documents, then as many as make some 1,300 blocks, up to 80.
        block = min(80, max(8, (documents / 1_280 + 7) / 8 * 8))
        // As few as most lists show: of longer first parts a first query fetches more, of shorter ones several words need the rest.
        let parts = isSmall ? 1 : isLarge ? 40 : 30
        head = institutions + (documents - institutions + parts - 1) / parts
        restLimit = isLarge ? 350 : 30
        wholeLimit = isLarge ? 500 : 100
        likelySpelling = isSmall ? 6_500 : isLarge ? 14_000 : 11_000
        // With cards at most 2,980, of which there are more only above 200,000 animals: hosts take 20,000 files of a site.
        let cards = documents / block + institutions / institutionBlock
        files = max(120, min(max(1_000, 430 + documents * 14 / 1_000), 2_980 - cards))
    }
}
