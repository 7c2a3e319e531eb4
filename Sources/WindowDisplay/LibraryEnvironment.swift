import Foundation

/// Environment variables for the libraries that SDL loads. A variable that the user has set keeps its value.
enum LibraryEnvironment {
    /// Sets the variables, once, before the display thread starts, since a thread that reads the environment meanwhile
    /// may miss a variable. Child processes inherit them.
    static let prepared: Void = {
        for (name, value) in additions(to: ProcessInfo.processInfo.environment) { setenv(name, value, 1) }
    }()

    private static func additions(to environment: [String: String]) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        if getuid() == geteuid(), getgid() == getegid(),
            let folder = ComposeCache.folder(in: environment, userID: geteuid()), ComposeCache.make(folder)
        {
            result.append(("XCOMPOSECACHE", folder))
        }
        if wouldStartMessageBus(environment) { result.append(("DBUS_SESSION_BUS_ADDRESS", "disabled:")) }
        return result
    }

    /// Returns whether D-Bus, which SDL uses for input methods and the screen saver, would start a separate bus
    /// (`dbus-launch`) because the session has no message bus. Such a bus keeps running after the program has ended.
    /// Returns `false` if an input method is configured, since it may need such a bus.
    static func wouldStartMessageBus(
        _ environment: [String: String], exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        if isSet("DBUS_SESSION_BUS_ADDRESS") || isSet("XMODIFIERS") || isSet("SDL_IM_MODULE") { return false }
        return !(environment["XDG_RUNTIME_DIR"].map { exists($0 + "/bus") } ?? false)
    }
}
