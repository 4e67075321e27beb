extension Explanation {
    static let ofMedia: [Explanation] = [
        Explanation(
            "broken-link", "malformed-link",
            en: (
                "A link that leads nowhere", "Who taps it finds an empty page.",
                "Link to a record by its file, to a page of the site by its address, to others with https://."
            ),
            pl: (
                "Odnośnik donikąd", "Kto go dotknie, trafi na pustą stronę.",
                "Do rekordu prowadź przez jego plik, do strony przez jej adres, do innych stron przez https://."
            ),
            wrong: "[Łatka](latka.html)", right: "[Łatka](latka.md)"),
        Explanation(
            "broken-anchor",
            en: (
                "A link to a heading that is not there", "The page opens at its top, and the reader searches.",
                "Write the heading in small letters, with hyphens for blanks."
            ),
            pl: (
                "Odnośnik do nagłówka, którego nie ma", "Strona otworzy się od góry i czytelnik będzie szukał.",
                "Napisz nagłówek małymi literami, z łącznikami zamiast spacji."
            ),
            wrong: "[psy](#Nasze psy)", right: "[psy](#nasze-psy)"),
        Explanation(
            "forbidden-scheme",
            en: (
                "A link of a kind that is not allowed", "It could run a program or open a file at the reader's.",
                "Use an address that starts with https://."
            ),
            pl: (
                "Odnośnik niedozwolonego rodzaju", "Mógłby uruchomić program albo otworzyć plik u czytelnika.",
                "Użyj adresu, który zaczyna się od https://."
            ),
            wrong: "[tu](javascript:alert(1))", right: "[tu](https://example.org/)"),
        Explanation(
            "foreign-picture",
            en: (
                "A picture of another site", "It may vanish any day, and its owner would see who looks at it.",
                "Put the picture beside the record and name it."
            ),
            pl: (
                "Zdjęcie z innej strony", "Może zniknąć każdego dnia, a jego właściciel widziałby, kto je ogląda.",
                "Połóż zdjęcie obok rekordu i wpisz jego nazwę."
            ),
            wrong: "![Rex](https://example.org/rex.jpg)", right: "![Rex](rex.jpg)"),
        Explanation(
            "file-and-url",
            en: ("Two sources of one film", "Only one can be shown.", "Keep the file or the address."),
            pl: ("Dwa źródła jednego filmu", "Pokazać można tylko jedno.", "Zostaw plik albo adres filmu."),
            wrong: "film: {plik: a.mp4, adres filmu: https://example.org/a}", right: "film: {plik: a.mp4}"),
        Explanation(
            "captions-without-film",
            en: (
                "Captions without a film", "They are shown over a film that lies beside the record.",
                "Add the film's file, or delete the captions."
            ),
            pl: (
                "Napisy bez filmu", "Pokazuje się je na filmie, który leży obok rekordu.",
                "Dodaj plik filmu albo usuń napisy."
            ),
            wrong: "napisy: [{język: pl, plik: rex.vtt}]", right: "film: rex.mp4\nnapisy: [{język: pl, plik: rex.vtt}]"),
        Explanation(
            "animated-picture", "moving-picture",
            en: (
                "A picture that moves", "Movement tires readers and is large; only its first frame would show.",
                "Make it a film (mp4 or webm) and name it as \"film\"."
            ),
            pl: (
                "Zdjęcie, które się rusza", "Ruch męczy czytelników i dużo waży; widać byłoby tylko pierwszą klatkę.",
                "Zrób z niego film (mp4 albo webm) i wpisz go w polu „film”."
            ),
            wrong: "zdjęcia: [rex.gif]", right: "film: rex.mp4"),
        Explanation(
            "small-picture",
            en: (
                "A picture that looks blurred",
                "It has too few points for today's screens, and the animal makes less of an impression.",
                "Use the picture as it came out of the camera."
            ),
            pl: (
                "Niewyraźne zdjęcie", "Ma za mało punktów na dzisiejsze ekrany i zwierzę robi gorsze wrażenie.",
                "Użyj zdjęcia prosto z aparatu albo telefonu."
            ),
            wrong: "rex.jpg: 200 x 150", right: "rex.jpg: 4000 x 3000"),
        Explanation(
            "damaged-picture", "truncated-picture", "empty-picture", "not-a-picture",
            en: (
                "A picture that cannot be opened", "Something was lost when it was copied or saved.",
                "Copy the file once more from where it came from, or save it again as JPEG."
            ),
            pl: (
                "Zdjęcie, którego nie da się otworzyć", "Coś przepadło przy kopiowaniu albo zapisywaniu.",
                "Skopiuj plik jeszcze raz stamtąd, skąd pochodzi, albo zapisz go ponownie jako JPEG."
            ),
            wrong: "rex.jpg: 0 KB", right: "rex.jpg: 3200 KB"),
        Explanation(
            "large-picture", "picture-dimensions",
            en: (
                "A picture that is too large", "It could bring the computer that builds the site to a stop.",
                "Save it smaller; 4000 pixels are more than enough."
            ),
            pl: (
                "Za duże zdjęcie", "Mogłoby zatrzymać komputer, który tworzy stronę.",
                "Zapisz je w mniejszym rozmiarze; 4000 pikseli w zupełności wystarczy."
            ),
            wrong: "rex.png: 30000 x 20000", right: "rex.jpg: 4000 x 2667"),
        Explanation(
            "picture-format",
            en: (
                "A picture under a wrong name",
                "The file is of another kind than its name says, or of one that browsers do not show.",
                "Rename it as the message says, or save it as JPEG."
            ),
            pl: (
                "Zdjęcie pod złą nazwą",
                "Plik jest innego rodzaju, niż mówi nazwa, albo takiego, którego przeglądarki nie pokazują.",
                "Zmień nazwę tak, jak mówi komunikat, albo zapisz zdjęcie jako JPEG."
            ),
            wrong: "rex.jpg (PNG)", right: "rex.png"),
        Explanation(
            "no-picture-libraries",
            en: (
                "The libraries for pictures are missing", "Without them no picture can be read.",
                "Install what Debian calls libvips42 and libheif1."
            ),
            pl: (
                "Brakuje bibliotek do zdjęć", "Bez nich nie da się odczytać żadnego zdjęcia.",
                "Zainstaluj pakiety, które w Debianie nazywają się libvips42 i libheif1."
            ),
            wrong: "shelters build", right: "apt install libvips42 libheif1"),
        Explanation(
            "drawing-cleaned", "unsafe-svg",
            en: (
                "A drawing that could do harm",
                "Drawings (SVG) can hold scripts and links, which are taken out or keep it from being published.",
                "Save it as a plain SVG without scripts, or as PNG."
            ),
            pl: (
                "Rysunek, który mógłby zaszkodzić",
                "W rysunkach (SVG) mogą być skrypty i odnośniki, które się usuwa albo przez które rysunku nie da się opublikować.",
                "Zapisz go jako zwykły SVG bez skryptów albo jako PNG."
            ),
            wrong: "<svg onload=\"...\">", right: "<svg>"),
        Explanation(
            "position-in-file",
            en: (
                "A file tells where it was made",
                "Telephones write the place into photographs and films; everybody could find a foster home by it.",
                "Take the position out as the message says. The program does it by itself for photographs that records name."
            ),
            pl: (
                "Plik zdradza, gdzie powstał",
                "Telefony zapisują miejsce w zdjęciach i filmach; każdy mógłby po nim znaleźć dom tymczasowy.",
                "Usuń położenie tak, jak mówi komunikat. Ze zdjęć wymienionych w rekordach program usuwa je sam."
            ),
            wrong: "film: spacer.mp4 (54.35 N, 18.65 E)", right: "film: spacer.mp4"),
        Explanation(
            "unchecked-file",
            en: (
                "A file that cannot be checked", "It may tell where it was made, and the program cannot look.",
                "Save it without a password, or publish what is in it as files of their own."
            ),
            pl: (
                "Plik, którego nie da się sprawdzić",
                "Może zdradzać, gdzie powstał, a program nie może zajrzeć do środka.",
                "Zapisz go bez hasła albo opublikuj jego zawartość jako osobne pliki."
            ),
            wrong: "umowa.pdf (hasło)", right: "umowa.pdf"),
    ]
}
