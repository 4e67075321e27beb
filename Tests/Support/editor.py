"""Edits of a site's content and templates, as people make them in any order."""

import random
import shutil

REX = """---
name: Rex
type: dog
---

Likes snow.
"""


class Editor:
    """Somebody who changes this and that, in an order that a seed decides."""

    def __init__(self, content, templates, seed=20261121):
        self.content = content
        self.templates = templates
        self.random = random.Random(seed)
        self.added = 0

    def animals(self):
        return sorted(self.content.glob("institutions/*/animals/*.md"))

    def rewrite(self, path, change):
        """As editors do: a new file takes the old one's place."""
        draft = path.with_name(".draft")
        draft.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
        draft.rename(path)

    def edit(self):
        kind = self.random.choice([
            self.rename_animal, self.rename_animal, self.change_status, self.lengthen_text, self.add_animal,
            self.add_institution, self.translate, self.remove_added, self.exchange_picture, self.change_settings,
            self.change_page, self.change_words, self.change_template, self.make_draft])
        kind()
        return kind.__name__

    def rename_animal(self):
        name = f"Azor {self.random.randrange(1000)}"
        self.rewrite(self.random.choice(self.originals()), lambda text: "\n".join(
            f"name: {name}" if line.startswith("name:") else line for line in text.split("\n")))

    def originals(self):
        return [path for path in self.animals() if path.stem.count(".") == 0]

    def change_status(self):
        status = self.random.choice(["available", "reserved"])
        self.rewrite(self.random.choice(self.originals()), lambda text: text if "\nleft:" in text else "\n".join(
            f"status: {status}" if line.startswith("status:") else line for line in text.split("\n")))

    def lengthen_text(self):
        path = self.random.choice(self.originals())
        word = self.random.choice(["ogon", "smycz", f"[do nas](../{self.institution_of(path)})", "**spacer**"])
        self.rewrite(path, lambda text: f"{text.rstrip()}\n\nJeszcze {word}.\n")

    def institution_of(self, animal):
        """The name of the record of an animal's institution, which may be written in either notation."""
        folder = animal.parent.parent
        return next(name for name in ("institution.md", "institution.json") if (folder / name).is_file())

    def add_animal(self):
        self.added += 1
        folder = self.random.choice(sorted(self.content.glob("institutions/*/animals")))
        (folder / f"nowy-{self.added}.md").write_text(REX, encoding="utf-8")

    def add_institution(self):
        self.added += 1
        folder = self.content / "institutions" / f"nowa-{self.added}"
        (folder / "animals").mkdir(parents=True)
        (folder / "animals" / "rex.md").write_text(REX, encoding="utf-8")
        (folder / "institution.json").write_text(
            '{"name": "Nowa", "type": "shelter", "address": {"postalCode": "34-100", "town": "Wadowice", "country": "PL"}, '
            '"contact": {"email": "nowa@example.org"}}', encoding="utf-8")

    def translate(self):
        path = self.random.choice(self.originals())
        path.with_name(f"{path.stem}.en.md").write_text("---\n---\nA good dog.\n", encoding="utf-8")

    def remove_added(self):
        for path in sorted(self.content.glob("institutions/*/animals/nowy-*"))[:1]:
            path.unlink()
        for path in sorted(self.content.glob("institutions/nowa-*"))[:1]:
            shutil.rmtree(path)

    def exchange_picture(self):
        pictures = sorted(self.content.glob("institutions/*/animals/*.jpg")) or sorted(
            self.content.glob("institutions/*/animals/*.svg"))
        one, other = self.random.sample(pictures, 2)
        shutil.copyfile(one, other)

    def change_settings(self):
        days = self.random.randrange(30, 300)
        self.rewrite(self.content / "site.yml", lambda text: "\n".join(
            line for line in text.split("\n") if not line.startswith("staleAfterDays")).rstrip()
            + f"\nstaleAfterDays: {days}\n")

    def change_page(self):
        path = self.random.choice(sorted((self.content / "pages").glob("*.md")))
        self.rewrite(path, lambda text: f"{text.rstrip()}\n\nDopisek {self.random.randrange(100)}.\n")

    def change_words(self):
        texts = self.templates / "texts" / "pl.yml"
        self.rewrite(texts, lambda text: f"{text}# {self.random.randrange(100)}\n")

    def change_template(self):
        page = self.templates / "animal.mustache"
        self.rewrite(page, lambda text: text.replace("{{/content}}", f"<p>{self.random.randrange(100)}</p>\n{{{{/content}}}}", 1))

    def make_draft(self):
        path = self.random.choice(self.originals())
        self.rewrite(path, lambda text: text.replace("---\n", "---\ndraft: false\n", 1) if "draft" not in text else text)
