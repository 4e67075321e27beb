import Content
import Messages

extension SubmittedFolder {
    /// Returns what would be added or changed, for people: new records as they are, changed ones as differences, other
    /// files with their sizes.
    /// - Parameters:
    ///   - content: the content folder as it is.
    ///   - replaced: the paths of records that would go.
    public func report(against content: DiskContent, replaced: [String], in language: MessageLanguage) -> String {
        var text = ""
        func add(_ line: Message, _ body: String = "") {
            text += line.text(in: language) + "\n" + (body.isEmpty || body.hasSuffix("\n") ? body : body + "\n")
        }
        for path in replaced { add("- \(content.root)/\(path): another record takes its place") }
        for file in files {
            let place = "\(content.root)/\(file.path)"
            let old = try? content.read(file.path, limit: ZipArchive.Limits().file)
            let size: Message = "\((file.bytes.count + 1023) / 1024) kB"
            switch old {
            case file.bytes: add("= \(place): unchanged")
            case nil: add("+ \(place): new, \(size)", file.isRecord ? "\n\(file.text)\n" : "")
            case let old?:
                add("~ \(place): changed, \(size)", file.isRecord ? "\n\(file.difference(from: old))\n" : "")
            }
        }
        for path in ignored { add("\(path): left out, because content ignores such names") }
        return text
    }
}

extension SubmittedFolder.File {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }

    fileprivate func difference(from old: [UInt8]) -> String {
        func lines(_ text: String) -> [String] {
            text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        }
        return UnifiedDifference(of: lines(String(decoding: old, as: UTF8.self)), and: lines(text)).text
    }
}
