import Content
import Documents
import Messages
import Records

/// Finds what the records of institutions and animals lack.
struct RecordAudit {
    let staleAfterDays: Int
    let today: CalendarDate
    /// The lines of old dates by identifier and file; more than one where a file holds many animals.
    private let lines: [String: [Int]]

    /// The number of days before the tax share is hidden in which it is reported.
    private static let notice = 60

    init(settings: SiteSettings, today: CalendarDate, diagnostics: [Diagnostic]) {
        staleAfterDays = settings.staleAfterDays
        self.today = today
        lines = Dictionary(grouping: diagnostics) { "\($0.id) \($0.file)" }.mapValues { $0.map(\.line) }
    }

    func items(of entry: InstitutionEntry) -> [AuditReport.Item] {
        let (record, file) = (entry.record, entry.source)
        var items: [AuditReport.Item] = []
        if record.accounts.isEmpty {
            items.append(
                AuditReport.Item(
                    kind: .noAccount, file: file, fields: ["bank"],
                    message: "there is no bank account, so nobody can give money",
                    suggestion:
                        "add \"\(word("bank")): {\(word("bank.account")): PL..., \(word("bank.holder")): ...}\" with your number"
                )
            )
        }
        if record.openingHours.regular.isEmpty, record.hoursNote == nil {
            items.append(
                AuditReport.Item(
                    kind: .noOpeningHours, file: file, fields: ["openingHours"],
                    message: "nothing says when visitors may come",
                    suggestion:
                        "add \"\(word("openingHours"))\", or say it in words: \"\(word("hoursNote")): ...\""))
        }
        if let share = record.taxShare, let item = item(of: share, file) { items.append(item) }
        if let checked = record.checked, let item = stale(checked, file) { items.append(item) }
        return items
    }

    func items(of entry: AnimalEntry) -> [AuditReport.Item] {
        let (record, file) = (entry.record, entry.source)
        guard !record.status.isDeparted else { return [] }
        var items: [AuditReport.Item] = []
        if record.needsConfirmation, let checked = record.checked, let item = stale(checked, file) {
            items.append(item)
        }
        if record.pictures.isEmpty {
            items.append(
                AuditReport.Item(
                    kind: .noPicture, file: file, fields: ["pictures"], message: "there is no picture",
                    suggestion:
                        "put a picture beside the record and add \"\(word("pictures")): [\(record.id).jpg]\""))
        }
        if record.description.isEmpty {
            items.append(
                AuditReport.Item(
                    kind: .noDescription, file: file, fields: ["description"], message: "there is no description",
                    suggestion: file.hasSuffix(".md")
                        ? "write some sentences below the second line \"---\""
                        : "add the field \"\(word("description"))\" with some sentences"))
        }
        return items.map { item in
            var item = item
            item.animal = record.id
            return item
        }
    }

    private func item(of share: TaxShare, _ file: String) -> AuditReport.Item? {
        let days = today.days(since: share.verified)
        let left = TaxShare.validityInDays - days
        guard left < RecordAudit.notice else { return nil }
        return AuditReport.Item(
            kind: .taxShare, file: file, line: line("tax-share-outdated", file), fields: ["taxShare.verified"],
            message: share.isShown(on: today)
                ? "the tax share will be shown for \(left, one: "day", many: "days") more"
                : "the tax share was verified \(days, one: "day", many: "days") ago and is not shown any more",
            suggestion:
                "look the organisation up in the official list and write the day: \"\(word("taxShare.verified")): \(today)\""
        )
    }

    private func stale(_ checked: CalendarDate, _ file: String) -> AuditReport.Item? {
        guard checked.isStale(on: today, after: staleAfterDays) else { return nil }
        return AuditReport.Item(
            kind: .staleRecord, file: file, line: line("stale-record", file), fields: ["checked"],
            message:
                "the record was last confirmed \(today.days(since: checked), one: "day", many: "days") ago",
            suggestion: "make sure that it is still true and write the day: \"\(word("checked")): \(today)\"")
    }

    /// The one line of a file that a diagnostic is about.
    private func line(_ id: String, _ file: String) -> Int? {
        guard let lines = lines["\(id) \(file)"], lines.count == 1 else { return nil }
        return lines[0]
    }

    private func word(_ field: String) -> Message { RecordKind.institution.word(field) }
}
