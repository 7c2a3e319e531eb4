import Foundation
import RenderServer

/// The identity of a scene, which outlives the scene: a disconnected scene can be connected again.
///
/// A session ends when the user closes its window, or at the program's request. Closing the last window of a desktop
/// program terminates the program but keeps the session, which is connected again at the next launch.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesession>.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of a session's scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// Creates a role with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the session's scene.
    open internal(set) var role: Role
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration

    /// The unique identifier of the session.
    open private(set) var persistentIdentifier: String

    /// Information of the program that is stored with the session; `nil` by default.
    open var userInfo: [String: Any]?

    /// The scene's last state in the foreground, which its delegate restores when the session is connected again.
    ///
    /// When the scene enters the background, it is set to the result of the delegate's
    /// `stateRestorationActivity(for:)`, even to `nil`. A program may set it.
    open var stateRestorationActivity: NSUserActivity?

    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene? {
        get { sceneStorage }
        set { sceneStorage = newValue }
    }

    /// The present or last size and position of the window.
    var windowGeometry: WindowGeometry? {
        get { (sceneStorage as? UIWindowScene)?.screen.display.geometry ?? lastGeometry }
        set { lastGeometry = newValue }
    }

    private var lastGeometry: WindowGeometry?

    @SharedWeak private var sceneStorage: UIScene?

    init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
    }
}
