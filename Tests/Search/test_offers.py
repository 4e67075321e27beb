"""What institutions offer people, as their descriptions tell it."""

import pytest

from folders import INSTITUTION


def _institution(name, type, polish, english, more=""):
    return INSTITUTION.replace("Azyl", name).replace("shelter", type) + f"{more}description:\n  pl: {polish}\n  en: {english}\n---\n"


FILES = {
    "institutions/lipa/institution.md": _institution("Pod Lipą", "shelter", "Prowadzimy hotel dla psów i kotów.", "We run a hotel for dogs and cats."),
    "institutions/dab/institution.md": _institution("Pod Dębem", "shelter", "Nie prowadzimy hotelu dla zwierząt.", "We do not run a hotel for animals."),
    "institutions/lapa/institution.md": _institution("Łapa", "shelter", "Na miejscu działa gabinet weterynaryjny dla mieszkańców.", "Our veterinary clinic is open to the public."),
    "institutions/psihotel/institution.md": _institution("Psi hotel „Pod Klonem”", "foundation", "Zapraszamy.", "Welcome."),
    "institutions/vita/institution.md": _institution("Vita", "clinic", "Zapraszamy.", "Welcome."),
    "institutions/ogon/institution.md": _institution("Ogon", "foundation", "Bezpłatnie czipujemy psy mieszkańców.", "Free microchipping for residents' dogs."),
    "institutions/nos/institution.md": _institution("Nos", "foundation", "Działamy od roku.", "We began last year.", "services: [foster]\n"),
    "institutions/foster/institution.md": _institution("Foster", "foster", "Zapraszamy.", "Welcome.").replace("Łódź", "Kraków"),
    "institutions/brama/institution.md": _institution("Brama", "foundation", "Przed wejściem jest duży parking, a przystanek autobusowy tuż obok.", "There is a large car park, and the bus stops in front."),
    "institutions/dom/institution.md": _institution("Dom", "foundation", "Prowadzimy psi dom seniora. Kto nie znajdzie rodziny, zostaje do końca życia. Prowadzimy sklepik i bank karmy, teren bez barier.", "Our retirement home for dogs. They are with us for life. There is a charity shop and a pet food bank, with wheelchair access."),
    "institutions/zwykly/institution.md": _institution("Zwykły", "foundation", "Adopcja to odpowiedzialność do końca życia. Nie stać nas na karmę. Spacery o każdej porze roku. Znaleziony na parkingu przed sklepem, przy dworcu. Azyl dla niepełnosprawnych psów.", "Adoption is for the rest of its life. We cannot afford to feed all. Walks in the park on Sundays, opposite a shop. Found at the train station. A ramp for the cats. Open until the end of May."),
    "institutions/kapiel/institution.md": _institution("Kąpiel", "foundation", "Zapraszamy.", "Welcome.", "needs: [{pl: ręczniki, en: towels}]\n"),
    **{f"institutions/koce-{number}/institution.md": _institution(f"Miau {number}", "foundation", "Zapraszamy.", "Welcome.", "needs: [{pl: koce, en: blankets}]\n") for number in range(5)},
    "institutions/was/institution.md": _institution("Wąs", "shelter", "Wszystkie psy szczepimy i czipujemy.", "All our dogs are vaccinated and microchipped.", "needs: [koce do hotelu dla psów]\n"),
    "pages/adopcja.md": "---\ntitle: Adopcja\n---\nPo adopcji pomaga hotel dla psów, bezpłatnie czipujemy psy.\n",
    "institutions/was/animals/burek.md": "---\nname: Burek\ntype: dog\n---\nMieszka teraz w hotelu dla psów. Zna gabinet weterynaryjny.\n",
    "institutions/was/animals/mruk.md": "---\nname: Mruk\ntype: cat\n---\nLubi koc.\n",
}


@pytest.mark.parametrize("language, text, offering", [
    ("pl", "hotel dla psa", {"lipa", "psihotel"}), ("pl", "hotelik", {"lipa", "psihotel"}), ("en", "pet hotel", {"lipa", "psihotel"}),
    ("pl", "czipowanie psa", {"ogon"}), ("en", "chip my dog", {"ogon"}),
    ("pl", "parking", {"brama"}), ("en", "where to park", {"brama"}), ("pl", "dojazd autobusem", {"brama"}), ("en", "by bus", {"brama"}),
    *((language, text, {"dom"}) for language, texts in {"pl": ["opieka nad starymi zwierzętami", "dożywocie", "sklepik", "bank karmy", "dostęp dla wózków"], "en": ["care for old animals", "no-kill", "charity shop", "pet food bank", "wheelchair access"]}.items() for text in texts),
])
def test_who_asks_for_an_offer_finds_those_who_tell_it_or_are_called_so(found, language, text, offering):
    answer = found(text, language)
    assert set(answer["ids"][:len(offering)]) == offering and not {"dab", "was", "zwykly", "adopcja", "burek", "mruk"} & set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("language, text", [("pl", "weterynarz"), ("en", "vet")])
def test_a_clinic_stands_before_a_shelter_that_treats_animals_too(found, language, text):
    answer = found(text, language)
    assert answer["ids"][:2] == ["vita", "lapa"] and answer["whole"] >= 2


def test_who_offers_foster_homes_is_found_where_nobody_is_one(found):
    answer = found("dom tymczasowy Łódź")
    assert answer["ids"][0] == "nos" and answer["whole"] == 1
    assert found("dom tymczasowy")["ids"][:2] == ["foster", "nos"]


@pytest.mark.parametrize("language, text", [("pl", "kremacja psa"), ("en", "pet cemetery")])
def test_what_nobody_offers_is_rather_asked_of_shelters_than_of_animals(found, language, text):
    assert found(text, language)["ids"][0] in ("azyl", "lipa", "dab", "lapa", "was")


@pytest.mark.parametrize("language, text", [("pl", "ręczniki"), ("en", "towels"), ("pl", "potrzebne ręczniki")])
def test_who_needs_the_very_thing_comes_before_who_needs_something_of_the_kind(found, language, text):
    """Blankets are of the kind of towels."""
    answer = found(text, language)
    needing = [id for id in answer["ids"][:answer["whole"]] if id == "kapiel" or id.startswith("koce-")]
    assert needing[0] == "kapiel" and len(needing) == 6
