import Foundation

/// One instance of an app's user interface, with its life between foreground and background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene is in its life. Raw values are UIKit's.
    ///
    ///     unattached ──connect──▶ foregroundInactive ◀──▶ foregroundActive
    ///                                    ▲ │
    ///                                    │ ▼
    ///                                 background
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

    /// The object that is told of the scene's life.
    open var delegate: (any UISceneDelegate)?

    /// Where the scene is in its life.
    public internal(set) var activationState = ActivationState.unattached

    /// What the scene is called, for the user; on a desktop its window's title.
    open var title: String! {
        didSet { titleDidChange() }
    }

    func titleDidChange() {}

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

    /// Goes one step through the diagram above, telling the delegate and posting the notification.
    package func move(to state: ActivationState) {
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
        case .unattached:
            activationState = state
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// What is told of a scene's life. All methods have a default that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene became active: on screen, with the input focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to lose the input focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come on screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is off screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene left the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene joined the app: make its windows now.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// What is told of a window scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows, where the delegate keeps it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None; setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIScene {
    /// Why a scene connects. Empty on Linux: nothing launches an app with more than its arguments.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}

/// The lasting identity of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What kind of scene a session is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// Makes a role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows of the app's own.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What kind of scene the session is for.
    public let role: Role
    /// How the scene was made.
    public let configuration: UISceneConfiguration
    /// The scene, while it is connected.
    public package(set) weak var scene: UIScene?

    package init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}

/// Which classes a new scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What kind of scene it is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; made anew for each scene.
    open var delegateClass: AnyClass?

    /// Makes a configuration without a delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
