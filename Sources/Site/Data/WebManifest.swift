import Documents
import Records

/// The manifest with which a device installs the site in one language (W3C Web Application Manifest).
enum WebManifest {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.map { language in
            EmittedDocument(at: publication.urls.manifest(language)) { append(publication[language], to: &$0) }
        }
    }

    private static func append(_ records: LocalizedRecords, to bytes: inout [UInt8]) {
        let publication = records.publication
        let title = records.text(publication.settings.title)
        let home = records.link(to: .home)
        JSONWriter.appendObject(to: &bytes, .pretty) { json in
            json.member("id", home)
            json.member("name", title)
            json.member("short_name", shortName(of: title))
            json.member("description", records.text(ifAny: publication.settings.description))
            json.member("lang", records.language.code)
            json.member("dir", direction(of: records.language))
            json.member("start_url", home)
            // All languages, so that the switch between them does not leave the installed site.
            json.member("scope", publication.settings.baseURL.path)
            json.member("display", "standalone")
            json.member("theme_color", SiteArtwork.surfaceColour)
            json.member("background_color", SiteArtwork.surfaceColour)
            json.array("icons", of: publication.artwork.icons) { json, icon in
                json.object { json in
                    json.member("src", icon.link)
                    json.member("type", icon.mediaType)
                    json.member("sizes", icon.sizes)
                    json.member("purpose", icon.isMaskable ? "maskable" : "any")
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// As many whole words of a title as fit under an icon, about twelve characters; at least the first.
    static func shortName(of title: String) -> String {
        let words = title.split(separator: " ")
        var name = words.first.map(String.init) ?? title
        for word in words.dropFirst() {
            guard name.count + 1 + word.count <= 12 else { break }
            name += " " + word
        }
        return name
    }

    /// The direction of a language's usual script, or of the script that its code names.
    static func direction(of language: Language) -> String {
        let parts = language.code.split(separator: "-").map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 }
        let isRightToLeft =
            script.map { ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"].contains($0) }
            ?? ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(parts[0])  // never empty
        return isRightToLeft ? "rtl" : "ltr"
    }
}
