import Files
import Templates

/// What pages show of values.
extension KeyedHash {
    mutating func combine(_ facets: [Facet]) {
        combine(facets.count)
        for facet in facets {
            combine("\(facet.name) \(facet.label) \(facet.isChoice)")
            combine(facet.values.count)
            for value in facet.values {
                for text in [value.value, value.label, value.count] { combine(text) }
            }
        }
    }

    mutating func combine(_ pictures: [PublishedPicture]) {
        combine(pictures.count)
        for picture in pictures {
            combine(picture.size?.width ?? 0)
            combine(picture.size?.height ?? 0)
            combine(picture.cardSide ?? 0)
            for text in [
                picture.address.path, picture.sourceSet, picture.cardSet, picture.cardLink,
                picture.sharingAddress?.path, picture.bandClass, picture.styleClass,
            ] { combine(text ?? "") }
        }
    }

    mutating func combine(_ constant: Constant) {
        switch constant {
        case .text(let text):
            combine("text")
            combine(text)
        case .markup(let text):
            combine("markup")
            combine(text)
        case .flag(let flag): combine(flag ? "true" : "false")
        case .object(let members):
            combine(members.count)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                combine(name)
                combine(member)
            }
        case .list(let elements):
            combine(elements.count)
            for element in elements { combine(element) }
        }
    }
}
