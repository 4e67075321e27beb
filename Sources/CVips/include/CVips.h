#ifndef CVIPS_H
#define CVIPS_H

#include <stddef.h>

// The part of libvips and libheif that pictures need. Their own functions take variable numbers of arguments, which Swift
// cannot pass, and libvips keeps one buffer of error messages for all threads, so a failure is told by -1 or a null
// pointer alone. Any thread may call, once `pictures_start` has returned.

/// Of a file's contents, told by its first bytes. Nothing but these is ever decoded.
enum pictures_format {
    PICTURES_JPEG,
    PICTURES_PNG,
    PICTURES_WEBP,
    PICTURES_GIF,
    /// HEIC and AVIF.
    PICTURES_HEIF,
};

/// What a file says of itself before anything is decoded.
struct pictures_header {
    /// As stored, before `orientation` turns it.
    int width;
    int height;
    int bands;
    /// Of a band.
    int bits;
    /// 1 to 8 (Exif 2.3, 4.6.4, tag 274).
    int orientation;
    int pages;
    /// Whether no row can be decoded before the whole file was (progressive JPEG, interlaced PNG).
    int is_interlaced;
};

/// A decoded picture in memory: sRGB with 8 bits for each of 3 bands, or 4 with transparency.
typedef struct pictures_image pictures_image;

/// Opens the libraries and makes them ready; to be called once, before all else. -1 where they are missing.
int pictures_start(void);

/// Whether AVIF can be encoded here; on some systems that is a package of its own.
int pictures_have_avif(void);

/// Fills `text` with the versions of what decodes and encodes.
void pictures_describe_versions(char *text, size_t size);

int pictures_read_header(
    const void *bytes, size_t length, enum pictures_format format, struct pictures_header *header);

/// Decodes a picture, turned as it says, into at most `width` by `height` and never enlarged. Transparency is kept
/// or laid on white. Null where the picture is damaged or incomplete.
pictures_image *pictures_decode(
    const void *bytes, size_t length, enum pictures_format format, int width, int height, int keeps_transparency);

/// Whether all rows of a JPEG file can be decoded before its bytes end, and without a warning where those matter.
int pictures_decodes_to_end(const void *bytes, size_t length, int minds_warnings);

int pictures_width(const pictures_image *image);
int pictures_height(const pictures_image *image);
int pictures_is_transparent(const pictures_image *image);

/// Exactly `width` by `height`.
pictures_image *pictures_resize(pictures_image *image, int width, int height);

/// Finds where a viewer would look first, in pixels, but not at the edges. -1 where that fails.
int pictures_find_attention(pictures_image *image, int *x, int *y);

/// Exactly `width` by `height`, as they are, from the pixel `left` and `top` on.
pictures_image *pictures_crop(pictures_image *image, int left, int top, int width, int height);

/// Row by row, without gaps; as long as the picture lives.
const unsigned char *pictures_pixels(const pictures_image *image);

/// Each makes a file without metadata, to be released by `pictures_release_bytes`. Qualities are 1 to 100.
int pictures_encode_avif(pictures_image *image, int quality, int speed, void **bytes, size_t *length);
int pictures_encode_webp(pictures_image *image, int quality, int effort, void **bytes, size_t *length);
int pictures_encode_jpeg(pictures_image *image, int quality, void **bytes, size_t *length);
int pictures_encode_png(pictures_image *image, void **bytes, size_t *length);

void pictures_release(pictures_image *image);
void pictures_release_bytes(void *bytes);

/// Gives back what libvips keeps for the calling thread.
void pictures_finish_thread(void);

#endif
