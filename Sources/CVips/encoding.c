#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "images.h"

int pictures_have_avif(void) { return libraries.heif_have_encoder_for_format(heif_compression_AV1); }

void pictures_describe_versions(char *text, size_t size) {
    const struct heif_encoder_descriptor *encoder = NULL;
    int count = libraries.heif_context_get_encoder_descriptors(NULL, heif_compression_AV1, NULL, &encoder, 1);
    snprintf(
        text, size, "libvips %s, libheif %s, %s", libraries.vips_version_string(),
        libraries.heif_get_version(),
        count > 0 ? libraries.heif_encoder_descriptor_get_name(encoder) : "no AV1");
}

struct memory {
    unsigned char *bytes;
    size_t length;
};

static struct heif_error write_to_memory(
    struct heif_context *context, const void *data, size_t size, void *userdata) {
    struct memory *memory = userdata;
    unsigned char *grown = realloc(memory->bytes, memory->length + size);
    struct heif_error error = {heif_error_Ok, heif_suberror_Unspecified, "Success"};
    if (!grown) {
        error.code = heif_error_Memory_allocation_error;
        return error;
    }
    memcpy(grown + memory->length, data, size);
    memory->bytes = grown;
    memory->length += size;
    return error;
}

/// Says that colours are sRGB's, kept as YCbCr by BT.601 (ITU-T H.273: 1, 13 and 6): a file that says nothing lets viewers guess.
static void tell_colours(struct heif_image *image) {
    struct heif_color_profile_nclx *colours = libraries.heif_nclx_color_profile_alloc();
    if (!colours) return;
    colours->color_primaries = heif_color_primaries_ITU_R_BT_709_5;
    colours->transfer_characteristics = heif_transfer_characteristic_IEC_61966_2_1;
    colours->matrix_coefficients = heif_matrix_coefficients_ITU_R_BT_601_6;
    colours->full_range_flag = 1;
    libraries.heif_image_set_nclx_color_profile(image, colours);
    libraries.heif_nclx_color_profile_free(colours);
}

/// The same pixels as libheif holds them; null without memory.
static struct heif_image *heif_copy(VipsImage *source) {
    int is_transparent = source->Bands == 4;
    struct heif_image *image = NULL;
    enum heif_chroma chroma = is_transparent ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
    if (libraries.heif_image_create(source->Xsize, source->Ysize, heif_colorspace_RGB, chroma, &image).code) return NULL;
    if (libraries.heif_image_add_plane(image, heif_channel_interleaved, source->Xsize, source->Ysize, 8).code) {
        libraries.heif_image_release(image);
        return NULL;
    }
    int stride = 0;
    unsigned char *plane = libraries.heif_image_get_plane(image, heif_channel_interleaved, &stride);
    for (int y = 0; y < source->Ysize; y++) {
        memcpy(plane + (size_t)y * stride, source->data + (size_t)y * row_length(source), row_length(source));
    }
    tell_colours(image);
    return image;
}

int pictures_encode_avif(pictures_image *source, int quality, int speed, void **bytes, size_t *length) {
    struct heif_context *context = libraries.heif_context_alloc();
    struct heif_encoder *encoder = NULL;
    struct heif_image *image = NULL;
    struct memory memory = {NULL, 0};
    struct heif_writer writer = {.writer_api_version = 1, .write = write_to_memory};
    int failed = !context || libraries.heif_context_get_encoder_for_format(context, heif_compression_AV1, &encoder).code
        || libraries.heif_encoder_set_lossy_quality(encoder, quality).code;
    if (!failed) {
        // Each is what the encoder aom calls it; another encoder does without. One thread makes the same bytes anywhere.
        libraries.heif_encoder_set_parameter_integer(encoder, "speed", speed);
        libraries.heif_encoder_set_parameter_integer(encoder, "threads", 1);
        libraries.heif_encoder_set_parameter_string(encoder, "tune", "ssim");
        libraries.heif_encoder_set_parameter_string(encoder, "chroma", "420");
        image = heif_copy((VipsImage *)source);
        failed = !image || libraries.heif_context_encode_image(context, image, encoder, NULL, NULL).code
            || libraries.heif_context_write(context, &writer, &memory).code;
    }
    if (image) libraries.heif_image_release(image);
    if (encoder) libraries.heif_encoder_release(encoder);
    if (context) libraries.heif_context_free(context);
    if (failed || !memory.bytes) {
        free(memory.bytes);
        return -1;
    }
    *bytes = memory.bytes;
    *length = memory.length;
    return 0;
}

/// What libvips encoded; from its memory, which is not `free`'s everywhere, into ours.
static int hand_over(int failed, void *encoded, size_t count, void **bytes, size_t *length) {
    libraries.vips_error_clear();
    if (failed) return -1;
    void *copy = malloc(count > 0 ? count : 1);
    if (copy) {
        memcpy(copy, encoded, count);
        *bytes = copy;
        *length = count;
    }
    libraries.g_free(encoded);
    return copy ? 0 : -1;
}

int pictures_encode_webp(pictures_image *image, int quality, int effort, void **bytes, size_t *length) {
    void *encoded = NULL;
    size_t count = 0;
    int failed = libraries.vips_webpsave_buffer(
        (VipsImage *)image, &encoded, &count, "Q", quality, "effort", effort, "strip", TRUE, NULL);
    return hand_over(failed, encoded, count, bytes, length);
}

int pictures_encode_jpeg(pictures_image *image, int quality, void **bytes, size_t *length) {
    void *encoded = NULL;
    size_t count = 0;
    int failed = libraries.vips_jpegsave_buffer(
        (VipsImage *)image, &encoded, &count, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE,
        "subsample_mode", VIPS_FOREIGN_SUBSAMPLE_ON, "strip", TRUE, NULL);
    return hand_over(failed, encoded, count, bytes, length);
}

int pictures_encode_png(pictures_image *image, void **bytes, size_t *length) {
    void *encoded = NULL;
    size_t count = 0;
    int failed = libraries.vips_pngsave_buffer((VipsImage *)image, &encoded, &count, "compression", 9, "strip", TRUE, NULL);
    return hand_over(failed, encoded, count, bytes, length);
}

void pictures_release_bytes(void *bytes) { free(bytes); }
