/// A request for `UIApplication.activateSceneSession(for:errorHandler:)`: a session, or a scene of a role.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest>.
public struct UISceneSessionActivationRequest {
    /// The role of the requested scene.
    public let role: UISceneSession.Role
    /// The requested session; `nil` requests the scene that prefers the activity's content, or otherwise a new scene.
    public let session: UISceneSession?
    /// The content of the scene.
    public var userActivity: NSUserActivity?
    /// The options of the request.
    public var options: UIScene.ActivationRequestOptions?

    /// Requests a scene of a role: a scene that prefers the activity's content, or otherwise a new scene.
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
