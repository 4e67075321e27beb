import Content
import Documents
import Output

/// A folder that keeps the last good states of the institutions of further folders.
struct InstitutionCache {
    let folder: String

    /// Returns the folders that are kept of a further folder's institutions, by their ids.
    func institutions(of member: Federation.Member) -> [String: String] {
        let place = place(of: member)
        let kept = (try? DiskContent(root: place).list())?.folders ?? []
        return Dictionary(kept.map { ($0.name, "\(place)/\($0.name)") }) { first, _ in first }
    }

    /// Keeps all institutions of further folders as a site that was just built has them.
    func keep(_ federation: Federation) throws {
        let output = try StagedOutput(folder: folder, replaceForeign: true)
        // Nothing after a commit.
        defer { output.discard() }
        for member in federation.members {
            for id in member.institutions {
                let content = DiskContent(root: federation.content.place(of: "institutions/\(id)"))
                for file in try content.list().allFiles {
                    try output.copy(file: content.place(of: file), to: "\(name(of: member))/\(id)/\(file)")
                }
            }
        }
        _ = try output.commit()
    }

    private func place(of member: Federation.Member) -> String { "\(folder)/\(name(of: member))" }

    private func name(of member: Federation.Member) -> String { Fingerprint.short(of: Array(member.name.utf8)) }
}
