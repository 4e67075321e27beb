"""What the sources say to people, and what they have for it in Polish."""

import gettext
import io
import re
import subprocess

from program import ROOT
from swift_literals import literals

SOURCES = ROOT / "Sources"
POLISH = SOURCES / "Messages" / "Texts" / "pl.po"

#: What gettext puts between a context and a template.
CONTEXT_END = "\4"

#: Modules that tell people something.
MODULES = [
    "ContentAudit", "Content", "Documents", "EditorSupport", "Files", "Imports", "Languages", "Messages", "Output", "Pictures", "Preview", "PublicationSafety",
    "Search", "SheltersCommand", "Site", "Scaffolding", "Templates"]

#: Literals that read like prose and are told to nobody: folders and files of pages, of data and of their documentation, ...
NOT_TOLD = [
    "ContentAudit/AuditPage.swift", "Content/Fields/FieldReference.swift", "Content/Schemas/TimeZoneNames.swift", "Content/Fields/TextShape.swift", "EditorSupport/FormPage.swift",
    "Documents/Markdown/MarkdownHTML.swift", "Imports/Words/", "Preview/PreviewScript.swift", "Preview/HTTP/",
    "PublicationSafety/GeographicMetadata/", "Output/Precompression/ContentCoding.swift", "Pictures/PictureSettings.swift",
    "SheltersCommand/ParserTexts.swift", "Site/Data/", "Site/Assets/ContentSecurityPolicy.swift", "Site/Pages/", "Site/Rendering/",
    "Site/Robots/", "Site/ServiceWorker/", "Site/Sitemap/", "Site/StructuredData/", "Site/XML/",
    "Scaffolding/Folder/Example", "Scaffolding/Folder/SiteHost", "Scaffolding/Folder/Release.swift",
    "SheltersCommand/Manual/RoffWriter.swift", "Templates/Model/ModelReference.swift",
]

#: ... and single ones.
TOLD_TO_NOBODY = {
    # Contexts of the catalogue.
    "system error", "argument parser",
    # The meaning of a name for templates.
    "Whether the next list has any",
    "::{} file={},line={},col={},title={}::", '<svg xmlns="http://www.w3.org/2000/svg"/>', "shelters: {}\n", "pl, en", "shelters {}", "shelters - {}", ".\\\" Written by: shelters manual\n",
    # What the file of imports says of itself, and words of Shelterluv.
    "What shelters import wrote last, by which it knows what people have changed since. Keep it with the records.",
    '{"about": "{}",\n"animals": [', "healthy in home", "unassisted death in care",
    # Words that say that nobody knows.
    "not known", "not specified", "none known", "no data", "in progress", "nie wiadomo", "nie wiem", "brak danych", "brak informacji",
    "w trakcie", "w toku", "do ustalenia", "do sprawdzenia", "nie sprawdzono",
    # Examples of words in rows of schemas.
    "dog, cat", "adoption, walks, donations",
    # What browsers and curl are told.
    "max-age=31536000, immutable",
    'proto = "=https,http"', 'proto = "=https"', 'url = "{}"\nmax-filesize = {}\n{}\n',
    # What libyaml says, by which it is known.
    "found unexpected end of stream", "found character that cannot start any token",
    "mapping values are not allowed in this context", "could not find expected ':'", "did not find expected key",
    "did not find expected '-' indicator", "did not find expected ',' or ']'", "did not find expected ',' or '}'",
    "found unknown escape character", "block sequence entries are not allowed in this context",
    "found a tab character where an indentation space is expected", "found a tab character that violates indentation",
    "did not find expected <document start>", "found unexpected ':'", "mapping keys are not allowed in this context",
    "did not find expected node content", "found unexpected document indicator",
    "did not find expected comment or line break", "did not find expected alphabetic or numeric character",
    "did not find expected hexdecimal number", "found invalid Unicode character escape code", "found undefined tag handle",
    "did not find expected whitespace or line break", "could not find expected directive name",
    "found unknown directive name", "control characters are not allowed",
}


def _catalogue():
    """The Polish catalogue as gettext itself reads it: texts by templates, those of a context apart."""
    compiled = subprocess.run(["msgfmt", "--output-file=-", POLISH], check=True, capture_output=True).stdout
    texts = gettext.GNUTranslations(io.BytesIO(compiled))._catalog
    return {template: text for template, text in texts.items() if template}


def polish():
    """For each English template the Polish text."""
    return {template: text for template, text in _catalogue().items() if CONTEXT_END not in template}


def templates():
    """The templates of all literals, each with the files that have it."""
    found = {}
    for module in MODULES:
        for file in sorted((SOURCES / module).rglob("*.swift")):
            # Names of fields in Polish are no messages.
            source = re.sub(r"polish: \[[^\]]*\]", "polish: []", file.read_text(encoding="utf-8"))
            for literal in literals(source):
                found.setdefault(literal.template, []).append(str(file.relative_to(SOURCES)))
    return found


def reads_like_prose(template):
    return bool(re.search(r"\S [A-Za-z{\"(\[]", template) and re.search(r"[a-z]{2}", template))


def told():
    """Of these what is told to people, as far as its look tells."""
    return {
        template
        for template, files in templates().items()
        if reads_like_prose(template) and template not in TOLD_TO_NOBODY
        and not all(file.startswith(tuple(NOT_TOLD)) for file in files)
    }
