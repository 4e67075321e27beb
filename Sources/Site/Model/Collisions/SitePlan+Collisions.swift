import Content
import Documents
import Languages
import Messages
import Records

extension SitePlan {
    /// Returns every case of two things that want the same address, each with both of them named.
    /// - Parameters:
    ///   - pages: the site's pages, of `types`.
    ///   - words: by language; `textsFile` returns where they are written.
    ///   - claims: of the files beside the pages.
    func collisions(
        of pages: [Page], _ types: [PageType], words: [Language: PathWords], urls: SiteURLs, claims: [Claim],
        textsFile: (Language) -> String
    ) -> [Diagnostic] {
        let languages = catalogue.settings.languages
        let reserved = ReservedNames(types, languages: languages, words: words)
        var diagnostics = pages.compactMap { reservedName($0, reserved) }
        let reported = Set(diagnostics.map { Origin(file: $0.file, line: $0.line, column: $0.column) })

        var files = ClaimedFiles()
        for claim in claims where claim.rank == .fixed { files.add(claim) }
        let hasFormer = claims.contains { $0.rank == .former }
        for language in languages {
            // Pages below records meet static files alone once their ids are no reserved names.
            let folders = Set(types.compactMap { $0.parent?.hasRecords == true ? $0.parent?.parent : nil }).map {
                urls.address(of: Page($0), language).path
            }
            let hasStaticFiles = catalogue.staticFiles.contains { file in
                folders.contains { file.utf8.starts(with: $0.utf8) }
            }
            for page in pages
            where hasStaticFiles || hasFormer || !page.isBelowRecords || page.type.origin(self, page.record) == nil {
                let origin = page.type.origin(self, page.record)
                if let origin, reported.contains(origin) { continue }
                files.add(
                    Claim(
                        file: urls.address(of: page, language).file,
                        owner: page.type.name(ofPageOf: page.record, in: self),
                        origin: origin ?? Origin(file: textsFile(language)),
                        rank: page.type.rank))
            }
        }
        for claim in claims where claim.rank != .fixed {
            if claim.rank == .staticFile, let source = claim.origin?.file, claim.file.utf8.starts(with: "api/".utf8) {
                diagnostics.append(
                    Diagnostic(
                        id: "address-collision", file: source,
                        message: "\"\(source)\" and the site's own interface both want an address below /api/",
                        suggestion: "move it to another folder"))
            }
            files.add(claim)
        }
        return diagnostics + files.diagnostics
    }

    private func reservedName(_ page: Page, _ reserved: ReservedNames) -> Diagnostic? {
        guard page.number == 1, case .id(let id) = page.type.segment, let origin = page.type.origin(self, page.record)
        else { return nil }
        let name = id(self, page.record)
        return reserved.use(of: name, isNearRoot: !page.isBelowRecords).map { use in
            Diagnostic(
                id: "reserved-name", file: origin.file, line: origin.line, column: origin.column,
                message:
                    "\(page.type.name(ofPageOf: page.record, in: self)) cannot be called \"\(name)\": that name belongs to \(use)",
                suggestion: "another name, such as \"\(name)-1\"")
        }
    }
}

extension Page {
    fileprivate var isBelowRecords: Bool { type.parent?.hasRecords == true }
}

extension PageType {
    fileprivate var rank: Claim.Rank {
        switch segment {
        case .root, .file: .fixed
        case .word: .pathWord
        case .id: .record
        }
    }
}
