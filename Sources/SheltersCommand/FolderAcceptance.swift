import ArgumentParser
import Content
import Documents
import Files
import Messages
import Parallel
import Platform
import Records
import Scaffolding

/// The acceptance of an institution's folder that somebody sent as an archive.
struct FolderAcceptance {
    let options: AcceptCommand
    let sent: SubmittedFolder
    private let console = Console()

    private var content: String { options.folder.content }

    func run() throws {
        let disk = DiskContent(root: content)
        try ContentOptions.requireSite(in: content)
        try checkPlace(in: disk)
        let sent = options.isUpdate ? sent.updating(disk) : sent
        let proposed = try ProposedFolder(sent, in: content)
        let (diagnostics, catalogue) = try check(proposed.root)
        let own = DiagnosticReport(diagnostics.filter { $0.file.hasPrefix("\(sent.path)/") })
        // Mistakes that were there before are nobody's who sends something.
        let foreign = diagnostics.filter { $0.severity == .error && !$0.file.hasPrefix("\(sent.path)/") }
        let earlier = foreign.isEmpty ? [] : Set((try? check(content).diagnostics) ?? [])
        let caused = foreign.filter { !earlier.contains($0) }
        console.show(DiagnosticReport(own.diagnostics + caused), of: proposed.root, as: content)
        guard !own.hasErrors, caused.isEmpty else {
            throw Refusal("what was sent has mistakes; nothing was written", .content)
        }
        if !options.isAnother, let same = catalogue?.institution(like: sent.id) {
            throw Refusal(
                "the institution is there already, in \(content)/institutions/\(same.id)/: \(same.reason); to change it: --id \(same.id) --update; if this is another place of the same organisation: --another",
                .cannotCreate)
        }
        console.emit(sent.report(against: disk, replaced: proposed.replaced, in: options.messages.language))
        guard !options.trial.isDryRun else { return }
        try proposed.place()
        console.say("Wrote \(content)/\(sent.path)/.")
    }

    /// Refuses a place that is taken, or that links lead to, and an update of what is not there.
    private func checkPlace(in disk: DiskContent) throws {
        try ContentOptions.refuseLink("\(content)/institutions")
        let place = "\(content)/\(sent.path)"
        let institutions = try disk.list().folder("institutions")
        let taken = institutions?.kind(of: sent.id.text)
        guard options.isUpdate else {
            guard taken == nil, access(place, F_OK) != 0 else {
                throw Refusal(
                    "\(place)/ is there already; to change it: --update; if this is another institution: --id",
                    .cannotCreate)
            }
            return
        }
        guard taken == .folder, let folder = institutions?.folder(sent.id.text) else {
            throw Refusal("there is no \(place)/ to change; without --update it is added", .noInput)
        }
        guard folder.unusableEntries().isEmpty else {
            throw Refusal("\(place)/ holds links or names that cannot be kept; mend that first", .cannotCreate)
        }
    }

    /// Returns everything that a build of a content folder finds.
    private func check(_ folder: String) throws -> (diagnostics: [Diagnostic], catalogue: Catalogue?) {
        let own = DiskContent(root: folder)
        let input = try SiteInput(
            Federation(of: own, at: content), templates: ProgramTemplates.folder(ofSite: options.templates),
            baseURL: nil, today: options.trial.day(of: own), isPublished: false, parallel: Parallel())
        return (input.diagnostics + input.known(input.builder?.check().diagnostics ?? []), input.builder?.catalogue)
    }
}
