/// Lists of words by their names, from a file in which each is a line `name: word, word`.
package struct WordLists {
    package let lists: [(name: String, words: [String])]

    package init(_ file: EmbeddedFile) {
        lists = file.text.split(separator: "\n").compactMap { line in
            guard line.first != "#", let colon = line.firstIndex(of: ":") else { return nil }
            let words = line[colon...].dropFirst(2).split(separator: ", ")
            return (String(line[..<colon]), words.map { String($0) })
        }
    }

    /// The words of a list; none where there is no such list.
    package subscript(name: String) -> [String] { lists.first { $0.name == name }?.words ?? [] }
}
