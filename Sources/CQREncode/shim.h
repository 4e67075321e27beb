#include <errno.h>
#include <qrencode.h>
#include <stddef.h>

// Functions that Debian's library has and that no library promises: where they are missing, these names are null.
extern QRcode *QRcode_encodeMask(QRinput *input, int mask) __attribute__((weak));
extern int Split_splitStringToQRinput(const char *string, QRinput *input, QRencodeMode hint, int casesensitive)
    __attribute__((weak));

/// Whether the functions below find those of the library.
static inline _Bool shelters_isAbleToLeaveOutMasks(void) {
    return QRcode_encodeMask != NULL && Split_splitStringToQRinput != NULL;
}

/// A symbol before a mask is laid over it and its format is written. Null, with `errno`, where it cannot be made; that is
/// ENOSYS where the library can't tell.
static inline QRcode *shelters_encodeUnmasked(QRinput *input) {
    if (QRcode_encodeMask == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    return QRcode_encodeMask(input, -2);
}

/// Appends a text in the parts by which `QRcode_encodeString` takes the least room; -1, with `errno`, where that fails.
static inline int shelters_appendString(QRinput *input, const char *text) {
    if (Split_splitStringToQRinput == NULL) {
        errno = ENOSYS;
        return -1;
    }
    return Split_splitStringToQRinput(text, input, QR_MODE_8, 1);
}
