import Foundation

/// One instance of an app's user interface, in the foreground or the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    deinit { weakReferenceStorage?.object = nil }

    // Unsafe only because `deinit` reads it, when the scene has no further references.
    nonisolated(unsafe) fileprivate final var weakReferenceStorage: WeakReference<UIScene>?

    /// The states of a scene. The raw values are the same as in UIKit.
    ///
    ///     unattached ──connect──▶ foregroundInactive ◀──▶ foregroundActive
    ///         ▲                          ▲ │
    ///         │                          │ ▼
    ///         └──close, from each──── background
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to the app.
        case unattached = -1
        /// The scene is on the screen, with the input focus.
        case foregroundActive = 0
        /// The scene is on the screen, without the input focus.
        case foregroundInactive = 1
        /// The scene is not on the screen.
        case background = 2
    }

    /// The object that receives the changes of the scene's state.
    open var delegate: (any UISceneDelegate)? {
        didSet {
            OptionalMethods.scene.check(delegate)
            OptionalMethods.windowScene.check(delegate)
        }
    }

    /// The persistent identity of the scene.
    open private(set) var session: UISceneSession

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Replaces the session of the scene before the scene is connected.
    func take(_ session: UISceneSession) {
        self.session.scene = nil
        self.session = session
        session.scene = self
    }

    /// The conditions under which a request without a session activates this scene.
    open var activationConditions = UISceneActivationConditions()

    /// The scene's state.
    open internal(set) var activationState = ActivationState.unattached

    /// The title for the user; on a desktop the window's title.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// A description in addition to the title; empty by default. On a desktop it is appended to the window's title.
    open var subtitle = "" {
        didSet { titleDidChange() }
    }

    func titleDidChange() {}

    /// Extends state restoration beyond the launch. If the program terminates before `completeStateRestoration()`,
    /// restoration has failed, and the next launch starts without state. Call this method while the scene connects.
    open func extendStateRestoration() { UIContext.current.restoration.extend() }

    /// Completes one call of `extendStateRestoration()`.
    open func completeStateRestoration() { UIContext.current.restoration.complete() }

    /// Opens an address in the desktop's default program, as `UIApplication.open(_:options:completionHandler:)` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: The options; `nil` for the default.
    ///   - completion: Called after this turn of the main loop, with whether a program accepted the address.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let universalLinksOnly = options?.universalLinksOnly == true
        UIApplication.shared.open(url, options: [.universalLinksOnly: universalLinksOnly]) { completion?($0) }
    }

    /// Returns the application.
    open override var next: UIResponder? { UIApplication.sharedStorage }

    /// Posted when a scene was connected to the app.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene was disconnected from the app.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene has become active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene loses the input focus.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene enters the foreground.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene has entered the background.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// Changes the state as in the diagram of `ActivationState`, calls the delegate and posts the notification.
    func move(to state: ActivationState) {
        guard state != activationState else { return }
        switch state {
        case .foregroundActive:
            if activationState == .background || activationState == .unattached { move(to: .foregroundInactive) }
            activationState = state
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case .foregroundInactive:
            if activationState == .foregroundActive {
                delegate?.sceneWillResignActive(self)
                post(Self.willDeactivateNotification)
            } else {
                delegate?.sceneWillEnterForeground(self)
                post(Self.willEnterForegroundNotification)
            }
            activationState = state
        case .background:
            if activationState == .foregroundActive { move(to: .foregroundInactive) }
            activationState = state
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            keepStateRestorationActivity()
        case .unattached:
            if activationState == .foregroundActive { move(to: .foregroundInactive) }
            activationState = state
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
            if session.scene === self { session.scene = nil }
        }
    }

    // Chosen (Restoration): A scene whose delegate returns `nil` in `stateRestorationActivity(for:)` has no activity
    // at the next launch. Without that method, the activity that the program set is kept.
    /// Stores the delegate's state restoration activity after the scene entered the background, and updates it. If the
    /// delegate returns `nil`, the session's activity is removed.
    private func keepStateRestorationActivity() {
        defer { UIContext.current.activities.sceneDidEnterBackground(self) }
        guard let delegate else { return }
        let activity = delegate.stateRestorationActivity(for: self)
        activity?.renew(in: self)
        session.stateRestorationActivity = activity
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIScene: WeaklyReferenced {
    package var weakReference: WeakReference<UIScene> {
        if let weakReferenceStorage { return weakReferenceStorage }
        let made = WeakReference(self)
        weakReferenceStorage = made
        return made
    }
}
