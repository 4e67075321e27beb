#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

/// The bytes of a file of this repository that is part of the program.
struct embedded_file {
    const unsigned char *bytes;
    size_t count;
};

struct embedded_file embedded_polish_messages(void);
struct embedded_file embedded_english_explanations(void);
struct embedded_file embedded_polish_explanations(void);
struct embedded_file embedded_time_zones(void);
struct embedded_file embedded_countries(void);
struct embedded_file embedded_columns(void);
struct embedded_file embedded_values(void);
struct embedded_file embedded_characters(void);
struct embedded_file embedded_letters(void);
struct embedded_file embedded_polish_search_words(void);
struct embedded_file embedded_polish_search_forms(void);
struct embedded_file embedded_english_search_words(void);
struct embedded_file embedded_english_search_forms(void);
struct embedded_file embedded_personal_data(void);
struct embedded_file embedded_drawings(void);
struct embedded_file embedded_audit_style(void);
struct embedded_file embedded_preview_script(void);
struct embedded_file embedded_preview_style(void);
struct embedded_file embedded_polish_example_readme(void);
struct embedded_file embedded_english_example_readme(void);
struct embedded_file embedded_example_workflow(void);
struct embedded_file embedded_example_pipeline(void);
struct embedded_file embedded_polish_example_home(void);
struct embedded_file embedded_english_example_home(void);
struct embedded_file embedded_example_logo(void);
struct embedded_file embedded_example_picture(void);

#endif
