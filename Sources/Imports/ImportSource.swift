import Content
import Documents
import Messages

/// A kind of source from which animals come.
public enum ImportFormat: String, CaseIterable, Sendable {
    /// A table with a header, separated by semicolons, commas or tabs.
    case csv
    /// The feed `json_adoptable_animals` of ASM3 (animal shelter manager), the same as a table, or its export of animals.
    case asm3
    /// Version 2 of Petfinder's interface.
    case petfinder
    /// Version 1 of Shelterluv's interface.
    case shelterluv
}

/// A source, read as far as it can be without knowing what lies in the content folder but pictures.
struct ImportSource {
    let format: ImportFormat
    /// The animals, and what could not be taken over.
    var reading: AnimalReading
    /// Its text, in which mistakes have their places.
    let file: SourceFile
    let encoding: SourceText.Encoding
    /// True if it says itself that there is more elsewhere.
    let isPartial: Bool

    /// Throws a diagnostic where nothing can be made of it.
    init(
        name: String, bytes: [UInt8], format: ImportFormat?, reading: AnimalReading, diagnostics: inout [Diagnostic]
    ) throws(ImportRefusal) {
        let text: SourceText
        do throws(SourceProblem) {
            text = try SourceText(bytes)
        } catch {
            let text = String(decoding: Windows1250.utf8(bytes).text, as: UTF8.self)
            throw ImportRefusal(diagnostics: [error.diagnostic(in: SourceFile(name: name, text: text))])
        }
        encoding = text.encoding
        file = SourceFile(name: name, text: String(decoding: text.bytes, as: UTF8.self))
        let looksLikeJSON = [UInt8(ascii: "["), UInt8(ascii: "{")].contains(text.bytes.first { $0 > 0x20 })
        do throws(SourceProblem) {
            if !looksLikeJSON, format ?? .asm3 == .asm3,
                let table = try AnimalShelterManagerTable.tree(of: text.bytes, name: name)
            {
                let feed = try FeedSource(table.root, format: .asm3, reading: reading)
                (self.format, self.reading, isPartial) = (.asm3, feed.reading, false)
            } else if format == .csv || (format == nil && !looksLikeJSON) {
                let table = try TableSource(text.bytes, reading: reading)
                (self.format, self.reading, isPartial) = (.csv, table.reading, false)
            } else {
                let feed = try FeedSource(name: name, text.bytes, format: format, reading: reading)
                (self.format, self.reading, isPartial) = (feed.format, feed.reading, feed.isPartial)
            }
            if self.reading.animals.isEmpty, !self.reading.findings.lacksAnimals {
                throw SourceProblem("there are no animals in it", suggestion: "export the list once more")
            }
        } catch {
            throw ImportRefusal(diagnostics: [error.diagnostic(in: file)])
        }
    }
}

/// The reasons why nothing is imported.
public struct ImportRefusal: Error, Sendable {
    public let diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// - Parameter file: where nothing more exact can be told.
    init(_ message: Message, file: String) {
        diagnostics = [Diagnostic(id: "import-source", file: file, message: message)]
    }
}
