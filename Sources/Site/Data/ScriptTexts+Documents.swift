extension ScriptTexts {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.flatMap { language in
            Part.allCases.map { part in
                let texts = ScriptTexts(publication[language], part)
                return EmittedDocument(at: texts.address) { $0 += texts.bytes }
            }
        }
    }
}
