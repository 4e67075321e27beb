import Content
import Records

extension JoiningForm {
    /// Returns the form of each language, and a blank record of an institution and of an animal for who has no script.
    static func documents(of publication: Publication) -> [EmittedDocument] {
        guard PageType.join.exists(in: publication.plan) else { return [] }
        return publication.languages.flatMap { language in
            let form = publication.joiningForm(in: language)
            let blanks = [RecordKind.institution, .animal].map { kind in
                EmittedDocument(at: blank(kind, language)) { $0 += blankRecord(of: kind, language).utf8 }
            }
            return [EmittedDocument(at: form.address) { $0 += form.bytes }] + blanks
        }
    }
}
