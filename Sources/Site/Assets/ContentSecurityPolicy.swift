import Output
import Records

/// The policy by which a page allows browsers to load files (Content Security Policy Level 3), for a meta element, in
/// which `frame-ancestors` has no meaning.
enum ContentSecurityPolicy {
    /// - Parameter inlineScript: the only script that stands in pages themselves, byte for byte.
    static func text(inlineScript: [UInt8]) -> String {
        """
        default-src 'none'; script-src 'self' '\(Fingerprint.integrity(of: inlineScript))'; style-src 'self'; \
        img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
        worker-src 'self'; form-action 'self'; base-uri 'none'
        """
    }

    /// Returns the policy of all pages, for a header. Where institutions have forms of their own, their pages alone say to
    /// which origins forms may post.
    static func header(of publication: Publication) -> String {
        let policy = text(inlineScript: publication.assets.inlineScript) + "; frame-ancestors 'self'"
        let hasForms = publication.catalogue.institutions.contains { $0.record.requests != nil }
        return hasForms ? policy.replacing(" form-action 'self';", with: "") : policy
    }

    /// Returns a policy that also allows forms to post to the origin of an address.
    static func allowing(forms address: WebAddress?, in policy: String) -> String {
        guard let address else { return policy }
        return policy.replacing("form-action 'self'", with: "form-action 'self' \(address.origin)")
    }
}
