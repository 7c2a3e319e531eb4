import Foundation
import QuartzCore
import RenderServer
import UIKit
import UIKitCore

/// A window of the simulated desktop: a display, and the scene that it shows.
@MainActor
final class StageScreen {
    let display: HeadlessDisplay
    let screen: UIScreen
    private let mailbox: StageScreenMailbox

    /// The scene, while it is connected.
    var scene: UIWindowScene? { mailbox.scene?.object as? UIWindowScene }

    init(mode: DisplayMode, _ clipboards: MemoryClipboards, in screens: StageScreens?) {
        let mailbox = StageScreenMailbox()
        mailbox.screens = screens
        display = HeadlessDisplay(mode: mode, clipboards: clipboards) { mailbox.post($0) }
        screen = UIScreen(display: display)
        self.mailbox = mailbox
    }

    nonisolated deinit {}

    func connect(_ scene: UIWindowScene, in screens: StageScreens) {
        mailbox.scene = scene.weakReference
        mailbox.screens = screens
    }
}

/// The windows of the simulated desktop. The window in front has the input focus.
@MainActor
final class StageScreens: SceneOpening {
    /// The windows, in the order of their opening.
    private var screens: [StageScreen]
    private(set) var front: StageScreen
    /// The clipboards of the simulated desktop.
    let clipboards: MemoryClipboards

    init(mode: DisplayMode, _ clipboards: MemoryClipboards = MemoryClipboards()) {
        self.clipboards = clipboards
        front = StageScreen(mode: mode, clipboards, in: nil)
        screens = [front]
    }

    nonisolated deinit {}

    var scenes: [UIWindowScene] { screens.compactMap(\.scene).filter { $0.activationState != .unattached } }

    // MARK: Connecting and disconnecting scenes

    func openScreen(_ geometry: WindowGeometry?, beside neighbour: UIWindowScene?) -> UIScreen? {
        let model = neighbour?.screen ?? front.screen
        let mode = DisplayMode(size: geometry?.size ?? model.bounds.size, scale: model.scale)
        let opened = StageScreen(mode: mode, clipboards, in: self)
        opened.display.place = geometry?.place
        opened.screen.safeAreaInsets = model.safeAreaInsets
        opened.screen.traitCollection = model.traitCollection
        if geometry != nil { opened.screen.takeTraits(of: model) }
        screens.append(opened)
        return opened.screen
    }

    func didConnect(_ scene: UIWindowScene) {
        guard let screen = screens.first(where: { $0.screen === scene.screen }) else { return }
        screen.connect(scene, in: self)
        guard screen !== front else { return }
        let old = front
        front = screen
        // A desktop moves the focus after it has shown the new window.
        MainLoop.current.enqueue { old.scene?.handle(.focus(false)) }
    }

    func didDisconnect(_ scene: UIWindowScene) {
        guard screens.count > 1, let index = screens.firstIndex(where: { $0.screen === scene.screen }) else { return }
        let wasFront = screens[index] === front
        screens.remove(at: index)
        guard wasFront, let next = screens.last else { return }
        front = next
        MainLoop.current.enqueue { next.scene?.handle(.focus(true)) }
    }

    // MARK: Focus

    /// Moves the focus from the focused window to the window of a scene.
    func takeFocus(_ scene: UIWindowScene) {
        guard let screen = screens.first(where: { $0.scene === scene }), screen !== front else { return }
        let old = front
        front = screen
        old.scene?.handle(.focus(false))
    }

    // MARK: Frames

    var wantsFrameEvents: Bool { screens.contains { $0.display.wantsFrameEvents } }

    func step(to time: Double) {
        for screen in screens { screen.display.step(to: time) }
    }
}

/// Passes the display's events to the scene. The display of a stage reports them on the main actor.
private final class StageScreenMailbox: Sendable {
    @MainActor var scene: WeakReference<UIScene>?
    @MainActor weak var screens: StageScreens?

    func post(_ event: DisplayEvent) {
        MainActor.assumeIsolated {
            guard let scene = scene?.object as? UIWindowScene else { return }
            if case .focus(true) = event { screens?.takeFocus(scene) }
            scene.handle(event)
        }
    }
}
