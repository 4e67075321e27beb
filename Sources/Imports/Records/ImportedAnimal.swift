/// An animal as the source has it, in the words of records.
public struct ImportedAnimal: Sendable {
    /// Its id in the other system.
    public var reference: String
    /// The place in the source that tells of it.
    var offset: Int
    /// The values in the source. A field whose value is nil is known to be unknown; of a field that is not here the source
    /// says nothing.
    private(set) var fields: [Entry] = []
    /// The values that words of some fields imply for others; they count where those say nothing themselves.
    var implied: [(field: AnimalField, value: String)] = []
    /// Pictures that the source names, which the folder of pictures has.
    var pictureFiles: [String] = []
    /// Pictures that are not in the institution's folder.
    var pictureAddresses: [String] = []
    /// Animals that must go to a home together with it, by their references.
    var bondedReferences: [String] = []

    struct Entry: Sendable {
        var field: AnimalField
        var value: RecordValue?
    }

    init(reference: String, offset: Int) {
        self.reference = reference
        self.offset = offset
        self["reference"] = .text(reference)
    }

    subscript(field: AnimalField) -> RecordValue? {
        get { fields.first { $0.field == field }?.value }
        set {
            if let index = fields.firstIndex(where: { $0.field == field }) {
                fields[index].value = newValue
            } else {
                fields.append(Entry(field: field, value: newValue))
            }
        }
    }

    func text(_ field: AnimalField) -> String? {
        if case .text(let text) = self[field] { text } else { nil }
    }

    mutating func addPicture(_ file: String) {
        guard case .list(let files) = self["pictures"] else { return self["pictures"] = .list([file]) }
        if !files.contains(file) { self["pictures"] = .list(files + [file]) }
    }

    /// Keeps the field that says more of those that cannot stand together.
    mutating func settle() {
        if self["born"] != nil, self["age"] != nil { self["age"] = nil }
        if self["born"] == nil, self["bornEstimated"] != nil { self["bornEstimated"] = nil }
        // What is not estimated needs no words.
        if self["bornEstimated"] == .text("false") { self["bornEstimated"] = nil }
    }
}
