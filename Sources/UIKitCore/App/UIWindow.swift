import Foundation
import QuartzCore
import RenderServer

/// The root of an app's views on a screen. It receives events and is the source of all appearance callbacks.
///
/// A window is visible if it is not hidden, belongs to a window scene (`makeKeyAndVisible()` ensures both for a window
/// created with a frame), and is referenced by the program. The view of its `rootViewController` fills it. Changes of
/// the window (shown, hidden, root replaced, resized) are sent to that controller first, which forwards them to its
/// children.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindow>.
@preconcurrency @MainActor
open class UIWindow: UIView {
    // MARK: Creating a window

    /// Creates a hidden window in the application's first window scene, if one exists.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(in: UIApplication.sharedStorage?.windowScenes.first)
    }

    /// Creates a hidden window with the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a hidden window with the size of a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare(in: windowScene)
    }

    /// Creates a hidden window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(in: UIApplication.sharedStorage?.windowScenes.first)
    }

    // Must run before the layer on the screen is released, which lets the scene search for deallocated windows.
    deinit { extras?.weakReference?.object = nil }

    override var windowReferenceByItself: WeakReference<UIView>? { weakReference }

    private func prepare(in scene: UIWindowScene?) {
        windowReference = weakReference
        super.isHidden = true
        layer.isHidden = true
        layerOnScreen = WindowLayer(layer)
        applyScene(scene)
        if scene == nil, UIContext.current.startingScreen != nil {
            UIContext.current.waitingWindows.append(weakReference)
        }
    }

    // MARK: Associating the window with a scene

    // Chosen (Windows): Setting the `windowScene` of a window sends the root controller's appearance callbacks if the
    // window becomes visible or invisible.
    /// The scene of the window; a window without a scene is invisible.
    ///
    /// If the change shows or hides the window, it sends the root controller's appearance callbacks, as `isHidden`
    /// does.
    open weak var windowScene: UIWindowScene? {
        get { pendingScenes > 0 ? rootHost.requestedScene : scene }
        set { rootHost.setScene(newValue) }
    }

    /// The scene at this moment, without pending changes.
    var scene: UIWindowScene? { sceneStorage.wrappedValue }
    @exclusivity(unchecked) private var sceneStorage = SharedWeak<UIWindowScene>()
    /// The number of changes of the scene that are pending while callbacks are being sent.
    @exclusivity(unchecked) var pendingScenes = 0

    /// Moves the window to a different scene without appearance callbacks.
    func applyScene(_ new: UIWindowScene?) {
        let old = scene
        guard old !== new else { return }
        let wasKey = old?.keyWindow === self
        old?.viewLeaves(self)
        sceneStorage.wrappedValue = new
        if let old {
            old.remove(self)
            layer.removeFromSuperlayer()
        }
        if wasKey { resignKey() }
        layerOnScreen?.scene = new
        new?.add(self)
        if let known = inheritedTraitsStorage, let baseTraits {
            inheritedTraitsDidChange(from: known, to: baseTraits)
        }
    }

    private var layerOnScreen: WindowLayer?

    /// The screen of the window; the application's first screen without a scene.
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    /// The screen of a window whose scene may already be deallocated, as at the end of an app.
    var screenIfAny: UIScreen? {
        windowScene?.screen ?? UIApplication.sharedStorage?.windowScenes.first?.screen
    }

    /// The traits that the window inherits; `nil` without any scene.
    var baseTraits: UITraitCollection? {
        (windowScene ?? UIApplication.sharedStorage?.windowScenes.first)?.traitCollection
            ?? UIContext.current.startingScreen?.traitCollection
    }

    /// Returns the traits that the root controller inherits if the screen has the given traits.
    func traitsOfRoot(onScreenWith traits: UITraitCollection) -> UITraitCollection {
        let base = windowScene?.environmentTraits.applied(to: traits) ?? traits
        return extras?.environmentTraits?.applied(to: base) ?? base
    }

    /// The level among the windows of its scene. Within a level, the window in front is the window that was shown
    /// last, or whose level was set last.
    open var windowLevel: Level = .normal {
        didSet { windowScene?.orderFront(self) }
    }

    // MARK: Configuring the window's views

    /// The controller whose view fills the window.
    ///
    /// Setting it while the window is visible sends both controllers' appearance callbacks (`TransitionScript.root`).
    /// If it is set while callbacks are being sent, the property returns the new controller immediately, but the
    /// window replaces its root after the callbacks.
    open var rootViewController: UIViewController? {
        get { rootHost.requestedRoot }
        set { rootHost.replaceRoot(with: newValue) }
    }

    /// The present root, without pending changes.
    @exclusivity(unchecked) var root: UIViewController? {
        didSet {
            if oldValue?.extras?.rootWindow === self { oldValue?.extras?.rootWindow = nil }
            root?.extrasForWriting.rootWindow = self
        }
    }

    private(set) lazy var rootHost = WindowRoot(window: self)

    /// Whether the window is visible: not hidden, and in a scene.
    var isShown: Bool { !isHiddenNow && scene != nil }

    /// Whether the window is hidden, without pending changes.
    var isHiddenNow: Bool { super.isHidden }

    /// Whether the window is hidden; `true` for a new window. A change sends the root controller's appearance
    /// callbacks. If it is set while callbacks are being sent, the property returns the new value immediately, but the
    /// window changes after the callbacks.
    open override var isHidden: Bool {
        get { rootHost.requestedHidden ?? super.isHidden }
        set { rootHost.setHidden(newValue) }
    }

    /// Hides or shows the window without appearance callbacks.
    func applyHidden(_ hidden: Bool) {
        if hidden {
            scene?.windowHides(self)
        } else {
            AppearanceRegistry.apply(to: self, in: [], traits: traitCollection)
            scene?.orderFront(self)
        }
        super.isHidden = hidden
        scene?.inputViews.windowsDidChange()
        // The previous key window does not become key automatically.
        if hidden, let scene, scene.keyWindow === self {
            scene.keyWindow = nil
            resignKey()
        }
        if scene?.keyWindow == nil { scene?.decidingWindowDidChange() }
        let name = hidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Converting between windows

    /// Converts a point from this window's coordinate space to the space of a given window, or of the screen for
    /// `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        backingLayer.convert(point, to: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a point to this window's coordinate space from the space of a given window, or of the screen for
    /// `nil`.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        backingLayer.convert(point, from: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a rectangle from this window's coordinate space to the space of a given window, or of the screen for
    /// `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        backingLayer.convert(rect, to: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a rectangle to this window's coordinate space from the space of a given window, or of the screen for
    /// `nil`.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        backingLayer.convert(rect, from: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    // MARK: Making windows key

    /// Whether the window receives keyboard events.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may become key; `true` unless overridden.
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of the other windows of its level, and makes it key.
    open func makeKeyAndVisible() {
        // A window that the application's delegate created before the first scene.
        if windowScene == nil { windowScene = UIApplication.sharedStorage?.windowScenes.first }
        if isHidden { isHidden = false } else { windowScene?.orderFront(self) }
        // A callback may have hidden the window.
        guard !isHidden else { return }
        if windowScene == nil { UIContext.current.waitingKeyWindow = weakReference }
        makeKey()
    }

    /// Makes the window the key window, which receives keyboard events.
    open func makeKey() {
        guard canBecomeKey, let windowScene, windowScene.keyWindow !== self else { return }
        let old = windowScene.keyWindow
        windowScene.keyWindow = self
        if let old { windowScene.windowResigns(old) }
        old?.resignKey()
        // A callback may have made a different window key.
        if windowScene.keyWindow === self { becomeKey() }
    }

    /// Called when the window has become key. Do not call it.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window is no longer key. Do not call it.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// The window whose first responder a responder in this window becomes.
    var responderWindow: UIWindow { self }

    package var firstResponder: UIResponder? {
        didSet {
            guard oldValue !== firstResponder, let windowScene else { return }
            windowScene.textInput.follow()
            windowScene.inputViews.update()
        }
    }

    // MARK: Handling events

    /// Delivers an event to gesture recognizers and views. Overrides must call `super`.
    open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event, in: self) }

    /// Returns the window scene.
    open override var next: UIResponder? { windowScene ?? UIApplication.sharedStorage }

    /// Scrolls if no responder handled a scrolling key, and forwards other keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let scrollView = KeyScrolling.keyScrollView(in: self), KeyScrolling.scroll(presses, scrollView) { return }
        if let key = presses.first?.key, key.modifierFlags == .alternate,
            key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow,
            let sheet = rootViewController?.topPresentation as? UISheetPresentationController,
            sheet.selectDetent(isHigher: key.keyCode == .keyboardUpArrow)
        {
            return
        }
        if presses.first?.key.map({ $0.keyCode == .keyboardEscape && $0.modifierFlags.isEmpty }) == true,
            rootViewController?.topPresentation?.dismissByEscape() == true
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    /// The undo manager for the window's content.
    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    /// The undo and redo actions, which use the first responder's undo manager.
    open override class var namedActions: NamedActions {
        UndoCommands.adding(to: super.namedActions)
            .adding("makeKeyAndVisible", UIWindow.makeKeyAndVisible)
            .adding("makeKeyWindow", UIWindow.makeKey)
    }

    /// Returns whether undo and redo are available in the first responder's undo manager.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UndoCommands.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Resizes the root controller's view to the window, then lays out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = root?.viewStorage, view.superviewStorage === self { view.fill(bounds) }
        if subviewsStorage.contains(where: \.flags.staysInFront) {
            let hosts = subviewsStorage.filter(\.flags.staysInFront)
            if !subviewsStorage.suffix(hosts.count).elementsEqual(hosts, by: { $0 === $1 }) {
                for host in hosts { bringSubviewToFront(host) }
            }
        } else if !isKeyWindow {
            return
        }
        windowScene?.inputViews.layOut()
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addWindowProperties(to: super.namedProperties) }
}

extension UIWindow {
    /// The stacking order of windows: higher levels are in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The raw value.
        public var rawValue: CGFloat

        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of ordinary windows.
        public static let normal = Level(0)
        /// A level in front of ordinary windows, behind alerts.
        public static let statusBar = Level(1000)
        /// The highest level with a name.
        public static let alert = Level(2000)

        /// Returns whether the first level is behind the second.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// Returns a higher level, such as `.alert + 1`.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        /// Returns a lower level.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        /// Raises a level.
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
        /// Lowers a level.
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
    }

    /// Posted when a window was shown; the object is the window.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; the object is the window.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window has become key; the object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer key; the object is the window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow {
    /// Called when a subview was added or removed, which may change the view under a resting pointer.
    func contentDidMove() {
        if let windowScene { windowScene.input.contentDidMove(in: windowScene) }
    }
}
