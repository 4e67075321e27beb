"""A site with the same text in every place for text."""

import json

from folders import PHOTOGRAPH, animal

ACCOUNT = "PL42203000451110000002651620"
BENIGN = "Zwykły tekst"


def quoted(text):
    """As a YAML scalar; JSON is one."""
    return json.dumps(text, ensure_ascii=False)


def localized(text):
    return "{pl: %s, en: %s}" % (quoted(text), quoted(text))


def poisoned(text):
    """A site with the text in every place for text."""
    braces = "{" in text or "}" in text
    plain, local = quoted(text), localized(text)
    in_title = localized(BENIGN if braces else text)
    # As much as a transfer's code has room for: longer ones have none.
    number = quoted(text[:32])
    institution = f"""---
name: {local}
type: shelter
operator: {local}
address: {{street: {plain}, number: {quoted(text[:40])}, town: {plain}, region: {quoted("Land " + text)}, postalCode: "1", country: DE}}
contact: {{person: {plain}, email: a@example.org, phones: [{{number: "+49 30 901820", label: {local}}}]}}
bank: {{account: {ACCOUNT}, holder: {plain}, holderAddress: {plain}, shortName: {quoted(text[:20])}, transferTitle: {in_title}}}
taxShare: {{krs: "0000123456", beneficiary: {plain}, purpose: {plain}, verified: 2026-10-01}}
openingHours: [{{days: mon-fri, from: "10:00", to: "16:00", note: {local}}}, {{date: 2026-12-24, closed: true, note: {local}}}]
hoursNote: {local}
needs: [{local}]
services: [adoption, virtualAdoption]
ids: {{veterinaryNumber: {quoted(text[:20])}}}
pictures: [{{file: a.jpg, alt: {local}, credit: {plain}}}]
reference: {plain}
x-own: {plain}
---
Tekst {"" if braces else ""}azylu.
"""
    rex = animal().replace("name: Rex", f"name: {plain}").replace("type: dog", f"""type: dog
breed: {local}
colour: {local}
number: {number}
marks: [{local}, {local}]
pictures: [{{file: a.jpg, alt: {local}, credit: {plain}}}, b.jpg]
health: {{notes: {local}, vaccinated: true}}
place: {{kind: foster, town: {plain}}}
status: reserved
arrived: 2026-01-01
checked: 2026-01-01
reference: {plain}
bondedWith: [burek]
virtualAdoption: true
walks: true""")
    burek = animal("size: large\nnumber: %s\narrived: 2026-02-01" % number).replace("name: Rex\n", "name: %s\n" % plain)
    return {
        "site.yml": f"title: {local}\ndescription: {local}\nbaseURL: https://example.org/\nlanguages: [pl, en]\n"
                    "demo: true\n"
                    f"accessibilityStatement: {{body: {local}, published: 2026-01-01, updated: 2026-01-01, "
                    f"prepared: 2026-01-01, conformance: partial, failures: [{local}], features: [{local}], "
                    f"contact: {local}, complaints: {local}, shortcuts: {local}, applications: {local}, "
                    f"email: a@example.org, phone: 58 622 25 52, architecture: {local}, communication: {local}}}\n",
        "home.md": f"---\ntitle: {local}\nlead: {local}\nsteps: [{{title: {local}, text: {local}}}]\n---\n",
        "pages/a.md": f"---\ntitle: {local}\ndescription: {local}\nmenu: header\n---\n",
        "pages/b.md": f"---\ntitle: {local}\n---\n",
        "baskets/kosz.md": f"---\nname: {local}\ncategory: {localized(text[:60])}\nfeatured: true\n"
                           f"picture: {{file: a.jpg, alt: {local}, credit: {plain}}}\n"
                           "shares: [{institution: azyl, percent: 100}]\n---\n",
        "baskets/a.jpg": PHOTOGRAPH,
        "notices/kot.md": f"---\nstatus: lost\ntype: cat\nname: {plain}\ncolour: {local}\nmarks: [{local}]\ntown: {plain}\nplace: {local}\ndate: 2026-01-01\nuntil: 2099-01-01\ninstitution: azyl\n---\n",
        "patrons/patron.md": f"---\nname: {local}\nmonth: 2026-11\nkilograms: 7\nfood: {local}\ncandidates: [azyl]\n---\n",
        "institutions/azyl/institution.md": institution,
        "institutions/azyl/adoption.md": f"---\ntitle: {local}\ndescription: {local}\n---\nKroki.\n",
        "institutions/azyl/walks.md": f"---\nwho: {local}\nbring: [{local}]\ntraining: {local}\nannounce: {local}\n"
                                      f"hours: [{{days: sat, from: \"10:00\", to: \"12:00\", note: {local}}}]\n---\n",
        "institutions/azyl/animals/rex.reviews/ania.md":
            f"---\nname: Ania\ndate: 2026-01-02\ntemperament: 5\nexcitability: 1\nexperience: 2\ndescription: {local}\n---\n",
        "institutions/azyl/animals/rex.md": rex,
        "institutions/azyl/animals/burek.md": burek,
        "institutions/azyl/animals/a.jpg": PHOTOGRAPH,
        "institutions/azyl/animals/b.jpg": PHOTOGRAPH,
        "institutions/azyl/a.jpg": PHOTOGRAPH,
    }
