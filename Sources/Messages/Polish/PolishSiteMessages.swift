extension PolishMessages {
    /// Of what only the whole site shows: links, addresses, pictures, drawings and what files tell of places.
    static let site: KeyValuePairs<String, String> = [
        // Links
        "the address \"{}\" leads out of the site": "adres „{1}” prowadzi poza stronę",
        "there is nothing at the address \"{}\"": "pod adresem „{1}” nic nie ma",
        "did you mean \"{}{}/\"?": "czy chodziło o „{1}{2}/”?",
        "did you mean \"{}{}/{}/\"?": "czy chodziło o „{1}{2}/{3}/”?",
        "the page that this link leads to has no heading or section \"#{}\"":
            "na stronie, do której prowadzi ten odnośnik, nie ma nagłówka ani części „#{1}”",
        "did you mean \"#{}\"?": "czy chodziło o „#{1}”?",
        "link to a record or page by its file (rex.md, ../institution.md) or by its address (/...), to others with https://":
            "do rekordu albo strony prowadź przez plik (rex.md, ../institution.md) albo adres (/...), do innych stron przez https://",
        "an anchor is a heading of the page in small letters, with hyphens for blanks: #our-dogs":
            "po # jest nagłówek strony małymi literami, z łącznikami zamiast spacji: #nasze-psy",
        "the link \"{}\" leads out of the content folder": "odnośnik „{1}” prowadzi poza folder z treścią strony",
        "there is no \"{}\" to link to": "nie ma „{1}”, do którego miałby prowadzić odnośnik",
        "did you mean the institution \"{}\"?": "czy chodziło o instytucję „{1}”?",
        "links to \"{}:\" are not allowed, because they could harm visitors":
            "odnośniki do „{1}:” nie są dozwolone, bo mogłyby zaszkodzić odwiedzającym",
        "use an address that starts with https://": "użyj adresu, który zaczyna się od https://",
        "this is no address that a link can lead to": "to nie jest adres, do którego może prowadzić odnośnik",
        "write the whole address, as in https://example.org/": "napisz cały adres, na przykład https://example.org/",
        "put the picture beside the record and name it (capitals count)":
            "połóż zdjęcie obok rekordu i wpisz jego nazwę (wielkie i małe litery to różnica)",
        "pictures of other sites cannot be shown: they may vanish, and their owners would see who looks":
            "nie można pokazywać zdjęć z innych stron: mogłyby zniknąć, a ich właściciele widzieliby, kto je ogląda",
        "put the picture beside the record and name it, or link to it":
            "połóż zdjęcie obok rekordu i wpisz jego nazwę albo zrób do niego odnośnik",

        // Addresses that two things want
        "{} and {} both want the address {}": "{1} i {2} chcą mieć ten sam adres: {3}",
        "rename or remove this file": "zmień nazwę tego pliku albo go usuń",
        "rename this record's file": "zmień nazwę pliku tego rekordu",
        "\"{}\" and the site's own interface both want an address below /api/":
            "„{1}” i dane samej strony chcą mieć adres w /api/",
        "move it to another folder": "przenieś go do innego folderu",
        "{} cannot be called \"{}\": that name belongs to {}":
            "{1} nie może nazywać się „{2}”, bo ta nazwa jest już zajęta: {3}",
        "another name, such as \"{}-1\"": "nadaj inną nazwę, na przykład „{1}-1”",
        "a page": "podstrona",
        "a file of the site itself": "plik samej strony",
        "the file \"{}\"": "plik „{1}”",
        "the intro": "strona główna",
        "the catalogue of institutions": "spis instytucji",
        "support pages": "strony wsparcia",
        "the list of animals": "lista zwierząt",
        "the list of all animals": "lista wszystkich zwierząt",
        "the settings": "ustawienia",
        "the visitors' own animals": "ulubione zwierzęta odwiedzających",
        "the baskets": "koszyki",
        "the list of baskets": "lista koszyków",
        "the wish lists": "listy potrzeb",
        "the accessibility statement": "deklaracja dostępności",
        "further pages of lists": "dalsze strony list",
        "the addresses of {} ({})": "adresy stron: {1} ({2})",
        "the addresses of adoption pages ({})": "adresy stron o adopcji ({1})",
        "the site's own files": "własne pliki strony",
        "the pages in the language {}": "strony w języku {1}",
        "the page \"{}\"": "podstrona „{1}”",
        "the page of the basket \"{}\"": "strona koszyka „{1}”",
        "the page of the institution \"{}\"": "strona instytucji „{1}”",
        "the support page of the institution \"{}\"": "strona wsparcia instytucji „{1}”",
        "the adoption page of the institution \"{}\"": "strona o adopcji w instytucji „{1}”",
        "the page of the animal \"{}\"": "strona zwierzęcia „{1}”",

        // Pictures
        "the picture \"{}\" moves; only its first frame is shown":
            "zdjęcie „{1}” się rusza; widać będzie tylko pierwszą klatkę",
        "make it a film (mp4 or webm) and name it as \"video\"":
            "zrób z niego film (mp4 albo webm) i wpisz go w polu „film”",
        "the picture \"{}\" is {} pixels wide; below {} it looks blurred":
            "zdjęcie „{1}” ma {2} {2|piksel|piksele|pikseli|piksela} szerokości; poniżej {3} wygląda niewyraźnie",
        "use the picture as it came out of the camera":
            "użyj zdjęcia prosto z aparatu albo telefonu, bez pomniejszania",
        "the picture \"{}\" cannot be read: {}": "nie da się odczytać zdjęcia „{1}”: {2}",
        "it is no file": "to nie jest plik",
        "allow the file to be read": "nadaj prawo do odczytu tego pliku",
        "the picture \"{}\" cannot be read, because libvips or libheif is not installed":
            "nie da się odczytać zdjęcia „{1}”, bo nie zainstalowano libvips albo libheif",
        "install what Debian calls libvips42 and libheif1":
            "zainstaluj pakiety, które w Debianie nazywają się libvips42 i libheif1",
        "the picture \"{}\" is empty": "plik zdjęcia „{1}” jest pusty",
        "copy the file once more from where it came from": "skopiuj plik jeszcze raz stamtąd, skąd pochodzi",
        "the picture \"{}\" has {} MB; more than {} MB is no photograph":
            "zdjęcie „{1}” ma {2} MB, a może mieć najwyżej {3} MB",
        "save it smaller; 4000 pixels are more than enough":
            "zapisz je w mniejszym rozmiarze; 4000 pikseli w zupełności wystarczy",
        "\"{}\" is not a picture, whatever its name says": "„{1}” to nie jest zdjęcie, mimo takiej nazwy",
        "name a JPEG, PNG, WebP, GIF, HEIC or AVIF picture": "wpisz nazwę zdjęcia JPEG, PNG, WebP, GIF, HEIC albo AVIF",
        "the picture \"{}\" is in fact a {} file": "zdjęcie „{1}” to w rzeczywistości plik {2}",
        "rename it to end in .{}, in its folder and in the record":
            "zmień końcówkę nazwy na .{1}, i w folderze, i w rekordzie",
        "the picture \"{}\" is a {} file, which browsers do not show":
            "zdjęcie „{1}” to plik {2}, którego przeglądarki nie pokazują",
        "save it as JPEG, or put it beside the record that shows it":
            "zapisz je jako JPEG albo połóż obok rekordu, który je pokazuje",
        "the picture \"{}\" is incomplete: its end is missing": "zdjęcie „{1}” jest niepełne: brakuje jego końca",
        "the picture \"{}\" is damaged and cannot be shown": "zdjęcie „{1}” jest uszkodzone i nie da się go pokazać",
        "open it in a picture editor and save it again as JPEG":
            "otwórz je w programie do zdjęć i zapisz jeszcze raz jako JPEG",
        "the picture \"{}\" moves, and what its file tells beside that cannot be taken out":
            "zdjęcie „{1}” się rusza i nie da się usunąć tego, co jeszcze zapisano w pliku (na przykład miejsca)",
        "make it a film (mp4 or webm), or save it as a GIF or WebP animation in sRGB":
            "zrób z niego film (mp4 albo webm) albo zapisz jako animację GIF lub WebP w sRGB",
        "the picture \"{}\" is {} x {} pixels, which is too large to be opened safely":
            "zdjęcie „{1}” ma {2} x {3} pikseli: jest za duże, żeby bezpiecznie je otworzyć",

        // Drawings
        "the drawing is published without what could do harm: {}":
            "rysunek zostanie opublikowany bez tego, co mogłoby zaszkodzić: {1}",
        "look whether it is as it should be, or save it as a plain SVG without scripts and links":
            "zobacz, czy wygląda dobrze, albo zapisz go jako zwykły SVG bez skryptów i odnośników",
        "the drawing cannot be published: {}": "nie można opublikować rysunku: {1}",
        "save it as a plain SVG, or as PNG": "zapisz go jako zwykły SVG albo jako PNG",
        "the drawing has more than {} bytes": "rysunek ma więcej niż {1} bajtów",
        "the drawing has more than {} elements": "rysunek ma więcej niż {1} elementów",
        "the drawing's elements stand in each other more than {} times":
            "elementy rysunku są zagnieżdżone głębiej niż {1} razy",
        "the drawing cannot be read from line {} on": "rysunku nie da się odczytać od wiersza {1}",
        "there is no <svg> element": "nie ma w nim elementu <svg>",
        "the drawing uses entities that other entities or files define":
            "rysunek korzysta ze skrótów zdefiniowanych gdzie indziej",
        "the drawing's parts refer to each other too often": "części rysunku odwołują się do siebie zbyt wiele razy",
        "the drawing is larger than any screen": "rysunek jest większy niż jakikolwiek ekran",
        "an event handler ({})": "polecenie dla przeglądarki ({1})",
        "a part of a style": "część stylu",
        "a reference to something elsewhere ({})": "odwołanie do czegoś na zewnątrz ({1})",

        // Where a file was made
        "\"{}\" tells where it was made: there is a position in {}":
            "plik „{1}” zdradza, gdzie powstał (jest w nim położenie: {2}); każdy mógłby znaleźć to miejsce, na przykład prywatny dom",
        "the data of a photograph (Exif)": "dane zdjęcia (Exif)",
        "its description (XMP)": "opis pliku (XMP)",
        "its description (IPTC)": "opis pliku (IPTC)",
        "the film's description": "opis filmu",
        "a track beside the film's pictures": "ścieżka obok obrazu filmu",
        "what a receiver of satellite navigation wrote into it": "zapis odbiornika nawigacji",
        "a map with coordinates": "mapa ze współrzędnymi",
        "\"{}\" is encrypted, so nobody can check whether it tells where it was made":
            "plik „{1}” jest zaszyfrowany, więc nie da się sprawdzić, czy zdradza, gdzie powstał",
        "print it to a PDF file, or run: qpdf --decrypt {} clean.pdf":
            "wydrukuj go do pliku PDF albo wykonaj polecenie: qpdf --decrypt {1} clean.pdf",
        "save it without a password": "zapisz go bez hasła",
        "\"{}\" holds more than can be checked for a position":
            "w pliku „{1}” jest zbyt wiele, żeby sprawdzić, czy zdradza, gdzie powstał",
        "publish what is in it as files of their own": "opublikuj jego zawartość jako osobne pliki",
        "\"{}\" is packed in an unusual way, so it cannot be checked for a position":
            "plik „{1}” jest nietypowo spakowany, więc nie da się sprawdzić, czy zdradza, gdzie powstał",
        "print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF)":
            "wydrukuj go do pliku PDF (Drukuj, potem Microsoft Print to PDF albo Zapisz jako PDF)",
        "pack it anew as a common ZIP archive, or publish what is in it as files of their own":
            "spakuj go od nowa jako zwykły plik ZIP albo opublikuj zawartość jako osobne pliki",
        "in Windows: right click, Properties, Details, \"Remove Properties and Personal Information\"; in macOS: Preview, Tools, Show Inspector, GPS, \"Remove Location Info\"; or run: exiftool -all= -tagsfromfile @ -icc_profile -orientation {}":
            "w Windows: prawy przycisk myszy, Właściwości, Szczegóły, „Usuń właściwości i informacje osobiste”; w macOS: Podgląd, Narzędzia, Pokaż inspektora, GPS, „Usuń informacje o położeniu”; albo wykonaj polecenie: exiftool -all= -tagsfromfile @ -icc_profile -orientation {1}",
        "send it from the telephone once more with the location switched off (iPhone: Share, Options; Android: Share, \"Remove location\"), or run: ffmpeg -i {} -map 0:v -map 0:a? -map_metadata -1 -map_chapters -1 -c copy {}":
            "wyślij go z telefonu jeszcze raz, bez położenia (iPhone: Udostępnij, Opcje; Android: Udostępnij, „Usuń lokalizację”), albo wykonaj polecenie: ffmpeg -i {1} -map 0:v -map 0:a? -map_metadata -1 -map_chapters -1 -c copy {2}",
        "remove the position from the photographs first and make the document anew, or print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF)":
            "najpierw usuń położenie ze zdjęć i zrób dokument od nowa albo wydrukuj go do pliku PDF (Drukuj, potem Microsoft Print to PDF albo Zapisz jako PDF)",
        "print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF), or run: exiftool -all:all= {} && qpdf --linearize {} clean.pdf":
            "wydrukuj go do pliku PDF (Drukuj, potem Microsoft Print to PDF albo Zapisz jako PDF) albo wykonaj polecenie: exiftool -all:all= {1} && qpdf --linearize {2} clean.pdf",
        "remove the position from the photographs and films first and put them in anew; in Word: choose a picture, Picture Format, Compress Pictures, for all pictures":
            "najpierw usuń położenie ze zdjęć i filmów i wstaw je od nowa; w Wordzie: wybierz zdjęcie, Formatowanie obrazu, Kompresuj obrazy, dla wszystkich obrazów",
        "remove the position from the photographs first and put them in anew":
            "najpierw usuń położenie ze zdjęć i wstaw je od nowa",
        "run: exiftool -all= {}": "wykonaj polecenie: exiftool -all= {1}",
    ]
}
