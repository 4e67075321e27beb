extension FieldGuide {
    /// The fields of an animal's record, in the order of the documentation, without the description, which stands below.
    static let animal: [FieldGuide] = [
        FieldGuide("name", "What the animal is called", "Rex"),
        FieldGuide("type", "What kind of animal it is", "dog", "pies"),
        FieldGuide("breed", "The breed, as far as known", "mixed", "mieszaniec"),
        FieldGuide("colour", "The colour of its coat", "ginger", "ruda"),
        FieldGuide("coat", "How its coat is", "short", "krótka"),
        FieldGuide("sex", "Male or female", "female", "samica"),
        FieldGuide("number", "Your own number of the animal; it stands in the titles of transfers", "123/26"),
        FieldGuide(
            "born", "The date, month or year of birth. Never write it together with the age in words", "2021-05"),
        FieldGuide("bornEstimated", "Whether the date of birth is a guess", "true", "tak"),
        FieldGuide("age", "The age in words, instead of the date of birth", "adult", "dorosłe"),
        FieldGuide("size", "How big it is", "medium", "średni"),
        FieldGuide("weight", "Its weight in kilograms", "12.5"),
        FieldGuide(
            "marks", "What it can be recognised by", "[white patch on the chest]", "[biała łata na piersi]"),
        FieldGuide("status", "Where it is on its way home; without it: looking for a home", "reserved", "rezerwacja"),
        FieldGuide("arrived", "The day on which it came to you", "2026-01-15"),
        FieldGuide("left", "The day on which it left you", "2026-02-20"),
        FieldGuide(
            "pictures", "Pictures that lie beside this file, the main one first, with what can be seen in them",
            "[{file: rex.jpg, alt: Rex runs across a meadow}]", "[{plik: rex.jpg, co widać: Rex biegnie przez łąkę}]"),
        FieldGuide("video", "A film: a file beside this one, or an address", "https://example.org/rex.mp4"),
        FieldGuide(
            "captions", "The subtitles of a film that is a file", "[{language: en, file: rex.en.vtt}]",
            "[{język: pl, plik: rex.pl.vtt}]"),
        FieldGuide(
            "health", "What is known of its health", "{vaccinated: true, neutered: true, chipped: true}",
            "{szczepiony: tak, kastrowany: tak, zaczipowany: tak}"),
        FieldGuide(
            "goodWith",
            "With whom it gets on; for children also the youngest age. What you do not know, leave out",
            "{children: 10, dogs: true, cats: false}", "{dzieci: 10, psy: tak, koty: nie}"),
        FieldGuide("houseTrained", "Whether it is house-trained", "true", "tak"),
        FieldGuide("onLead", "Whether it walks on a lead", "true", "tak"),
        FieldGuide(
            "bondedWith", "Animals that must go to a home together with it: the names of their files without .md",
            "[saba]"),
        FieldGuide(
            "place", "Where it lives if not with you. Never an address", "{kind: foster, town: Łódź}",
            "{rodzaj: dom tymczasowy, miejscowość: Łódź}"),
        FieldGuide("fee", "The adoption fee, in whole units of money", "150"),
        FieldGuide("checked", "The day on which you last made sure that all this is true", "2026-01-15"),
        FieldGuide("energy", "How lively it is", "medium", "średnia"),
        FieldGuide("walks", "Whether visitors may take it for a walk", "true", "tak"),
        FieldGuide(
            "virtualAdoption", "Whether it can be adopted from afar, if that differs from what you usually offer",
            "true", "tak"),
        FieldGuide("urgent", "Whether it needs a home at once", "true", "tak"),
        FieldGuide("reference", "Its number in another program; never shown", "A-1024"),
        FieldGuide("draft", "Whether it waits to be published; only the preview shows it", "true", "tak"),
    ]
}
