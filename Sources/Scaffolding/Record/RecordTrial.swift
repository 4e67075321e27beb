import Content
import Documents
import Messages
import Parallel
import Records

/// Checks a record where it is to stand, by the very rules of the check.
public struct RecordTrial: Sendable {
    private let base: any ContentSource
    private let today: CalendarDate
    /// The record's file, relative to the content folder.
    public let path: String
    private let pictures: [String: [UInt8]]

    /// - Parameter pictures: those that come with the record, by the names that they are to have beside it.
    public init(_ path: String, in base: any ContentSource, today: CalendarDate, pictures: [String: [UInt8]] = [:]) {
        self.path = path
        self.pictures = pictures
        self.base = base
        self.today = today
    }

    /// Returns what is wrong with the whole record, and in its folder because of it: errors and warnings.
    public func diagnostics(of text: String) -> [Diagnostic] {
        let before = Set(diagnostics(nil))
        return diagnostics(Array(text.utf8)).filter { !before.contains($0) }
    }

    /// Returns the errors in the whole record, and in its folder because of it.
    public func problems(of text: String) -> [Diagnostic] { diagnostics(of: text).filter { $0.severity == .error } }

    /// Returns the errors in the answers of a draft that is not complete yet: missing fields are filled in.
    public func problems(ofAnswersIn draft: RecordDraft) -> [Diagnostic] {
        var whole = RecordDraft(draft.kind)
        for field in RecordTrial.minimum(of: draft.kind.shape) { whole.set(field.name, field.value) }
        for field in draft.fields {
            // A group that is not complete has the rest of the smallest one.
            if case .group(let members) = field.value {
                for member in members { whole.set("\(field.name).\(member.name)", member.value) }
            } else {
                whole.set(field.name, field.value)
            }
        }
        return diagnostics(Array(whole.file(in: .english).utf8))
            .filter { $0.severity == .error && $0.file == path }
    }

    private func diagnostics(_ bytes: [UInt8]?) -> [Diagnostic] {
        let content = ProposedContent(base: base, bytes: bytes, path: path, beside: bytes == nil ? [:] : pictures)
        return (try? CatalogueLoader(source: content, today: today, parallel: Parallel(width: 1)).load())?.diagnostics
            ?? []
    }

    /// The fields that a right record needs, with the values of their examples.
    private static func minimum(of group: GroupShape) -> [YAMLValue.Member] {
        let alternatives = group.rules.compactMap { rule in
            if case .atLeastOne(let names) = rule { names.first } else { nil }
        }
        return group.fields.filter { $0.isRequired || alternatives.contains($0.name) }.map { field in
            if case .group(let inner) = field.shape { return YAMLValue.Member(field.name, .group(minimum(of: inner))) }
            return YAMLValue.Member(field.name, .verbatim(field.example(in: .english)))
        }
    }
}
