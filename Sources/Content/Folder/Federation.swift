import Documents
import Files
import Messages

/// A content folder with the institutions of further folders that its `site.yml` names, such as shelters' own
/// repositories. Of a further folder nothing but `institutions/` is read, so that it decides nothing else.
public struct Federation: Sendable {
    /// A further folder.
    public struct Member: Sendable {
        /// The path from the site's content folder, as it is written.
        public let name: String
        /// The path from the working folder.
        public let place: String
        /// The ids of its institutions that are part of the site.
        public internal(set) var institutions: [String] = []
        /// The reason why nothing of it can be read.
        public internal(set) var problem: Diagnostic?
    }

    /// The folders that take the places of institutions as they are.
    public struct StandIns: Sendable {
        /// By the institution's id; nil where the site is made without it.
        public var institutions: [String: String?] = [:]
        /// By the name of a further folder that cannot be read: the folders of its institutions by their ids.
        public var members: [String: [String: String]] = [:]

        public init() {}
    }

    /// The site's content, with all institutions.
    public let content: DiskContent
    public let members: [Member]
    /// The problems of folders, and of ids that are taken.
    public let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - own: the site's own content folder.
    ///   - place: the folder from which paths lead to further folders, where `own` is a copy of it.
    ///   - standIns: what takes the places of institutions.
    public init(of own: DiskContent, at place: String? = nil, with standIns: StandIns = StandIns()) {
        var ignored: [Diagnostic] = []
        var members: [Member] = []
        var diagnostics: [Diagnostic] = []
        let tree = ContentReader(source: own).settingsTree(diagnostics: &ignored)
        var elsewhere: [String: String] = [:]
        for node in tree?.root["institutions"]?.elements ?? [] where node.isScalar && !node.isLeftOut {
            var member = Member(name: node.text, place: DiagnosticReport.path(of: node.text, in: place ?? own.root))
            var folders: [(id: String, place: String)] = []
            do throws(Unreadable) {
                folders = try Federation.institutions(of: member, &diagnostics)
            } catch {
                let problem = node.diagnostic("missing-content-folder", error.message, suggestion: error.suggestion)
                diagnostics.append(problem)
                member.problem = problem
                folders = (standIns.members[member.name] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            }
            for (id, place) in folders {
                let path = "institutions/\(id)"
                if let first = elsewhere[path] ?? own.placeOfFolder(path) {
                    diagnostics.report(
                        "duplicate-id", in: "\(member.name)/\(path)", "the id \"\(id)\" is already used: \(first)",
                        suggestion: "rename one of the two folders")
                    continue
                }
                guard let place = standIns.institutions[id, default: place] else { continue }
                elsewhere[path] = place
                member.institutions.append(id)
            }
            members.append(member)
        }
        self.members = members
        self.diagnostics = diagnostics
        content = DiskContent(root: own.root, elsewhere: elsewhere)
    }

    private struct Unreadable: Error {
        let message: Message
        let suggestion: Message
    }

    /// Returns the folders of a member's institutions, and tells what lies beside them and can never be read.
    private static func institutions(
        of member: Member, _ diagnostics: inout [Diagnostic]
    ) throws(Unreadable) -> [(id: String, place: String)] {
        guard !member.name.hasPrefix("/") else {
            throw Unreadable(
                message: "\"\(member.name)\" is no path from the folder of site.yml",
                suggestion: "write it like ../shelters/azyl/content")
        }
        // A link in its place could lead anywhere.
        let isThere = try entries(of: member.place, member).contains {
            $0.name.text == "institutions" && $0.kind == .folder
        }
        guard isThere else {
            throw Unreadable(
                message: "there is no folder institutions/ in \"\(member.name)\"",
                suggestion: "name the content folder of a shelter: the one that holds institutions/")
        }
        var found: [(id: String, place: String)] = []
        for entry in try entries(of: "\(member.place)/institutions", member) {
            let name = entry.name.text
            switch entry.kind {
            case .folder where !name.hasPrefix(".") && !name.hasPrefix("_"):
                found.append((name, "\(member.place)/institutions/\(name)"))
            case .symbolicLink, .pipe, .socket, .device:
                diagnostics.append(.misplaced(entry.kind, file: "\(member.name)/institutions/\(name)"))
            case .folder, .file: break
            }
        }
        return found.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    private static func entries(of place: String, _ member: Member) throws(Unreadable) -> [FolderEntry] {
        do throws(SystemError) {
            return try Descriptor.folder(place).entries()
        } catch {
            throw Unreadable(
                message: "the folder \"\(member.name)\" cannot be read: \(error.message)",
                suggestion: "check the shelter's repository out there before the build")
        }
    }

    /// Returns the id of the institution of a further folder to which a file of the content belongs.
    public func institution(of file: String) -> String? {
        guard let (folder, _) = DiskContent.split(file), content.elsewhere[folder] != nil else { return nil }
        return String(folder.dropFirst("institutions/".count))
    }

    /// Returns the path from the site's content folder at which a file of the content lies.
    public func location(of file: String) -> String {
        guard let id = institution(of: file), let member = members.first(where: { $0.institutions.contains(id) })
        else { return file }
        return "\(member.name)/\(file)"
    }

    /// Returns diagnostics with the files of further folders as they lie there, from the site's content folder.
    public func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !members.isEmpty else { return diagnostics }
        return diagnostics.map { diagnostic in
            var located = diagnostic
            located.file = location(of: diagnostic.file)
            return located
        }
    }
}

extension DiskContent {
    /// Returns the place of a folder, if there is one.
    fileprivate func placeOfFolder(_ path: String) -> String? {
        (try? Descriptor.folder(place(of: path)).entries()) == nil ? nil : place(of: path)
    }

    /// Returns the path in the content of a file that lies at a path from the working folder.
    package func path(at place: String) -> String? {
        if place.hasPrefix(root + "/") { return String(place.dropFirst(root.count + 1)) }
        return elsewhere.lazy.filter { place.hasPrefix($0.value + "/") }.map {
            $0.key + place.dropFirst($0.value.count)
        }
        .first
    }
}
