extension FieldGuide {
    /// The settings of a site, in the order of the documentation.
    static let site: [FieldGuide] = [
        FieldGuide("title", "What the site is called", "Shelters around us", "Schroniska wokół nas"),
        FieldGuide(
            "description", "One sentence on what the site is for", "Animals that wait for a home",
            "Zwierzęta, które czekają na dom"),
        FieldGuide("baseURL", "The address where the site will live", "https://example.org/"),
        FieldGuide("languages", "The site's languages; records are written in the first one", "[en, pl]", "[pl, en]"),
        FieldGuide("timeZone", "In which opening hours and dates are meant", "Europe/Warsaw"),
        FieldGuide("staleAfterDays", "After how many days without confirmation a record counts as old", "90"),
        FieldGuide("demo", "Whether a banner on every page says that all records are invented", "true", "tak"),
        FieldGuide(
            "contact", "To whom visitors write about the site", "{email: contact@example.org}",
            "{mejl: kontakt@example.org}"),
        FieldGuide(
            "offline", "Whether visited pages are kept on visitors' devices; without it they are", "false", "nie"),
    ]
}
