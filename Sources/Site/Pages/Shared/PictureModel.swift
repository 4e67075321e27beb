import Content
import Records
import Templates

/// A picture as a page shows it.
struct PictureModel: Sendable {
    let published: PublishedPicture
    let alternative: Wording
    var credit: String?
    var isPlaceholder = false
    /// From 1, within its gallery.
    var position = 1

    static let model = Model<PictureModel>("picture", "A picture: of the record, or the placeholder of its kind") {
        $0.text("link", "Where the whole picture is, for src") { $0.published.link }
        $0.text("width", "In pixels; there only where the file tells its size") {
            $0.published.size.map { String($0.width) }
        }
        $0.text("height", "In pixels; there whenever the width is") { $0.published.size.map { String($0.height) } }
        $0.text("sourceSet", "The whole picture in a better format, for srcset of a source") { $0.published.sourceSet }
        $0.text("sourceType", "The media type of both sets; there whenever one of them is") { $0.published.sourceType }
        $0.text("cardLink", "Where the square cut for cards is, else the whole picture, for src") {
            $0.published.cardLink ?? $0.published.link
        }
        $0.text("cardSourceSet", "The square cut in a better format, for srcset of a source") { $0.published.cardSet }
        $0.text("cardWidth", "Of the square cut, else of the whole picture, in pixels") {
            ($0.published.cardSide ?? $0.published.size?.width).map { String($0) }
        }
        $0.text("cardHeight", "In pixels; there whenever that width is") {
            ($0.published.cardSide ?? $0.published.size?.height).map { String($0) }
        }
        $0.text("colourClass", "The classes of the style sheet that show its colours until it is loaded") {
            $0.published.styleClass
        }
        $0.text("bandClass", "The class of the style sheet by which half of the square cut shows what matters") {
            $0.published.bandClass
        }
        $0.object("alternative", "What it shows, in words; never empty", Wording.model) { $0.alternative }
        $0.text("credit", "Who took it") { $0.credit }
        $0.flag("isPlaceholder", "Whether it is a drawing that stands in for a picture") { $0.isPlaceholder }
        $0.flag("isFirst", "Whether it is the first of the gallery") { $0.position == 1 }
        $0.text("position", "Its place in the gallery, from 1") { String($0.position) }
    }
}

extension PageModelBuilder {
    func mediaLink(_ file: String) -> String { urls.link(urls.media(file)) }

    /// A record's picture. `description` is what it shows where the record does not say.
    private func picture(
        _ picture: Picture, _ published: PublishedPicture, position: Int, description: @autoclosure () -> String
    ) -> PictureModel {
        PictureModel(
            published: published,
            alternative: wording(picture.alternative) ?? Wording(text: description()), credit: picture.credit,
            position: position)
    }

    private func description(_ name: @autoclosure () -> String, first: @autoclosure () -> String, _ position: Int)
        -> String
    {
        position == 1 ? first() : texts(.furtherPicture, ["name": name(), "number": String(position)])
    }

    /// An animal's pictures, the main one first.
    func pictures(ofAnimal number: Int) -> [PictureModel] {
        let animal = plan.animals[number].entry.record
        let published = media.pictures(ofAnimal: number)
        return animal.pictures.enumerated().map { index, picture in
            self.picture(
                picture, published[index], position: index + 1,
                description: description(
                    vocabulary.title(of: animal), first: vocabulary.describedPicture(of: animal), index + 1))
        }
    }

    /// An animal's main picture, else the drawing that stands in for it.
    func mainPicture(ofAnimal number: Int) -> PictureModel {
        let animal = plan.animals[number].entry.record
        guard let main = animal.pictures.first else { return placeholder(for: animal) }
        return picture(
            main, media.pictures(ofAnimal: number)[0], position: 1, description: vocabulary.describedPicture(of: animal)
        )
    }

    private func placeholder(for animal: Animal) -> PictureModel {
        PictureModel(
            published: placeholders[animal.type] ?? PublishedPicture(nil, urls),
            alternative: Wording(text: vocabulary.describedPicture(of: animal)), isPlaceholder: true)
    }

    func pictures(ofInstitution number: Int) -> [PictureModel] {
        let record = plan.catalogue.institutions[number].record
        let published = media.pictures(ofInstitution: number)
        let name = wording(record.name).text
        return record.pictures.enumerated().map { index, picture in
            self.picture(
                picture, published[index], position: index + 1,
                description: texts(.furtherPicture, ["name": name, "number": String(index + 1)]))
        }
    }

    func logo(ofInstitution number: Int) -> PictureModel? {
        let record = plan.catalogue.institutions[number].record
        guard let logo = record.logo, let published = media.logo(of: number) else { return nil }
        return picture(
            logo, published, position: 1,
            description: texts(.pictureOfLogo, ["name": wording(record.name).text]))
    }

    /// Returns the main picture of an animal that no institution cares for, else the drawing that stands in for it.
    func mainPicture(of animal: Animal) -> PictureModel {
        guard let main = animal.pictures.first else { return placeholder(for: animal) }
        return picture(
            main, media.picture(main), position: 1, description: vocabulary.describedPicture(of: animal))
    }

    /// Returns the pictures of what stands beside a record.
    /// - Parameter name: what they show where they do not say.
    func pictures(_ pictures: [Picture], of name: String) -> [PictureModel] {
        pictures.enumerated().map { index, picture in
            self.picture(
                picture, media.picture(picture), position: index + 2,
                description: texts(.furtherPicture, ["name": name, "number": String(index + 1)]))
        }
    }

    /// Returns the main picture of any other record.
    /// - Parameter name: what it shows where the record does not say.
    func mainPicture(of record: some CollectedRecord, _ name: String) -> PictureModel? {
        record.pictures.first.map { picture($0, media.picture($0), position: 1, description: name) }
    }
}
