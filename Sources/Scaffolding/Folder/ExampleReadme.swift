/// The explanation that staff find in a fresh folder, in both languages.
enum ExampleReadme {
    static let text = """
        # Strona schroniska · The shelter's website

        ## Po polsku

        W tym folderze jest wszystko, z czego powstaje strona:

        - `content/` to treść: każda instytucja ma folder w `content/institutions/`, każde zwierzę plik w jej folderze `animals/`.
          To, co tam jest teraz, to **przykłady**: instytucja i zwierzę są wymyślone.
        - `templates/` to wygląd strony. Nie trzeba go zmieniać.
        - `public/` powstaje samo: to gotowa strona.

        W terminalu, w tym folderze:

        | polecenie | co robi |
        | --- | --- |
        | `shelters new institution` | pyta o instytucję i zakłada jej plik |
        | `shelters new animal` | pyta o zwierzę i zakłada jego plik |
        | `shelters check` | mówi, czy wszystko jest dobrze zapisane |
        | `shelters report` | wymienia, czego jeszcze brakuje |
        | `shelters build` | tworzy stronę w folderze `public/` |

        Zanim opublikujesz stronę: wpisz w `content/site.yml` jej nazwę i adres, usuń folder z przykładem, a na końcu wiersz
        z polem `pokaz` (po angielsku `demo`), żeby zniknął napis, że wszystko jest wymyślone.

        ## In English

        This folder has everything that the website is made of:

        - `content/` is what it says: each institution has a folder in `content/institutions/`, each animal a file in its `animals/`.
          What is there now are **examples**: the institution and the animal are invented.
        - `templates/` is how it looks. You need not change it.
        - `public/` comes by itself: it is the finished website.

        In a terminal, in this folder:

        | command | does |
        | --- | --- |
        | `shelters new institution` | asks about an institution and writes its file |
        | `shelters new animal` | asks about an animal and writes its file |
        | `shelters check` | says whether everything is written rightly |
        | `shelters report` | lists what is still missing |
        | `shelters build` | makes the website in the folder `public/` |

        Before you publish it: write its name and address into `content/site.yml`, delete the folder with the example, and at last the line
        with the field `demo`, so that the notice goes that everything is invented.

        """
}
