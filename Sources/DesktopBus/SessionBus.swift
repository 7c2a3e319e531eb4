internal import Foundation

/// The bus of the user's session.
package enum SessionBus {
    /// Returns whether a session bus exists. GIO would start one.
    package static func exists(in environment: [String: String]) -> Bool {
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }
}
