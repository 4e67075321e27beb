import Platform

/// The browser of whoever runs the program.
enum Browser {
    /// Opens an address where there is a screen to show it on; nothing happens where that fails.
    static func open(_ address: String) {
        guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, "xdg-open", &actions, nil, &arguments, environ) == 0 else { return }
        // It goes on by itself; nobody asks what became of it.
        signal(SIGCHLD, SIG_IGN)
    }
}
