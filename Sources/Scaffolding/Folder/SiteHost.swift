import Messages
import Records

extension SiteHost {
    /// The three steps that follow a fresh folder, in the language of the staff.
    func steps(in language: MessageLanguage) -> [String] {
        func word(_ polish: String, _ english: String) -> String { language == .polish ? polish : english }
        let push = word(
            "Załóż puste repozytorium na github.com i wyślij do niego ten folder: `git init -b main && git add . && git commit -m \"Strona\"`, potem dwa polecenia, które pokazuje GitHub.",
            "Create an empty repository on github.com and push this folder to it: `git init -b main && git add . && git commit -m \"Site\"`, then the two commands that GitHub shows."
        )
        let publish = word(
            "Gotowe: strona powstaje po każdej zmianie i każdej nocy. Postęp i adres widać w zakładce *Actions*.",
            "Done: the site is published after each change and every night. *Actions* shows the progress and the address."
        )
        func secrets(_ names: String, _ polish: String, _ english: String) -> String {
            word(
                "\(polish) W repozytorium otwórz *Settings → Secrets and variables → Actions* i wpisz: \(names).",
                "\(english) In the repository, open *Settings → Secrets and variables → Actions* and add: \(names).")
        }
        return switch self {
        case .github:
            [
                push,
                word(
                    "W repozytorium otwórz *Settings → Pages* i jako *Source* wybierz *GitHub Actions*.",
                    "In the repository, open *Settings → Pages* and choose *GitHub Actions* as the *Source*."), publish,
            ]
        case .gitlab:
            [
                word(
                    "Załóż pusty projekt na gitlab.com i wyślij do niego ten folder poleceniami, które pokazuje GitLab.",
                    "Create an empty project on gitlab.com and push this folder to it with the commands that GitLab shows."
                ),
                word(
                    "W *Build → Pipeline schedules* dodaj przebieg na każdą noc, bo wiek zwierząt rośnie.",
                    "In *Build → Pipeline schedules*, add a run for every night, because animals grow older."),
                word(
                    "Gotowe: adres strony jest w *Deploy → Pages*.", "Done: the site's address is in *Deploy → Pages*."),
            ]
        case .netlify:
            [
                push,
                secrets(
                    "`NETLIFY_AUTH_TOKEN`, `NETLIFY_SITE_ID`", "Na netlify.com utwórz stronę i token dostępu.",
                    "On netlify.com, create a site and an access token."), publish,
            ]
        case .cloudflare:
            [
                push,
                secrets(
                    "`CLOUDFLARE_API_TOKEN`, `CLOUDFLARE_ACCOUNT_ID`",
                    "Na dash.cloudflare.com utwórz projekt Pages o nazwie tego repozytorium i token z prawem *Cloudflare Pages: Edit*.",
                    "On dash.cloudflare.com, create a Pages project with the name of this repository, and a token that may edit Cloudflare Pages."
                ), publish,
            ]
        case .server:
            [
                word(
                    "Wpisz adres strony w `content/site.yml` (`baseURL`) i zbuduj ją: `shelters build`.",
                    "Write the site's address into `content/site.yml` (`baseURL`) and build the site: `shelters build`."
                ),
                word(
                    "Skopiuj folder `public/` na serwer: `rsync -a --delete public/ serwer:/srv/www/`.",
                    "Copy the folder `public/` to the server: `rsync -a --delete public/ server:/srv/www/`."),
                word(
                    "Ustaw serwer tak, jak radzi [hosting.md](\(Release.documentation("hosting.md"))), i powtarzaj to co noc, bo wiek zwierząt rośnie.",
                    "Set the server up as [hosting.md](\(Release.documentation("hosting.md"))) says, and repeat this every night, because animals grow older."
                ),
            ]
        }
    }
}
