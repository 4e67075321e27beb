#ifndef CVOCABULARIES_H
#define CVOCABULARIES_H

// Lists of words that are part of the program, so that it needs no file at run time: in UTF-8, ended by a zero.

/// Further names of columns of tables: Sources/Imports/Vocabulary/columns.txt.
const char *vocabulary_columns(void);

/// Further words for values of records: Sources/Imports/Vocabulary/values.txt.
const char *vocabulary_values(void);

/// Names of characters in HTML: Sources/Imports/Vocabulary/characters.txt.
const char *vocabulary_characters(void);

/// Letters with their base letters: Sources/Search/Vocabulary/letters.txt.
const char *vocabulary_letters(void);

/// Elements and attributes of drawings: Sources/PublicationSafety/Vocabulary/drawings.txt.
const char *vocabulary_drawings(void);

#endif
