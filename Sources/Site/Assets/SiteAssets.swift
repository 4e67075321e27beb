import PictureFormats
import Documents
import Files
import Output
import Records

/// Style sheet, scripts, icons and drawings of the site: files of the templates folder that are published with a
/// fingerprint in their names, so that browsers may keep them for ever.
public struct SiteAssets: Sendable {
    struct File: Sendable {
        let address: Address
        let bytes: [UInt8]
        /// The size of a picture.
        let size: PixelSize?
    }

    /// By path below the assets folder: `scripts/copy.js`.
    private let byName: [String: File]
    private let placeholders: [(type: AnimalType, picture: File?)]
    /// By path of the script that needs them.
    private let imports: [String: [String]]
    private let scriptProblems: [Diagnostic]
    /// Why scripts could not be made, where the system refused it: a disk without room.
    let failure: FileError?

    /// - Parameters:
    ///   - files: by path below the assets folder.
    ///   - cache: keeps what was made of scripts for other builds.
    init(_ files: [String: [UInt8]], naming: FileNaming = .byContent, cache: CacheFolder? = nil) {
        let scripts = SiteScripts(
            files.filter { $0.key.hasSuffix(".js") }, bundles: SiteAssets.bundles, isPublished: naming.isByContent,
            cache: cache, publishedName: naming.path)
        imports = scripts.imports
        scriptProblems = scripts.problems
        failure = scripts.failure
        let files = files.merging(scripts.published) { $1 }
        var names = scripts.publishedNames
        for (name, bytes) in files where names[name] == nil && !name.hasSuffix(".css") {
            names[name] = naming.path(of: name, bytes)
        }
        byName = Dictionary(
            uniqueKeysWithValues: files.map { [names] name, source in
                let isSheet = naming.isByContent && name.hasSuffix(".css")
                let bytes = isSheet ? SiteAssets.styleSheet(name, source, naming: names) : source
                let address = Address(file: "assets/" + (names[name] ?? naming.path(of: name, bytes)))
                return (
                    name,
                    File(address: address, bytes: bytes, size: naming.isByContent ? PixelSize(of: bytes) : nil)
                )
            })
        placeholders = AnimalType.allCases.map { [byName] type in
            (type, byName["placeholders/\(type.rawValue).svg"] ?? byName["placeholders/other.svg"])
        }
    }

    subscript(name: String) -> File? { byName[name] }

    /// A style sheet as it is published: it names the files beside it and below by their fingerprinted names.
    private static func styleSheet(_ name: String, _ source: [UInt8], naming names: [String: String]) -> [UInt8] {
        let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
        return StyleSheet.published(source) { written in
            names[folder + written].map { String($0.dropFirst(folder.count)) }
        }
    }

    /// Returns the scripts that a script imports at once, by itself or through others.
    func imports(ofScript name: String) -> [File] { (imports[name] ?? []).compactMap { byName[$0] } }

    /// The drawing that stands in for an animal's picture.
    func placeholder(for type: AnimalType) -> File? { placeholders.first { $0.type == type }?.picture }

    /// Returns a script that stands in pages themselves, without its last line's end.
    func inlineScript(_ name: String) -> [UInt8] {
        var bytes = byName[name]?.bytes ?? []
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return bytes
    }

    /// The files that are published with a fingerprint, in the order of the names.
    var all: [File] {
        let others = Set(SiteAssets.inlineScripts + [SiteAssets.workerScript])
        return byName.filter { !others.contains($0.key) }.sorted {
            $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        }.map(\.value)
    }

    /// Returns problems for files that the templates need and the folder lacks, and for imports that scripts cannot
    /// have.
    func problems(in folder: String) -> [Diagnostic] {
        scriptProblems.map { problem in
            var problem = problem
            problem.file = "\(folder)/assets/\(problem.file)"
            return problem
        }
            + SiteAssets.required.filter { byName[$0] == nil }.map { name in
                Diagnostic(
                    id: "missing-asset", file: "\(folder)/assets/\(name)",
                    message: "the site's own file \"assets/\(name)\" is missing from the templates folder",
                    suggestion: "restore it from the templates that come with the program")
            }
    }

    static let scripts = [
        "search": "scripts/search/search.js", "searchPage": "scripts/search/page.js",
        "contact": "scripts/contact.js", "copy": "scripts/copy.js", "suits": "scripts/suits.js",
        "news": "scripts/news.js", "maps": "scripts/maps.js",
        "gallery": "scripts/gallery.js", "share": "scripts/share.js", "review": "scripts/review.js",
        "settings": "scripts/settings.js",
        "openNow": "scripts/open-now.js", "favourites": "scripts/favourites.js",
        "ownFavourites": "scripts/own-favourites.js", "card": "scripts/card.js",
        "codePicture": "scripts/code-picture.js", "choices": "scripts/choices.js",
        "baskets": "scripts/giving/baskets.js", "needs": "scripts/giving/needs.js", "nearMe": "scripts/near/page.js",
        "keepBasket": "scripts/giving/keep.js",
        "remembered": "scripts/giving/remembered.js", "basket": "scripts/giving/basket.js",
        "amount": "scripts/giving/amount.js", "ownBasket": "scripts/giving/own-basket.js",
        "guardian": "scripts/giving/guardian.js", "focus": "scripts/focus/page.js",
        "expired": "scripts/lost/expired.js", "lost": "scripts/lost/list.js", "report": "scripts/lost/report.js",
        "plan": "scripts/plan/page.js", "map": "scripts/map/page.js", "join": "scripts/join/page.js",
    ]

    /// Scripts that come in one file with what they import, since all of it is always needed, and at once; and those that
    /// a query may wait for, so that they are as small as these.
    static let bundles = ["search", "names", "numbers", "phrases", "spelling"].map { "scripts/search/\($0).js" }

    static let icons = [
        "svg": "icons/icon.svg", "png192": "icons/icon-192.png", "png512": "icons/icon-512.png",
        "apple": "icons/apple-touch-icon.png", "favicon": "icons/favicon.ico",
    ]

    static let drawings = ["crowd": "drawings/crowd.svg", "empty": "drawings/empty.svg", "lost": "drawings/lost.svg"]

    /// Beside the one that every page has.
    static let styles = [
        "pages": "pages.css", "film": "film.css", "focus": "focus.css", "found": "found.css", "late": "late.css",
        "poster": "poster.css", "plan": "plan.css", "story": "story.css", "strips": "strips.css", "map": "map.css",
        "join": "join.css",
    ]

    /// All glyphs in a row; the style sheet names it.
    static let glyphs = "glyphs.svg"
    static let styleSheet = "site.css"
    /// The scripts that stand in pages: in all, so that none is seen in the wrong theme, and in all but animals'.
    static let themeScript = "scripts/theme.js"
    static let arrivalScript = "scripts/arrival.js"
    static let inlineScripts = [themeScript, arrivalScript]
    /// The service worker: published at the site's root, without a fingerprint, because browsers know it by its name.
    static let workerScript = "worker.js"
    /// The picture with which pages without one of their own are shared.
    static let sharingPicture = "card.jpg"

    static let required =
        ([styleSheet, workerScript, sharingPicture, glyphs, "placeholders/other.svg"]
        + inlineScripts
        + scripts.values
        + icons.values
        + drawings.values + styles.values)
        .sorted()
}
