import Documents
import Messages

/// Animals of a feed (JSON): an array of objects, or an object with such an array in `animals`.
struct FeedSource {
    let format: ImportFormat
    let reading: AnimalReading
    /// True if the feed says that it has further pages.
    let isPartial: Bool

    init(name: String, _ bytes: [UInt8], format: ImportFormat?, reading: AnimalReading) throws(SourceProblem) {
        try self.init(FeedSource.root(name, bytes), format: format, reading: reading)
    }

    init(_ root: SourceNode, format: ImportFormat?, reading: AnimalReading) throws(SourceProblem) {
        guard root.kind == .sequence || root["animals"]?.kind == .sequence else {
            throw SourceProblem(
                at: 0, "this is JSON, but not a list of animals",
                suggestion: "it may be an error message of the other system; download the list itself")
        }
        let elements = root.kind == .sequence ? root.elements : root["animals"]?.elements ?? []
        let pages = root["pagination"]?["total_pages"].flatMap { Int($0.text) } ?? 1
        isPartial = root["has_more"]?.text == "true" || pages > 1
        guard let format = format ?? FeedSource.format(of: elements.first) else {
            if elements.isEmpty {
                throw SourceProblem("there are no animals in it", suggestion: "export the list once more")
            }
            throw SourceProblem(
                at: elements[0].byteRange.lowerBound, "it cannot be seen which system wrote this list",
                suggestion: "name it: --from asm3, petfinder or shelterluv")
        }
        self.format = format
        var feed = FeedReading(reading)
        var references: Set<String> = []
        for element in elements {
            feed.begin(element)
            let offset = element.byteRange.lowerBound
            guard element.kind == .mapping, let reference = feed.reference(format) else {
                feed.reading.findings.addAnimal(
                    at: offset, "this animal has no id, so the next import could not find it again",
                    "give each animal its own")
                continue
            }
            guard references.insert(reference).inserted else {
                feed.reading.findings.addAnimal(
                    at: offset, "the animal \(reference) stands in the source a second time, so this one is left out",
                    "give each animal its own id")
                continue
            }
            feed.reading.begin(reference: reference, offset: offset)
            switch format {
            case .csv: break
            case .asm3 where element["ANIMALSPECIES"] != nil: feed.takeAnimalShelterManagerExport()
            case .asm3: feed.takeAnimalShelterManager()
            case .petfinder: feed.takePetfinder()
            case .shelterluv: feed.takeShelterluv()
            }
            feed.finish(element)
        }
        self.reading = feed.reading
    }

    private static func root(_ name: String, _ bytes: [UInt8]) throws(SourceProblem) -> SourceNode {
        var diagnostics: [Diagnostic] = []
        let source = SourceFile(name: name, bytes: bytes, diagnostics: &diagnostics)
        let root = source.flatMap { JSONReader.read($0, diagnostics: &diagnostics)?.root }
        if let first = diagnostics.first {
            var problem = SourceProblem(first.message, suggestion: first.suggestion)
            problem.position = SourceFile.Position(line: first.line, column: first.column)
            throw problem
        }
        guard let root else { throw SourceProblem("the file is empty") }
        return root
    }

    private static func format(of element: SourceNode?) -> ImportFormat? {
        guard let element else { return nil }
        if element["ANIMALNAME"] != nil { return .asm3 }
        if element["Internal-ID"] != nil || (element["ID"] != nil && element["Name"] != nil) { return .shelterluv }
        if element["id"] != nil, element["organization_id"] != nil || element["attributes"] != nil { return .petfinder }
        return nil
    }
}

extension FeedReading {
    /// The animal's id in the other system.
    fileprivate mutating func reference(_ format: ImportFormat) -> String? {
        switch format {
        case .csv: nil
        case .asm3: text("ID") ?? text("ANIMALCODE") ?? text("SHELTERCODE")
        case .petfinder: text("id")
        case .shelterluv: text("Internal-ID") ?? text("ID")
        }
    }
}
