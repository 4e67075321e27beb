import Documents
import Records

/// The service worker (W3C Service Workers), which keeps what was visited for times without a network. It is the templates'
/// `worker.js` behind a line that tells it about the site, so that a browser finds a new one whenever that changes.
enum ServiceWorker {
    /// - Parameter assets: which have the script; without it there is none.
    static func document(
        _ settings: SiteSettings, _ addresses: Addresses, _ assets: SiteAssets
    ) -> EmittedDocument? {
        guard let script = assets[SiteAssets.workerScript] else { return nil }
        return EmittedDocument(at: addresses.worker) { bytes in
            bytes += "const site = ".utf8
            JSONWriter.append(to: &bytes) { append(settings, addresses, assets, to: &$0) }
            bytes += "\n".utf8
            bytes += script.bytes
        }
    }

    private static func append(
        _ settings: SiteSettings, _ addresses: Addresses, _ assets: SiteAssets, to json: inout JSONWriter
    ) {
        json.object { json in
            // A site that is not to work offline still publishes a worker: one that clears away what earlier ones kept.
            json.member("works", settings.worksOffline)
            json.member("root", addresses.root)
            guard settings.worksOffline else { return }
            json.member("offline", addresses.link(addresses.offline))
            json.member("first") { json in
                json.array { json in
                    json.string(addresses.link(addresses.offline))
                    for language in settings.languages {
                        json.string(addresses.link(addresses.favourites(language)))
                    }
                    for file in neededOffline(assets) { json.string(addresses.link(file.address)) }
                }
            }
        }
    }

    /// What the page for times without a network and the visitor's own animals are made of.
    private static func neededOffline(_ assets: SiteAssets) -> [SiteAssets.File] {
        let scripts = ["scripts/settings.js", "scripts/favourites.js"]
        let others = [
            SiteAssets.styleSheet, "pages.css", SiteAssets.glyphs, "icons/icon.svg", "drawings/empty.svg",
            "drawings/lost.svg",
        ]
        let imported = scripts.flatMap { assets.imports(ofScript: $0) }
        var known: Set<Address> = []
        return ((others + scripts).compactMap { assets[$0] } + imported).filter { known.insert($0.address).inserted }
    }
}
