import Foundation
import QuartzCore
import RenderServer

/// A scene with windows: on a desktop, one window of the desktop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, OverridingTraitEnvironment {
    /// What the scene's windows are shown on.
    public let screen: UIScreen

    /// The windows that belong to the scene, back to front.
    ///
    /// The scene does not keep them alive: a window that nobody else holds is deallocated and disappears, as since iOS 13
    /// (chosen; Apple's pages leave the ownership open). A program holds its windows, as a delegate does in `window`.
    public var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    private var windowReferences: [WindowReference] = []

    private struct WindowReference { weak var window: UIWindow? }

    /// The window that gets keyboard events.
    public internal(set) weak var keyWindow: UIWindow? {
        didSet { if oldValue !== keyWindow { keyWindowDidChange() } }
    }

    // MARK: Traits

    /// The traits that come from the scene's screen, with what the scene itself sets.
    public var traitCollection: UITraitCollection { environmentTraits.applied(to: screen.traitCollection) }

    /// Called after the scene's traits have changed, before its windows'. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene sets for itself and its windows; none at first.
    public var traitOverrides: UITraitOverrides {
        get { environmentTraits.overrides }
        set {
            let old = traitCollection
            EnvironmentTraits.areUsed = true
            environmentTraits.overrides = newValue
            traitsDidChange(from: old, to: traitCollection)
        }
    }

    package var environmentTraits = EnvironmentTraits()

    func screenTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        traitsDidChange(from: environmentTraits.applied(to: old), to: environmentTraits.applied(to: new))
    }

    private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        sendTraitChange(from: old, to: new)
        for window in windows { window.inheritedTraitsDidChange(from: old, to: new) }
    }

    // MARK: Geometry

    /// The space of the scene, for conversions: the screen's.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// What the controllers ask of the status bar.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// How the interface is turned. A scene begins upright, or on its side where its screen is wider than high; it turns with
    /// the device (a stage's `rotate(to:)`), and not with the size of a window that the user drags.
    public internal(set) var interfaceOrientation: UIInterfaceOrientation

    /// How the device is held, told in terms of the interface; `nil` until it is turned for the first time.
    package var deviceOrientation: UIInterfaceOrientation?
    /// The turn that the next change of the screen's size belongs to.
    var turn: InterfaceTurn?

    /// The device is turned: so is the interface, if the controllers support that.
    package func deviceDidTurn(to orientation: UIInterfaceOrientation) {
        deviceOrientation = orientation
        OrientationNegotiation.turn(self, to: orientation)
    }

    package let touches = TouchTracker()
    package private(set) lazy var inputViews = InputViews(scene: self)

    package init(screen: UIScreen) {
        self.screen = screen
        interfaceOrientation = screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
        super.init()
        screen.attach(to: self)
    }

    package override func titleDidChange() { screen.display.setTitle(title ?? "") }

    // MARK: Windows

    private func keyWindowDidChange() {
        KeyDelivery.updateTextInput(of: self)
        inputViews.update()
    }

    package func add(_ window: UIWindow) {
        windowReferences.append(WindowReference(window: window))
        orderWindows()
    }

    package func remove(_ window: UIWindow) {
        windowReferences.removeAll { $0.window === window }
        if keyWindow === window { keyWindow = nil }
    }

    package func orderFront(_ window: UIWindow) {
        guard windows.last !== window, windows.contains(where: { $0 === window }) else { return }
        windowReferences.removeAll { $0.window === window }
        windowReferences.append(WindowReference(window: window))
        orderWindows()
    }

    /// By level; within a level in the order in which they were added or brought to front.
    package func orderWindows() {
        let ordered = windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        windowReferences = ordered.map { WindowReference(window: $0.element) }
        for window in windows { screen.rootLayer.addSublayer(window.layer) }
    }

    /// A window was deallocated, maybe the key window.
    func windowWasDeallocated() {
        windowReferences.removeAll { $0.window == nil }
        if keyWindow == nil { keyWindowDidChange() }
    }

    // MARK: Display events

    /// Takes what the scene's display reports.
    package func handle(_ event: DisplayEvent) {
        switch event {
        case .pointer(let pointer): touches.handle(pointer, in: self)
        case .scroll(let scroll): touches.handle(scroll, in: self)
        case .key(let key): KeyDelivery.deliver(key, in: self)
        case .text(let text): KeyDelivery.deliver(text: text, in: self)
        case .composition: break
        case .resized(let mode):
            screen.displayDidResize(to: mode, turn: turn)
            turn = nil
        case .focus(let hasFocus):
            if !hasFocus { touches.cancelAll(in: self) }
            move(to: hasFocus ? .foregroundActive : .foregroundInactive)
        case .closeRequested: UIApplication.sharedStorage?.sceneDidClose(self)
        case .lost(let reason): UIApplication.sharedStorage?.displayDidGetLost(reason)
        case .frame(let time, let next): screen.context.deliverFrame(time: time, next: next)
        }
    }
}
