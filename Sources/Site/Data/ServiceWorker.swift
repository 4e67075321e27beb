import Documents
import Records

/// The service worker (W3C Service Workers), which keeps what was visited for times without a network. It is the
/// templates' `worker.js` behind a line that tells it about the site, so that a browser finds a new one whenever that
/// changes.
enum ServiceWorker {
    /// Returns the worker; none where the templates have no script for it.
    static func documents(of publication: Publication) -> [EmittedDocument] {
        guard let script = publication.assets[SiteAssets.workerScript] else { return [] }
        let worker = EmittedDocument(at: publication.urls.worker) { bytes in
            bytes += "const site = ".utf8
            JSONWriter.append(to: &bytes) { append(publication, to: &$0) }
            bytes += "\n".utf8
            bytes += script.bytes
        }
        return [worker]
    }

    private static func append(_ publication: Publication, to json: inout JSONWriter) {
        let urls = publication.urls
        json.object { json in
            // A site that is not to work offline still publishes a worker: one that clears away what earlier ones kept.
            json.member("works", publication.settings.worksOffline)
            json.member("root", urls.root)
            guard publication.settings.worksOffline else { return }
            json.member("offline", urls.link(to: .offline, publication.defaultLanguage))
            json.array("first") { json in
                json.string(urls.link(to: .offline, publication.defaultLanguage))
                for language in publication.languages { json.string(urls.link(to: .favourites, language)) }
                for file in neededOffline(publication.assets) { json.string(urls.link(file.address)) }
            }
        }
    }

    /// Returns the files that the page for times without a network and the visitor's own animals are made of.
    private static func neededOffline(_ assets: SiteAssets) -> [SiteAssets.File] {
        let scripts = ["scripts/settings.js", "scripts/favourites.js", "scripts/own-favourites.js"]
        let others = [
            SiteAssets.styleSheet, "pages.css", SiteAssets.glyphs, "icons/icon.svg", "drawings/empty.svg",
            "drawings/lost.svg",
        ]
        let imported = scripts.flatMap { assets.imports(ofScript: $0) }
        var known: Set<Address> = []
        return ((others + scripts).compactMap { assets[$0] } + imported).filter { known.insert($0.address).inserted }
    }
}
