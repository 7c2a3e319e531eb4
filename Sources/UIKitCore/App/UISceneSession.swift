import Foundation
import RenderServer

/// The identity of a scene, which outlives the scene itself: one that was disconnected can be connected again.
///
/// A session ends when the user closes its window, or the program asks for that. That of the last window stays: a desktop program ends
/// with it, and its next launch begins with that session (chosen).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesession>.
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
    open internal(set) var role: Role
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration

    /// A name that no other session has.
    open private(set) var persistentIdentifier: String

    /// What the program keeps with the session, as long as it lasts; `nil` by default.
    open var userInfo: [String: Any]?

    /// What the scene showed when it was in front last, from which its delegate restores that when the session is connected
    /// again.
    ///
    /// When the scene goes to the background, it is what the delegate's `stateRestorationActivity(for:)` returns, also `nil` (chosen). A
    /// program may set it itself.
    open var stateRestorationActivity: NSUserActivity?

    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene? {
        get { sceneStorage }
        set { sceneStorage = newValue }
    }

    /// The size and the place that its window has, or had last.
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
