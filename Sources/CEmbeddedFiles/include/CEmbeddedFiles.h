#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

// Files of this repository that are part of the program, so that it needs none of them at run time.

/// The bytes of a file.
struct embedded_file {
    const unsigned char *bytes;
    size_t count;
};

/// The names of the IANA time zone database, one in a line: Sources/Content/Schemas/time-zones.txt.
struct embedded_file embedded_time_zones(void);

/// The style sheet of reports: Sources/ContentAudit/audit.css.
struct embedded_file embedded_audit_style(void);

/// The explanation in a fresh folder: Sources/Scaffolding/Example/README.md.
struct embedded_file embedded_example_readme(void);

/// The home page of a fresh site in Polish: Sources/Scaffolding/Example/home.pl.md.
struct embedded_file embedded_example_home_pl(void);

/// The home page of a fresh site in English: Sources/Scaffolding/Example/home.en.md.
struct embedded_file embedded_example_home_en(void);

/// The logo of the example institution: Sources/Scaffolding/Example/logo.svg.
struct embedded_file embedded_example_logo(void);

/// The picture of the example animal: Sources/Scaffolding/Example/picture.png.
struct embedded_file embedded_example_picture(void);

#endif
