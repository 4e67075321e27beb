import Documents
import Files

extension Diagnostic {
    /// Returns the diagnostic of an entry of one kind in the place of another: of a file where a folder is read, of
    /// anything else where a file is.
    public static func misplaced(_ kind: FileKind, file: String) -> Diagnostic {
        switch kind {
        case .file:
            Diagnostic(
                id: "file-for-folder", file: file, message: "this is a file, and a folder is read here",
                suggestion: "put a folder of this name in its place, or rename the file")
        case .folder:
            Diagnostic(
                id: "folder-for-file", file: file, message: "this is a folder, and a file is read here",
                suggestion: "put a file of this name in its place, or rename the folder")
        case .symbolicLink:
            Diagnostic(
                id: "symbolic-link", file: file, message: "this is a symbolic link, which may lead anywhere",
                suggestion: "put the file itself into the folder")
        case .pipe, .socket, .device:
            Diagnostic(
                id: "special-file", file: file, message: "this cannot be read: \(kind.message)",
                suggestion: "put a file in its place, or delete it")
        }
    }

    /// Returns the diagnostic of a file that cannot be read.
    public static func unreadable(_ file: String, _ error: FileReadError) -> Diagnostic {
        switch error {
        case .notAFile(let kind): misplaced(kind, file: file)
        case .tooLarge(let size, let limit):
            Diagnostic(
                id: "file-too-large", file: file, message: "the file has \(size) bytes; at most \(limit) are read",
                suggestion: "split it, or remove what does not belong into it")
        case .missing, .unreadable:
            Diagnostic(
                id: "unreadable-file", file: file, message: "the file cannot be read: \(error.reason)",
                suggestion: "check that it still exists and that you may read it")
        }
    }
}
