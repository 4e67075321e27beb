import ArgumentParser

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "new",
        "Writes a new record: of an animal, a review, an institution, its walks, the site's settings, or another kind.",
        """
        In a terminal it asks a few questions; options answer them beforehand. What can be added later stands in the file \
        as comments, each with an example. Nothing is overwritten.

        Examples:
          shelters new animal
          shelters new animal --institution na-skraju --name Rex --type dog --set walks=true
        """,
        subcommands: [
            NewAnimalCommand.self, NewReviewCommand.self, NewStoryCommand.self, NewInstitutionCommand.self,
            NewWalksCommand.self, NewSiteCommand.self, NewPlainCommand.self,
        ])
}
