import Documents
import Records

extension ValueDecoder where Value == Localized<String> {
    static func localized(_ inner: ValueDecoder<String>) -> ValueDecoder {
        localized(inner) { $0.isEmpty ? nil : .localized($0) }
    }
}

extension ValueDecoder where Value == Localized<Prose> {
    static var description: ValueDecoder { localized(.prose) { $0.isEmpty ? nil : .prose($0) } }
}

extension ValueDecoder {
    /// A value in the record's own language, or a map by language.
    static func localized<Inner>(
        _ inner: ValueDecoder<Inner>, value: @escaping @Sendable (Value) -> FieldValue?
    ) -> ValueDecoder where Value == Localized<Inner> {
        ValueDecoder(
            .localized(inner.shape()),
            translate: { node, _, value, context in
                guard let translated = decode(node, inner, &context) else { return }
                for entry in translated.entries { value[entry.language] = entry.value }
            },
            value: value,
            { node, context in decode(node, inner, &context) })
    }

    private static func decode<Inner>(
        _ node: SourceNode, _ inner: ValueDecoder<Inner>, _ context: inout DecodingContext
    ) -> Localized<Inner>? {
        guard node.kind == .mapping else {
            return inner.decode(node, &context).map { Localized($0, in: context.language) }
        }
        var localized = Localized<Inner>()
        var isRight = true
        for (key, value) in node.entries {
            guard let language = context.siteLanguage(named: key) else {
                isRight = false
                continue
            }
            guard !value.isLeftOut else { continue }
            if let text = inner.decode(value, &context) { localized[language] = text } else { isRight = false }
        }
        guard isRight else { return nil }
        guard !localized.isEmpty else {
            return context.refuse(
                "missing-text", at: node, "there is no text in any language",
                suggestion: "write {\(context.language): ...}")
        }
        return localized
    }
}

extension DecodingContext {
    /// The language of the site that a key names; nil after reporting that there is none.
    fileprivate mutating func siteLanguage(named key: SourceNode) -> Language? {
        let code = key.text
        if let language = languages.first(where: { $0.code == code }) { return language }
        let known = languages.map(\.code)
        return refuse(
            "unknown-language", at: key, "\"\(code.prefix(40))\" is no language of this site",
            suggestion: NearMiss.of(code, among: known).map { "did you mean \"\($0)\"?" }
                ?? "the site's languages are: \(known.joined(separator: ", ")) (site.yml)")
    }
}
