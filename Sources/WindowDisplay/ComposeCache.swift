import Foundation

/// The folder for Xlib's cache of its table of dead keys and compose sequences.
///
/// When SDL starts, it opens Xlib's input method, which reads a file of 6,000 sequences. That takes a third of SDL's
/// starting time. Xlib can write the parsed table to a folder and map it from then on, but it does not create that
/// folder. The folder is therefore created here, in the user's cache folder, and passed to Xlib by `XCOMPOSECACHE`.
///
/// Xlib reads and writes files there only if they and the folder belong to the user and are not writable by other
/// users. It ignores files of a wrong size or kind, and replaces files that are older than the table or than a day. It
/// writes no files for root.
enum ComposeCache {
    /// Returns the folder for Xlib's files; `nil` if Xlib already has a folder, or would not use ours.
    ///
    /// - Parameters:
    ///   - userID: The effective user.
    ///   - exists: Whether a file exists at a path.
    static func folder(
        in environment: [String: String], userID: uid_t, exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> String? {
        func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard userID != 0, environment["DISPLAY"]?.isEmpty == false, environment["XCOMPOSECACHE"] == nil,
            let home = path("HOME"), !exists(home + "/.compose-cache"), !exists("/var/cache/libx11/compose")
        else { return nil }
        let folder = (path("XDG_CACHE_HOME") ?? home + "/.cache") + "/ireko/compose"
        // Xlib interprets the text after an equals sign as the table's name.
        return folder.contains("=") ? nil : folder
    }

    /// Creates a folder that only its owner can enter, and its parents. Returns whether the folder exists.
    static func make(_ folder: String) -> Bool {
        var status = stat()
        if stat(folder, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return false }
        return make(String(folder[..<slash])) && (mkdir(folder, 0o700) == 0 || errno == EEXIST)
    }
}
