/// A kind of record that staff write.
public enum RecordKind: String, CaseIterable, Sendable {
    case animal, institution, basket, page, home, adoption, site

    /// The fields of such a record.
    public var shape: GroupShape {
        switch self {
        case .animal: RecordSchema.animal.shape
        case .institution: RecordSchema.institution.shape
        case .basket: RecordSchema.basket.shape
        case .page: RecordSchema.standalonePage.shape
        case .home: RecordSchema.home.shape
        case .adoption: RecordSchema.adoptionGuide.shape
        case .site: RecordSchema.site.shape
        }
    }

    /// True if such a record can have translations in files beside it.
    public var hasTranslations: Bool { self != .site }

    /// True if the text below the fields is the field `description`, so that in JSON it is written there.
    public var bodyIsDescription: Bool {
        switch self {
        case .animal, .institution, .basket: true
        case .page, .home, .adoption, .site: false
        }
    }
}
