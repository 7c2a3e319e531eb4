import Foundation
import QuartzCore
import RenderServer

/// The central object of a running app: its scenes and windows, its state from launch to termination, and the dispatch
/// of events.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: Accessing the shared application

    /// The application of the current context, if it exists.
    static var sharedStorage: UIApplication? { UIContext.current.application }

    /// The application; created at launch, or by the first stage of a test.
    public class var shared: UIApplication {
        if let sharedStorage { return sharedStorage }
        return UIApplication()
    }

    /// Creates the application. Creating a second application is an error.
    public override init() {
        super.init()
        if let existing = Self.sharedStorage {
            Diagnostics.raise(.applicationExists, "There can only be one UIApplication instance (\(existing)).")
        } else {
            UIContext.current.application = self
        }
    }

    /// The object that receives changes of the app's state.
    open var delegate: (any UIApplicationDelegate)? {
        didSet {
            UIMenuSystem.main.setNeedsRebuild()
            OptionalMethods.application.check(delegate)
        }
    }

    // MARK: Scenes and windows

    /// The scenes of the app.
    open var connectedScenes: Set<UIScene> { Set(windowScenes) }

    var windowScenes: [UIWindowScene] = []

    /// The sessions of the app, including those of disconnected scenes, which can be connected again.
    open var openSessions: Set<UISceneSession> { Set(sceneSessions) }

    /// The sessions, in the order of their creation.
    var sceneSessions: [UISceneSession] = []
    /// The session of the scene that was last in front.
    private(set) weak var frontSession: UISceneSession?

    // Chosen (Windows): Without a scene manifest a program supports several scenes.
    /// Whether the app supports several scenes, as declared in its Info.plist. The value is `true` without a scene
    /// manifest, and `false` on a simulated phone.
    open var supportsMultipleScenes: Bool {
        permitsMultipleScenes && UIContext.current.sceneManifest?.supportsMultipleScenes != false
    }

    /// Whether the device supports several scenes; `false` on a phone.
    package var permitsMultipleScenes = true

    /// Opens the display of a new scene; `nil` if displays cannot be opened.
    package var sceneOpener: (any SceneOpening)?

    /// Requests a new scene, or brings a connected one to the front. The scene is activated after this turn of the
    /// main loop.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene. `nil` activates the scene that prefers the activity's content
    ///     (`UIScene.activationConditions`), or otherwise creates a scene in a separate window.
    ///   - userActivity: The content of the scene. A new scene receives it in its connection options, a connected
    ///     scene with `scene(_:continue:)`.
    ///   - options: Options of the activation.
    ///   - errorHandler: Called with a `UISceneError` if no scene is activated.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            if let sceneSession {
                UISceneSessionActivationRequest(session: sceneSession, userActivity: userActivity, options: options)
            } else {
                UISceneSessionActivationRequest(userActivity: userActivity, options: options)
            }
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Requests a scene, as `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` does.
    ///
    /// - Parameters:
    ///   - request: The scene and its content.
    ///   - errorHandler: Called with a `UISceneError` if no scene is activated.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        perform(errorHandler) { application throws(UISceneError) in try application.activate(request) }
    }

    /// Requests the end of a session: its scene is disconnected, its window is closed, and the delegate receives
    /// `application(_:didDiscardSceneSessions:)`.
    ///
    /// The request is performed after this turn of the main loop. The app ends with its last session.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: Options of the window's dismissal.
    ///   - errorHandler: Called with a `UISceneError` if the app has no such session.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        perform(errorHandler) { application throws(UISceneError) in try application.destroy(sceneSession) }
    }

    /// Updates a scene in the background: its windows are laid out and redrawn before the desktop shows them. Has no
    /// effect on scenes in the foreground, which are always current.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { refresh(sceneSession) }

    /// The windows of all scenes, including hidden ones, in the order of the scenes and from back to front.
    open var windows: [UIWindow] { waitingWindows + windowScenes.flatMap(\.windows) }

    /// The window that receives keyboard events: the key window of the front scene.
    @available(
        *, deprecated,
        message: "Should not be used for applications that support multiple scenes: it is the key window of one scene."
    )
    open var keyWindow: UIWindow? {
        (windowScenes.first { $0.activationState == .foregroundActive } ?? windowScenes.first)?.keyWindow
    }

    /// The frame of the status bar: zero on a desktop, which has no status bar.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { windowScenes.first?.statusBarManager?.statusBarFrame ?? .zero }

    /// Whether the status bar is hidden. Setting it has no effect, since view controllers determine the visibility
    /// (`prefersStatusBarHidden`), as on iOS unless an app opts out.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    open var isStatusBarHidden: Bool {
        get { windowScenes.first?.statusBarManager?.isStatusBarHidden ?? false }
        set {}
    }

    /// The orientation of the first scene's interface; unknown without a scene.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    open var statusBarOrientation: UIInterfaceOrientation { windowScenes.first?.interfaceOrientation ?? .unknown }

    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let traits = windowScenes.first?.traitCollection ?? UITraitCollection.current
        return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of the icon's badge; 0 for no badge. Negative numbers are replaced by 0. The number is stored, but
    /// desktops do not show it.
    @available(*, deprecated, message: "Desktop icons show no badge; the number is only stored.")
    open var applicationIconBadgeNumber: Int {
        get { badgeNumber }
        set { badgeNumber = max(0, newValue) }
    }

    private var badgeNumber = 0

    package func connect(_ scene: UIWindowScene) {
        windowScenes.append(scene)
        UIContext.current.accessibility.applySettings(to: scene.screen)
        if !sceneSessions.contains(where: { $0 === scene.session }) { sceneSessions.append(scene.session) }
        if windowScenes.count == 1 { scene.screen.traitCollection.becomeTraitsOfApplication() }
    }

    package func disconnect(_ scene: UIWindowScene) {
        scene.move(to: .unattached)
        windowScenes.removeAll { $0 === scene }
        sceneSessions.removeAll { $0 === scene.session }
    }

    /// Returns the orientations that the app supports in a window, as the delegate specifies. Without a delegate,
    /// returns all orientations on a pad, and all except upside down on a phone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate { return delegate.application(self, supportedInterfaceOrientationsFor: window) }
        return window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: Getting the application state

    /// The states of the app. The raw values are the same as in UIKit.
    public enum State: Int, Sendable {
        /// In the foreground, with the input focus.
        case active
        /// In the foreground, without the input focus.
        case inactive
        /// Off the screen.
        case background
    }

    /// The state of the foremost scene.
    open var applicationState: State { Self.state(of: windowScenes.map(\.activationState)) }

    private static func state(of scenes: [UIScene.ActivationState]) -> State {
        if scenes.contains(.foregroundActive) { return .active }
        return scenes.contains(.foregroundInactive) ? .inactive : .background
    }

    /// Posted when the launch is complete.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app has become active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app loses the input focus.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app has left the screen.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app returns to the screen.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the app terminates.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory is low, after the delegate and before the view controllers are notified.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    // Chosen (Windows): When the focus changes, the application is notified before a scene resigns, and after a scene
    // has become active.
    // Chosen (Windows): Animations continue while a scene is in the background. UIKit removes them.
    /// Changes the state of a scene and of the app. The app has the state of its foremost scene.
    ///
    /// The application is notified before the scene when a state ends, and after the scene when a state begins. As in
    /// UIKit, the application's delegate is called only in an app whose scenes have no delegates; the notifications
    /// are posted in any case. A disconnected scene does not count.
    package func move(_ scene: UIWindowScene, to state: UIScene.ActivationState) {
        let before = applicationState
        let after = Self.state(of: windowScenes.map { $0 === scene ? state : $0.activationState })
        if hasSceneDelegates { hadSceneDelegates = true }
        let delegate = hadSceneDelegates ? nil : delegate
        if before == .active, after != .active {
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
        }
        if before == .background, after != .background, didBecomeVisible {
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
        }
        scene.move(to: state)
        if state == .foregroundActive { frontSession = scene.session }
        if after != .background { didBecomeVisible = true }
        if before != .active, after == .active {
            checkDay(delegate)
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
        }
        if before != .background, after == .background {
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        }
        // Each scene is saved when it enters the background.
        if state == .background { StatePreservation.save(self) }
    }

    /// The day of the last activation, as days since a reference date in the user's time zone.
    var lastDay: Int?

    private var didBecomeVisible = false
    /// Whether the app's scenes had delegates, for the time after the last scene was disconnected.
    private var hadSceneDelegates = false

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        postMessage(of: name)
    }

    // MARK: Preserving and restoring state

    /// The key of the `UIStoryboard` from which a controller was created, in its coder during restoration.
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
    /// The key of the `CFBundleVersion` of the program that encoded the state, a `String`; missing if the program has
    /// no version. In every coder during restoration.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the user interface idiom with which the state was encoded, an `NSNumber` of its raw value. In every
    /// coder.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time at which the state was encoded, a `Date`. In every coder.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the system version that encoded the state, a `String`. In every coder.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    // Chosen (Restoration): Registering an object for state restoration again changes its identifier.
    /// Registers an object that is neither a controller nor a view for state restoration. References to the object can
    /// then be encoded, and the object is preserved if a reference is encoded. The object is not retained, and need
    /// not be unregistered.
    ///
    /// During restoration, the object is found by its identifiers if it is registered before it is needed; otherwise
    /// its `objectRestorationClass` creates it.
    ///
    /// - Parameters:
    ///   - object: The object. Registering it again changes the identifier.
    ///   - restorationIdentifier: Its identifier, unique for its `restorationParent`. An empty identifier is an error.
    open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        guard !restorationIdentifier.isEmpty else {
            return Diagnostics.raise(
                .restorationObject,
                "\(Diagnostics.name(object)) cannot be registered for state restoration with an empty identifier.")
        }
        UIContext.current.restoration.register(object, restorationIdentifier)
    }

    /// Extends state restoration beyond its callbacks, for example while data is loading.
    ///
    /// Every call must be balanced by a call of `completeStateRestoration()`. If the program terminates before that,
    /// restoration has failed, and the state is not used again. Has an effect only while state is restored.
    open func extendStateRestoration() { UIContext.current.restoration.extend() }

    /// Completes one call of `extendStateRestoration()`.
    open func completeStateRestoration() { UIContext.current.restoration.complete() }

    // Chosen (Restoration): A launch never shows a snapshot of the previous one, so that
    // `ignoreSnapshotOnNextApplicationLaunch()` has no effect.
    /// Prevents a snapshot of the app from being shown at its next launch. Has no effect, since this library never
    /// shows such a snapshot.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    // MARK: Dispatching events

    /// Dispatches an event to its windows. Overrides must call `super`.
    open func sendEvent(_ event: UIEvent) { EventDelivery.dispatch(event) }

    /// Calls the method of an action.
    ///
    /// - Parameters:
    ///   - action: The name of the action, such as `"copy:"`.
    ///   - target: The receiver; `nil` for the first object in the responder chain that can perform the action.
    ///   - sender: The first argument of the method.
    ///   - event: The event that caused the action, the second argument of methods that have one.
    /// - Returns: Whether the method was called. It is an error if the given target lacks the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    /// The delegate, if it is a responder: the last object of the responder chain.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether shaking the device offers to undo the last change. Desktops have no shake; a test's stage simulates
    /// one. The default is `true`.
    open var applicationSupportsShakeToEdit = true

    /// Offers to undo a change with the first responder's undo manager, after a shake that no responder handled.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        guard motion == .motionShake, applicationSupportsShakeToEdit else { return }
        guard let event = event as? UIMotionEvent else { return }
        ShakeToEdit.ask(in: event.window)
    }

    // MARK: Termination

    /// Called when the display was lost: the app is notified that it will terminate, so that it can save, and
    /// terminates.
    func displayWasLost(_ reason: String) {
        Log.general.error("The application ends, because its display was lost. \(reason)")
        end(status: 1)
    }

    /// Ends the program as the system does: it enters the background, which saves its state, and terminates when its
    /// background tasks have ended or their time has expired.
    package func end(status: Int32) {
        for scene in windowScenes where scene.activationState != .background { move(scene, to: .background) }
        CATransaction.flush()
        backgroundTasks.whenEnded { [weak self] in self?.terminate(status: status) }
    }

    let backgroundTasks = BackgroundTasks()

    /// Begins a task that must be finished before the program ends: it has up to five seconds when the user or the
    /// system ends the program.
    ///
    /// - Parameter handler: Called if the time expires before the task has ended. It must end the task.
    /// - Returns: The identifier for `endBackgroundTask(_:)`, which must be called for each task.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task. The name is for debugging, and is not used.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Ends a task. Has no effect if the task has already ended.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// The remaining time of background tasks in seconds; the greatest finite number while the program is not ending.
    open var backgroundTimeRemaining: Double { backgroundTasks.timeRemaining }

    // MARK: Controlling and handling events

    /// Begins to ignore new touches. Calls can be nested; balance each one with a call of
    /// `endIgnoringInteractionEvents()`.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

    /// Ends one call of `beginIgnoringInteractionEvents()`. Has no effect without such a call.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// Whether new touches are ignored.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    private(set) var ignoringCount = 0

    // MARK: Opening addresses

    /// Opens an address in the user's default program, and returns whether a program exists for it.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:) instead.")
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }

    /// Opens an address in the user's default program: with the desktop's `xdg-open`. `openSettingsURLString` opens
    /// the desktop's settings.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: `universalLinksOnly`: whether to open it only in an app for universal links, which desktops do not
    ///     have, so that the call fails.
    ///   - completion: Called on the main actor in a later turn of the main loop, with whether the address was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let opener = UIContext.current.urlOpener, options[.universalLinksOnly] as? Bool != true else {
            return MainLoop.current.enqueue { completion?(false) }
        }
        opener.open(url) { isOpened in MainLoop.current.enqueue { completion?(isOpened) } }
    }

    /// Opens an address, and returns whether it was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Returns whether a program exists for addresses of the scheme. Unlike on iOS, the Info.plist need not list it.
    open func canOpenURL(_ url: URL) -> Bool { UIContext.current.urlOpener?.canOpen(url) ?? false }

    // MARK: Device features on a desktop

    /// Whether the desktop is prevented from dimming and locking its screens without user activity; `false` by
    /// default. Uses the desktop's service; without one it has no effect.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled != oldValue else { return }
            for scene in windowScenes { scene.screen.display.setKeepsAwake(isIdleTimerDisabled) }
        }
    }

    /// Returns `restricted`, since programs are not started in the background for a refresh.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Whether files are accessible: always `true`, since a desktop does not lock files with the screen. A stage can
    /// simulate locked files.
    open internal(set) var isProtectedDataAvailable = true

    /// The interval for `setMinimumBackgroundFetchInterval(_:)` that permits fetches as often as possible.
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The interval for `setMinimumBackgroundFetchInterval(_:)` that permits no fetches: the default.
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Sets the minimum time between background fetches. Programs are not started for a fetch; a stage performs one
    /// only if the interval permits fetches.
    @available(*, deprecated, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        permitsFetches = minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever
    }

    /// Whether the program has requested background fetches.
    package private(set) var permitsFetches = false

    /// Whether the network activity indicator is visible: always `false`, since there is no indicator. Setting it has
    /// no effect, as recorded on iOS 26.1.
    @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
    open var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    /// Requests a device token for remote notifications. Linux has no such service: the delegate receives
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` in the next turn of the main loop. On a
    /// stage with a `deviceToken`, the delegate receives that token.
    open func registerForRemoteNotifications() { RemoteNotifications.register(self) }

    /// Ends the registration.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Whether the program has a device token, which is possible only on a stage.
    open internal(set) var isRegisteredForRemoteNotifications = false

    /// Whether the program's icon can be changed: `false`, since a desktop uses the program's desktop file.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the present alternate icon: always `nil`.
    open var alternateIconName: String? { nil }

    /// Changes the icon, which desktops do not support.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon; `nil` for the primary one.
    ///   - completionHandler: Called in the next turn of the main loop, with an error unless `alternateIconName` is
    ///     `nil`.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        let error = alternateIconName.map { _ in CocoaError(.featureUnsupported) }
        MainLoop.current.enqueue { completionHandler?(error) }
    }

    /// The text size that the desktop's user has selected.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        return category == .unspecified ? .large : category
    }

    // MARK: Quick actions

    /// The dynamic quick actions, in addition to those of the Info.plist. Copies are kept until the program ends. A
    /// desktop shows the actions of the program's desktop file, which start it with `--shortcut` and an action's type.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { shortcutItemStorage }
        set { shortcutItemStorage = newValue?.compactMap { $0.copy() as? UIApplicationShortcutItem } }
    }

    private var shortcutItemStorage: [UIApplicationShortcutItem]?

    func terminate(status: Int32) {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
        terminationHandler(status)
    }

    /// Ends the process. A stage replaces it.
    package var terminationHandler: (Int32) -> Void = { exit($0) }
}
