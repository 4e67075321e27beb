extension FieldGuide {
    /// The fields of an institution's record, in the order of the documentation, without the description, which stands below.
    static let institution: [FieldGuide] = [
        FieldGuide("name", "What the institution is called", "Shelter at the Edge", "Schronisko Na Skraju"),
        FieldGuide("type", "What kind of institution it is", "shelter", "schronisko"),
        FieldGuide("logo", "The logo: a file beside this one", "logo.svg"),
        FieldGuide(
            "pictures", "Pictures that lie beside this file, with what can be seen in them",
            "[{file: house.jpg, alt: Our house in the woods}]", "[{plik: dom.jpg, co widać: Nasz dom w lesie}]"),
        FieldGuide("operator", "Who runs it, if that is another body", "Town of Łódź", "Miasto Łódź"),
        FieldGuide("accepts", "The kinds of animals that you care for", "[dog, cat]", "[pies, kot]"),
        FieldGuide(
            "address", "Where it is", "{street: Leśna, number: 3, postalCode: 90-001, town: Łódź, country: PL}",
            "{ulica: Leśna, numer: 3, kod pocztowy: 90-001, miejscowość: Łódź, kraj: PL}"),
        FieldGuide(
            "location", "Where it is on the map, in degrees", "{latitude: 51.77, longitude: 19.45}",
            "{szerokość geograficzna: 51.77, długość geograficzna: 19.45}"),
        FieldGuide(
            "contact", "How to reach it", "{phones: [42 000 10 10], email: contact@example.org}",
            "{telefony: [42 000 10 10], mejl: kontakt@example.org}"),
        FieldGuide(
            "bank", "The account for gifts; a wrong digit is noticed",
            "{account: 43 9999 0882 0000 6613 1860 9139, holder: Friends of the Shelter}",
            "{numer konta: 43 9999 0882 0000 6613 1860 9139, odbiorca: Przyjaciele Schroniska}"),
        FieldGuide("monthlyMinimum", "The smallest monthly gift of an adoption from afar", "30"),
        FieldGuide(
            "taxShare",
            "For Poland's 1.5 % of income tax: number, organisation, and when you last checked the official list",
            "{krs: \"0000012345\", beneficiary: Friends of the Shelter, verified: 2026-01-15}",
            "{numer KRS: \"0000012345\", beneficjent: Przyjaciele Schroniska, zweryfikowane: 2026-01-15}"),
        FieldGuide(
            "openingHours", "When visitors may come", "[{days: mon-fri, from: \"10:00\", to: \"16:00\"}]",
            "[{dni: pon-pt, od: \"10:00\", do: \"16:00\"}]"),
        FieldGuide(
            "hoursNote", "The same in words, if that says more", "Please ring before you come",
            "Prosimy zadzwonić przed przyjazdem"),
        FieldGuide(
            "ids", "Numbers in public registers; the check digits are checked", "{veterinaryNumber: \"10610001\"}",
            "{numer weterynaryjny: \"10610001\"}"),
        FieldGuide("services", "What you offer", "[adoption, walks, donations]", "[adopcja, spacery, dary]"),
        FieldGuide("needs", "What you ask people to bring", "[blankets, dry food]", "[koce, sucha karma]"),
        FieldGuide("since", "The year in which it began", "2012"),
        FieldGuide("checked", "The day on which you last made sure that all this is true", "2026-01-15"),
        FieldGuide("sources", "Addresses where the data come from", "[https://example.org/]"),
        FieldGuide("reference", "Its number in another program; never shown", "S-17"),
        FieldGuide("draft", "Whether it waits to be published; only the preview shows it", "true", "tak"),
    ]
}
