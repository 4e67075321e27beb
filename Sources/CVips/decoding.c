#include <stdlib.h>

#include "images.h"

/// How often the libraries have warned the calling thread.
static _Thread_local int warnings;

/// Warnings of the libraries are not for readers.
static void count_warning(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    warnings++;
}

int pictures_start(void) {
    if (pictures_open_libraries()) return -1;
    libraries.g_log_set_handler("VIPS", G_LOG_LEVEL_MASK, count_warning, NULL);
    libraries.g_log_set_handler("GLib-GObject", G_LOG_LEVEL_MASK, count_warning, NULL);
    // Its plug-ins, found beside this folder, take long to load, read formats that nobody asked for, and are not needed:
    // HEIC and AVIF are decoded below.
    libraries.g_setenv("VIPSHOME", "/nonexistent", FALSE);
    if (libraries.vips_init("pictures")) return -1;
    // Every picture is read by the loader of its format; this keeps libvips from choosing another one, too.
    if (libraries.vips_block_untrusted_set) libraries.vips_block_untrusted_set(TRUE);
    // Whoever calls works on several pictures at once, and none twice.
    libraries.vips_concurrency_set(1);
    libraries.vips_cache_set_max(0);
    libraries.vips_cache_set_max_mem(0);
    libraries.vips_cache_set_max_files(0);
    return 0;
}

static int load(const void *bytes, size_t length, enum pictures_format format, VipsImage **image) {
    void *data = (void *)bytes;
    const VipsAccess access = VIPS_ACCESS_SEQUENTIAL;
    switch (format) {
    case PICTURES_JPEG: return libraries.vips_jpegload_buffer(data, length, image, "access", access, NULL);
    case PICTURES_PNG: return libraries.vips_pngload_buffer(data, length, image, "access", access, NULL);
    case PICTURES_WEBP: return libraries.vips_webpload_buffer(data, length, image, "access", access, NULL);
    case PICTURES_GIF: return libraries.vips_gifload_buffer(data, length, image, "access", access, NULL);
    case PICTURES_HEIF: return -1;
    }
    return -1;
}

static int is_set(VipsImage *image, const char *name) {
    int value = 0;
    return libraries.vips_image_get_typeof(image, name) && !libraries.vips_image_get_int(image, name, &value)
        && value != 0;
}

/// The picture itself in a HEIC or AVIF file; null where there is none. To be released with its context.
static struct heif_image_handle *open_heif(const void *bytes, size_t length, struct heif_context **context) {
    struct heif_image_handle *handle = NULL;
    *context = libraries.heif_context_alloc();
    if (!*context) return NULL;
    if (libraries.heif_context_read_from_memory_without_copy(*context, bytes, length, NULL).code
        || libraries.heif_context_get_primary_image_handle(*context, &handle).code) {
        libraries.heif_context_free(*context);
        *context = NULL;
        return NULL;
    }
    return handle;
}

static void close_heif(struct heif_image_handle *handle, struct heif_context *context) {
    if (handle) libraries.heif_image_handle_release(handle);
    if (context) libraries.heif_context_free(context);
}

static int read_heif_header(const void *bytes, size_t length, struct pictures_header *header) {
    struct heif_context *context = NULL;
    struct heif_image_handle *handle = open_heif(bytes, length, &context);
    if (!handle) return -1;
    // Turned already, because these formats keep that in the file's structure and decoders follow it.
    header->width = libraries.heif_image_handle_get_width(handle);
    header->height = libraries.heif_image_handle_get_height(handle);
    header->bands = libraries.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
    header->bits = libraries.heif_image_handle_get_luma_bits_per_pixel(handle);
    header->orientation = 1;
    header->pages = 1;
    header->is_interlaced = 0;
    close_heif(handle, context);
    return 0;
}

/// Display P3, as telephones write it: by numbers (ITU-T H.273: 12 and 13) instead of a profile.
static int is_display_p3(struct heif_image_handle *handle) {
    struct heif_color_profile_nclx *colours = NULL;
    if (libraries.heif_image_handle_get_nclx_color_profile(handle, &colours).code || !colours) return 0;
    int is_p3 = colours->color_primaries == heif_color_primaries_SMPTE_EG_432_1
        && colours->transfer_characteristics == heif_transfer_characteristic_IEC_61966_2_1;
    libraries.heif_nclx_color_profile_free(colours);
    return is_p3;
}

/// The profile that a HEIC or AVIF file's colours are meant by, if it has one.
static void copy_profile(struct heif_image_handle *handle, VipsImage *image) {
    size_t size = libraries.heif_image_handle_get_raw_color_profile_size(handle);
    void *profile = size > 0 && size < 1 << 24 ? malloc(size) : NULL;
    if (profile && !libraries.heif_image_handle_get_raw_color_profile(handle, profile).code) {
        libraries.vips_image_set_blob_copy(image, VIPS_META_ICC_NAME, profile, size);
    }
    free(profile);
    VipsBlob *known = NULL;
    if (size == 0 && is_display_p3(handle) && !libraries.vips_profile_load("p3", &known, NULL)) {
        size_t count = 0;
        const void *data = libraries.vips_blob_get(known, &count);
        libraries.vips_image_set_blob_copy(image, VIPS_META_ICC_NAME, data, count);
        libraries.vips_area_unref(VIPS_AREA(known));
    }
}

/// All of a HEIC or AVIF picture with 8 bits, upright; null where it is damaged.
static VipsImage *decode_heif(const void *bytes, size_t length) {
    struct heif_context *context = NULL;
    struct heif_image_handle *handle = open_heif(bytes, length, &context);
    struct heif_image *decoded = NULL;
    struct heif_decoding_options *options = libraries.heif_decoding_options_alloc();
    VipsImage *image = NULL;
    if (handle && options) {
        int bands = libraries.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
        enum heif_chroma chroma = bands == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
        options->convert_hdr_to_8bit = 1;
        if (!libraries.heif_decode_image(handle, &decoded, heif_colorspace_RGB, chroma, options).code) {
            int stride = 0;
            int width = libraries.heif_image_get_width(decoded, heif_channel_interleaved);
            int height = libraries.heif_image_get_height(decoded, heif_channel_interleaved);
            const unsigned char *plane =
                libraries.heif_image_get_plane_readonly(decoded, heif_channel_interleaved, &stride);
            if (plane && width > 0 && height > 0) {
                image = libraries.vips_image_new_memory();
                libraries.vips_image_init_fields(
                    image, width, height, bands, VIPS_FORMAT_UCHAR, VIPS_CODING_NONE, VIPS_INTERPRETATION_sRGB, 1.0, 1.0);
                int failed = libraries.vips_image_write_prepare(image);
                for (int y = 0; y < height && !failed; y++) {
                    failed = libraries.vips_image_write_line(image, y, (VipsPel *)(plane + (size_t)y * stride));
                }
                if (failed) {
                    libraries.g_object_unref(image);
                    image = NULL;
                } else {
                    copy_profile(handle, image);
                }
            }
        }
    }
    if (decoded) libraries.heif_image_release(decoded);
    if (options) libraries.heif_decoding_options_free(options);
    close_heif(handle, context);
    return image;
}

int pictures_read_header(
    const void *bytes, size_t length, enum pictures_format format, struct pictures_header *header) {
    if (format == PICTURES_HEIF) return read_heif_header(bytes, length, header);
    VipsImage *image = NULL;
    if (load(bytes, length, format, &image)) {
        libraries.vips_error_clear();
        return -1;
    }
    header->width = libraries.vips_image_get_width(image);
    header->height = libraries.vips_image_get_page_height(image);
    header->bands = libraries.vips_image_get_bands(image);
    header->bits = (int)(8 * libraries.vips_format_sizeof(libraries.vips_image_get_format(image)));
    header->orientation = libraries.vips_image_get_orientation(image);
    header->pages = libraries.vips_image_get_n_pages(image);
    header->is_interlaced = is_set(image, "jpeg-multiscan") || is_set(image, "interlaced");
    libraries.g_object_unref(image);
    libraries.vips_error_clear();
    return 0;
}

/// Replaces `*image` by what a step made of it. Steps run in a statement before the call: arguments have no order, so
/// `next` could be read before it is set.
static int proceed(VipsImage **image, VipsImage *next, int failed) {
    if (failed) return -1;
    libraries.g_object_unref(*image);
    *image = next;
    return 0;
}

/// Makes any decoded picture one of 8 bits in sRGB, in memory and without metadata.
static int normalize(VipsImage **image, int keeps_transparency) {
    VipsImage *next = NULL;
    if (libraries.vips_image_get_interpretation(*image) != VIPS_INTERPRETATION_sRGB
        || libraries.vips_image_get_bands(*image) < 3) {
        int failed = libraries.vips_colourspace(*image, &next, VIPS_INTERPRETATION_sRGB, NULL);
        if (proceed(image, next, failed)) return -1;
    }
    if (libraries.vips_image_get_format(*image) != VIPS_FORMAT_UCHAR) {
        int failed = libraries.vips_cast(*image, &next, VIPS_FORMAT_UCHAR, NULL);
        if (proceed(image, next, failed)) return -1;
    }
    if (libraries.vips_image_hasalpha(*image) && !keeps_transparency) {
        VipsArrayDouble *white = libraries.vips_array_double_newv(3, 255.0, 255.0, 255.0);
        int failed = libraries.vips_flatten(*image, &next, "background", white, NULL);
        libraries.vips_area_unref(VIPS_AREA(white));
        if (proceed(image, next, failed)) return -1;
    }
    int bands = libraries.vips_image_get_bands(*image);
    int wanted = bands > 3 && keeps_transparency ? 4 : 3;
    if (bands < 3) return -1;
    if (bands > wanted) {
        int failed = libraries.vips_extract_band(*image, &next, 0, "n", wanted, NULL);
        if (proceed(image, next, failed)) return -1;
    }
    next = libraries.vips_image_copy_memory(*image);
    if (proceed(image, next, next == NULL)) return -1;
    // Only the pixels stay: names are collected first, because removing changes the list.
    gchar **fields = libraries.vips_image_get_fields(*image);
    for (gchar **field = fields; *field; field++) libraries.vips_image_remove(*image, *field);
    libraries.g_strfreev(fields);
    return 0;
}

/// Whether colours have to be converted by profiles: else they are sRGB's already, and a conversion would only round them.
static int needs_profile(VipsImage *image) {
    return libraries.vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0
        || libraries.vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK;
}

static int bytes_need_profile(const void *bytes, size_t length, enum pictures_format format) {
    VipsImage *image = NULL;
    if (load(bytes, length, format, &image)) return 0;
    int needs = needs_profile(image);
    libraries.g_object_unref(image);
    return needs;
}

pictures_image *pictures_decode(
    const void *bytes, size_t length, enum pictures_format format, int width, int height, int keeps_transparency) {
    VipsImage *whole = format == PICTURES_HEIF ? decode_heif(bytes, length) : NULL;
    VipsImage *image = NULL;
    if (format == PICTURES_HEIF && !whole) return NULL;
    // A profile that cannot be used is as good as none.
    int uses_profile = whole ? needs_profile(whole) : bytes_need_profile(bytes, length, format);
    for (; uses_profile >= 0; uses_profile--) {
        const char *profile = uses_profile ? "srgb" : NULL;
        int failed = whole
            ? libraries.vips_thumbnail_image(
                  whole, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "export_profile", profile, NULL)
            : libraries.vips_thumbnail_buffer(
                  (void *)bytes, length, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
                  "[fail_on=truncated]", "export_profile", profile, NULL);
        if (!failed && !normalize(&image, keeps_transparency)) break;
        if (image) libraries.g_object_unref(image);
        image = NULL;
    }
    if (whole) libraries.g_object_unref(whole);
    libraries.vips_error_clear();
    return (pictures_image *)image;
}

int pictures_decodes_to_end(const void *bytes, size_t length, int minds_warnings) {
    VipsImage *image = NULL;
    VipsFailOn fail_on = minds_warnings ? VIPS_FAIL_ON_WARNING : VIPS_FAIL_ON_TRUNCATED;
    int failed = libraries.vips_jpegload_buffer(
        (void *)bytes, length, &image, "access", VIPS_ACCESS_SEQUENTIAL, "shrink", 8, "fail_on", fail_on, NULL);
    // Row by row and in this thread: pipelines go on with black rows where decoders fail, and only warn of it.
    VipsRegion *region = failed ? NULL : libraries.vips_region_new(image);
    warnings = 0;
    for (int y = 0; region && !failed && y < image->Ysize; y++) {
        VipsRect row = {0, y, image->Xsize, 1};
        failed = libraries.vips_region_prepare(region, &row);
    }
    if (region) libraries.g_object_unref(region);
    if (image) libraries.g_object_unref(image);
    libraries.vips_error_clear();
    return !failed && region && warnings == 0;
}

int pictures_width(const pictures_image *image) { return ((const VipsImage *)image)->Xsize; }

int pictures_height(const pictures_image *image) { return ((const VipsImage *)image)->Ysize; }

int pictures_is_transparent(const pictures_image *image) { return ((const VipsImage *)image)->Bands == 4; }

/// A computed picture, in memory.
static pictures_image *finish(VipsImage *image, int failed) {
    VipsImage *copy = failed ? NULL : libraries.vips_image_copy_memory(image);
    if (image) libraries.g_object_unref(image);
    libraries.vips_error_clear();
    return (pictures_image *)copy;
}

pictures_image *pictures_resize(pictures_image *source, int width, int height) {
    VipsImage *image = NULL;
    int failed = libraries.vips_thumbnail_image(
        (VipsImage *)source, &image, width, "height", height, "size", VIPS_SIZE_FORCE, "no_rotate", TRUE, NULL);
    return finish(image, failed);
}

int pictures_find_attention(pictures_image *source, int *x, int *y) {
    // What stands at the edges is rarely what the picture is of: curtains, trees, grass.
    int full_width = pictures_width(source), full_height = pictures_height(source);
    int left = full_width / 5, top = full_height / 12;
    int width = full_width - 2 * left, height = full_height - top - full_height / 4;
    int side = width < height ? width : height;
    VipsImage *middle = NULL;
    VipsImage *cut = NULL;
    int failed = libraries.vips_extract_area((VipsImage *)source, &middle, left, top, width, height, NULL)
        || libraries.vips_smartcrop(
            middle, &cut, side, side, "interesting", VIPS_INTERESTING_ATTENTION, "attention_x", x, "attention_y", y,
            NULL);
    if (cut) libraries.g_object_unref(cut);
    if (middle) libraries.g_object_unref(middle);
    libraries.vips_error_clear();
    *x += left;
    *y += top;
    return failed ? -1 : 0;
}

pictures_image *pictures_crop(pictures_image *source, int left, int top, int width, int height) {
    VipsImage *image = NULL;
    int failed = libraries.vips_extract_area((VipsImage *)source, &image, left, top, width, height, NULL);
    return finish(image, failed);
}

const unsigned char *pictures_pixels(const pictures_image *image) {
    return ((const VipsImage *)image)->data;
}

void pictures_release(pictures_image *image) {
    if (image) libraries.g_object_unref((VipsImage *)image);
}

void pictures_finish_thread(void) { libraries.vips_thread_shutdown(); }
