import Foundation
import QuartzCore
import RenderServer

/// A scene with windows: on a desktop, one window of the desktop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, OverridingTraitEnvironment {
    /// The screen of the scene's windows.
    @exclusivity(unchecked) open internal(set) var screen: UIScreen

    /// The windows that belong to the scene, back to front.
    ///
    /// The scene does not keep them alive: a window without other references is deallocated and disappears, as since
    /// iOS 13 (chosen; Apple's pages leave the ownership open). A program references its windows, as a delegate does in
    /// `window`.
    open var windows: [UIWindow] { windowReferences.compactMap(\.wrappedValue) }

    private var windowReferences: [SharedWeak<UIWindow>] = []

    /// The window that gets keyboard events.
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

    /// The traits that come from the scene's screen, with what the scene itself sets.
    open var traitCollection: UITraitCollection { environmentTraits.applied(to: screen.traitCollection) }

    /// Called after the scene's traits have changed, before its windows'. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene sets for itself and its windows; none by default.
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

    /// The space of the scene, for conversions: the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The status bar that the controllers request.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// How small and how large the user can make the window.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// What the user can do with the window.
    open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()

    /// The scene's geometry now.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// Rotates the interface to one of some orientations, whatever the device's; it has the device's again when that is
    /// rotated next.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The orientations. The present one is kept if it is one of them.
    ///   - errorHandler: Called after this turn of the main loop, when the controllers and the app support none of them; nothing
    ///     changes then.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { request(geometryPreferences, errorHandler) }

    /// The orientation of the interface. A scene begins in portrait, or in landscape where its screen is wider than
    /// high; it rotates with the device (a stage's `rotate(to:)`), and not with the size of a window that the user
    /// drags.
    @exclusivity(unchecked) open internal(set) var interfaceOrientation: UIInterfaceOrientation

    /// The device's orientation, in terms of the interface; initially that of the interface.
    private(set) var deviceOrientation: UIInterfaceOrientation
    /// The orientation of the interface if its controllers permit it: the device's, or, since its last rotation, the
    /// one that the app requested with `requestGeometryUpdate(_:errorHandler:)`.
    @exclusivity(unchecked) var followedOrientation: UIInterfaceOrientation
    /// The orientation that the controller in front was presented in, until the device is turned.
    @exclusivity(unchecked) var preferredOrientation: PreferredOrientation?
    /// The rotation that the next change of the screen's size completes.
    @exclusivity(unchecked) var pendingRotation: PendingRotation?
    @exclusivity(unchecked) var needsOrientationUpdate = false

    /// What the delegate knows of the scene's size, orientation and traits.
    @exclusivity(unchecked) var reportedGeometry: SceneGeometry?

    /// The window whose controllers decide the interface's orientation.
    var decidingWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHiddenNow } ?? windows.last }

    /// The device was rotated: the interface is, too, if the controllers support that.
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

    /// What moves the keyboard's focus in the scene.
    open var focusSystem: UIFocusSystem? {
        let system = focusSystemIfMade ?? UIFocusSystem(scene: self)
        focusSystemIfMade = system
        return system
    }

    /// The focus system, once it has been requested.
    package private(set) var focusSystemIfMade: UIFocusSystem?

    /// The scroll view that the user scrolled or zoomed last, which keys scroll.
    @exclusivity(unchecked) var lastScrolled: WeakScrollView?

    /// The menu that is open.
    package var modalInput: (any ModalInput)?

    /// The edit menu that is open: touches beside it and keys other than escape go on to what lies below.
    package var editMenu: (any ModalInput)?
    /// What shows the tool tip that is seen.
    weak var toolTip: UIToolTipInteraction?

    /// Whether the touch that came last was a pointer's.
    package var isPointerUsed: Bool { input.isPointerUsed }

    /// A scene on a screen, for a session; for one of its own where there is none yet.
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
    }

    func add(_ window: UIWindow) {
        windowReferences.append(SharedWeak(wrappedValue: window))
        orderWindows()
    }

    func remove(_ window: UIWindow) {
        windowReferences.removeAll { $0.wrappedValue === window }
        if keyWindow === window { keyWindow = nil }
        inputViews.windowsDidChange()
    }

    /// Brings a window in front of the others of its level.
    func orderFront(_ window: UIWindow) {
        let old = windows
        guard old.contains(where: { $0 === window }) else { return }
        let new = Self.ordered(old.filter { $0 !== window } + [window])
        guard !new.elementsEqual(old, by: { $0 === $1 }) else { return }
        windowReferences = new.map { SharedWeak(wrappedValue: $0) }
        for window in new { screen.rootLayer.addSublayer(window.layer) }
        screen.windowsDidChange()
        inputViews.windowsDidChange()
    }

    private func orderWindows() {
        windowReferences = Self.ordered(windows).map { SharedWeak(wrappedValue: $0) }
        for window in windows { screen.rootLayer.addSublayer(window.layer) }
        screen.windowsDidChange()
        inputViews.windowsDidChange()
    }

    /// By level; within a level in the order in which they were added or brought to front.
    private static func ordered(_ windows: [UIWindow]) -> [UIWindow] {
        windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    /// A window was deallocated, maybe the key window.
    func windowWasDeallocated() {
        windowReferences.removeAll { $0.wrappedValue == nil }
        if keyWindow == nil { keyWindowDidChange() }
        inputViews.windowsDidChange()
    }

    // MARK: Display events

    private var hasFocus = true
    private var isVisible = true

    /// A scene follows its window, and the application follows the scene: minimized it is in the background, and with the input
    /// focus it is active. The two are reported in any order.
    private func windowStateDidChange() {
        guard activationState != .unattached else { return }
        let state: ActivationState = !isVisible ? .background : hasFocus ? .foregroundActive : .foregroundInactive
        if state != activationState { UIApplication.shared.move(self, to: state) }
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
        case .lost(let reason): UIApplication.sharedStorage?.displayDidGetLost(reason)
        case .frame(let time, let next): screen.context.deliverFrame(time: time, next: next)
        }
    }
}
