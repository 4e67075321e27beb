extension Explanation {
    static let ofInstitutions: [Explanation] = [
        Explanation(
            "invalid-account", "account-length", "account-check-digits",
            en: (
                "A wrong account number",
                "Account numbers hold two digits by which a slip shows. With a wrong number gifts would go elsewhere or come back.",
                "Copy the whole number once more from the bank: PL and 26 digits, or the 26 digits alone."
            ),
            pl: (
                "Błędny numer konta",
                "W numerze konta są dwie cyfry, po których widać pomyłkę. Z błędnym numerem wpłaty trafiłyby gdzie indziej albo wróciły.",
                "Skopiuj cały numer jeszcze raz z banku: PL i 26 cyfr albo same 26 cyfr."
            ),
            wrong: "numer konta: 61 1090 1014 0000 0712 1981 2875",
            right: "numer konta: 61 1090 1014 0000 0712 1981 2874"),
        Explanation(
            "invalid-bic",
            en: (
                "No BIC", "Transfers from abroad would not arrive.",
                "Write the 8 or 11 capital letters and digits that the bank gives."
            ),
            pl: (
                "To nie jest kod BIC (SWIFT)", "Przelewy z zagranicy by nie dotarły.",
                "Napisz 8 albo 11 wielkich liter i cyfr, które podaje bank."
            ),
            wrong: "kod BIC: PKO", right: "kod BIC: BPKOPLPW"),
        Explanation(
            "duplicate-currency",
            en: (
                "Two accounts in one currency", "Givers would not know which to take.", "Keep one account per currency."
            ),
            pl: (
                "Dwa konta w tej samej walucie", "Darczyńcy nie wiedzieliby, które wybrać.",
                "Zostaw jedno konto dla każdej waluty."
            ),
            wrong: "konta bankowe:\n  - {waluta: PLN, numer konta: ...}\n  - {waluta: PLN, numer konta: ...}",
            right: "konta bankowe:\n  - {waluta: PLN, numer konta: ...}\n  - {waluta: EUR, numer konta: ...}"),
        Explanation(
            "holder-shortened", "title-shortened",
            en: (
                "A text too long for a transfer code", "The code that banks read has little room, so the text is cut.",
                "Give a short name of at most 20 characters, and keep the title short."
            ),
            pl: (
                "Tekst za długi na kod do przelewu",
                "W kodzie, który czytają banki, jest mało miejsca, więc tekst jest ucinany.",
                "Podaj nazwę skróconą, najwyżej 20 znaków, i krótki tytuł."
            ),
            wrong: "odbiorca: Stowarzyszenie Przyjaciół Zwierząt",
            right: "odbiorca: Stowarzyszenie Przyjaciół Zwierząt\nnazwa skrócona: Przyjaciele Zwierząt"),
        Explanation(
            "unknown-placeholder",
            en: (
                "A placeholder that nobody fills", "It would show as it is written, brackets and all.",
                "Use one of those that the message names."
            ),
            pl: (
                "Miejsce, którego nic nie wypełni", "Pokazałoby się tak, jak jest napisane, razem z nawiasami.",
                "Użyj jednego z wymienionych w komunikacie."
            ),
            wrong: "tytuł przelewu: Dla {imie}", right: "tytuł przelewu: Dla {name}"),
        Explanation(
            "invalid-postal-code",
            en: (
                "No Polish postal code", "Parcels and maps would miss the place.",
                "Write two digits, a hyphen and three digits."
            ),
            pl: (
                "To nie jest polski kod pocztowy", "Paczki i mapy nie trafiłyby na miejsce.",
                "Napisz dwie cyfry, łącznik i trzy cyfry."
            ),
            wrong: "kod pocztowy: 80126", right: "kod pocztowy: 80-126"),
        Explanation(
            "unknown-country",
            en: (
                "No code of a country", "Telephone numbers and addresses follow the country.",
                "Write two capital letters, like PL."
            ),
            pl: (
                "To nie jest kod kraju", "Od kraju zależą numery telefonów i adresy.",
                "Napisz dwie wielkie litery, na przykład PL."
            ),
            wrong: "kraj: Polska", right: "kraj: PL"),
        Explanation(
            "missing-contact",
            en: (
                "No way to reach the institution", "Who wants to give a home could not ask.",
                "Add at least a telephone number, an e-mail address or a website."
            ),
            pl: (
                "Nie ma jak skontaktować się z instytucją", "Kto chce dać dom, nie mógłby zapytać.",
                "Dopisz co najmniej numer telefonu, adres e-mail albo stronę internetową."
            ),
            wrong: "kontakt: {osoba: Anna}", right: "kontakt: {osoba: Anna, telefony: [58 622 25 52]}"),
        Explanation(
            "invalid-krs", "invalid-nip", "invalid-regon",
            en: (
                "A wrong number of a register",
                "A wrong digit points to somebody else, and a share of taxes would go there.",
                "Copy the number from the register, with its leading zeros, in quotes."
            ),
            pl: (
                "Błędny numer z rejestru",
                "Błędna cyfra wskazuje kogoś innego i tam trafiłoby na przykład 1,5% podatku.",
                "Skopiuj numer z rejestru, z zerami na początku, w cudzysłowie."
            ),
            wrong: "numer KRS: 123456", right: "numer KRS: \"0000123456\""),
        Explanation(
            "tax-share-outdated",
            en: (
                "The tax share was not verified for long",
                "Only organisations of the official list may get it, and that changes every year.",
                "Look the organisation up in the official list and write the new date."
            ),
            pl: (
                "Dawno niesprawdzone 1,5% podatku",
                "Mogą je dostać tylko organizacje z urzędowego wykazu, który co roku się zmienia.",
                "Sprawdź organizację w urzędowym wykazie i wpisz nową datę."
            ),
            wrong: "zweryfikowane: 2024-01-10", right: "zweryfikowane: 2026-01-10"),
        Explanation(
            "hours-days-and-date", "hours-closed-without-date", "hours-closed-with-times", "hours-order",
            en: (
                "Opening hours that contradict themselves", "People would stand before a closed door.",
                "Write days with hours for ordinary weeks; for one day that differs its date, with hours or closed."
            ),
            pl: (
                "Godziny otwarcia, które sobie przeczą", "Ludzie staliby przed zamkniętymi drzwiami.",
                "Dla zwykłych tygodni napisz dni z godzinami; dla jednego innego dnia datę, z godzinami albo „zamknięte”."
            ),
            wrong: "- {dni: pon, zamknięte: tak}", right: "- {data: 2026-12-24, zamknięte: tak}"),
        Explanation(
            "unknown-institution", "institution-without-account",
            en: (
                "A basket for an institution that cannot get it", "The share would go nowhere.",
                "Write the id (the folder's name) of an institution with an account."
            ),
            pl: (
                "Koszyk dla instytucji, która nie może go dostać", "Udział nie trafiłby nigdzie.",
                "Napisz identyfikator (nazwę folderu) instytucji, która ma konto."
            ),
            wrong: "udziały:\n  - {instytucja: Azyl pod Lasem, procent: 100}",
            right: "udziały:\n  - {instytucja: azyl-pod-lasem, procent: 100}"),
        Explanation(
            "mixed-currencies",
            en: (
                "No currency in common", "One gift cannot be split between accounts of different currencies.",
                "Make a basket for each currency."
            ),
            pl: (
                "Nie ma wspólnej waluty", "Jednej wpłaty nie da się podzielić między konta w różnych walutach.",
                "Zrób osobny koszyk dla każdej waluty."
            ),
            wrong: "azyl: PLN, refuge: EUR", right: "azyl: PLN, przytulisko: PLN"),
        Explanation(
            "shares-sum", "duplicate-institution",
            en: (
                "Shares that are not 100 percent", "It would not be known how to split a gift.",
                "Name each institution once, and let the percents sum to 100."
            ),
            pl: (
                "Udziały nie dają 100%", "Nie byłoby wiadomo, jak podzielić wpłatę.",
                "Wymień każdą instytucję raz, a procenty niech dadzą razem 100."
            ),
            wrong: "udziały:\n  - {instytucja: azyl, procent: 50}\n  - {instytucja: dom, procent: 40}",
            right: "udziały:\n  - {instytucja: azyl, procent: 50}\n  - {instytucja: dom, procent: 50}"),
    ]
}
