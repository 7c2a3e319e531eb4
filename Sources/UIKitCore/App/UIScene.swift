import Foundation

/// One instance of an app's user interface, in the foreground or the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    deinit { weakReferenceStorage?.object = nil }

    // Unsafe only because `deinit` reads it, when there are no other references to the scene.
    nonisolated(unsafe) fileprivate final var weakReferenceStorage: WeakReference<UIScene>?

    /// The states of a scene. Raw values are UIKit's.
    ///
    ///     unattached ──connect──▶ foregroundInactive ◀──▶ foregroundActive
    ///         ▲                          ▲ │
    ///         │                          │ ▼
    ///         └──close, from each──── background
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On screen, with the input focus.
        case foregroundActive = 0
        /// On screen, without the input focus.
        case foregroundInactive = 1
        /// Not on screen.
        case background = 2
    }

    /// The object that receives the changes of the scene's state.
    open var delegate: (any UISceneDelegate)? {
        didSet {
            OptionalMethods.scene.check(delegate)
            OptionalMethods.windowScene.check(delegate)
        }
    }

    /// The lasting identity of the scene.
    open private(set) var session: UISceneSession

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Becomes the scene of another session, before it is connected.
    func take(_ session: UISceneSession) {
        self.session.scene = nil
        self.session = session
        session.scene = self
    }

    /// For which contents the scene is the right one, where the program requests any.
    open var activationConditions = UISceneActivationConditions()

    /// The scene's state.
    open internal(set) var activationState = ActivationState.unattached

    /// What the scene is called, for the user; on a desktop its window's title.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// What the scene shows, in addition to its title; empty by default. On a desktop it stands behind the window's title.
    open var subtitle = "" {
        didSet { titleDidChange() }
    }

    func titleDidChange() {}

    /// Says that the scene's content is still being restored when its launch is complete: until `completeStateRestoration()` a program
    /// that ends counts as one that crashed at restoring, and starts afresh the next time. Called while the scene connects.
    open func extendStateRestoration() { UIContext.current.restoration.extend() }

    /// Ends what `extendStateRestoration()` began.
    open func completeStateRestoration() { UIContext.current.restoration.complete() }

    /// Opens an address in the program that the desktop has for it, as `UIApplication.open(_:options:completionHandler:)` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: How it is to be opened; `nil` for the default.
    ///   - completion: Called after this turn of the main loop, with whether a program was found that takes the address.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let universalLinksOnly = options?.universalLinksOnly == true
        UIApplication.shared.open(
            url, options: [.universalLinksOnly: universalLinksOnly], completionHandler: completion)
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.sharedStorage }

    /// Posted when a scene joined the app.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene left the app.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene became active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene loses the input focus.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene comes on screen.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene is off screen.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// Changes the state along the diagram above, calling the delegate and posting the notification.
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

    /// Asks the delegate what the scene shows, after it went to the background (chosen), and has that renewed. Where it shows nothing that
    /// is to come back, what the session had is gone (chosen).
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
