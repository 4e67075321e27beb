import Messages

/// The longer texts of the example records.
enum ExampleTexts {
    static let home: [MessageLanguage: String] = [
        .polish: """
        ---
        tytuł: Ktoś czeka na Ciebie
        wstęp: To przykładowa strona. Instytucja i zwierzę są wymyślone; zastąp je swoimi.
        ---

        Tę stronę zmienisz w pliku `content/home.md`.

        """,
        .english: """
        ---
        title: Somebody is waiting for you
        lead: This is an example. The institution and the animal are invented; put your own in their place.
        ---

        You change this page in the file `content/home.md`.

        """,
    ]

    static let institution: [MessageLanguage: String] = [
        .polish: "To schronisko jest **przykładem** i nie istnieje. Zmień jego folder na własny albo go usuń.\n",
        .english: "This shelter is an **example** and does not exist. Change its folder into your own, or delete it.\n",
    ]

    static let animal: [MessageLanguage: String] = [
        .polish: "Łatka jest **przykładem** i nie istnieje. Lubi długie spacery i drapanie za uchem.\n",
        .english:
            "Patch is an **example** and does not exist. She likes long walks and being scratched behind the ear.\n",
    ]

    static let logo = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#9dc183"/>\
        <path d="M20 52l30-28 30 28v28H20z" fill="#f3e3c8"/><path d="M42 80V62a8 8 0 0 1 16 0v18z" fill="#7d5228"/></svg>

        """
}
