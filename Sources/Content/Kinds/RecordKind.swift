import Messages
import Parallel
import Records

/// A kind of record that staff write: where its files lie, which fields they have, what it is called, how it is read
/// and where the catalogue keeps it.
///
/// The row is all that the program knows of a kind besides its pages; ``all`` lists the rows. The catalogue, checks,
/// translations, JSON Schemas, forms for editing and the documentation's tables are made of them.
public struct RecordKind: Sendable {
    /// The places where the files of a kind lie.
    public enum Place: Sendable, Equatable {
        /// `site.yml`.
        case settings
        /// One file of the content folder: `home` for `home.md`.
        case file(String)
        /// The files of a folder in the content folder.
        case folder(String)
        /// One file of every institution's folder: `adoption` for `adoption.md`.
        case institutionFile(String)
        /// The files of a folder in every institution's folder.
        case institutionFolder(String)
        /// The files of a folder beside the file of every animal: `reviews` for those in `rex.reviews`.
        case animalFolder(String)
        /// A file beside an animal's record, with this name behind the animal's id: `story` for `rex.story.md`.
        case animalFile(String)
    }

    /// The forms in which programs for editing show the records of a kind.
    public enum Form: Sendable {
        /// A form with this label.
        case single(Message)
        /// A form for each record, under a common label.
        case each(Message)
        /// A form for all records, to which new ones can be added; they are known by the value of a field.
        case common(several: Message, one: Message, identifier: String)
    }

    /// In lower case: `basket`.
    public let name: String
    public let place: Place
    /// The title of the schema of such records.
    public let title: Message
    /// The title of the schema of translations in files beside the record; nil where there are none.
    public let translationTitle: Message?
    /// The title of the schema of JSON files that hold one record or a list; nil where a file holds one record alone.
    public let listTitle: Message?
    public let form: Form
    /// True if the text below the fields is the field `description`, so that in JSON it is written there.
    public let bodyIsDescription: Bool
    private let makeShape: @Sendable () -> GroupShape
    /// Returns the localized texts of the records that belong to the site itself.
    let localizedFields: @Sendable (Catalogue) -> [LocalizedFields.Text]
    /// Returns the localized texts of the records that belong to an institution.
    let localizedFieldsOfInstitution: @Sendable (InstitutionEntry) -> [LocalizedFields.Text]
    /// Returns the pictures of each record of a folder in the content folder, the main one first.
    public let pictures: @Sendable (Catalogue) -> [[Picture]]
    /// Reads the records of a folder in the content folder; nil for other kinds.
    let load: FolderLoading?
    /// Reads a guide beside an institution's record; nil for other kinds.
    let loadGuide: GuideLoading?

    typealias FolderLoading = @Sendable (ContentFolder, RecordLoading, inout LoadedContent) -> Void

    /// Returns false where the guide cannot be used.
    typealias GuideLoading =
        @Sendable (
            RecordGroup, ContentFolder, RecordLoading, inout Institution, inout DecodingContext
        ) -> Bool

    /// A record and its file; where a file may hold many, with the animal.
    typealias Stored<Record> = (record: Record, source: String, animal: RecordID?)

    /// The fields of such a record.
    public var shape: GroupShape { makeShape() }

    init<Record>(
        _ name: String, at place: Place, _ decoding: RecordDecoding<Record>, title: Message,
        translation: Message? = nil, list: Message? = nil, form: Form,
        ofSite records: @escaping @Sendable (Catalogue) -> [Stored<Record>] = { _ in [] },
        ofInstitution recordsOfInstitution: @escaping @Sendable (InstitutionEntry) -> [Stored<Record>] = { _ in [] },
        pictures: @escaping @Sendable (Catalogue) -> [[Picture]] = { _ in [] }, load: FolderLoading? = nil,
        loadGuide: GuideLoading? = nil
    ) {
        self.name = name
        self.place = place
        self.title = title
        translationTitle = translation
        listTitle = list
        self.form = form
        bodyIsDescription = decoding.bodyIsDescription
        makeShape = { decoding.schema.shape }
        let rows = Once { decoding.schema.fields.filter { LocalizedFields.mayHold($0.description.shape) } }
        localizedFields = { LocalizedFields(of: records($0), rows(), decoding).texts }
        localizedFieldsOfInstitution = { LocalizedFields(of: recordsOfInstitution($0), rows(), decoding).texts }
        self.pictures = pictures
        self.load = load
        self.loadGuide = loadGuide
    }

    /// Makes the kind of records that have a folder in the content folder.
    init<Record: CollectedRecord>(
        _ name: String, in folder: String, of collection: RecordCollection<Record>, title: Message,
        translation: Message, form: Form
    ) {
        let path = collection.path
        self.init(
            name, at: .folder(folder), collection.decoding, title: title, translation: translation, form: form,
            ofSite: { $0[keyPath: path].map { ($0, $0.source, nil) } },
            pictures: { $0[keyPath: path].map(\.pictures) }, load: collection.load)
    }
}

extension RecordKind: Equatable {
    public static func == (one: RecordKind, other: RecordKind) -> Bool { one.name == other.name }
}

extension RecordKind {
    /// The kinds of which no institution has records, the site's settings first.
    public static let ofSite = all.filter { !$0.isOfInstitution }.reversed()

    /// The kinds whose files lie in institutions' folders, single files first.
    static let ofInstitution = institutionFiles.map(\.kind) + all.filter { $0.isOfInstitution && $0.stem == nil }

    /// The kinds of which an institution has a file, by the file's name without language and ending.
    static let institutionFiles = all.compactMap { kind in kind.stem.map { (stem: $0, kind: kind) } }

    private var stem: String? {
        if case .institutionFile(let stem) = place { stem } else { nil }
    }

    private var isOfInstitution: Bool {
        switch place {
        case .institutionFile, .institutionFolder, .animalFolder, .animalFile: true
        case .settings, .file, .folder: false
        }
    }

    /// Returns the name of a file in the folder of the kind; nil for files of other kinds.
    func name(of file: RecordFileName) -> RecordFileName? {
        switch place {
        case .animalFile(let part): file.besideRecord(part)
        case .institutionFolder: RecordKind.animalFiles.contains { $0.name(of: file) != nil } ? nil : file
        case .settings, .file, .folder, .institutionFile, .animalFolder: file
        }
    }

    /// The kinds whose files stand beside animals' records.
    private static let animalFiles = all.filter { if case .animalFile = $0.place { true } else { false } }

    /// The name of the folder in the content folder; nil where the records have none.
    public var folder: String? {
        if case .folder(let name) = place { name } else { nil }
    }
}
