extension PolishMessages {
    /// Of the command line: what a run did, and what kept it from writing.
    static let command: KeyValuePairs<String, String> = [
        "error": "błąd",
        "warning": "ostrzeżenie",
        "note": "uwaga",
        "{} errors": "{1} {1|błąd|błędy|błędów|błędu}",
        "{} warnings": "{1} {1|ostrzeżenie|ostrzeżenia|ostrzeżeń|ostrzeżenia}",
        "{} notes": "{1} {1|uwaga|uwagi|uwag|uwagi}",

        // What was done
        "Checking {} of {}": "Sprawdzanie: {1} z {2}",
        "Writing {} of {}": "Zapisywanie: {1} z {2}",
        "Checked {}": "Sprawdzono {1}",
        "Wrote {} to {}/": "Zapisano {1} w {2}/",
        "{} pages in {} languages":
            "{1} {1|stronę|strony|stron|strony} w {2} {2|języku|językach|językach|języka}",
        "{} in {}.{} s": "{1} w {2},{3} s",
        "nothing was written": "nic nie zostało zapisane",
        "{}/ is unchanged": "strona w {1}/ pozostaje bez zmian",
        "Read {}/ for {}": "Odczytano {1}/ na dzień {2}",
        "Files: {}": "Pliki: {1}",
        "Nothing changed; {}/ stays as it is": "Nic się nie zmieniło; {1}/ zostaje bez zmian",
        "{} written": "{1} {1|zapisany|zapisane|zapisanych|zapisanego}",
        "{} unchanged": "{1} bez zmian",
        "{} removed": "{1} {1|usunięty|usunięte|usuniętych|usuniętego}",
        "{} kept that others wrote":
            "{1} {1|cudzy pozostawiony|cudze pozostawione|cudzych pozostawionych|cudzego pozostawionego}",
        "Translations:\n{}": "Tłumaczenia:\n{1}",
        "Translations: {} texts are missing; --verbose lists them.":
            "Tłumaczenia: {1|brakuje|brakuje|brakuje|brakuje} {1} {1|tekstu|tekstów|tekstów|tekstu}; wymienia je --verbose.",
        "Pictures: {} without alternative text, so it is generated; --verbose lists them.":
            "Zdjęcia: {1} bez opisu tego, co na nich widać, więc opis tworzy program; wymienia je --verbose.",
        "{}: {} of {} texts written": "{1}: napisano {2} z {3} tekstów",
        "  {}: {} missing": "  {1}: brakuje {2}",
        "site": "cała strona",
        "alt: {} missing, generated from what else the records say":
            "opisy zdjęć: brakuje {1}, program tworzy je z reszty rekordu",

        // What kept it from writing
        "the site cannot be written to {}/, because {}/ is read from there":
            "nie można zapisać strony w {1}/, bo stamtąd czyta się {2}/",
        "SOURCE_DATE_EPOCH must be a number of seconds since 1970, not \"{}\"":
            "SOURCE_DATE_EPOCH musi być liczbą sekund od 1970 roku, a jest: „{1}”",
        "another build is writing to {} right now; wait until it has finished":
            "w {1} właśnie zapisuje inny program; poczekaj, aż skończy",
        "{} is not a folder": "{1} to nie jest folder",
        "{} cannot be exchanged as a whole, because a file system is mounted on it; write to a folder inside it instead":
            "nie można wymienić całego {1}, bo to osobny dysk; zapisz stronę w folderze na nim",
        "no file can be written to \"{}\": {}": "nie można zapisać pliku „{1}”: {2}",
        "a path is relative, and its parts are not empty": "ścieżka musi być względna, bez pustych części",
        "\".\" and \"..\" are not names": "„.” i „..” to nie są nazwy",
        "it has a line break or a null character": "jest w niej nowy wiersz albo znak zerowy",
        "a name has at most 255 bytes": "nazwa może mieć najwyżej 255 bajtów",
        "a path has at most {} bytes": "ścieżka może mieć najwyżej {1} bajtów",
        "two files of the site have the same path, or one is a folder for the other: {}":
            "dwa pliki strony mają tę samą ścieżkę albo jeden jest folderem dla drugiego: {1}",
        "a file in {} that this program did not write stands where the new site needs the place; move away or delete: {}":
            "w {1} jest plik, którego nie zapisał ten program, a nowa strona potrzebuje jego miejsca; przenieś go albo usuń: {2}",
        "{} files in {} that this program did not write stand where the new site needs the place; move away or delete: {}":
            "w {2} {1|jest|są|jest|jest} {1} {1|plik|pliki|plików|pliku}, których nie zapisał ten program, a nowa strona potrzebuje ich miejsca; przenieś je albo usuń: {3}",
        "{} was changed by somebody else during the build; build again":
            "ktoś zmienił {1} w trakcie budowania strony; zbuduj ją jeszcze raz",
        "the site in {} was already finished or given up": "strona w {1} jest już gotowa albo porzucona",
        "cannot create {}: {}": "nie można utworzyć {1}: {2}",
        "cannot write {}: {}": "nie można zapisać {1}: {2}",
        "cannot read {}: {}": "nie można odczytać {1}: {2}",
        "cannot copy {}: {}": "nie można skopiować {1}: {2}",
        "cannot exchange {}: {}": "nie można wymienić {1}: {2}",
        "cannot remove {}: {}": "nie można usunąć {1}: {2}",
        "cannot lock {}: {}": "nie można zablokować {1}: {2}",
    ]

    /// Of the help of the command line.
    static let help: KeyValuePairs<String, String> = [
        "folder": "folder",
        "url": "adres",
        "day": "dzień",
        "form": "postać",
        "language": "język",
        "number": "liczba",
        "Makes a public, bilingual website from records of animal shelters and their animals.":
            "Tworzy publiczną, dwujęzyczną stronę internetową z rekordów schronisk i ich zwierząt.",
        "Records lie in the content folder as Markdown or JSON, pages take their form from the templates folder, and the site is written to the output folder, which any web server can publish.\n\nExit status: 0 when all is well; 1 when something in the content or the templates is wrong (every problem is listed with its place, and the site of before stays as it is); 64 for wrong usage; 66 when a folder to read is missing; 69 when a preview cannot have its port; 73 and 74 when the site cannot be written; 75 when another build is writing it.":
            "Rekordy leżą w folderze z treścią jako Markdown albo JSON, wygląd stron wynika z folderu szablonów, a strona powstaje w folderze wyjściowym, który może opublikować każdy serwer.\n\nKod zakończenia: 0, gdy wszystko jest dobrze; 1, gdy w treści albo w szablonach jest błąd (każdy jest wymieniony z miejscem, a dotychczasowa strona zostaje bez zmian); 64, gdy polecenie jest źle napisane; 66, gdy brakuje folderu do odczytania; 69, gdy podgląd nie może użyć portu; 73 i 74, gdy nie można zapisać strony; 75, gdy właśnie zapisuje ją inny program.",
        "Checks everything and writes the site.": "Sprawdza wszystko i zapisuje stronę.",
        "The new site is written beside the old one and takes its place at once, only when nothing is wrong. Files that did not change keep their modification time; files that this program did not write are kept.\n\nExamples:\n  shelters build\n  shelters build --output /var/www/shelters --base-url https://example.org/shelters/":
            "Nowa strona powstaje obok starej i zajmuje jej miejsce od razu w całości, i tylko wtedy, gdy nie ma błędów. Pliki, które się nie zmieniły, zachowują datę; pliki, których nie zapisał ten program, zostają.\n\nPrzykłady:\n  shelters build\n  shelters build --output /var/www/schroniska --base-url https://example.org/schroniska/",
        "The folder that the site is written to.": "Folder, w którym powstaje strona.",
        "A folder that keeps what was made of pictures, so that each is only made once. It may be shared and deleted at any moment.":
            "Folder na przetworzone zdjęcia, żeby każde przetwarzać tylko raz. Można go współdzielić i w każdej chwili usunąć.",
        "A folder that keeps what the last build was made of, so that a build with nothing to do ends at once. It may be deleted at any moment.":
            "Folder, w którym zapisuje się, z czego powstała ostatnia strona; dzięki niemu, gdy nic się nie zmieniło, program kończy od razu. Można go w każdej chwili usunąć.",
        "Make everything again, even where no file was touched since the last build.":
            "Tworzy wszystko od nowa, nawet gdy od ostatniego razu nie zmieniono żadnego pliku.",
        "Let pages take the place of files in the output folder that this program did not write.":
            "Pozwala zastąpić stroną pliki, których nie zapisał ten program.",
        "Put compressed twins (.gz, .br) beside pages, scripts and data, for servers that serve them.":
            "Zapisuje obok plików ich skompresowane kopie (.gz, .br) dla serwerów, które z nich korzystają.",
        "Checks everything that build checks, and writes nothing.": "Sprawdza to samo co build i niczego nie zapisuje.",
        "Examples:\n  shelters check\n  shelters check --format json > problems.json":
            "Przykłady:\n  shelters check\n  shelters check --format json > bledy.json",
        "Lists the names of records' fields and values in Polish and English, as Markdown.":
            "Wypisuje nazwy pól i wartości rekordów po polsku i po angielsku, jako Markdown.",
        "Example:\n  shelters fields > Documentation/fields.md":
            "Przykład:\n  shelters fields > Documentation/fields.md",
        "Lists the names that templates can use, page by page, as Markdown.":
            "Wypisuje nazwy, których mogą używać szablony, strona po stronie, jako Markdown.",
        "Example:\n  shelters names > Documentation/template-names.md":
            "Przykład:\n  shelters names > Documentation/template-names.md",
        "The folder with site.yml, home.md, pages/ and institutions/.":
            "Folder z site.yml, home.md, pages/ i institutions/.",
        "The folder with the templates, interface texts and assets.": "Folder z szablonami, tekstami i plikami strony.",
        "Where the site will live, instead of site.yml's baseURL.": "Adres strony, zamiast adresu z site.yml.",
        "The day for which ages and waiting times are told (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.":
            "Dzień, na który liczy się wiek i czas oczekiwania (RRRR-MM-DD). Bez niego dzień z SOURCE_DATE_EPOCH albo dzisiejszy.",
        "How problems are reported: text, json or github.":
            "Postać, w jakiej podaje się błędy: text, json albo github.",
        "The language of messages: pl or en. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG).":
            "Język komunikatów: pl albo en. Bez tej opcji język systemu (LC_ALL, LC_MESSAGES, LANG).",
        "Say nothing but what is wrong.": "Pisze tylko o tym, co jest źle.",
        "Say what is being done, and list missing translations.": "Pisze, co robi, i wymienia brakujące tłumaczenia.",
        "How many cores to use; all without it. The site is the same.":
            "Ilu rdzeni procesora użyć; bez tej opcji wszystkich. Strona jest taka sama.",
        "--quiet and --verbose contradict each other.": "--quiet i --verbose wykluczają się.",
        "--jobs needs a number from 1 to 1024.": "po --jobs musi być liczba od 1 do 1024.",
        "--date needs a day that exists, as YYYY-MM-DD, not \"{}\".":
            "po --date musi być istniejący dzień w postaci RRRR-MM-DD, a jest „{1}”.",
        "--base-url needs an address with https:// or http:// and without ? and #, not \"{}\".":
            "po --base-url musi być adres z https:// albo http://, bez ? i #, a jest „{1}”.",

        // Explanations
        "name": "nazwa",
        "Explains what a mistake means and how to put it right.": "Wyjaśnia, co oznacza błąd i jak go poprawić.",
        "Without a name all are listed.\n\nExamples:\n  shelters explain shares-sum\n  shelters explain --markdown --lang pl > Documentation/diagnostics/pl.md":
            "Bez nazwy wymienia wszystkie.\n\nPrzykłady:\n  shelters explain shares-sum\n  shelters explain --markdown --lang pl > Documentation/diagnostics/pl.md",
        "What stands in square brackets after a message.": "To, co po komunikacie jest w nawiasach kwadratowych.",
        "Explain all of them as a page of the documentation.": "Wyjaśnia wszystkie jako stronę dokumentacji.",
        "--markdown explains all, so no name goes with it.":
            "--markdown wyjaśnia wszystkie błędy, więc nie podaje się nazwy.",
        "There is no mistake called \"{}\". Did you mean \"{}\"?": "Nie ma błędu o nazwie „{1}”. Czy chodziło o „{2}”?",
        "There is no mistake called \"{}\"; shelters explain lists all.":
            "Nie ma błędu o nazwie „{1}”; wszystkie wymienia polecenie shelters explain.",
        "Wrong:": "Źle:",
        "Right:": "Dobrze:",
        "What the program finds wrong": "Błędy, które znajduje program",
        "Each mistake that the program tells has a name in square brackets, like [shares-sum]; here it is explained. This page is printed by `shelters explain --markdown`. Examples use the Polish names of fields; English ones are just as right.":
            "Każdy błąd, o którym mówi program, ma nazwę w nawiasach kwadratowych, na przykład [shares-sum]; tu jest wyjaśniony. Tę stronę wypisuje `shelters explain --markdown`. W przykładach są polskie nazwy pól; angielskie są tak samo dobre.",
        "How files are written": "Jak zapisane są pliki",
        "Fields and their values": "Pola i ich wartości",
        "Records and their files": "Rekordy i ich pliki",
        "Institutions and gifts": "Instytucje i wpłaty",
        "Links, pictures and films": "Odnośniki, zdjęcia i filmy",
        "Templates and scripts": "Szablony i skrypty",
        "Interface texts and words for search": "Teksty interfejsu i słowa wyszukiwarki",
    ]
}
