import Geography
import Records
import Templates

/// The place of an institution in its country and region, on a small map.
struct InstitutionPlace: Sendable {
    /// The drawing of the country's regions.
    let drawing: String
    let width: String
    let height: String
    /// The outline of its region; nil where that is not known.
    let outline: String?
    let x: String
    let y: String

    static let model = Model<InstitutionPlace>("place of an institution", "An institution on a map of its country") {
        $0.text("drawing", "The drawing of the country") { $0.drawing }
        $0.text("width", "Its width in units of outlines and points") { $0.width }
        $0.text("height", "Its height") { $0.height }
        $0.text("outline", "The outline of the institution's region, as path data of SVG") { $0.outline }
        $0.text("x", "Where the institution is, from the left") { $0.x }
        $0.text("y", "The same from above") { $0.y }
    }
}

extension PageModelBuilder {
    /// Returns where an institution is; nil where nobody knows, and for countries without a map.
    func place(ofInstitution number: Int) -> InstitutionPlace? {
        guard let gazetteer = plan.gazetteer, let position = plan.position(ofInstitution: number),
            let (x, y) = gazetteer.map.written(position.coordinates)
        else { return nil }
        let region = plan.region(ofInstitution: number)
        return InstitutionPlace(
            drawing: urls.link(PlaceDirectory.drawing(of: gazetteer)), width: CountryMap.whole(gazetteer.map.width),
            height: CountryMap.whole(gazetteer.map.height),
            outline: region.flatMap { gazetteer.region(named: $0.name) }.map { gazetteer.regions[$0].outline }, x: x,
            y: y)
    }
}
