/// What `UIApplication.activateSceneSession(for:errorHandler:)` is to bring to front: a session, or a scene of a role.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest>.
public struct UISceneSessionActivationRequest {
    /// What kind of scene is requested.
    public let role: UISceneSession.Role
    /// The session that is requested; `nil` for any that suits the activity, or a new one.
    public let session: UISceneSession?
    /// What the scene is to show.
    public var userActivity: NSUserActivity?
    /// How the scene is to come.
    public var options: UIScene.ActivationRequestOptions?

    /// Requests a scene of a role: one that prefers the activity's content, or else a new one.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Requests the scene of a session.
    @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
