import Content
import Documents
import Records

extension StructuredData {
    /// Appends an animal's page, and the animal that it is about.
    func appendAnimal(_ number: Int, to bytes: inout [UInt8]) {
        let planned = records.plan.animals[number]
        let crumb = (records.vocabulary.title(of: planned.entry.record), records.absolute(.animal(number)))
        append(trail(toInstitution: planned.institution) + [crumb], to: &bytes) {
            appendAnimal(planned, title: crumb.0, page: crumb.1, to: &$0)
        }
    }

    private func appendAnimal(_ planned: PlannedAnimal, title: String, page: String, to json: inout JSONWriter) {
        let animal = planned.entry.record
        let institution = records.plan.catalogue.institutions[planned.institution].record
        json.thing("ItemPage") { json in
            json.member("@id", page)
            json.member("url", page)
            json.member("name", title)
            json.member("inLanguage", records.language.code)
            json.member("dateModified", planned.today.lastChange?.description)
            json.thing("isPartOf", "WebSite") { json in
                json.member("@id", siteIdentifier)
            }
            if let picture = animal.pictures.first {
                json.member("primaryImageOfPage") { appendPicture(picture, to: &$0) }
            }
            json.thing("about", "Thing") { json in
                json.member("@id", page + "#animal")
                json.member("name", title)
                json.member("disambiguatingDescription", records.line(about: animal, planned.today))
                json.member(
                    "description", records.excerpt(animal.description, limit: StructuredData.excerptLength))
                json.member("identifier", animal.number)
                if !animal.pictures.isEmpty {
                    json.array("image", of: animal.pictures) { $0.string(records.publication.address(of: $1)) }
                }
            }
            if let story = planned.entry.story {
                json.member("subjectOf") { append(story, page: page, title: title, to: &$0) }
            }
            if let review = animal.reviews.first {
                json.member("hasPart") { append(review, ofAnimalOn: page, to: &$0) }
            }
            json.thing("provider", "AnimalShelter") { json in
                json.member("@id", identifier(ofInstitution: planned.institution))
                json.member("name", records.text(institution.name))
                json.member("url", address(ofInstitution: planned.institution))
            }
        }
    }

    /// Appends the newest review as a part of the page. `review` and `aggregateRating` are properties of products, places
    /// and the like and not of an animal, which is a Thing; but a Review may be of any Thing. Of its ratings that of the
    /// temperament alone says how good something is, on the usual scale from 1 to 5.
    private func append(_ review: Review, ofAnimalOn page: String, to json: inout JSONWriter) {
        json.thing("Review") { json in
            json.object("itemReviewed") { $0.member("@id", page + "#animal") }
            json.thing("author", "Person") { $0.member("name", review.name) }
            json.member("datePublished", review.date.description)
            json.thing("reviewRating", "Rating") { $0.member("ratingValue", review.temperament) }
            let lines = records.description(review.text)?.value.markdown.split { $0.isNewline }
            json.member("reviewBody", lines?.joined(separator: " "))
        }
    }

    private func append(_ story: AdoptionStory, page: String, title: String, to json: inout JSONWriter) {
        json.thing("Article") { json in
            json.member("@id", page + "#" + PageSection.story.id(in: records.texts))
            json.member("headline", title)
            json.member("datePublished", story.date.description)
            json.thing("author", "Person") { $0.member("name", story.teller) }
            json.member("description", records.excerpt(story.text, limit: StructuredData.excerptLength))
            if let picture = story.pictures.first { json.member("image", records.publication.address(of: picture)) }
        }
    }

    private func appendPicture(_ picture: Picture, to json: inout JSONWriter) {
        json.thing("ImageObject") { json in
            json.member("url", records.publication.address(of: picture))
            json.member("caption", records.text(ifAny: picture.alternative))
            json.member("creditText", picture.credit)
        }
    }
}
