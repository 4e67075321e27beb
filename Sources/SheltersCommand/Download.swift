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
        // Whatever stands among a program's arguments can be seen by everybody on the machine, hence the configuration.
        let configuration = Array(configuration(for: address, limit: limit, isSecure: isSecure).utf8)
        let outcome: ExternalProgram.Outcome
        do throws(SystemError) {
            outcome = try ExternalProgram.run(
                "curl", ["-q", "--config", "-"], input: configuration, reading: .output, limit: limit)
        } catch {
            guard error.code == ENOENT else { throw Failure(message: error.message) }
            throw Failure(
                message: "curl is missing, which fetches files: apt-get install curl; or save the file and import that")
        }
        guard outcome.status == 0 else { throw Failure(message: reason(exitStatus: outcome.status)) }
        return outcome.text
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
