import Documents
import Records

/// The files of one record: its own and its translations.
struct RecordGroup: Sendable {
    var id: RecordID
    /// The record's own file; nil where only translations exist.
    var record: RecordFileName?
    var translations: [Translation] = []

    struct Translation: Sendable {
        var language: Language
        var name: RecordFileName

        /// - Parameter nearest: the id of the record that was probably meant.
        func withoutRecord(_ id: RecordID, in folder: ContentFolder, nearest: String? = nil) -> Diagnostic {
            Diagnostic(
                id: "translation-without-record", file: folder.path(of: name.file),
                message: "there is no record \"\(id)\" that this file could translate",
                suggestion: nearest.map { "did you mean \"\($0)\"?" }
                    ?? "add \(id).md, or delete this file")
        }
    }
}

/// The records of one folder by their file names.
struct RecordGroups: Sendable {
    /// By id.
    private(set) var groups: [RecordGroup] = []
    /// JSON files whose names are no ids; they may hold arrays.
    private(set) var others: [RecordFileName] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - names: the files to sort into groups.
    ///   - allowsArrays: whether a JSON file may have any name, because it may hold an array of records.
    init(_ names: [RecordFileName], in folder: ContentFolder, languages: [Language], allowsArrays: Bool) {
        var byID: [RecordID: RecordGroup] = [:]
        for name in names {
            let path = folder.path(of: name.file)
            let language = name.languageCode.flatMap { code in languages.first { $0.code == code } }
            if name.languageCode != nil, language == nil {
                if allowsArrays, name.notation == .json {
                    others.append(name)
                } else {
                    diagnostics.append(RecordGroups.unknownLanguage(name, path, languages))
                }
                continue
            }
            let id: RecordID
            do throws(RecordID.Problem) {
                id = try RecordID(name.stem)
            } catch {
                if allowsArrays, name.notation == .json, language == nil {
                    others.append(name)
                } else {
                    diagnostics.report(
                        "invalid-id", in: path, error.message(for: name.stem), suggestion: error.renaming(name))
                }
                continue
            }
            var group = byID[id] ?? RecordGroup(id: id)
            if let language, language != languages[0] {
                if let other = group.translations.first(where: { $0.language == language }) {
                    diagnostics.append(RecordGroups.duplicate(path, other: folder.path(of: other.name.file)))
                } else {
                    group.translations.append(RecordGroup.Translation(language: language, name: name))
                }
            } else if let other = group.record {
                diagnostics.append(RecordGroups.duplicate(path, other: folder.path(of: other.file)))
            } else {
                group.record = name
            }
            byID[id] = group
        }
        groups = byID.values.sorted { $0.id < $1.id }
    }

    private static func duplicate(_ path: String, other: String) -> Diagnostic {
        Diagnostic(
            id: "duplicate-id", file: path, message: "this file and \(other) are the same record",
            suggestion: "keep one of the two files, or rename one")
    }

    private static func unknownLanguage(
        _ name: RecordFileName, _ path: String, _ languages: [Language]
    ) -> Diagnostic {
        let code = name.languageCode ?? ""
        guard Language(code) != nil else {
            let suggestion = RecordID.suggestion(for: "\(name.stem) \(code)")
            return Diagnostic(
                id: "invalid-id", file: path, message: "\"\(name.stem).\(code)\" is no id: it holds a dot",
                suggestion: suggestion.map { "rename the file: \($0).md" })
        }
        return Diagnostic(
            id: "unknown-language", file: path, message: "\"\(code)\" is no language of this site",
            suggestion: "the site's languages are: \(languages.map(\.code).joined(separator: ", ")) (site.yml)")
    }
}
