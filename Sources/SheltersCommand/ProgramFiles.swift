import Platform

/// The files that the program runs from: its own, and those of its libraries, some of which are only loaded when they
/// are needed.
enum ProgramFiles {
    /// The files that are loaded by now, in order (proc(5), `/proc/self/maps`); nil if the system does not say.
    static var running: [String]? {
        guard let maps = try? WholeFile.read("/proc/self/maps") else { return nil }
        let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            // Code that a library makes at run time (liborc) is mapped as a shared file without a name.
            guard words.count == 6, words[1].contains(UInt8(ascii: "x")), words[1].last == UInt8(ascii: "p") else {
                return nil
            }
            let path = words[5].drop { $0 == UInt8(ascii: " ") }
            // What the kernel brings along has no file.
            return path.first == UInt8(ascii: "/") ? String(decoding: path, as: UTF8.self) : nil
        }
        return paths.isEmpty ? nil : Set(paths).sorted()
    }

    /// Returns the sizes and times of files, which are the same wherever a release is installed. Nil where one is gone.
    static func versions(of files: [String]) -> [UInt8]? {
        var versions: [UInt8] = []
        for path in files {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            let change = status.st_mtim
            versions += Array("\(path) \(status.st_size) \(change.tv_sec) \(change.tv_nsec)\n".utf8)
        }
        return versions
    }

    /// Returns what the file system says of files and of their folders, which may hold further ones that would be
    /// loaded. Nil where one is gone.
    static func state(of files: [String]) -> [UInt8]? {
        let folders = Set(files.map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }).sorted()
        var state: [UInt8] = []
        for path in files + folders.map(String.init) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            let change = status.st_ctim
            state += Array("\(path) \(status.st_size) \(status.st_ino) \(change.tv_sec) \(change.tv_nsec)\n".utf8)
        }
        return state
    }
}
