#include <dlfcn.h>

#include "images.h"

struct pictures_libraries libraries;

// The numbers are those of the interfaces that the headers describe; other versions have others.
#ifdef __APPLE__
static const char *const vips_names[] = {"libvips.42.dylib", "/opt/homebrew/lib/libvips.42.dylib", NULL};
static const char *const heif_names[] = {"libheif.1.dylib", "/opt/homebrew/lib/libheif.1.dylib", NULL};
#else
static const char *const vips_names[] = {"libvips.so.42", NULL};
static const char *const heif_names[] = {"libheif.so.1", NULL};
#endif

static void *open_first(const char *const *names) {
    void *library = NULL;
    for (; *names && !library; names++) library = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
    return library;
}

int pictures_open_libraries(void) {
    void *vips = open_first(vips_names);
    void *heif = open_first(heif_names);
    if (!vips || !heif) return -1;
#define FIND_IN(library, name) \
    libraries.name = (__typeof__(libraries.name))dlsym(library, #name); \
    if (!libraries.name) return -1;
#define FIND_IN_VIPS(name) FIND_IN(vips, name)
#define FIND_IN_HEIF(name) FIND_IN(heif, name)
    VIPS_FUNCTIONS(FIND_IN_VIPS)
    GLIB_FUNCTIONS(FIND_IN_VIPS)
#define LOOK_IN_VIPS(name) libraries.name = (__typeof__(libraries.name))dlsym(vips, #name);
    NEWER_VIPS_FUNCTIONS(LOOK_IN_VIPS)
    HEIF_FUNCTIONS(FIND_IN_HEIF)
    return 0;
}
