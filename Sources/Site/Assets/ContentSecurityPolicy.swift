import Output

/// What a page allows browsers to load (Content Security Policy Level 3), as the text of a meta element, in which
/// `frame-ancestors` has no meaning.
enum ContentSecurityPolicy {
    /// - Parameter inlineScript: the only script that stands in pages themselves, byte for byte.
    static func text(inlineScript: [UInt8]) -> String {
        let hash = Fingerprint.base64(Fingerprint.sha256(inlineScript))
        return """
            default-src 'none'; script-src 'self' 'sha256-\(hash)'; style-src 'self'; img-src 'self' data:; \
            media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'
            """
    }
}
