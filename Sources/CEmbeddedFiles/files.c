#include "CEmbeddedFiles.h"

// Clang has #embed in every version of C, and says that it is one of C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name) \
    struct embedded_file embedded_##name(void) { return (struct embedded_file){name, sizeof name}; }

static const unsigned char polish_messages[] = {
#embed "../Messages/Texts/pl.po"
};
EMBEDDED(polish_messages)

static const unsigned char english_explanations[] = {
#embed "../../Documentation/diagnostics/en.md"
};
EMBEDDED(english_explanations)

static const unsigned char polish_explanations[] = {
#embed "../../Documentation/diagnostics/pl.md"
};
EMBEDDED(polish_explanations)

static const unsigned char time_zones[] = {
#embed "../Content/Schemas/time-zones.txt"
};
EMBEDDED(time_zones)

// The files of all countries, in the order in which country.h names them, each with a zero after it.
static const unsigned char countries[] = {
#include "../Geography/Countries/countries.h"
};
EMBEDDED(countries)

static const unsigned char columns[] = {
#embed "../Imports/Vocabulary/columns.txt"
};
EMBEDDED(columns)

static const unsigned char values[] = {
#embed "../Imports/Vocabulary/values.txt"
};
EMBEDDED(values)

static const unsigned char characters[] = {
#embed "../Imports/Vocabulary/characters.txt"
};
EMBEDDED(characters)

static const unsigned char letters[] = {
#embed "../Search/Vocabulary/letters.txt"
};
EMBEDDED(letters)

static const unsigned char polish_search_words[] = {
#embed "../../templates/search/pl.yml"
};
EMBEDDED(polish_search_words)

static const unsigned char polish_search_forms[] = {
#embed "../../templates/search/pl-forms.yml"
};
EMBEDDED(polish_search_forms)

static const unsigned char english_search_words[] = {
#embed "../../templates/search/en.yml"
};
EMBEDDED(english_search_words)

static const unsigned char english_search_forms[] = {
#embed "../../templates/search/en-forms.yml"
};
EMBEDDED(english_search_forms)

static const unsigned char personal_data[] = {
#embed "../Content/Vocabulary/personal-data.txt"
};
EMBEDDED(personal_data)

static const unsigned char drawings[] = {
#embed "../PublicationSafety/Vocabulary/drawings.txt"
};
EMBEDDED(drawings)

static const unsigned char audit_style[] = {
#embed "../ContentAudit/audit.css"
};
EMBEDDED(audit_style)

static const unsigned char preview_script[] = {
#embed "../Preview/Script/preview.js"
};
EMBEDDED(preview_script)

static const unsigned char preview_style[] = {
#embed "../Preview/Script/preview.css"
};
EMBEDDED(preview_style)

static const unsigned char polish_example_readme[] = {
#embed "../Scaffolding/Example/README.pl.md"
};
EMBEDDED(polish_example_readme)

static const unsigned char english_example_readme[] = {
#embed "../Scaffolding/Example/README.en.md"
};
EMBEDDED(english_example_readme)

static const unsigned char example_workflow[] = {
#embed "../Scaffolding/Example/workflow.yml"
};
EMBEDDED(example_workflow)

static const unsigned char example_pipeline[] = {
#embed "../Scaffolding/Example/gitlab-ci.yml"
};
EMBEDDED(example_pipeline)

static const unsigned char polish_example_home[] = {
#embed "../Scaffolding/Example/home.pl.md"
};
EMBEDDED(polish_example_home)

static const unsigned char english_example_home[] = {
#embed "../Scaffolding/Example/home.en.md"
};
EMBEDDED(english_example_home)

static const unsigned char example_logo[] = {
#embed "../Scaffolding/Example/logo.svg"
};
EMBEDDED(example_logo)

static const unsigned char example_picture[] = {
#embed "../Scaffolding/Example/picture.png"
};
EMBEDDED(example_picture)
