import Output
import Records

/// The policy by which a page allows browsers to load files (Content Security Policy Level 3), for a meta element, in
/// which `frame-ancestors` has no meaning.
enum ContentSecurityPolicy {
    /// - Parameter inlineScripts: the names of the scripts that stand in pages themselves.
    static func text(of assets: SiteAssets, _ inlineScripts: [String] = SiteAssets.inlineScripts) -> String {
        let hashes = inlineScripts.map { " '\(Fingerprint.integrity(of: assets.inlineScript($0)))'" }.joined()
        return """
            default-src 'none'; \
            script-src 'self'\(hashes); style-src 'self'; \
            img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
            worker-src 'self'; form-action 'self'; base-uri 'none'
            """
    }

    /// Returns a policy that also allows forms to post to the origin of an address.
    static func allowing(forms address: WebAddress?, in policy: String) -> String {
        guard let address else { return policy }
        return policy.replacing("form-action 'self'", with: "form-action 'self' \(address.origin)")
    }
}
