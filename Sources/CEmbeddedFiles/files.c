#include "CEmbeddedFiles.h"

// Clang has #embed in every version of C, and says that it is one of C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char time_zones[] = {
#embed "../Content/Schemas/time-zones.txt"
};

static const unsigned char audit_style[] = {
#embed "../ContentAudit/audit.css"
};

static const unsigned char example_readme[] = {
#embed "../Scaffolding/Example/README.md"
};

static const unsigned char example_home_pl[] = {
#embed "../Scaffolding/Example/home.pl.md"
};

static const unsigned char example_home_en[] = {
#embed "../Scaffolding/Example/home.en.md"
};

static const unsigned char example_logo[] = {
#embed "../Scaffolding/Example/logo.svg"
};

static const unsigned char example_picture[] = {
#embed "../Scaffolding/Example/picture.png"
};

struct embedded_file embedded_time_zones(void) {
    return (struct embedded_file){time_zones, sizeof time_zones};
}

struct embedded_file embedded_audit_style(void) {
    return (struct embedded_file){audit_style, sizeof audit_style};
}

struct embedded_file embedded_example_readme(void) {
    return (struct embedded_file){example_readme, sizeof example_readme};
}

struct embedded_file embedded_example_home_pl(void) {
    return (struct embedded_file){example_home_pl, sizeof example_home_pl};
}

struct embedded_file embedded_example_home_en(void) {
    return (struct embedded_file){example_home_en, sizeof example_home_en};
}

struct embedded_file embedded_example_logo(void) {
    return (struct embedded_file){example_logo, sizeof example_logo};
}

struct embedded_file embedded_example_picture(void) {
    return (struct embedded_file){example_picture, sizeof example_picture};
}
