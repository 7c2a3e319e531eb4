import CGIO
import Foundation
import QuartzCore
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
            MainLoop.send { completion(isOpened) }
        }
    }

    // MARK: Mail

    func canCompose(withAttachments hasAttachments: Bool) -> Bool {
        if Self.program(in: ["xdg-email"]) != nil { return true }
        guard !hasAttachments, let address = URL(string: "mailto:") else { return false }
        return canOpen(address)
    }

    // Chosen (Files): Drafts of mails are shown with `xdg-email`, or without it, and without attachments, as an address
    // with the scheme `mailto`.
    func compose(_ draft: MailDraft, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        guard let program = Self.program(in: ["xdg-email"]) else {
            guard draft.attachments.isEmpty, let address = draft.address else { return completion(false) }
            return open(address, completion)
        }
        DispatchQueue.global(qos: .userInitiated).async {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = draft.arguments
            process.standardInput = FileHandle.nullDevice
            // The mail program may run until the user closes it, so its end is not awaited.
            let isStarted = (try? process.run()) != nil
            MainLoop.send { completion(isStarted) }
        }
    }

    private static func isSettings(_ url: URL) -> Bool {
        url.scheme == URL(string: UIApplication.openSettingsURLString)?.scheme
    }

    private static var settingsProgram: String? { program(in: settings) }

    /// Returns the path of the first available program.
    private static func program(in names: [String]) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return names.lazy.compactMap { name in
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
