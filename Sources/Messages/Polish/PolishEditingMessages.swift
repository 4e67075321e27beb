extension PolishMessages {
    /// What the commands say that make files and forms for editors.
    static let editing: KeyValuePairs<String, String> = [
        // Files for editors
        "An animal":
            "Zwierzę",
        "A translation of an animal's record":
            "Tłumaczenie wpisu zwierzęcia",
        "An animal, or a list of animals":
            "Zwierzę albo lista zwierząt",
        "A translation of an institution's record":
            "Tłumaczenie wpisu instytucji",
        "An institution":
            "Instytucja",
        "A translation of a basket":
            "Tłumaczenie koszyka",
        "A basket":
            "Koszyk",
        "A translation of a page":
            "Tłumaczenie strony",
        "A page":
            "Strona",
        "A translation of the front page":
            "Tłumaczenie strony głównej",
        "The front page":
            "Strona główna",
        "A translation of how to adopt":
            "Tłumaczenie strony o adopcji",
        "How to adopt":
            "Jak adoptować",
        "The settings of the site":
            "Ustawienia całej strony",
        "{} was changed by somebody, so nothing was written; --force writes it anew":
            "ktoś zmienił plik {1}, więc nic nie zostało zapisane; opcja --force zapisze go od nowa",
        "{} files written to {}/; the others are as they should be":
            "{1} {1|plik zapisany|pliki zapisane|plików zapisanych|pliku zapisane} w {2}/; pozostałe są takie, jak trzeba",
        "{} cannot be written: {}":
            "pliku {1} nie można zapisać: {2}",
        "Writes JSON Schema files, by which editors complete the fields of records and mark mistakes.":
            "Zapisuje pliki JSON Schema, dzięki którym edytory podpowiadają pola wpisów i zaznaczają błędy.",
        "Documentation/editing.md tells how an editor comes to use them.\n\nExample:\n  shelters schema --output schemas --lang pl":
            "Jak włączyć je w edytorze, wyjaśnia Documentation/editing.md.\n\nPrzykład:\n  shelters schema --output schemas --lang pl",
        "The folder that the files are written to.":
            "Folder, w którym zapisane będą pliki.",
        "Replace files that somebody changed, too.":
            "Zastąp także pliki, które ktoś zmienił.",

        // Forms for editing in a browser
        "{}:{}: the form cannot show \"{}\", because the form's other records write it in another way; write it like them, or change this record in a text editor":
            "{1}:{2}: formularz nie może pokazać pola „{3}”, bo inne wpisy zapisują je w inny sposób; zapisz je tak jak one albo zmieniaj ten wpis w edytorze tekstu",
        "{}: this file holds many animals, so there is no form for it":
            "{1}: w tym pliku jest wiele zwierząt, więc nie ma dla niego formularza",
        "Made by shelters cms; the next run keeps this file if somebody changes it.":
            "Plik zapisany przez shelters cms; jeśli ktoś go zmieni, następne uruchomienie go nie nadpisze.",
        "Editing the catalogue":
            "Edycja katalogu",
        "Editing needs JavaScript, and the file cms.js beside this page; Documentation/editing.md says where it comes from.":
            "Edycja wymaga JavaScriptu i pliku cms.js obok tej strony; skąd go wziąć, wyjaśnia Documentation/editing.md.",
        "The site":
            "Strona",
        "Pages":
            "Podstrony",
        "Baskets":
            "Koszyki",
        "animals":
            "zwierzęta",
        "Animal":
            "Zwierzę",
        "Page":
            "Podstrona",
        "Settings":
            "Ustawienia",
        "Text":
            "Tekst",
        "Yes":
            "Tak",
        "No":
            "Nie",
        "Writes the configuration of a program for editing records in a browser (Sveltia CMS, Decap CMS).":
            "Zapisuje konfigurację programu do edycji wpisów w przeglądarce (Sveltia CMS, Decap CMS).",
        "Documentation/editing.md tells how to set it up. Run it again when institutions come or go.\n\nExample:\n  shelters cms --repository owner/name --lang pl":
            "Jak to przygotować, wyjaśnia Documentation/editing.md. Uruchom polecenie ponownie, gdy instytucji przybędzie lub ubędzie.\n\nPrzykład:\n  shelters cms --repository właściciel/nazwa --lang pl",
        "The program that reads the configuration: sveltia or decap.":
            "Program, który czyta konfigurację: sveltia albo decap.",
        "Where the repository is kept: github, gitlab, gitea, git-gateway, ...":
            "Gdzie jest repozytorium: github, gitlab, gitea, git-gateway, ...",
        "The repository, as owner/name.":
            "Repozytorium, w postaci właściciel/nazwa.",
        "The branch that is edited.":
            "Gałąź, którą się edytuje.",
        "The server by which editors sign in, if it is not the service's own.":
            "Serwer, przez który edytujący się logują, jeśli inny niż serwer usługi.",
        "Allow editing of files on the same machine (Decap's local backend).":
            "Pozwól edytować pliki na tym samym komputerze (lokalny tryb programu Decap).",
        "--backend {} needs --repository, as owner/name.":
            "--backend {1} wymaga opcji --repository w postaci właściciel/nazwa.",
        "program":
            "program",
        "service":
            "usługa",
        "repository":
            "repozytorium",
        "branch":
            "gałąź",
    ]
}
