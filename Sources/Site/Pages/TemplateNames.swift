import Templates

/// What designers can name in templates, page by page, told from the code itself.
public enum TemplateNames {
    /// Markdown.
    public static var reference: String {
        var reference = ModelReference(level: 2)
        reference.add(HomePage.model)
        reference.add(InstitutionsPage.model)
        reference.add(InstitutionPage.model)
        reference.add(SupportPage.model)
        reference.add(AnimalPage.model)
        reference.add(AnimalsPage.model)
        reference.add(SettingsPage.model)
        reference.add(FurtherPageModel.model)
        reference.add(NotFoundPage.model)
        return """
            # Names for templates

            Written by `shelters names`; do not edit. Besides these, every page knows `texts.*` (the section `texts` of its \
            language's file), `site.*` and `assets.*`.

            \(reference.markdown)
            """
    }
}
