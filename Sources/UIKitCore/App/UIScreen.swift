import Foundation
import QuartzCore
import RenderServer

/// The screen of a window scene's windows.
///
/// On a desktop, a screen represents the scene's desktop window, whose size is the screen's `bounds`. On a kiosk
/// without a window system, and on a test's stage, it is the whole screen. A screen owns the display, its layer tree,
/// and the display's traits.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    package let display: any Display
    let context: RenderContext
    /// The parent of the layers of all windows, from back to front.
    let rootLayer = CALayer()
    @SharedWeak private(set) var scene: UIWindowScene?

    package init(display: any Display, traits: UITraitCollection? = nil) {
        self.display = display
        mode = display.mode
        context = RenderContext(display: display)
        traitCollection =
            traits
            ?? UITraitCollection(mutations: {
                $0.displayScale = display.mode.scale
                $0.userInterfaceStyle = .light
                $0.userInterfaceIdiom = .phone
                $0.layoutDirection = .leftToRight
                $0.userInterfaceLevel = .base
                $0.sceneCaptureState = .inactive
            })
        super.init()
        rootLayer.suppressesImplicitActions = true
        layOutRoot()
        context.rootLayer = rootLayer
        traitCollection = Self.traits(of: mode, from: traitCollection)
    }

    /// The status bar and the home indicator of a simulated device; `nil` on a desktop.
    private(set) var systemBars: SystemBars?

    /// Moves the bars to the front after the windows or their order have changed.
    func windowsDidChange() {
        guard let systemBars else { return }
        rootLayer.addSublayer(systemBars.layer)
        systemBars.setNeedsUpdate(animated: false)
    }

    /// Begins to draw the bars of a simulated device.
    package func showSystemBars(isPad: Bool) { systemBars = SystemBars(screen: self, isPad: isPad) }

    private var mode: DisplayMode

    /// The screen of the first window scene. During a launch, the screen of the future scene; without an application,
    /// a screen in memory with the default window size.
    public class var main: UIScreen {
        UIApplication.sharedStorage?.windowScenes.first?.screen ?? UIContext.current.startingScreen
            ?? UIContext.current.imaginedScreen
    }

    /// The screen's rectangle in points, with a zero origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: mode.size) }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: mode.pixelWidth, height: mode.pixelHeight) }

    /// Pixels per point.
    public var scale: CGFloat { mode.scale }

    /// Pixels per point of the hardware; the same as `scale` on Linux.
    public var nativeScale: CGFloat { mode.scale }

    /// The modes of the screen: the current one.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The size of the screen in pixels.
    public var currentMode: UIScreenMode? { availableModes.first }

    /// The mode with the best quality: the current one.
    public var preferredMode: UIScreenMode? { currentMode }

    /// Posted when the size of the screen has changed, with the screen as its object.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    /// Whether the content of the screen is recorded or mirrored: `false`, since desktops do not report it.
    public var isCaptured: Bool { false }

    /// The screen that this one mirrors: `nil`.
    public var mirrored: UIScreen? { nil }

    /// The delay between an event and its display, as an external display reports it: 0.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// The current ratio of the maximum brightness to that of white: 1, since the dynamic range is not extended.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// The greatest value of `currentEDRHeadroom`: 1.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// The screens of all window scenes.
    @available(*, deprecated, message: "Use UIApplication.shared.openSessions to find open sessions with scenes")
    public class var screens: [UIScreen] {
        let screens = UIApplication.sharedStorage?.windowScenes.map(\.screen) ?? []
        return screens.isEmpty ? [main] : screens
    }

    /// Returns a snapshot of all windows of the screen.
    ///
    /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        for window in scene?.windows ?? [] where afterUpdates { window.layoutIfNeeded() }
        return rootLayer.snapshot(of: bounds, scale: scale) ?? UIView(frame: bounds)
    }

    /// Creates a display link that calls a method of the target by name, with the link as an optional argument. The
    /// target's class must offer the method in ``NamedActionTarget/namedActions``. Equal to
    /// `CADisplayLink(target:selector:)`.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// The coordinate space of the screen: the screen itself (recorded on iOS 26.1).
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinate space of the upright screen, which does not rotate with the interface.
    public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenCoordinateSpace(screen: self) }

    /// The interface's orientation; portrait without a scene.
    var orientation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }

    /// The traits of the display: style, size classes, scale.
    public package(set) var traitCollection: UITraitCollection {
        didSet {
            guard oldValue != traitCollection else { return }
            traitCollection.becomeTraitsOfApplication()
            scene?.screenTraitsDidChange(from: oldValue)
        }
    }

    /// The insets of the device's bars or notches at the screen's edges.
    package var safeAreaInsets: UIEdgeInsets {
        get { deviceSafeArea.insets }
        set {
            deviceSafeArea = DeviceSafeArea(
                insets: newValue, orientation: scene?.interfaceOrientation ?? deviceSafeArea.orientation)
            for window in scene?.windows ?? [] { window.setNeedsLayout() }
        }
    }

    private var deviceSafeArea = DeviceSafeArea(insets: .zero, orientation: nil)

    /// Updates the insets for the interface's orientation.
    func rotateSafeArea(to orientation: UIInterfaceOrientation) {
        guard deviceSafeArea.rotate(to: orientation, isPad: traitCollection.userInterfaceIdiom == .pad) else { return }
        for window in scene?.windows ?? [] { window.setNeedsLayout() }
    }

    func attach(to scene: UIWindowScene) {
        self.scene = scene
        deviceSafeArea = DeviceSafeArea(insets: deviceSafeArea.insets, orientation: scene.interfaceOrientation)
    }

    /// Changes the screen to the display's new size. Windows that filled the screen are resized with a size
    /// transition.
    func displayDidResize(to newMode: DisplayMode, rotation: InterfaceRotation? = nil) {
        guard newMode != mode else { return }
        let old = bounds
        let windows = (scene?.windows ?? []).filter { $0.frame == old }
        let traits = Self.traits(of: newMode, from: traitCollection)
        SizeTransition.run(in: windows, to: newMode.size, traits: traits, rotation: rotation) { [self] in
            mode = newMode
            layOutRoot()
            if let rotation { rotateSafeArea(to: rotation.to) }
            traitCollection = traits
            for window in windows { window.frame = bounds }
        }
        systemBars?.setNeedsUpdate(animated: false)
        if let scene { SceneGeometry.didChange(scene) }
        NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
    }

    /// Copies the traits of a different screen, except those that depend on the size.
    package func takeTraits(of other: UIScreen) { traitCollection = Self.traits(of: mode, from: other.traitCollection) }

    private func layOutRoot() {
        rootLayer.anchorPoint = .zero
        rootLayer.bounds = bounds
    }

    // Chosen (Layout): Size classes are compact below 600 points of width and 480 of height.
    /// Returns the traits of a display. 600 points are the boundary between phones and pads.
    private static func traits(of mode: DisplayMode, from traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            traits,
            UITraitCollection(displayScale: mode.scale),
            UITraitCollection(horizontalSizeClass: mode.size.width < 600 ? .compact : .regular),
            UITraitCollection(verticalSizeClass: mode.size.height < 480 ? .compact : .regular),
        ])
    }
}
