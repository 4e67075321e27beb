extension ScriptTexts {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.map { language in
            let texts = ScriptTexts(publication[language])
            return EmittedDocument(at: texts.address) { $0 += texts.bytes }
        }
    }
}
