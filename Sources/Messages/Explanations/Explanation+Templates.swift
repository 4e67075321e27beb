extension Explanation {
    static let ofTemplates: [Explanation] = [
        Explanation(
            "unknown-name", "not-an-object", "no-current-text",
            en: (
                "A name that means nothing here", "Nothing would be written in its place, and nobody would notice.",
                "Take a name of Documentation/template-names.md, or of the texts in templates/texts."
            ),
            pl: (
                "Nazwa, która tu nic nie znaczy", "W jej miejscu nic by się nie pojawiło i nikt by tego nie zauważył.",
                "Użyj nazwy z Documentation/template-names.md albo z tekstów w templates/texts."
            ),
            wrong: "<h1>{{nmae}}</h1>", right: "<h1>{{name}}</h1>"),
        Explanation(
            "unescaped-text", "escaped-markup", "not-printable", "not-a-section",
            en: (
                "A value written in the wrong way",
                "Text that is not escaped could run a script of a stranger; markup that is escaped shows its tags; lists and flags are sections.",
                "Write texts with two brackets, markup with three, and lists and flags as sections."
            ),
            pl: (
                "Wartość wypisana w zły sposób",
                "Tekst bez zabezpieczenia mógłby uruchomić cudzy skrypt; zabezpieczony kod HTML pokazałby znaczniki; listy i znaczniki tak/nie to sekcje.",
                "Teksty wypisuj w dwóch nawiasach, kod HTML w trzech, a listy i znaczniki tak/nie jako sekcje."
            ),
            wrong: "{{{name}}}", right: "{{name}}"),
        Explanation(
            "unknown-template", "unknown-partial", "unknown-parent", "unknown-block",
            en: (
                "A template that is not there", "The page could not be made.",
                "Correct the name, or write the template."
            ),
            pl: ("Szablon, którego nie ma", "Strona nie mogłaby powstać.", "Popraw nazwę albo napisz szablon."),
            wrong: "{{>parts/paginaton}}", right: "{{>parts/pagination}}"),
        Explanation(
            "duplicate-block", "shadowed-block",
            en: (
                "Two blocks of one name", "Only one of them would be written.",
                "Give the blocks different names, or keep one."
            ),
            pl: (
                "Dwa bloki o tej samej nazwie", "Wypisany byłby tylko jeden.",
                "Nadaj blokom różne nazwy albo zostaw jeden."
            ),
            wrong: "{{<page}}{{$main}}a{{/main}}{{$main}}b{{/main}}{{/page}}",
            right: "{{<page}}{{$main}}ab{{/main}}{{/page}}"),
        Explanation(
            "recursive-block", "recursive-partial", "template-too-large", "nested-too-deeply",
            en: (
                "Templates without end", "A template that includes itself would never be finished.",
                "Break the circle that the message names."
            ),
            pl: (
                "Szablony bez końca", "Szablon, który zawiera sam siebie, nigdy by się nie skończył.",
                "Przerwij koło, które wskazuje komunikat."
            ),
            wrong: "a.mustache: {{>b}}\nb.mustache: {{>a}}", right: "a.mustache: {{>b}}\nb.mustache: ..."),
        Explanation(
            "unclosed-section", "unopened-section", "mismatched-section", "unterminated-tag",
            en: (
                "Something is opened and not closed", "The program cannot tell what belongs into the section.",
                "Close each section with its own name."
            ),
            pl: (
                "Coś otwarto i nie zamknięto", "Program nie wie, co należy do sekcji.",
                "Zamknij każdą sekcję jej własną nazwą."
            ),
            wrong: "{{#animals}}...{{/animal}}", right: "{{#animals}}...{{/animals}}"),
        Explanation(
            "misplaced-tag", "empty-tag", "unsupported-tag", "invalid-delimiters",
            en: (
                "A tag that does nothing", "It would be left out without a word.",
                "Write it as Documentation/templates.md shows it, or delete it."
            ),
            pl: (
                "Znacznik, który nic nie robi", "Zostałby pominięty bez słowa.",
                "Napisz go tak, jak pokazuje Documentation/templates.md, albo usuń."
            ),
            wrong: "{{<page}}tekst{{/page}}", right: "{{<page}}{{$main}}tekst{{/main}}{{/page}}"),
        Explanation(
            "missing-asset",
            en: (
                "A file of the site itself is missing", "Pages would lack their looks or a script.",
                "Restore it from the templates that come with the program."
            ),
            pl: (
                "Brakuje pliku samej strony", "Strony straciłyby wygląd albo skrypt.",
                "Przywróć go z szablonów dostarczonych z programem."
            ),
            wrong: "templates/assets/ (bez site.css)", right: "templates/assets/site.css"),
        Explanation(
            "foreign-import", "unknown-import", "circular-import",
            en: (
                "A script imports what it cannot have", "The script would stop, and with it what it does for visitors.",
                "Import only scripts of the site, by their place from this script's folder, and not in a circle."
            ),
            pl: (
                "Skrypt sięga po coś, czego nie może mieć", "Skrypt by stanął, a z nim to, co robi dla odwiedzających.",
                "Odwołuj się tylko do skryptów strony, względem folderu tego skryptu i nie w kółko."
            ),
            wrong: "import { find } from \"https://example.org/find.js\"", right: "import { find } from \"./find.js\""),
    ]
}
