import Records

/// The files by which a host learns how to serve a site: headers and redirects. Those of nginx and Caddy belong to the
/// configurations in `Documentation/hosting`.
enum HostFiles {
    /// The lines of redirects that Cloudflare Pages reads; pages at the former addresses do the rest.
    private static let redirectLimit = 2000

    static func documents(of publication: Publication) -> [EmittedDocument] {
        switch publication.settings.host {
        case .netlify:
            return [headers(of: publication), redirects("_redirects", of: publication) { "\($0) \($1) 301!" }]
        case .cloudflare:
            return [headers(of: publication), redirects("_redirects", of: publication) { "\($0) \($1) 301" }]
        case .server:
            let policy = "Content-Security-Policy \"\(policy(of: publication))\""
            return [
                file("_headers.nginx", "add_header \(policy) always;\n"), file("_headers.caddy", "header \(policy)\n"),
                redirects("_redirects.nginx", of: publication) { "\($0) \($1);" },
                redirects("_redirects.caddy", of: publication) { "redir \($0) \($1) permanent" },
            ]
        case .github, .gitlab, nil: return []
        }
    }

    /// Returns a file with a line for each redirect.
    private static func redirects(
        _ name: String, of publication: Publication,
        _ line: @escaping @Sendable (_ from: String, _ to: String) -> String
    ) -> EmittedDocument {
        EmittedDocument(at: Address(file: name)) { bytes in
            let moved = Redirect.all(of: publication).map { ($0.former, $0.target) } + Redirect.files(of: publication)
            let all = moved.lazy.map { (publication.urls.link($0), publication.urls.link($1)) }
            // An address of other characters means something else to one host or another.
            let plain = all.filter { isPlain($0.0) && isPlain($0.1) }
            let isLimited = publication.settings.host == .cloudflare
            for (from, to) in plain.prefix(isLimited ? redirectLimit : .max) { bytes += "\(line(from, to))\n".utf8 }
        }
    }

    private static func isPlain(_ link: String) -> Bool {
        link.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "/-._~".unicodeScalars.contains(scalar)
        }
    }

    /// Returns the policy of all pages. Where institutions have forms of their own, their pages alone say to which origins
    /// forms may post.
    private static func policy(of publication: Publication) -> String {
        let policy = ContentSecurityPolicy.text(of: publication.assets) + "; frame-ancestors 'self'"
        let hasForms = publication.catalogue.institutions.contains { $0.record.requests != nil }
        return hasForms ? policy.replacing(" form-action 'self';", with: "") : policy
    }

    /// The patterns of files whose names tell their bytes.
    private static let fingerprinted =
        ["css", "js", "svg", "png", "jpg", "webp", "ico", "tsv"].map { "assets/*.\($0)" } + ["media/:picture"]

    /// `_headers`, as Netlify and Cloudflare Pages read it. No two rules set the same header of a file, because one of the
    /// hosts would send both values.
    private static func headers(of publication: Publication) -> EmittedDocument {
        let root = publication.urls.root
        let all = [
            "Content-Security-Policy: \(policy(of: publication))",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: strict-origin-when-cross-origin",
            "Permissions-Policy: camera=(), geolocation=(self), microphone=(), payment=()",
        ]
        let rules =
            [("*", all)] + fingerprinted.map { ($0, ["Cache-Control: public, max-age=31536000, immutable"]) }
            + [
                ("api/*", ["Access-Control-Allow-Origin: *"]),
                ("*.webmanifest", ["Content-Type: application/manifest+json"]),
                ("*feed.xml", ["Content-Type: application/atom+xml; charset=utf-8"]),
                ("*.ics", ["Content-Type: text/calendar; charset=utf-8"]),
                ("*.vtt", ["Content-Type: text/vtt; charset=utf-8"]),
            ]
        return file("_headers", rules.map { "\(root)\($0)\n\($1.map { "  \($0)\n" }.joined())" }.joined())
    }

    private static func file(_ name: String, _ text: String) -> EmittedDocument {
        EmittedDocument(at: Address(file: name)) { $0 += text.utf8 }
    }
}
