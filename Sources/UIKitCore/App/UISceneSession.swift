import Foundation

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
    open internal(set) var role: Role
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene? {
        get { sceneStorage }
        set { sceneStorage = newValue }
    }

    @SharedWeak private var sceneStorage: UIScene?

    package init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}
