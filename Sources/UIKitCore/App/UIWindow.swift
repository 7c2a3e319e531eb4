import Foundation
import QuartzCore
import RenderServer

/// The view that holds an app's views, takes the events of its screen and is the source of all appearance callbacks.
///
/// A window shows once it is not hidden and belongs to a window scene (`makeKeyAndVisible()` does both for a window made
/// with a frame), as long as the program references it. Its `rootViewController`'s view fills it, and everything that
/// happens to the window (shown, hidden, root replaced, resized) goes to that controller first, which passes it on to
/// its children.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindow>.
@preconcurrency @MainActor
open class UIWindow: UIView {
    // MARK: Creating a window

    /// Makes a hidden window that belongs to the application's first window scene, where there is one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(in: UIApplication.sharedStorage?.windowScenes.first)
    }

    /// Makes a hidden window as large as the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a hidden window as large as a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare(in: windowScene)
    }

    /// Makes a hidden window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(in: UIApplication.sharedStorage?.windowScenes.first)
    }

    // Before the layer on the screen goes, which has the scene look for windows that are gone.
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

    /// The scene the window belongs to; a window without one is not shown.
    ///
    /// Where the window comes on a screen or leaves it, changing it runs the root controller's appearance callbacks, as
    /// `isHidden` does (chosen).
    open weak var windowScene: UIWindowScene? {
        get { pendingScenes > 0 ? rootHost.requestedScene : scene }
        set { rootHost.setScene(newValue) }
    }

    /// The scene at this moment, without pending changes.
    var scene: UIWindowScene? { sceneStorage.wrappedValue }
    @exclusivity(unchecked) private var sceneStorage = SharedWeak<UIWindowScene>()
    /// How many changes of the scene are pending, while callbacks are being sent.
    @exclusivity(unchecked) var pendingScenes = 0

    /// Moves to another scene without appearance callbacks.
    func applyScene(_ new: UIWindowScene?) {
        let old = scene
        guard old !== new else { return }
        let wasKey = old?.keyWindow === self
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

    /// The screen the window is on; the application's first where it belongs to no scene.
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    /// The same, for a window whose scene may be gone already, as at the end of an app.
    var screenIfAny: UIScreen? {
        windowScene?.screen ?? UIApplication.sharedStorage?.windowScenes.first?.screen
    }

    /// The traits that the window inherits; `nil` where there is no scene at all.
    var baseTraits: UITraitCollection? {
        (windowScene ?? UIApplication.sharedStorage?.windowScenes.first)?.traitCollection
            ?? UIContext.current.startingScreen?.traitCollection
    }

    /// How high the window is among those of its scene; within a level the one whose level was set last, or which was shown
    /// last, is in front.
    open var windowLevel: Level = .normal {
        didSet { windowScene?.orderFront(self) }
    }

    // MARK: Configuring the window's views

    /// The controller whose view fills the window.
    ///
    /// Setting it while the window is shown runs both controllers' appearance callbacks (`TransitionScript.root`). Set
    /// while callbacks are being sent, it returns the new controller at once, which replaces the old one afterwards.
    open var rootViewController: UIViewController? {
        get { rootHost.requestedRoot }
        set { rootHost.replaceRoot(with: newValue) }
    }

    /// The root that is in place.
    @exclusivity(unchecked) var root: UIViewController? {
        didSet {
            if oldValue?.extras?.rootWindow === self { oldValue?.extras?.rootWindow = nil }
            root?.extrasForWriting.rootWindow = self
        }
    }

    private(set) lazy var rootHost = WindowRoot(window: self)

    /// Whether the window is shown: not hidden, and in a scene.
    var isShown: Bool { !isHiddenNow && scene != nil }

    /// Whether the window is hidden at this moment, without pending changes.
    var isHiddenNow: Bool { super.isHidden }

    /// Whether the window is not shown; `true` for a new one. Changing it runs the root controller's appearance
    /// callbacks; while others are being sent, it returns the new value at once and the window changes afterwards.
    open override var isHidden: Bool {
        get { rootHost.requestedHidden ?? super.isHidden }
        set { rootHost.setHidden(newValue) }
    }

    /// Hides or shows without appearance callbacks.
    func applyHidden(_ hidden: Bool) {
        if !hidden {
            AppearanceRegistry.apply(to: self, in: [], traits: traitCollection)
            scene?.orderFront(self)
        }
        super.isHidden = hidden
        scene?.inputViews.windowsDidChange()
        // The window that was key before does not become key by itself.
        if hidden, let scene, scene.keyWindow === self {
            scene.keyWindow = nil
            resignKey()
        }
        let name = hidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Converting between windows

    /// Converts a point of this window's space to another window's, or to the screen's for `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        backingLayer.convert(point, to: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a point of another window's space (the screen's for `nil`) to this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        backingLayer.convert(point, from: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a rectangle of this window's space to another window's, or to the screen's for `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        backingLayer.convert(rect, to: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    /// Converts a rectangle of another window's space (the screen's for `nil`) to this window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        backingLayer.convert(rect, from: window?.backingLayer ?? screenIfAny?.rootLayer)
    }

    // MARK: Making windows key

    /// Whether keyboard events go to this window.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may become key; `true` unless overridden.
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of the others of its level and makes it key.
    open func makeKeyAndVisible() {
        // A window that was made before there was a scene, with the application's delegate.
        if windowScene == nil { windowScene = UIApplication.sharedStorage?.windowScenes.first }
        if isHidden { isHidden = false } else { windowScene?.orderFront(self) }
        if windowScene == nil { UIContext.current.waitingKeyWindow = weakReference }
        makeKey()
    }

    /// Makes the window the key window, which gets keyboard events.
    open func makeKey() {
        guard canBecomeKey, let windowScene, windowScene.keyWindow !== self else { return }
        let old = windowScene.keyWindow
        windowScene.keyWindow = self
        old?.resignKey()
        becomeKey()
    }

    /// Called when the window became key. Never call it yourself.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window is key no longer. Never call it yourself.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    package var firstResponder: UIResponder? {
        didSet {
            guard oldValue !== firstResponder, let windowScene else { return }
            windowScene.textInput.follow()
            windowScene.inputViews.update()
        }
    }

    // MARK: Handling events

    /// Delivers an event to its gesture recognizers and views. Overrides must call `super`.
    open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event, in: self) }

    /// The window scene.
    open override var next: UIResponder? { windowScene ?? UIApplication.sharedStorage }

    /// Scrolls by a key that no responder wanted, and forwards others.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let scrollView = KeyScrolling.keyScrollView(in: self), KeyScrolling.scroll(presses, scrollView) { return }
        if presses.first?.key.map({ $0.keyCode == .keyboardEscape && $0.modifierFlags.isEmpty }) == true,
            rootViewController?.topPresentation?.dismissByEscape() == true
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    /// The undo manager of what is in the window.
    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    /// The window undoes and redoes for its first responder, with that one's undo manager.
    open override class var namedActions: NamedActions {
        UndoCommands.adding(to: super.namedActions)
            .adding("makeKeyAndVisible", UIWindow.makeKeyAndVisible)
            .adding("makeKeyWindow", UIWindow.makeKey)
    }

    /// Undo and redo can be performed while the first responder's undo manager has something to undo or redo.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UndoCommands.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Fills the window with the root controller's view, then lays out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = root?.viewStorage, view.superviewStorage === self { view.fill(bounds) }
        guard subviewsStorage.contains(where: \.flags.staysInFront) else { return }
        let hosts = subviewsStorage.filter(\.flags.staysInFront)
        if !subviewsStorage.suffix(hosts.count).elementsEqual(hosts, by: { $0 === $1 }) {
            for host in hosts { bringSubviewToFront(host) }
        }
        windowScene?.inputViews.layOut()
    }

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addWindowProperties(to: super.namedProperties) }
}

extension UIWindow {
    /// How high a window is: higher ones are in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height.
        public var rawValue: CGFloat

        /// Makes a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ordinary windows.
        public static let normal = Level(0)
        /// In front of ordinary windows, behind alerts.
        public static let statusBar = Level(1000)
        /// In front of the others that have a name.
        public static let alert = Level(2000)

        /// Whether the first level is behind the second.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// A level in front of another, as `.alert + 1`.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        /// A level behind another.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        /// Moves a level to the front.
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
        /// Moves a level to the back.
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
    }

    /// Posted when a window was shown; the object is the window.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; the object is the window.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window became key; the object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is key no longer; the object is the window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
