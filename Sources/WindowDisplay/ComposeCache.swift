import Foundation

/// Where Xlib keeps what it has read of its table of dead keys and compose sequences.
///
/// SDL opens Xlib's input method when it starts, and that reads a file of 6,000 sequences: a third of the time until SDL has
/// started. Xlib can write what it has read into a folder and map it from then on; a user has to have made that folder. It
/// is made here, in the user's cache folder, and named to Xlib by `XCOMPOSECACHE`.
///
/// Xlib reads and writes files there only if they and the folder are the user's own and no other user may write to them; it
/// ignores files of a wrong size or kind, and replaces those that are older than the table or than a day. To root it never
/// writes any.
enum ComposeCache {
    /// The folder for Xlib's files; `nil` where Xlib has one already, or would not use ours.
    ///
    /// - Parameters:
    ///   - userID: The effective user.
    ///   - exists: Whether there is a file of this path.
    static func folder(
        in environment: [String: String], userID: uid_t, exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> String? {
        func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard userID != 0, environment["DISPLAY"]?.isEmpty == false, environment["XCOMPOSECACHE"] == nil,
            let home = path("HOME"), !exists(home + "/.compose-cache"), !exists("/var/cache/libx11/compose")
        else { return nil }
        let folder = (path("XDG_CACHE_HOME") ?? home + "/.cache") + "/ireko/compose"
        // Xlib takes what follows an equals sign for the table's name.
        return folder.contains("=") ? nil : folder
    }

    /// Makes a folder that only its owner can enter, and those around it; says whether it is there.
    static func make(_ folder: String) -> Bool {
        var status = stat()
        if stat(folder, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return false }
        return make(String(folder[..<slash])) && (mkdir(folder, 0o700) == 0 || errno == EEXIST)
    }
}
