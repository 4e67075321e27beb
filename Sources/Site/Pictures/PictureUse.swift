import PictureFormats
import Content
import Pictures
import Records

/// A picture's file and what the site needs of it.
struct PictureUse: Hashable, Sendable {
    let file: String
    let purposes: PicturePurpose
    /// The point that no crop cuts away; nil where it is to be found.
    var focus: FocalPoint?

    /// All that records name, each once for each kind of use, in the order of their bytes.
    static func all(in plan: SitePlan) -> [PictureUse] {
        var purposes: [Data: PicturePurpose] = [:]
        var focuses: [Data: FocalPoint] = [:]
        func use(_ file: String, for needed: PicturePurpose, _ focus: FocalPoint? = nil) {
            guard PictureFormat(named: file) != nil else { return }
            // A logo is made differently, so it is a picture of its own.
            let data = Data(file: file, isLogo: needed == .logo)
            purposes[data, default: []].formUnion(needed)
            focuses[data] = focuses[data] ?? focus
        }
        func useAll(_ pictures: [Picture], main: PicturePurpose) {
            for (index, picture) in pictures.enumerated() {
                use(picture.file, for: index == 0 ? main : .display, picture.focus)
            }
        }
        if let poster = plan.catalogue.home.video?.poster { use(poster, for: .display) }
        for kind in RecordKind.ofSite {
            for pictures in kind.pictures(plan.catalogue) { useAll(pictures, main: [.display, .sharing]) }
        }
        for institution in plan.catalogue.institutions {
            if let logo = institution.record.logo { use(logo.file, for: .logo) }
            useAll(institution.record.pictures, main: [.display, .sharing])
            for animal in institution.animals {
                useAll(animal.record.pictures, main: [.display, .card, .sharing])
                useAll(animal.story?.pictures ?? [], main: [.display, .card])
            }
        }
        let uses = purposes.map { data, purposes in
            PictureUse(file: String(decoding: data.file, as: UTF8.self), purposes: purposes, focus: focuses[data])
        }
        return uses.sorted { one, other in
            if one.file.utf8.elementsEqual(other.file.utf8) { return one.purposes.rawValue < other.purposes.rawValue }
            return one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
        }
    }

    /// Files are equal by their bytes: two names may be the same text and still be two files.
    private struct Data: Hashable {
        let file: [UInt8]
        let isLogo: Bool

        init(file: String, isLogo: Bool) {
            self.file = Array(file.utf8)
            self.isLogo = isLogo
        }
    }
}
