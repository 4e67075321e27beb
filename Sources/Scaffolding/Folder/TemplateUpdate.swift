import Messages

/// A template that another version of the program has otherwise than a site's own folder.
public struct TemplateUpdate: Sendable {
    /// The path in the folder of templates.
    public let path: String
    /// The site's file; nil if it has none.
    let own: [UInt8]?
    /// The program's file; nil if it has none any more.
    let new: [UInt8]?
    /// True if the site changed the file since it was copied.
    let isOwnChanged: Bool

    /// A sentence on what happened to the file, and what to do.
    public var message: Message {
        switch (own, new, isOwnChanged) {
        case (_, nil, _): "\(path): the program does not have it any more"
        case (nil, _, false): "\(path): new; copy it, because other templates may name it"
        case (nil, _, true): "\(path): changed, but you deleted it"
        case (_, _, false): "\(path): changed; you never touched it, so copy it"
        case (_, _, true): "\(path): changed, and so did yours; take over what you need"
        }
    }

    /// The lines that would turn the site's file into the program's, in the unified format of diff(1); empty for files
    /// that are not text, or that one side lacks.
    public var difference: String {
        guard let own, let new, let old = TemplateUpdate.lines(of: own), let lines = TemplateUpdate.lines(of: new)
        else {
            return ""
        }
        return UnifiedDifference(of: old, and: lines).text
    }

    private static func lines(of bytes: [UInt8]) -> [String]? {
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
