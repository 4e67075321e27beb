import CFiles
import Platform

/// Another program of the system, which is run to its end.
package enum ExternalProgram {
    /// What a program writes that somebody reads; the rest goes nowhere.
    package enum Stream: Int32 {
        case output = 1
        case errors = 2
    }

    package struct Outcome {
        /// From 0 to 255; 255 also where a signal ended it.
        package let status: Int32
        package let text: [UInt8]
    }

    /// Runs a program. Its arguments can be seen by everybody on the machine.
    /// - Parameters:
    ///   - name: looked for in `PATH`; `ENOENT` is thrown where it is missing.
    ///   - folder: where it works; nil for the working folder.
    ///   - input: at most 64 KB, what a pipe takes at once.
    ///   - limit: the most bytes that are read of what it writes.
    package static func run(
        _ name: String, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [], reading stream: Stream,
        limit: Int
    ) throws(SystemError) -> Outcome {
        var ends: (input: [Int32], output: [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&ends.input) == 0 else { throw .last }
        let toRead = Descriptor(open: ends.input[0])
        let toWrite = Descriptor(open: ends.input[1])
        guard pipe(&ends.output) == 0 else { throw .last }
        let result = Descriptor(open: ends.output[0])
        let written = Descriptor(open: ends.output[1])
        for number in ends.input + ends.output { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toRead.number, 0)
        for other: Stream in [.output, .errors] {
            if other == stream {
                posix_spawn_file_actions_adddup2(&actions, written.number, other.rawValue)
            } else {
                posix_spawn_file_actions_addopen(&actions, other.rawValue, "/dev/null", O_WRONLY, 0)
            }
        }
        if let folder {
            let code = files_add_folder(&actions, folder)
            guard code == 0 else { throw SystemError(code: code) }
        }
        var words = ([name] + arguments).map { word -> UnsafeMutablePointer<CChar>? in strdup(word) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process = pid_t()
        let code = posix_spawnp(&process, name, &actions, nil, &words, environ)
        guard code == 0 else { throw SystemError(code: code) }
        try? written.finish()
        // It fits into the pipe, so that nobody has to read it first.
        try? toWrite.write(input)
        try? toWrite.finish()
        let text = (try? result.rest(limit: limit)) ?? []
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Outcome(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 255, text: text)
    }
}
