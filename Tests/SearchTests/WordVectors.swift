import Documents
import Foundation
import Records
import Testing

@testable import Search

/// The files that hold Swift and the browser's script equal, and the real languages.
enum WordVectors {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let data = try Data(contentsOf: root.appending(path: "Tests/Fixtures/search/\(name).json"))
        return try JSONDecoder().decode(type, from: data)
    }

    static func file(_ name: String) throws -> SourceFile {
        let data = try Data(contentsOf: root.appending(path: "templates/search/\(name)"))
        var diagnostics: [Diagnostic] = []
        return try #require(
            SourceFile(name: "../templates/search/\(name)", bytes: Array(data), diagnostics: &diagnostics))
    }

    /// What templates/search says of a language, in which nothing is wrong.
    static func words(_ code: String) throws -> SearchWords {
        try #require(languages.get()[code])
    }

    /// Read once: the files are large.
    private static let languages = Result {
        var languages: [String: SearchWords] = [:]
        for code in ["pl", "en"] {
            var diagnostics: [Diagnostic] = []
            languages[code] = SearchWords.read(
                try #require(Language(code)), words: try file("\(code).yml"), forms: try file("\(code)-forms.yml"),
                diagnostics: &diagnostics)
            try #require(diagnostics == [])
        }
        return languages
    }

    /// What words mean on the pages of a language.
    static func table(_ code: String) throws -> WordTable {
        try #require(tables.get()[code])
    }

    static let towns = ["Jelenia Góra", "Łódź", "Białystok", "Warszawa", "Kraków", "Radom", "Wólka Nieznana"]

    private static let tables = Result {
        [
            "pl": WordTable(try words("pl"), others: [try words("en")], towns: towns),
            "en": WordTable(try words("en"), others: [try words("pl")], towns: towns),
        ]
    }

    static func tokens(_ text: String) -> [String] {
        var tokeniser = Tokeniser()
        var words: [String] = []
        tokeniser.words(of: text.utf8) { word, _ in words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
