import Templates

extension InstitutionOverview {
    /// An institution in a list.
    static let card = Model<InstitutionOverview>("institution card", "An institution in a list") {
        $0.text("id", "Its id, as addresses and records write it") { $0.link.id }
        $0.text("link", "Its page") { $0.link.link }
        $0.object("name", "Its name", Wording.model) { $0.link.name }
        $0.text("type", "Its type in words") { $0.link.type }
        $0.text("typeKey", "Its type as records write it") { $0.typeKey }
        $0.text("town", "Where it is") { $0.link.town }
        $0.text("region", "The region in which that is") { $0.region }
        $0.object("logo", "Its logo, where it has one", PictureModel.model) { $0.logo }
        $0.text("initials", "Two letters of its name, for where it has no logo") { initials(of: $0.link.name.text) }
        $0.text("animalCount", "How many of its animals look for a home, in words; none for none") { $0.seekingCount }
        $0.list("animals", flag: "hasAnimals", "A few of its animals, those looking for a home first", AnimalCard.model)
        { $0.animalsOnCard }
    }

    /// Returns the first letters of the first and the last word of a name that begin with a capital letter; those of a name
    /// in quotes say more.
    static func initials(of name: String) -> String {
        let quotes: Set<Character> = ["\"", "„", "”", "“", "«", "»"]
        let quoted = name.split(omittingEmptySubsequences: false, whereSeparator: quotes.contains)
        let words = (quoted.count > 2 ? quoted[1] : Substring(name)).split { !$0.isLetter }.filter {
            $0.first?.isUppercase == true
        }
        let letters = [words.first, words.dropFirst().last].compactMap { $0?.first }
        return letters.isEmpty ? String(name.filter(\.isLetter).prefix(1)).uppercased() : String(letters)
    }
}
