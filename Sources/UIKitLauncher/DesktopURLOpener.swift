import CGIO
import Foundation
import UIKitCore

/// Opens addresses in the desktop's programs, by GIO: in that which the desktop has for the scheme or the type of the file, and from
/// within a sandbox by the desktop's portal, which asks its user.
///
/// A program is started on a thread of its own: nothing waits for it, or for the bus.
///
/// Follows <https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html>.
@MainActor
final class DesktopURLOpener: URLOpening {
    /// Whether the program runs in a sandbox that does not say which programs there are.
    private let isSandboxed: Bool

    init(isSandboxed: Bool = FileManager.default.fileExists(atPath: "/.flatpak-info")) {
        self.isSandboxed = isSandboxed
    }

    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return false }
        // What only iOS has is not worth a question of the portal's.
        if isSandboxed { return scheme != "app-settings" }
        return scheme == "file" ? hasProgram(forFile: url) : hasProgram(forScheme: scheme)
    }

    private func hasProgram(forScheme scheme: String) -> Bool {
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    private func hasProgram(forFile url: URL) -> Bool {
        guard !url.path.isEmpty, let file = g_file_new_for_path(url.path) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let program = g_file_query_default_handler(file, nil, nil) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        let address = url.absoluteString
        let thread = Thread {
            let isOpen = g_app_info_launch_default_for_uri(address, nil, nil) != 0
            // The main dispatch queue is the main loop of a program in a window.
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } }
        }
        thread.name = "ireko.open"
        thread.start()
    }
}
