import Documents
import Messages

/// Animals of a feed (JSON): an array of objects, or an object with such an array in `animals`.
struct FeedSource {
    let format: ImportFormat
    private(set) var animals: [ImportedAnimal] = []
    private(set) var findings = SourceFindings()
    /// True if the feed says that it has further pages.
    let isPartial: Bool

    init(name: String, _ bytes: [UInt8], format: ImportFormat?, reading: AnimalReading) throws(SourceProblem) {
        let root = try FeedSource.root(name, bytes)
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
        var reading = reading
        var references: Set<String> = []
        for element in elements {
            let object = FeedObject(element)
            let offset = element.byteRange.lowerBound
            guard element.kind == .mapping, let reference = FeedSource.reference(object, format) else {
                reading.findings.addAnimal(
                    at: offset, "this animal has no id, so the next import could not find it again",
                    "give each animal its own")
                continue
            }
            guard references.insert(reference).inserted else {
                reading.findings.addAnimal(
                    at: offset, "the animal \(reference) stands in the source a second time, so this one is left out",
                    "give each animal its own id")
                continue
            }
            reading.begin(reference: reference, offset: offset)
            let known: Set<String>
            switch format {
            case .csv: known = []
            case .asm3: known = AnimalShelterManager.take(object, into: &reading)
            case .petfinder: known = Petfinder.take(object, into: &reading)
            case .shelterluv: known = Shelterluv.take(object, into: &reading)
            }
            for (name, value) in object.entries
            where !known.contains(name) && !value.isLeftOut && !value.isEmptyCollection {
                reading.findings.leaveOut(name)
            }
            if let animal = reading.finish() { animals.append(animal) }
        }
        findings = reading.findings
    }

    private static func root(_ name: String, _ bytes: [UInt8]) throws(SourceProblem) -> SourceNode {
        var diagnostics: [Diagnostic] = []
        let source = SourceFile(name: name, bytes: bytes, diagnostics: &diagnostics)
        let root = source.flatMap { JSONReader.read($0, diagnostics: &diagnostics)?.root }
        if let first = diagnostics.first {
            let offset = FeedSource.offset(line: first.line, column: first.column, in: bytes)
            throw SourceProblem(at: offset, first.message, suggestion: first.suggestion)
        }
        guard let root else { throw SourceProblem("the file is empty") }
        return root
    }

    private static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
        var (rest, offset) = (line, 0)
        while rest > 1, let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            (rest, offset) = (rest - 1, end + 1)
        }
        var columns = column
        while columns > 1, offset < bytes.count {
            offset += 1
            if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 { columns -= 1 }
        }
        return offset
    }

    private static func format(of element: SourceNode?) -> ImportFormat? {
        guard let element else { return nil }
        if element["ANIMALNAME"] != nil { return .asm3 }
        if element["Internal-ID"] != nil || (element["ID"] != nil && element["Name"] != nil) { return .shelterluv }
        if element["id"] != nil, element["organization_id"] != nil || element["attributes"] != nil { return .petfinder }
        return nil
    }

    private static func reference(_ object: FeedObject, _ format: ImportFormat) -> String? {
        switch format {
        case .csv: nil
        case .asm3: object.text("ID")
        case .petfinder: object.text("id")
        case .shelterluv: object.text("Internal-ID") ?? object.text("ID")
        }
    }
}

extension SourceNode {
    fileprivate var isEmptyCollection: Bool {
        (kind == .sequence && elements.isEmpty) || (kind == .mapping && entries.isEmpty)
    }
}
