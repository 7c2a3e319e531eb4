import Foundation
import QuartzCore
import RenderServer

// Chosen (Windows): A scene does not retain its windows: an unreferenced window is deallocated and disappears.
/// A scene with windows: on a desktop, one desktop window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, OverridingTraitEnvironment {
    /// The screen of the scene's windows.
    @exclusivity(unchecked) open internal(set) var screen: UIScreen

    /// The windows of the scene, from back to front.
    ///
    /// The scene does not retain them: a window without other references is deallocated and disappears, as since iOS 13
    /// (Apple's pages do not specify the ownership). A program references its windows, as a delegate does in `window`.
    open var windows: [UIWindow] { windowReferences.compactMap(\.wrappedValue) }

    private var windowReferences: [SharedWeak<UIWindow>] = []

    /// The window that receives keyboard events.
    open internal(set) weak var keyWindow: UIWindow? {
        get { keyWindowStorage.wrappedValue }
        set {
            let old = keyWindowStorage.wrappedValue
            keyWindowStorage.wrappedValue = newValue
            if old !== newValue { keyWindowDidChange() }
        }
    }

    @exclusivity(unchecked) private var keyWindowStorage = SharedWeak<UIWindow>()

    // MARK: Traits

    /// The traits of the scene's screen, with the scene's overrides.
    open var traitCollection: UITraitCollection { environmentTraits.applied(to: screen.traitCollection) }

    /// Called after the scene's traits have changed, and before the traits of its windows change. The default
    /// implementation has no effect.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene overrides for itself and its windows; empty by default.
    open var traitOverrides: UITraitOverrides {
        get { environmentTraits.overrides }
        set {
            let old = traitCollection
            environmentTraits.overrides = newValue
            traitsDidChange(from: old)
        }
    }

    var environmentTraits = EnvironmentTraits()

    func screenTraitsDidChange(from old: UITraitCollection) {
        traitsDidChange(from: environmentTraits.applied(to: old))
    }

    var traitRegistrations: [TraitChangeRegistration] { environmentTraits.registrations }

    func traitsDidChange(from old: UITraitCollection) {
        let new = traitCollection
        guard old != new else { return }
        sendTraitChange(from: old, to: new)
        for window in windows { window.inheritedTraitsDidChange(from: old, to: new) }
        screen.systemBars?.setNeedsUpdate(animated: false)
        SceneGeometry.didChange(self)
    }

    // MARK: Geometry

    /// The coordinate space of the scene: the coordinate space of its screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The status bar that the controllers request.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The limits for the window's size.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// The permitted operations on the window.
    open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()

    /// The present geometry of the scene.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// Rotates the interface to one of the given orientations, independent of the device, until the device is rotated
    /// next.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The orientations. The present orientation is kept if it is included.
    ///   - errorHandler: Called after this turn of the main loop if the controllers and the app support no given
    ///     orientation. The interface is unchanged in this case.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { request(geometryPreferences, errorHandler) }

    /// The orientation of the interface. Initially portrait, or landscape if the screen is wider than high. It rotates
    /// with the device (a stage's `rotate(to:)`), and not with the window's size.
    @exclusivity(unchecked) open internal(set) var interfaceOrientation: UIInterfaceOrientation

    /// The device's orientation, as an interface orientation; initially the orientation of the interface.
    private(set) var deviceOrientation: UIInterfaceOrientation
    /// The orientation to which the interface rotates if its controllers permit it: the device's orientation, or an
    /// orientation that the app requested with `requestGeometryUpdate(_:errorHandler:)` since the device's last
    /// rotation.
    @exclusivity(unchecked) var followedOrientation: UIInterfaceOrientation
    /// The orientation in which the front controller was presented, until the device is rotated.
    @exclusivity(unchecked) var preferredOrientation: PreferredOrientation?
    /// The rotation that the next change of the screen's size completes.
    @exclusivity(unchecked) var pendingRotation: PendingRotation?
    @exclusivity(unchecked) var needsOrientationUpdate = false

    /// The last reported size, orientation and traits.
    @exclusivity(unchecked) var reportedGeometry: SceneGeometry?

    /// The window whose controllers determine the interface's orientation.
    var decidingWindow: UIWindow? {
        if let keyWindow { return keyWindow }
        let windows = windows.filter { !($0 is InputWindow) }
        return windows.last { !$0.isHiddenNow } ?? windows.last
    }

    /// Rotates the interface after the device was rotated, if the controllers support the orientation.
    package func deviceDidRotate(to orientation: UIInterfaceOrientation) {
        guard orientation != .unknown else { return }
        let isNew = orientation != deviceOrientation
        deviceOrientation = orientation
        followedOrientation = orientation
        preferredOrientation = nil
        if isNew { UIDevice.current.didRotate() }
        OrientationNegotiation.rotate(self, to: orientation)
    }

    let input = SceneInput()
    private(set) lazy var textInput = TextInputSession(scene: self)
    private(set) lazy var inputViews = InputViews(scene: self)

    /// The focus system of the scene.
    open var focusSystem: UIFocusSystem? {
        let system = focusSystemIfMade ?? UIFocusSystem(scene: self)
        focusSystemIfMade = system
        return system
    }

    /// The focus system, once it has been requested.
    package private(set) var focusSystemIfMade: UIFocusSystem?

    /// The scroll view that the user last scrolled or zoomed. Scrolling keys scroll this view.
    @exclusivity(unchecked) var lastScrolled: WeakScrollView?

    /// The open menu.
    package var modalInput: (any ModalInput)?

    /// The open edit menu. Touches outside and keys other than escape are passed to the content below.
    package var editMenu: (any ModalInput)?
    /// The interaction of the visible tool tip.
    weak var toolTip: UIToolTipInteraction?

    /// Whether the last touch was a touch of a pointer.
    package var isPointerUsed: Bool { input.isPointerUsed }

    /// Creates a scene on a screen for a session; `nil` creates a new session.
    package init(screen: UIScreen, session: UISceneSession? = nil) {
        self.screen = screen
        interfaceOrientation = screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
        deviceOrientation = interfaceOrientation
        followedOrientation = interfaceOrientation
        super.init(
            session: session
                ?? UISceneSession(
                    role: .windowApplication,
                    configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
        screen.attach(to: self)
        reportedGeometry = SceneGeometry(of: self)
    }

    override func titleDidChange() {
        screen.display.setTitle([title ?? "", subtitle].filter { !$0.isEmpty }.joined(separator: " – "))
    }

    // MARK: Windows

    private func keyWindowDidChange() {
        textInput.follow()
        inputViews.update()
        focusSystemIfMade?.follow(keyWindow)
        decidingWindowDidChange()
    }

    /// Updates the system elements and the orientation, which the controllers of the deciding window determine.
    func decidingWindowDidChange() {
        screen.systemBars?.setNeedsUpdate(animated: false)
        OrientationNegotiation.setNeedsUpdate(in: self)
    }

    /// Removes the focus, menu and tool tip of a view that leaves its window or, with its window, the scene.
    func viewLeaves(_ view: UIView) {
        focusSystemIfMade?.viewLeaves(view)
        modalInput?.viewLeaves(view)
        editMenu?.viewLeaves(view)
        toolTip?.viewLeaves(view)
    }

    /// Removes the focus, menu and tool tip of a window that is about to be hidden.
    func windowHides(_ window: UIWindow) {
        focusSystemIfMade?.viewLeaves(window)
        toolTip?.viewLeaves(window)
        windowResigns(window)
    }

    /// Dismisses the menus of a window that is no longer visible or key; `nil` after it was deallocated.
    func windowResigns(_ window: UIWindow?) {
        modalInput?.windowResigns(window)
        editMenu?.windowResigns(window)
    }

    func add(_ window: UIWindow) { place(window) }

    func remove(_ window: UIWindow) {
        windowReferences.removeAll { $0.wrappedValue === window }
        if keyWindow === window { keyWindow = nil }
        inputViews.windowsDidChange()
    }

    /// Moves a window in front of the other windows of its level.
    func orderFront(_ window: UIWindow) {
        if windows.contains(where: { $0 === window }) { place(window) }
    }

    /// Places a window in front of the windows of its level and behind the windows of higher levels. The other windows
    /// keep their order.
    private func place(_ window: UIWindow) {
        let old = windows
        var new = old.filter { $0 !== window }
        let level = window.windowLevel.rawValue
        let index = new.firstIndex { $0.windowLevel.rawValue > level } ?? new.endIndex
        let above = index < new.endIndex ? new[index] : nil
        new.insert(window, at: index)
        guard !new.elementsEqual(old, by: { $0 === $1 }) else { return }
        if let above {
            screen.rootLayer.insertSublayer(window.layer, below: above.layer)
        } else {
            screen.rootLayer.addSublayer(window.layer)
        }
        windowReferences = new.map { SharedWeak(wrappedValue: $0) }
        screen.windowsDidChange()
        inputViews.windowsDidChange()
    }

    /// Called when a window was deallocated, possibly the key window.
    func windowWasDeallocated() {
        windowReferences.removeAll { $0.wrappedValue == nil }
        if keyWindow == nil { keyWindowDidChange() }
        inputViews.windowsDidChange()
        // The views of the window are deallocated after this call.
        let reference = weakReference
        MainLoop.current.enqueue { (reference.object as? UIWindowScene)?.windowResigns(nil) }
    }

    // MARK: Display events

    private var hasFocus = true
    private var isVisible = true

    /// Updates the states of the scene and the application from the desktop window. A scene with a minimized window is
    /// in the background; a scene with the input focus is active. The display may report both in any order.
    private func windowStateDidChange() {
        guard activationState != .unattached else { return }
        let state: ActivationState = !isVisible ? .background : hasFocus ? .foregroundActive : .foregroundInactive
        if state != activationState { UIApplication.shared.move(self, to: state) }
    }

    /// The pointer over the scene; `nil` before it was used.
    private(set) var pointerIfMade: PointerState?
    var pointer: PointerState {
        if let pointerIfMade { return pointerIfMade }
        let made = PointerState(of: self)
        pointerIfMade = made
        return made
    }

    /// Handles an event of the scene's display.
    package func handle(_ event: DisplayEvent) {
        UIContext.current.events.send(EventRecord(scene: weakReference, event: event))
        switch event {
        case .pointer(let pointer): input.handle(pointer, in: self)
        case .scroll(let scroll): input.handle(scroll, in: self)
        case .key(let key): KeyDelivery.deliver(key, in: self)
        case .text(let text): textInput.insert(text)
        case .composition(let text, let selection): textInput.compose(text, selection: selection)
        case .resized(let mode):
            let pending = pendingRotation.flatMap { $0.fits(mode.size, after: screen.bounds.size) ? $0 : nil }
            if pending != nil { pendingRotation = nil }
            screen.displayDidResize(to: mode, rotation: pending?.rotation)
        case .focus(let hasFocus):
            if !hasFocus {
                input.cancelAll(in: self)
                textInput.endComposition()
            }
            self.hasFocus = hasFocus
            if hasFocus { UIContext.current.pasteboards.clipboardMayHaveChanged() }
            windowStateDidChange()
        case .visibility(let isVisible):
            if !isVisible { input.cancelAll(in: self) }
            self.isVisible = isVisible
            windowStateDidChange()
        case .clipboardChanged: UIContext.current.pasteboards.clipboardMayHaveChanged()
        case .closeRequested: if windowingBehaviors?.isClosable != false { UIApplication.sharedStorage?.close(self) }
        case .lost(let reason): UIApplication.sharedStorage?.displayWasLost(reason)
        case .frame(let time, let next): screen.context.deliverFrame(time: time, next: next)
        }
    }
}
