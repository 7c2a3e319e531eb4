import Foundation
import QuartzCore
import RenderServer

/// The one object of a running app: its scenes and windows, its state from launch to termination, and the dispatch of
/// events.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: Accessing the shared application

    /// The application of the current context, once it is made.
    static var sharedStorage: UIApplication? { UIContext.current.application }

    /// The application; made at launch, or by the first stage of a test.
    public class var shared: UIApplication {
        if let sharedStorage { return sharedStorage }
        return UIApplication()
    }

    /// Makes the application. There is only one: making another is an error.
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

    /// The sessions of the app: those of its scenes, and those whose scene was disconnected and can be connected again.
    open var openSessions: Set<UISceneSession> { Set(sceneSessions) }

    /// The sessions in the order in which they began.
    var sceneSessions: [UISceneSession] = []
    /// That of the scene that was in front last.
    private(set) weak var frontSession: UISceneSession?

    /// Whether the app can have several scenes at a time: what its Info.plist says; where that has no scene manifest, `true`
    /// (chosen). `false` on a simulated phone.
    open var supportsMultipleScenes: Bool {
        permitsMultipleScenes && UIContext.current.sceneManifest?.supportsMultipleScenes != false
    }

    /// Whether the device can show several scenes: not a phone.
    package var permitsMultipleScenes = true

    /// Opens the display of a new scene; nothing can be opened where there is none.
    package var sceneOpener: (any SceneOpening)?

    /// Asks for a scene: a new one, or one that is there, to come to front. It comes after this turn of the main loop.
    ///
    /// - Parameters:
    ///   - sceneSession: The session whose scene is to come. `nil` for the scene that prefers the activity's content
    ///     (`UIScene.activationConditions`), or else a new one in a window of its own.
    ///   - userActivity: What the scene is to show: a new one finds it in its connection options, one that is connected
    ///     gets `scene(_:continue:)`.
    ///   - options: How it is to come.
    ///   - errorHandler: Called with a `UISceneError` if no scene comes.
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

    /// Asks for a scene, as `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` does.
    ///
    /// - Parameters:
    ///   - request: Which scene, and what it is to show.
    ///   - errorHandler: Called with a `UISceneError` if no scene comes.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        perform(errorHandler) { application throws(UISceneError) in try application.activate(request) }
    }

    /// Ends a session: its scene is disconnected and its window closed, and the delegate gets
    /// `application(_:didDiscardSceneSessions:)`. It happens after this turn of the main loop. The app ends with its last session
    /// (chosen).
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: How its window is to go.
    ///   - errorHandler: Called with a `UISceneError` if the app has no such session.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        perform(errorHandler) { application throws(UISceneError) in try application.destroy(sceneSession) }
    }

    /// Says that what a scene in the background shows is out of date: its windows are laid out and drawn anew, for when the
    /// desktop shows them. Scenes in the foreground are up to date.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { refresh(sceneSession) }

    /// The windows of all scenes, the hidden ones too, in the order of the scenes and in each back to front.
    open var windows: [UIWindow] { waitingWindows + windowScenes.flatMap(\.windows) }

    /// The window that gets keyboard events: of several scenes that of the one in front.
    @available(
        *, deprecated,
        message: "Should not be used for applications that support multiple scenes: it is the key window of one scene."
    )
    open var keyWindow: UIWindow? {
        (windowScenes.first { $0.activationState == .foregroundActive } ?? windowScenes.first)?.keyWindow
    }

    /// The frame of the status bar: zero on a desktop, which has none.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { windowScenes.first?.statusBarManager?.statusBarFrame ?? .zero }

    /// The orientation of the first scene's interface; unknown without one.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    open var statusBarOrientation: UIInterfaceOrientation { windowScenes.first?.interfaceOrientation ?? .unknown }

    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let traits = windowScenes.first?.traitCollection ?? UITraitCollection.current
        return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number at the application's icon, 0 for none; negative ones count as 0. It is kept; a desktop's icons have none to show.
    @available(*, deprecated, message: "Icons of desktops show no badge; the number is kept.")
    open var applicationIconBadgeNumber: Int {
        get { badgeNumber }
        set { badgeNumber = max(0, newValue) }
    }

    private var badgeNumber = 0

    package func connect(_ scene: UIWindowScene) {
        windowScenes.append(scene)
        if !sceneSessions.contains(where: { $0 === scene.session }) { sceneSessions.append(scene.session) }
        if windowScenes.count == 1 { UITraitCollection.current = scene.screen.traitCollection }
    }

    package func disconnect(_ scene: UIWindowScene) {
        scene.move(to: .unattached)
        windowScenes.removeAll { $0 === scene }
        sceneSessions.removeAll { $0 === scene.session }
    }

    /// The orientations that the app supports in a window: what the delegate says, else every one on a pad, and every one but
    /// upside down on a phone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate { return delegate.application(self, supportedInterfaceOrientationsFor: window) }
        return window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: Getting the application state

    /// Whether the app is in front. Raw values are UIKit's.
    public enum State: Int, Sendable {
        /// In front, with the input focus.
        case active
        /// In front, without the input focus.
        case inactive
        /// Not on the screen.
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
    /// Posted when the app became active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app loses the input focus.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app went off the screen.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app comes on the screen again.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory is short, after the delegate and before the view controllers are notified.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Changes a scene's state, and the app's: it is that of its foremost scene.
    ///
    /// The application is notified before a scene when a state ends, and after it when a state begins (chosen). As in
    /// UIKit its delegate is called only in an app whose scenes have no delegates of their own; the notifications are
    /// posted in any case. A scene that is disconnected has no part in the state.
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
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
        }
        if before != .background, after == .background {
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        }
        // Of several scenes each keeps what it shows when it goes.
        if state == .background { StatePreservation.save(self) }
    }

    private var didBecomeVisible = false
    /// An app whose scenes have delegates stays one of that kind, also when the last such scene has gone.
    private var hadSceneDelegates = false

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Preserving and restoring state

    /// The key of the storyboard, a `UIStoryboard`, that a controller was made from: in its own coder, when it is restored.
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
    /// The key of the `CFBundleVersion` of the program that has written the state, a `String`; missing where it had none. In every
    /// coder, when state is restored.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the user interface idiom with which the state was written, an `NSNumber` of its raw value. In every coder.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time at which the state was written, a `Date`. In every coder.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the version of the system on which the state was written, a `String`. In every coder.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Registers an object that is neither a controller nor a view, so that coders of the application's state take references to it:
    /// it is preserved when one is encoded. It is not kept, and there is nothing to undo when it goes.
    ///
    /// When state is restored it is found by its identifiers, if it is registered before it is asked for; otherwise its
    /// `objectRestorationClass` makes it.
    ///
    /// - Parameters:
    ///   - object: The object. Registered again, it has the new identifier (chosen).
    ///   - restorationIdentifier: Its name, which other objects with the same `restorationParent` do not have. An empty one is an error.
    open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        guard !restorationIdentifier.isEmpty else {
            return Diagnostics.raise(
                .restorationObject,
                "\(Diagnostics.name(object)) cannot be registered for state restoration with an empty identifier.")
        }
        UIContext.current.restoration.register(object, restorationIdentifier)
    }

    /// The program goes on restoring its state after the callbacks, as with data that it waits for: until the same number of calls of
    /// `completeStateRestoration()`, its end counts as one during restoration, and the state is not used again. Called while
    /// state is restored; at other times it has no effect.
    open func extendStateRestoration() { UIContext.current.restoration.extend() }

    /// What `extendStateRestoration()` was called for is restored.
    open func completeStateRestoration() { UIContext.current.restoration.complete() }

    /// Called while state is preserved, keeps the picture of what the app showed last from being shown at its next launch. Here a
    /// launch never shows such a picture, so that there is nothing to keep from it.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    // MARK: Dispatching events

    /// Dispatches an event to its windows. Overrides must call `super`.
    open func sendEvent(_ event: UIEvent) { EventDelivery.dispatch(event) }

    /// Calls a method by name.
    ///
    /// - Parameters:
    ///   - action: The name, such as `"copy:"`.
    ///   - target: The receiver; `nil` for the first responder in the chain that can perform it.
    ///   - sender: What the method gets as its first argument.
    ///   - event: What caused the call, and the second argument of methods that take one.
    /// - Returns: Whether the method was called. Calling one that a target does not have is an error.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    /// The delegate, where it is a responder; it ends the responder chain.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether a shake of the device, which desktops do not have and a stage's test makes, asks whether what was done last is to be
    /// undone. The default is `true`.
    open var applicationSupportsShakeToEdit = true

    /// A shake that no responder kept for itself asks whether to undo what the undo manager of the first responder has.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        guard motion == .motionShake, applicationSupportsShakeToEdit, let event = event as? UIMotionEvent else {
            return
        }
        ShakeToEdit.ask(in: event.window)
    }

    // MARK: Ending

    /// The display was lost: the app is notified that it will terminate, so that it can save, and terminates.
    func displayDidGetLost(_ reason: String) {
        Log.general.error("The application ends, since its display is gone. \(reason)")
        end(status: 1)
    }

    /// Ends the program as the system does: it goes to the background, where its state is kept, and terminates when its background tasks
    /// have ended, or their time is over.
    package func end(status: Int32) {
        for scene in windowScenes where scene.activationState != .background { move(scene, to: .background) }
        CATransaction.flush()
        backgroundTasks.whenEnded { [weak self] in self?.terminate(status: status) }
    }

    let backgroundTasks = BackgroundTasks()

    /// Begins work that is to be finished before the program ends: it is given up to five seconds (chosen) when its user or the system
    /// ends it.
    ///
    /// - Parameter handler: Called when the time is over and the task has not ended: end it.
    /// - Returns: What ends it: each task must be ended by `endBackgroundTask(_:)`.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// The same, with a name for people who look for what keeps a program from ending; it is not used here.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Ends the work; one that has ended already changes nothing.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// How many seconds background tasks still have; the greatest number while the program is not to end.
    open var backgroundTimeRemaining: Double { backgroundTasks.timeRemaining }

    // MARK: Opening

    /// Opens an address in the program that its user has chosen for it: as the desktop does (`xdg-open`). `openSettingsURLString` is the
    /// desktop's settings.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: `universalLinksOnly`: whether only an app made for the address is to open it, which desktops have none of, so that
    ///     nothing is opened then.
    ///   - completion: Called on the main actor with whether it was opened, in a turn of its own.
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

    /// Whether there is a program for addresses of the scheme. The Info.plist needs not list it, as it must on iOS.
    open func canOpenURL(_ url: URL) -> Bool { UIContext.current.urlOpener?.canOpen(url) ?? false }

    // MARK: What a desktop has of a phone

    /// Whether the desktop is kept from dimming and locking its screens while its user touches nothing; `false` by default. It is asked by
    /// the service that it has for that; without one nothing happens.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled != oldValue else { return }
            for scene in windowScenes { scene.screen.display.setKeepsAwake(isIdleTimerDisabled) }
        }
    }

    /// `restricted`: nothing starts a program in the background to refresh it.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// `true`: files are not locked with the screen.
    open var isProtectedDataAvailable: Bool { true }

    /// Asks for the token by which a server sends notifications to the program. No service sends any here: the delegate gets
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` in the next turn of the main loop. On a stage that has a
    /// `deviceToken` it gets that.
    open func registerForRemoteNotifications() { RemoteNotifications.register(self) }

    /// Ends the registration.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Whether the program has a token: on a stage alone.
    open internal(set) var isRegisteredForRemoteNotifications = false

    /// Whether the program can have another icon: `false`, since a desktop takes it from the program's desktop file.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the icon that was set: always `nil`.
    open var alternateIconName: String? { nil }

    /// Asks for another icon, which no desktop gives.
    ///
    /// - Parameters:
    ///   - alternateIconName: Its name; `nil` for the one that is there.
    ///   - completionHandler: Called in the next turn of the main loop: with an error, but for `nil`.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        let error = alternateIconName.map { _ in CocoaError(.featureUnsupported) }
        MainLoop.current.enqueue { completionHandler?(error) }
    }

    /// The size of text that the desktop's user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        return category == .unspecified ? .large : category
    }

    // MARK: Quick actions

    /// The actions that the program offers beside its name, in addition to those of its Info.plist. Copies are kept, until the program
    /// ends. A desktop shows those of the program's desktop file, which start it with `--shortcut` and an action's type.
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

    /// Ends the process; a stage replaces it.
    package var terminationHandler: (Int32) -> Void = { exit($0) }
}
