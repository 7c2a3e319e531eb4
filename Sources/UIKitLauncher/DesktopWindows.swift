import Foundation
import QuartzCore
import RenderServer
import StateArchive
import UIKitCore
import WindowDisplay

/// Opens a window of the desktop for each scene, and gives their screens the style and the text size of the desktop.
@MainActor
final class DesktopWindows: SceneOpening {
    /// The mailboxes of windows whose scenes do not exist yet.
    private var waiting: [(screen: UIScreen, mailbox: DisplayMailbox)] = []
    private var settings = DesktopSettings()
    private let environment = ProcessInfo.processInfo.environment
    private let overrides: AppearanceOverrides

    /// Reports invalid variables and arguments.
    init() {
        overrides = AppearanceOverrides(arguments: CommandLine.arguments, environment: environment)
        for problem in overrides.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
        if !overrides.languages.isEmpty {
            let others = UIContext.current.languages.filter { !overrides.languages.contains($0) }
            UIContext.current.languages = overrides.languages + others
        }
    }

    // Chosen (Windows): `IREKO_SIZE` and `IREKO_DEVICE` take precedence over the previous size and position of a
    // session's window.
    /// Whether windows open with their size and place of the previous launch. Size and device from the environment
    /// take precedence.
    private var keepsGeometry: Bool { environment["IREKO_SIZE"] == nil && SimulatedDevice.fromEnvironment == nil }

    /// Begins to open the first window, with its size and place of the previous launch if sessions are kept.
    func openFirst(_ sessions: @autoclosure () -> [ArchivedSession]) throws -> UIScreen {
        let geometry = keepsGeometry ? SceneSessionArchive.firstGeometry(sessions()) : nil
        return try open(geometry ?? WindowGeometry(size: UIScreen.defaultSize, place: nil))
    }

    /// Begins to open a window.
    private func open(_ geometry: WindowGeometry) throws -> UIScreen {
        let mailbox = DisplayMailbox()
        let display = try WindowDisplay(
            title: ProcessInfo.processInfo.processName, geometry: geometry, clock: MonotonicClock()
        ) { events in mailbox.post(events) }
        let screen = UIScreen(display: display)
        SimulatedDevice.fromEnvironment?.apply(to: screen)
        settings.apply(to: screen, overrides: overrides)
        UIContext.current.hasOnScreenKeyboard = overrides.hasOnScreenKeyboard
        waiting.append((screen, mailbox))
        return screen
    }

    // MARK: Scenes

    func openScreen(_ geometry: WindowGeometry?, beside neighbour: UIWindowScene?) -> UIScreen? {
        let new = WindowGeometry(size: neighbour?.screen.bounds.size ?? UIScreen.defaultSize, place: nil)
        do {
            return try open(keepsGeometry ? geometry ?? new : new)
        } catch {
            Diagnostics.warn(.resource, "No window can be opened: \(error)")
            return nil
        }
    }

    func didConnect(_ scene: UIWindowScene) {
        guard let index = waiting.firstIndex(where: { $0.screen === scene.screen }) else { return }
        waiting.remove(at: index).mailbox.scene = scene.weakReference
    }

    func didDisconnect(_ scene: UIWindowScene) {}

    // MARK: Settings

    /// Applies the desktop's settings to all screens, when they are loaded and when they change.
    func followSettings() {
        DesktopPortal { settings in
            MainLoop.send { self.take(settings) }
        }.start()
    }

    private func take(_ settings: DesktopSettings) {
        self.settings = settings
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        for screen in scenes.map(\.screen) + waiting.map(\.screen) {
            settings.apply(to: screen, overrides: overrides)
        }
    }
}

/// The queue of events from the display thread to the main thread.
private final class DisplayMailbox: Sendable {
    @MainActor var scene: WeakReference<UIScene>?

    func post(_ events: [DisplayEvent]) {
        MainLoop.send {
            guard let scene = self.scene?.object as? UIWindowScene else { return }
            for event in events { scene.handle(event) }
        }
    }
}
