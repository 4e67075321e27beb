/// The program's messages in Polish, by their English templates.
///
/// They are written for people who keep animals: plain, polite, without jargon, and saying why a thing matters where that is
/// not plain. The notation is that of ``MessagePattern``.
enum PolishMessages {
    /// What each area of the program says.
    static let areas: [KeyValuePairs<String, String>] = [
        fields, records, notation, site, templates, texts, command, help, preview, hints, editing, care, starting,
        manual,
        imports,
    ]

    private static let byTemplate = Dictionary(areas.flatMap { $0 }.map { ($0.key, $0.value) }) { first, _ in first }

    static func text(of template: String) -> String? { byTemplate[template] }
}
