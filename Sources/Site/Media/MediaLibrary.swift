import Content
import Parallel
import Records

/// The pictures and films of a catalogue: which files are published, and how large the pictures are.
struct MediaLibrary: Sendable {
    /// All files that records refer to, relative to the content folder, each once, in the order of their bytes.
    let files: [String]
    /// In the order of the plan's animals, then of their pictures.
    private let ofAnimals: [[PixelSize?]]
    /// In the order of institutions, then of their pictures.
    private let ofInstitutions: [[PixelSize?]]
    private let ofLogos: [PixelSize?]

    /// - Parameters:
    ///   - plan: the site whose records' files are meant.
    ///   - folder: the content folder; nil where no file is to be read, so that no size is known.
    init(_ plan: SitePlan, folder: String?, parallel: Parallel) {
        @Sendable func size(_ picture: Picture) -> PixelSize? {
            folder.flatMap { PictureHeader.size(ofFile: "\($0)/\(picture.file)") }
        }
        let institutions = plan.catalogue.institutions
        ofAnimals = parallel.map(count: plan.animals.count, grain: 64) {
            plan.animals[$0].entry.record.pictures.map(size)
        }
        ofInstitutions = parallel.map(count: institutions.count, grain: 8) {
            institutions[$0].record.pictures.map(size)
        }
        ofLogos = parallel.map(count: institutions.count, grain: 8) { institutions[$0].record.logo.flatMap(size) }
        files = MediaLibrary.files(of: plan)
    }

    func sizes(ofAnimal animal: Int) -> [PixelSize?] { ofAnimals[animal] }

    func sizes(ofInstitution institution: Int) -> [PixelSize?] { ofInstitutions[institution] }

    func logoSize(of institution: Int) -> PixelSize? { ofLogos[institution] }

    private static func files(of plan: SitePlan) -> [String] {
        var files: [String] = []
        if let video = plan.catalogue.home.video {
            if case .file(let file) = video.source { files.append(file) }
            if let poster = video.poster { files.append(poster) }
            files += video.captions.map(\.file)
        }
        for institution in plan.catalogue.institutions {
            if let logo = institution.record.logo { files.append(logo.file) }
            files += institution.record.pictures.map(\.file)
            for animal in institution.animals {
                files += animal.record.pictures.map(\.file)
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
