import Messages

/// The words for a file to which nothing refers, by what its name says that it is.
enum UnusedFile {
    private static let documents: Set = ["doc", "docx", "odt", "rtf", "pages"]
    private static let tables: Set = ["xls", "xlsx", "ods", "csv", "tsv", "numbers"]
    private static let films: Set = ["mp4", "webm", "mov", "avi", "mkv", "m4v", "3gp"]

    /// Returns a message and a suggestion.
    /// - Parameter path: the file's path below the content folder.
    static func words(for path: String) -> (message: Message, suggestion: Message) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let stem = String(parts[0])
        let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        if let record = ContentFolder.recordName(for: name) {
            return (
                "this file is not read, because its name ends in .\(ending)",
                "if it is a record, rename it: \(record); else begin its name with _"
            )
        }
        if ContentFolder.isRecord(name) {
            return (
                "no record of this name is read in this place",
                path.hasPrefix("institutions/")
                    ? "an institution's own record is institution.md, those of its animals lie in the folder animals/"
                    : "move it to where records of its kind lie, or begin its name with _"
            )
        }
        if documents.contains(ending) {
            return (
                "this is a document of a word processor, from which nothing is read",
                "copy its text into a text file called \(stem).md, or begin its name with _"
            )
        }
        if tables.contains(ending) {
            return (
                "this is a table, from which nothing is read here",
                "bring its animals in: shelters import \(name); or begin its name with _"
            )
        }
        if MediaTypes.pictures.contains(ending) {
            return (
                "no record shows this picture",
                "write in a record beside it: \("pictures", polish: "zdjęcia"): [\(name)]; or begin its name with _"
            )
        }
        if films.contains(ending) {
            return (
                "no record shows this film",
                "write in a record beside it: \("video", polish: "film"): \(name); or begin its name with _"
            )
        }
        return ("nothing refers to this file", "name it in a record, delete it, or begin its name with _")
    }
}
