#include "CVocabularies.h"

// Clang has #embed in every version of C, and says that it is one of C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char columns[] = {
#embed "../Imports/Vocabulary/columns.txt" suffix(, 0)
};

static const unsigned char values[] = {
#embed "../Imports/Vocabulary/values.txt" suffix(, 0)
};

static const unsigned char characters[] = {
#embed "../Imports/Vocabulary/characters.txt" suffix(, 0)
};

static const unsigned char letters[] = {
#embed "../Search/Vocabulary/letters.txt" suffix(, 0)
};

static const unsigned char drawings[] = {
#embed "../PublicationSafety/Vocabulary/drawings.txt" suffix(, 0)
};

const char *vocabulary_columns(void) { return (const char *)columns; }
const char *vocabulary_values(void) { return (const char *)values; }
const char *vocabulary_characters(void) { return (const char *)characters; }
const char *vocabulary_letters(void) { return (const char *)letters; }
const char *vocabulary_drawings(void) { return (const char *)drawings; }
