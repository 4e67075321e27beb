#ifndef CMESSAGETEXTS_H
#define CMESSAGETEXTS_H

#include <stddef.h>

// Texts of the repository that are part of the program, so that it needs no file at run time.

/// The bytes of a file, in UTF-8.
struct message_texts {
    const unsigned char *bytes;
    size_t count;
};

/// The Polish message catalogue: Sources/Messages/Texts/pl.po.
struct message_texts message_texts_polish(void);

/// The explanations of diagnostics in English: Documentation/diagnostics/en.md.
struct message_texts message_texts_explanations_en(void);

/// The explanations of diagnostics in Polish: Documentation/diagnostics/pl.md.
struct message_texts message_texts_explanations_pl(void);

#endif
