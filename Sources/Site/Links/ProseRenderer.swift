import Documents
import Messages
import Records
import Synchronization

/// Turns descriptions into HTML and plain text for every page, resolves their links, and remembers what it came upon:
/// links that lead nowhere, and files that only descriptions refer to.
final class ProseRenderer: Sendable {
    struct Composed: Sendable {
        var html: [UInt8]
        /// The beginning as plain text, for summaries.
        var opening: String
    }

    /// The place at which a description refers to something.
    struct Place: Hashable, Sendable {
        var file: String
        var line: Int
        var column: Int
        var length: Int
    }

    private struct Findings {
        var diagnostics: Set<Diagnostic> = []
        /// The place at which each file is referred to first.
        var attachments: [String: Place] = [:]
        var withDistantLinks: Set<String> = []
    }

    private let plan: SitePlan
    private let tableLabels: [(language: Language, label: String)]
    private let locator: ProseLocator
    /// Set once, before the first description: what it knows of is only known when documents have been listed.
    private let resolver = Mutex<LinkResolver?>(nil)
    private let findings = Mutex(Findings())
    private let openings = (0..<16).map { _ in Openings() }

    init(
        _ plan: SitePlan, tableLabels: [(language: Language, label: String)],
        locator: ProseLocator
    ) {
        self.plan = plan
        self.tableLabels = tableLabels
        self.locator = locator
    }

    func use(_ resolver: LinkResolver) { self.resolver.withLock { $0 = resolver } }

    /// Sorted; the same link on pages of several languages once.
    var diagnostics: [Diagnostic] { findings.withLock { $0.diagnostics.sorted() } }

    /// Files that descriptions refer to, relative to the content folder, in the order of their bytes.
    var attachments: [String] {
        findings.withLock { $0.attachments.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }

    /// The files of records with descriptions that refer to other files, or to pages of other institutions or of the site:
    /// what such a link becomes depends on more than the institution.
    var filesWithDistantLinks: Set<String> { findings.withLock { $0.withDistantLinks } }

    /// Returns the place at which the first description refers to a file.
    func place(ofAttachment file: String) -> Place? { findings.withLock { $0.attachments[file] } }

    /// A description for a page's readers.
    /// - Parameter other: another description on the page, whose anchors this one does not take.
    func compose(_ prose: Prose, on page: Page, _ language: Language, below other: Prose? = nil) -> Composed {
        let resolver = resolver.withLock { $0 }
        var options = options(on: page, language, resolver)
        if let other {
            options.reservedAnchors.formUnion(headings(of: other, on: page, reserved: options.reservedAnchors))
        }
        var composed = Composed(html: [], opening: "")
        var renderer = MarkdownRenderer()
        let document = renderer.parse(prose.markdown)
        document.render(options, into: &composed.html) { reference in
            resolve(reference, of: prose, on: page, resolver) { resolver throws(BrokenLink) in
                try resolver.resolve(reference.destination, in: prose.origin.file, on: page, language)
            }
        }
        composed.opening = opening(of: prose) { document.plain(limit: ProseRenderer.openingLength) }
        return composed
    }

    /// A description for readers elsewhere: all its links are absolute.
    func appendAbsolute(_ prose: Prose, _ language: Language, to bytes: inout [UInt8]) {
        let resolver = resolver.withLock { $0 }
        var renderer = MarkdownRenderer()
        let root = plan.catalogue.settings.baseURL.text
        let options = MarkdownOptions(headingLevel: 3, tableLabel: tableLabel(language))
        renderer.render(prose.markdown, options, into: &bytes) { reference in
            guard reference.kind == .relative else { return reference.kind.isAllowed ? .keep : .text }
            // Where a link leads nowhere, the page that shows the description has said so.
            guard !reference.destination.hasPrefix("#"), let resolver,
                let found = try? resolver.resolve(
                    reference.destination, in: prose.origin.file, on: resolver.home, language)
            else { return .text }
            if reference.isImage, let picture = found.picture {
                return .picture(
                    MarkdownPicture(
                        source: root + found.path, width: picture.size?.width, height: picture.size?.height))
            }
            return .replace(root + found.path)
        }
    }

    func plainText(of prose: Prose) -> String {
        opening(of: prose) {
            var renderer = MarkdownRenderer()
            return renderer.parse(prose.markdown).plain(limit: ProseRenderer.openingLength)
        }
    }

    /// A page and its structured data begin with the same words, so they are found once.
    private func opening(of prose: Prose, _ find: () -> String) -> String {
        let hash = prose.origin.hashValue
        let shelf = Int(UInt(bitPattern: hash) % UInt(openings.count))
        if let known = openings[shelf].find(prose.origin) { return known }
        let opening = find()
        openings[shelf].keep(opening, for: prose.origin)
        return opening
    }

    /// The anchors of a description's headings, in their order.
    func headings(of prose: Prose, on page: Page, reserved: Set<String>) -> [String] {
        var renderer = MarkdownRenderer()
        let options = MarkdownOptions(headingLevel: page.type.headingLevel, reservedAnchors: reserved)
        return renderer.parse(prose.markdown).outline(options).anchors
    }

    private static let openingLength = 400

    private func options(on page: Page, _ language: Language, _ resolver: LinkResolver?) -> MarkdownOptions {
        MarkdownOptions(
            headingLevel: page.type.headingLevel, tableLabel: tableLabel(language),
            reservedAnchors: resolver?.anchors.reserved(in: language) ?? [])
    }

    private func tableLabel(_ language: Language) -> String {
        tableLabels.first { $0.language == language }?.label ?? "Table"
    }

    private func resolve(
        _ reference: MarkdownReference, of prose: Prose, on page: Page, _ resolver: LinkResolver?,
        _ find: (LinkResolver) throws(BrokenLink) -> LinkResolver.Resolution
    ) -> MarkdownResolution {
        switch reference.kind {
        case .web, .contact: return reference.isImage ? refusePicture(reference, prose) : .keep
        case .forbidden(let scheme):
            report(
                "forbidden-scheme", reference, prose,
                "links to \"\(scheme):\" are not allowed, because they could harm visitors",
                "use an address that starts with https://")
            return .text
        case .malformed:
            report(
                "malformed-link", reference, prose, "this is no address that a link can lead to",
                "write the whole address, as in https://example.org/")
            return .text
        case .relative: break
        }
        guard let resolver else { return .text }
        do throws(BrokenLink) {
            let found = try find(resolver)
            if let attachment = found.attachment { note(attachment, reference, prose) }
            if found.page.map({ plan.root(of: $0) != plan.root(of: page) }) ?? true {
                findings.withLock { _ = $0.withDistantLinks.insert(prose.origin.file) }
            }
            guard reference.isImage, let picture = found.picture else { return .replace(found.link) }
            return .picture(
                MarkdownPicture(
                    source: found.link, width: picture.size?.width, height: picture.size?.height,
                    sourceSet: picture.sourceSet, sourceSetType: picture.sourceType, sizes: ProseRenderer.sizes,
                    styleClass: picture.styleClass))
        } catch {
            if let id = error.pictureProblem {
                report(id, reference, prose, error.message, error.suggestion)
                return .text
            }
            let id = error.isAnchor ? "broken-anchor" : reference.isImage ? "missing-file" : "broken-link"
            report(id, reference, prose, error.message, reference.isImage ? ProseRenderer.pictures : error.suggestion)
            return .text
        }
    }

    /// The width of a description's column, as the style sheet has it.
    private static let sizes = "(min-width: 44rem) 42rem, 100vw"

    private static let pictures: Message = "put the picture beside the record and name it (capitals count)"

    /// Pages ask no other site for anything.
    private func refusePicture(_ reference: MarkdownReference, _ prose: Prose) -> MarkdownResolution {
        report(
            "foreign-picture", reference, prose,
            "pictures of other sites cannot be shown: they may vanish, and their owners would see who looks",
            "put the picture beside the record and name it, or link to it")
        return .text
    }

    private func note(_ attachment: String, _ reference: MarkdownReference, _ prose: Prose) {
        let place = place(of: reference, in: prose)
        findings.withLock { findings in
            let known = findings.attachments[attachment]
            if known.map({ place < $0 }) ?? true { findings.attachments[attachment] = place }
        }
    }

    private func place(of reference: MarkdownReference, in prose: Prose) -> Place {
        let place = locator.place(ofLine: reference.line, column: reference.column, in: prose)
        return Place(
            file: prose.origin.file, line: place.line, column: place.column,
            length: place.isExact ? reference.length : 1)
    }

    private func report(
        _ id: String, _ reference: MarkdownReference, _ prose: Prose, _ message: Message, _ suggestion: Message?
    ) {
        let place = place(of: reference, in: prose)
        let diagnostic = Diagnostic(
            id: id, file: place.file, line: place.line, column: place.column, length: place.length, message: message,
            suggestion: suggestion)
        findings.withLock { _ = $0.diagnostics.insert(diagnostic) }
    }
}

extension ProseRenderer.Place: Comparable {
    static func < (one: ProseRenderer.Place, other: ProseRenderer.Place) -> Bool {
        one.file == other.file
            ? (one.line, one.column) < (other.line, other.column)
            : one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
    }
}

/// Beginnings of the descriptions that were looked at last, by where they are written. Several stand side by side, so
/// that threads seldom wait for each other.
private final class Openings: Sendable {
    private static let limit = 64
    private let known = Mutex<[Origin: String]>([:])

    func find(_ origin: Origin) -> String? { known.withLock { $0[origin] } }

    func keep(_ opening: String, for origin: Origin) {
        known.withLock { known in
            if known.count == Openings.limit { known.removeAll(keepingCapacity: true) }
            known[origin] = opening
        }
    }
}
