import PictureFormats
import Content
import Pictures
import Records

/// The pictures of a catalogue's records as pages show them; those of institutions and animals are found by number.
struct MediaLibrary: Sendable {
    /// In the order of the plan's animals, then of their pictures.
    private let ofAnimals: [[PublishedPicture]]
    /// In the order of institutions, then of their pictures.
    private let ofInstitutions: [[PublishedPicture]]
    private let ofLogos: [PublishedPicture?]
    private let publisher: PicturePublisher

    init(_ plan: SitePlan, _ publisher: PicturePublisher) {
        let institutions = plan.catalogue.institutions
        ofAnimals = plan.animals.map { $0.entry.record.pictures.map { publisher.picture($0.file) } }
        ofInstitutions = institutions.map { $0.record.pictures.map { publisher.picture($0.file) } }
        ofLogos = institutions.map { $0.record.logo.map { publisher.picture($0.file, isLogo: true) } }
        self.publisher = publisher
    }

    func pictures(ofAnimal animal: Int) -> [PublishedPicture] { ofAnimals[animal] }

    func pictures(ofInstitution institution: Int) -> [PublishedPicture] { ofInstitutions[institution] }

    func logo(of institution: Int) -> PublishedPicture? { ofLogos[institution] }

    /// Returns a picture of any other record.
    func picture(_ picture: Picture) -> PublishedPicture { publisher.picture(picture.file) }

    /// The files that records refer to and that are published as they are, relative to the content folder, each once,
    /// in the order of their bytes: films, captions and drawings.
    static func copiedFiles(of plan: SitePlan) -> [String] {
        var files: [String] = []
        if let video = plan.catalogue.home.video {
            if case .file(let file) = video.source { files.append(file) }
            files += video.captions.map(\.file)
        }
        for institution in plan.catalogue.institutions {
            if let logo = institution.record.logo, PictureFormat(named: logo.file) == nil { files.append(logo.file) }
            for animal in institution.animals {
                if case .file(let file) = animal.record.video { files.append(file) }
                files += animal.record.captions.map(\.file)
            }
        }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        // Equal by their bytes: two names may be the same text and still be two files.
        var unique: [String] = []
        unique.reserveCapacity(files.count)
        for file in files where unique.last.map({ !$0.utf8.elementsEqual(file.utf8) }) ?? true { unique.append(file) }
        return unique
    }
}
