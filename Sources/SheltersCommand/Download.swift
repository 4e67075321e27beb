import Files
import Messages
import Platform

/// A file at an address of the network, fetched by curl(1): the program itself speaks to nobody.
enum Download {
    /// A reason why there is nothing to read. No text repeats the address: those of ASM3 hold a password.
    struct Failure: Error {
        let message: Message
    }

    /// More than a photograph of any camera has.
    static let pictureLimit = 64 << 20

    /// The bytes at an address with `https://` or `http://`.
    /// - Parameters:
    ///   - limit: the greatest number of bytes.
    ///   - isSecure: true if only `https://` is spoken.
    static func bytes(
        at address: String, limit: Int = WholeFile.limit, isSecure: Bool = false
    ) throws(Failure) -> [UInt8] {
        var input: [Int32] = [-1, -1]
        var output: [Int32] = [-1, -1]
        guard pipe(&input) == 0, pipe(&output) == 0 else { throw failure(errno) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input[0], 0)
        posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        for descriptor in input + output { posix_spawn_file_actions_addclose(&actions, descriptor) }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // Whatever stands among a program's arguments can be seen by everybody on the machine, hence the configuration.
        let words = ["curl", "-q", "--config", "-"]
        var arguments = words.map { word -> UnsafeMutablePointer<CChar>? in strdup(word) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let code = posix_spawnp(&process, "curl", &actions, nil, &arguments, environ)
        close(input[0])
        close(output[1])
        guard code == 0 else {
            close(input[1])
            close(output[0])
            guard code == ENOENT else { throw failure(code) }
            throw Failure(
                message: "curl is missing, which fetches files: apt-get install curl; or save the file and import that")
        }
        let configuration = Array(configuration(for: address, limit: limit, isSecure: isSecure).utf8)
        // It fits into the pipe, so that nobody has to read it first.
        _ = configuration.withUnsafeBytes { write(input[1], $0.baseAddress, $0.count) }
        close(input[1])
        let bytes = (try? Descriptor(output[0]).rest(limit: limit)) ?? []
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else { throw Failure(message: reason(exitStatus: status >> 8 & 0xFF)) }
        return bytes
    }

    private static let options = [
        "fail", "silent", "globoff", "location", "compressed", "max-redirs = 5",
        "connect-timeout = 30", "max-time = 300",
    ]

    /// Returns the options in the form of curl's `--config`: a backslash stands before quotes and backslashes.
    private static func configuration(for address: String, limit: Int, isSecure: Bool) -> String {
        var quoted = ""
        for character in address.unicodeScalars where character.value >= 0x20 {
            if character == "\"" || character == "\\" { quoted.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        let schemes = isSecure ? "proto = \"=https\"" : "proto = \"=https,http\""
        return """
            url = "\(quoted)"
            max-filesize = \(limit)
            \((options + [schemes]).joined(separator: "\n"))

            """
    }

    private static func failure(_ code: Int32) -> Failure {
        Failure(message: SystemError(code: code).message)
    }

    /// By curl's exit status, as its manual page lists them.
    private static func reason(exitStatus: Int32) -> Message {
        switch exitStatus {
        case 5, 6: "there is no such server"
        case 7: "the server cannot be reached"
        case 22: "the server has nothing for this address; it may need another password"
        case 28: "the server was too slow"
        case 35, 51, 58, 60: "the server's certificate is not right, so that anybody could have sent this file"
        case 63: "the file is larger than \(WholeFile.limit >> 20) MB"
        default: "curl could not fetch the file (its exit status is \(exitStatus))"
        }
    }
}
