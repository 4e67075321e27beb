import Content
import Documents
import Messages

extension SiteRun {
    /// Puts the last good states of institutions of further folders into the places of those that have mistakes, until
    /// those that are left have none.
    /// - Parameter read: reads a site with the institutions that it is given.
    func holdingBack(
        _ input: SiteInput, in cache: InstitutionCache, _ read: (Federation) throws -> SiteInput
    ) throws -> SiteInput {
        let own = DiskContent(root: options.content)
        var input = input
        var standIns = Federation.StandIns()
        var mistakes = input.federation.diagnostics
        var told: [String: Diagnostic] = [:]
        for member in input.federation.members where member.problem != nil {
            standIns.members[member.name] = cache.institutions(of: member)
        }
        if !standIns.members.isEmpty { input = try read(Federation(of: own, with: standIns)) }
        while true {
            let federation = input.federation
            let found = input.diagnostics + (input.builder.map { input.known($0.check().diagnostics) } ?? [])
            let wrong = found.filter { $0.severity == .error && federation.institution(of: $0.file) != nil }
            guard !wrong.isEmpty else { break }
            mistakes += federation.located(wrong)
            for id in Set(wrong.compactMap { federation.institution(of: $0.file) }) {
                guard let member = federation.members.first(where: { $0.institutions.contains(id) }) else { continue }
                // A state that was good once may be wrong today, as when a page took its address.
                let kept = standIns.institutions.keys.contains(id) ? nil : cache.institutions(of: member)[id]
                standIns.institutions.updateValue(kept, forKey: id)
                told[id] = Diagnostic(
                    id: "institution-held-back", severity: .warning, file: "\(member.name)/institutions/\(id)",
                    message: kept == nil
                        ? "the institution \"\(id)\" has mistakes, and the site is made without it"
                        : "the institution \"\(id)\" has mistakes, and its last good state stays on the site",
                    suggestion: "correct its mistakes; the next build takes it up again")
            }
            input = try read(Federation(of: own, with: standIns))
        }
        input.holdBack(mistakes + told.values)
        return input
    }

    /// Says for each further folder how much is wrong in it.
    func sayCounts(of report: DiagnosticReport, in federation: Federation) {
        for member in federation.members {
            let found = DiagnosticReport(report.diagnostics.filter { $0.file.hasPrefix(member.name + "/") })
            if !found.diagnostics.isEmpty { console.say("\(member.place): \(found.summary)") }
        }
    }
}
