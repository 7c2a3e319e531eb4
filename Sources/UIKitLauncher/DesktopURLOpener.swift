import CGIO
import Foundation
import UIKitCore

/// Opens URLs like the desktop, with GIO: in the user's preferred program, and from a sandbox through the portal.
@MainActor
final class DesktopURLOpener: URLOpener {
    /// The programs that show a desktop's settings. The first available program is started.
    private static let settings = [
        "gnome-control-center", "systemsettings", "systemsettings5", "xfce4-settings-manager", "cinnamon-settings",
        "mate-control-center",
    ]

    func canOpen(_ url: URL) -> Bool {
        if Self.isSettings(url) { return Self.settingsProgram != nil }
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        guard let scheme = url.scheme, let found = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(found))
        return true
    }

    func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        let address = url.absoluteString
        let program = Self.isSettings(url) ? Self.settingsProgram : nil
        let isSettings = Self.isSettings(url)
        // A portal may block the thread.
        DispatchQueue.global(qos: .userInitiated).async {
            let isOpened = isSettings ? Self.start(program) : g_app_info_launch_default_for_uri(address, nil, nil) != 0
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
        }
    }

    private static func isSettings(_ url: URL) -> Bool {
        url.scheme == URL(string: UIApplication.openSettingsURLString)?.scheme
    }

    private static var settingsProgram: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return settings.lazy.compactMap { name in
            folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        }.first
    }

    private nonisolated static func start(_ program: String?) -> Bool {
        guard let program, let info = g_app_info_create_from_commandline(program, nil, G_APP_INFO_CREATE_NONE, nil)
        else {
            return false
        }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        return g_app_info_launch(info, nil, nil, nil) != 0
    }
}
