import Documents
import Records

extension StructuredData {
    /// An animal's page, and the animal as what it is about.
    func appendAnimal(
        _ animal: Animal, title: String, page: String, of institution: Institution, description: String?,
        to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("@type", "ItemPage")
            json.member("@id", page)
            json.member("url", page)
            json.member("name", title)
            json.member("inLanguage", language.code)
            json.member("dateModified", animal.lastChange(by: publication.date)?.description)
            json.member("isPartOf") { json in
                json.object { json in
                    json.member("@type", "WebSite")
                    json.member("@id", siteIdentifier)
                }
            }
            if let picture = animal.pictures.first {
                json.member("primaryImageOfPage") { appendPicture(picture, to: &$0) }
            }
            json.member("about") { json in
                json.object { json in
                    json.member("@type", "Thing")
                    json.member("@id", page + "#animal")
                    json.member("name", title)
                    json.member("disambiguatingDescription", publication.line(about: animal, language))
                    json.member("description", description)
                    json.member("identifier", animal.number)
                    if !animal.pictures.isEmpty {
                        json.member("image") { json in
                            json.array(of: animal.pictures) { $0.string(publication.address(of: $1)) }
                        }
                    }
                }
            }
            json.member("provider") { json in
                json.object { json in
                    json.member("@type", "AnimalShelter")
                    json.member("@id", identifier(of: institution.id))
                    json.member("name", publication.text(institution.name, language))
                    json.member("url", self.institution(institution.id))
                    json.member("address") { appendAddress(institution.address, to: &$0) }
                }
            }
        }
    }

    private func appendPicture(_ picture: Picture, to json: inout JSONWriter) {
        json.object { json in
            json.member("@type", "ImageObject")
            json.member("url", publication.address(of: picture))
            json.member("caption", publication.text(ifAny: picture.alternative, language))
            json.member("creditText", picture.credit)
        }
    }
}
