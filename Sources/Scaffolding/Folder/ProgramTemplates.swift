import Platform

/// The search for the templates that come with the program.
///
/// An installed program (`<prefix>/bin/shelters`) has them in `<prefix>/share/shelters/templates`, as the File System
/// Hierarchy Standard has it (4.11); one that was built in its repository (`.build/release/shelters`) finds the
/// repository's.
public enum ProgramTemplates {
    /// Returns the first folder that holds templates; the error names all that were looked into.
    public static func find() throws(StartingError) -> String {
        let places = places(ofProgram: program())
        guard let found = places.first(where: { access("\($0)/layout.mustache", R_OK) == 0 }) else {
            throw .noTemplates(looked: places)
        }
        return found
    }

    /// Returns a site's folder of templates if it is there, else the program's.
    public static func folder(ofSite folder: String) -> String {
        if access(folder, F_OK) == 0 { return folder }
        return (try? find()) ?? folder
    }

    /// Returns the folders to look into for a program at a path, in order.
    static func places(ofProgram path: String?) -> [String] {
        var places: [String] = []
        if let path {
            let parts = path.split(separator: "/").dropLast()
            places.append("/" + (parts.dropLast() + ["share", "shelters", "templates"]).joined(separator: "/"))
            // Any folder above might hold templates of something else; the one that holds `.build` does not.
            if let build = parts.lastIndex(where: { $0.hasPrefix(".build") }) {
                places.append("/" + (parts[..<build] + ["templates"]).joined(separator: "/"))
            }
        }
        return places
    }

    /// The program's own file, symbolic links resolved.
    private static func program() -> String? {
        guard let real = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
