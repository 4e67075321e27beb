import Content
import Records

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
