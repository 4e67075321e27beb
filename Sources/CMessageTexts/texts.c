#include "CMessageTexts.h"

// Clang has #embed in every version of C, and says that it is one of C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char polish[] = {
#embed "../Messages/Texts/pl.po"
};

static const unsigned char explanations_en[] = {
#embed "../../Documentation/diagnostics/en.md"
};

static const unsigned char explanations_pl[] = {
#embed "../../Documentation/diagnostics/pl.md"
};

struct message_texts message_texts_polish(void) {
    return (struct message_texts){polish, sizeof polish};
}

struct message_texts message_texts_explanations_en(void) {
    return (struct message_texts){explanations_en, sizeof explanations_en};
}

struct message_texts message_texts_explanations_pl(void) {
    return (struct message_texts){explanations_pl, sizeof explanations_pl};
}
