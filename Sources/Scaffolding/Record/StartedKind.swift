import Content
import Messages

/// A kind of record that is started.
public enum StartedKind: Sendable, Hashable, CaseIterable {
    case animal
    case institution
    /// The settings of a site.
    case site

    /// The schema of such records.
    public var record: RecordKind {
        switch self {
        case .animal: .animal
        case .institution: .institution
        case .site: .site
        }
    }

    /// The fields that a new record has, or tells of in comments: those with an example.
    var fields: [FieldDescription] { record.shape.fields.filter { !$0.example(in: .english).isEmpty } }

    /// The line above the fields, for those who open the file later.
    var heading: Message {
        switch self {
        case .animal: "The record of an animal."
        case .institution: "The record of an institution."
        case .site: "The settings of the whole site."
        }
    }
}
