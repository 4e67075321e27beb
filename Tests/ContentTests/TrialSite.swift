import Content
import Documents
import Files
import Parallel
import Records
import Testing

/// A small valid content folder in memory, to which a test adds what it is about.
struct TrialSite {
    static let today = CalendarDate("2026-11-21")!

    var files: [String: String] = [
        "site.yml": "title: {pl: Schroniska, en: Shelters}\nbaseURL: https://example.org/\nlanguages: [pl, en]\n",
        "home.md": "---\ntitle: Schroniska\n---\n",
        "institutions/azyl/institution.md": TrialSite.institution(),
    ]
    /// The kinds of what is no file, by path.
    var others: [String: FileKind] = [:]

    /// The front matter of an institution with all required fields, `fields` after them from line 6 on.
    static func institution(_ fields: String = "", body: String = "") -> String {
        """
        ---
        name: Azyl
        type: shelter
        address: {town: Łódź, postalCode: 90-001, country: PL}
        contact: {email: a@example.org}
        \(fields)\(fields.isEmpty || fields.hasSuffix("\n") ? "" : "\n")---
        \(body)
        """
    }

    /// The front matter of an animal with all required fields, `fields` after them from line 4 on.
    static func animal(_ fields: String = "", body: String = "") -> String {
        """
        ---
        name: Rex
        type: dog
        \(fields)\(fields.isEmpty || fields.hasSuffix("\n") ? "" : "\n")---
        \(body)
        """
    }

    init(_ files: [String: String] = [:]) { self.files.merge(files) { $1 } }

    /// A site with one animal, whose record holds `fields` from line 4 on.
    init(animal fields: String, _ others: [String: String] = [:]) {
        self.init(others)
        files["institutions/azyl/animals/rex.md"] = TrialSite.animal(fields)
    }

    /// A site whose institution holds `fields` from line 6 on.
    init(institution fields: String, _ others: [String: String] = [:]) {
        self.init(others)
        files["institutions/azyl/institution.md"] = TrialSite.institution(fields)
    }

    func load(today: CalendarDate = TrialSite.today) throws -> CatalogueLoader.Result {
        try CatalogueLoader(
            source: MemoryContent(files, others: others), today: today, parallel: Parallel(width: 2)
        ).load()
    }

    func diagnostics() throws -> [Diagnostic] { try load().diagnostics }

    /// The only animal.
    func animal() throws -> Animal {
        let result = try load()
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        return try #require(result.catalogue?.institutions.first?.animals.first).record
    }

    /// The only institution.
    func institution() throws -> Institution {
        let result = try load()
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        return try #require(result.catalogue?.institutions.first).record
    }
}

/// What a test expects to be told: `6:7 unknown-value`.
struct Told: Hashable, CustomStringConvertible {
    let description: String

    init(_ diagnostic: Diagnostic) {
        description = "\(diagnostic.line):\(diagnostic.column) \(diagnostic.id)"
    }
}

extension [Diagnostic] {
    /// Places and identifiers, in order.
    var told: [String] { map { Told($0).description } }
}
