#ifndef IMAGES_H
#define IMAGES_H

#include <libheif/heif.h>
#include <vips/vips.h>

#include "CVips.h"

// libvips brings about a hundred libraries, which take three times as long to load as the program takes to start. So they
// are opened when the first picture is read, and their functions are called through the pointers below.

// Newer headers make it a macro.
#undef g_free

/// Those of libvips that are called.
#define VIPS_FUNCTIONS(F) \
    F(vips_area_unref) F(vips_array_double_newv) F(vips_blob_get) F(vips_cache_set_max) \
    F(vips_cache_set_max_files) F(vips_cache_set_max_mem) F(vips_cast) F(vips_colourspace) \
    F(vips_concurrency_set) F(vips_error_clear) F(vips_extract_area) F(vips_extract_band) F(vips_flatten) F(vips_format_sizeof) \
    F(vips_gifload_buffer) F(vips_image_copy_memory) F(vips_image_get_bands) F(vips_image_get_fields) \
    F(vips_image_get_format) F(vips_image_get_int) F(vips_image_get_interpretation) F(vips_image_get_n_pages) \
    F(vips_image_get_orientation) F(vips_image_get_page_height) F(vips_image_get_typeof) F(vips_image_get_width) \
    F(vips_image_hasalpha) F(vips_image_init_fields) F(vips_image_new_memory) F(vips_image_remove) \
    F(vips_image_set_blob_copy) F(vips_image_write_line) F(vips_image_write_prepare) F(vips_init) \
    F(vips_jpegload_buffer) F(vips_jpegsave_buffer) F(vips_pngload_buffer) F(vips_pngsave_buffer) F(vips_profile_load) \
    F(vips_region_new) F(vips_region_prepare) F(vips_smartcrop) \
    F(vips_thread_shutdown) F(vips_thumbnail_buffer) F(vips_thumbnail_image) F(vips_version_string) \
    F(vips_webpload_buffer) F(vips_webpsave_buffer)

/// Those of GLib, which comes with libvips.
#define GLIB_FUNCTIONS(F) \
    F(g_free) F(g_log_set_handler) F(g_object_unref) F(g_setenv) F(g_strfreev)

/// Those of libheif.
#define HEIF_FUNCTIONS(F) \
    F(heif_context_alloc) F(heif_context_encode_image) F(heif_context_free) \
    F(heif_context_get_encoder_descriptors) F(heif_context_get_encoder_for_format) \
    F(heif_context_get_primary_image_handle) F(heif_context_read_from_memory_without_copy) F(heif_context_write) \
    F(heif_decode_image) F(heif_decoding_options_alloc) F(heif_decoding_options_free) \
    F(heif_encoder_descriptor_get_name) F(heif_encoder_release) F(heif_encoder_set_lossy_quality) \
    F(heif_encoder_set_parameter_integer) F(heif_encoder_set_parameter_string) F(heif_get_version) \
    F(heif_have_encoder_for_format) F(heif_image_add_plane) F(heif_image_create) F(heif_image_get_height) \
    F(heif_image_get_plane) F(heif_image_get_plane_readonly) F(heif_image_get_width) \
    F(heif_image_handle_get_height) F(heif_image_handle_get_luma_bits_per_pixel) \
    F(heif_image_handle_get_nclx_color_profile) \
    F(heif_image_handle_get_raw_color_profile) F(heif_image_handle_get_raw_color_profile_size) \
    F(heif_image_handle_get_width) F(heif_image_handle_has_alpha_channel) F(heif_image_handle_release) \
    F(heif_image_release) F(heif_image_set_nclx_color_profile) F(heif_nclx_color_profile_alloc) \
    F(heif_nclx_color_profile_free)

/// Those of libvips 8.13 and later: null before, as on Ubuntu 22.04.
#define NEWER_VIPS_FUNCTIONS(F) F(vips_block_untrusted_set)

#define PICTURES_POINTER(name) __typeof__(name) *name;
struct pictures_libraries {
    VIPS_FUNCTIONS(PICTURES_POINTER)
    NEWER_VIPS_FUNCTIONS(PICTURES_POINTER)
    GLIB_FUNCTIONS(PICTURES_POINTER)
    HEIF_FUNCTIONS(PICTURES_POINTER)
};
#undef PICTURES_POINTER

/// How long a row of a picture with 8 bits is, in bytes; libvips' own macros call functions.
static inline size_t row_length(const VipsImage *image) { return (size_t)image->Xsize * image->Bands; }

/// Whole once `pictures_open_libraries` has returned 0, and not to be touched before.
extern struct pictures_libraries libraries __attribute__((visibility("hidden")));

/// -1 where a library or one of its functions is missing.
int pictures_open_libraries(void);

#endif
