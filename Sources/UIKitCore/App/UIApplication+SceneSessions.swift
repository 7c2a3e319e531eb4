import Foundation
import QuartzCore

/// Connects and disconnects scenes. The order of the calls is in CallbackOrder.md, "Scenes".
///
///     activate(request) ──new session──▶ configurationForConnecting ─▶ willConnect ─▶ (restore) ─▶ foreground, active
///            │ ├─────────known session, not connected─────────────────▲
///            │ └─connected─▶ is brought to the front, continue
///     close, destroy ─▶ resigns active ─▶ didDisconnect ─▶ didDiscardSceneSessions ─▶ its windows' roots disappear
///     reclaim ─▶ background ─▶ didDisconnect                              (the session stays)
extension UIApplication {
    /// Whether the app's scenes have delegates, so that the app's delegate receives no scene state calls.
    var hasSceneDelegates: Bool {
        UIContext.current.sceneManifest != nil || windowScenes.contains { $0.delegate != nil }
    }

    /// Performs a request after this turn of the main loop, as the system does.
    func perform(
        _ errorHandler: ((any Error) -> Void)?,
        _ work: @escaping @MainActor (UIApplication) throws(UISceneError) -> Void
    ) {
        MainLoop.current.enqueue { [self] in
            do throws(UISceneError) { try work(self) } catch { errorHandler?(error) }
        }
    }

    // MARK: Connecting

    func activate(_ request: UISceneSessionActivationRequest) throws(UISceneError) {
        if let session = request.session {
            guard sceneSessions.contains(where: { $0 === session }) else {
                throw UISceneError(.requestDenied, "The session that should be activated no longer belongs to the app.")
            }
            return try activate(session, request)
        }
        if let session = preferredSession(for: request) { return try activate(session, request) }
        guard request.role == .windowApplication else {
            throw UISceneError(.requestDenied, "The app has no scenes with the role \(request.role.rawValue).")
        }
        guard supportsMultipleScenes || sceneSessions.isEmpty else {
            throw UISceneError(
                .multipleScenesNotSupported,
                "The app has one scene: its Info.plist does not set UIApplicationSupportsMultipleScenes, or the device is a "
                    + "phone.")
        }
        let session = UISceneSession(
            role: request.role, configuration: UISceneConfiguration(name: nil, sessionRole: request.role))
        try connect(session, isNew: true, request)
    }

    // Chosen (Windows): An existing scene handles an activity if the scene both can and prefers to show its content;
    // otherwise a new scene is created.
    /// Returns the session of the first connected scene that prefers the content of a request.
    private func preferredSession(for request: UISceneSessionActivationRequest) -> UISceneSession? {
        guard let content = request.userActivity?.targetContentIdentifier else { return nil }
        return windowScenes.first {
            $0.session.role == request.role && $0.activationConditions.prefers(content)
        }?.session
    }

    private func activate(
        _ session: UISceneSession, _ request: UISceneSessionActivationRequest
    ) throws(UISceneError) {
        guard let scene = session.scene as? UIWindowScene else { return try connect(session, isNew: false, request) }
        scene.screen.display.raise()
        guard let activity = request.userActivity else { return }
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
    }

    func connect(
        _ session: UISceneSession, isNew: Bool, _ request: UISceneSessionActivationRequest
    ) throws(UISceneError) {
        let neighbour = request.options?.requestingScene as? UIWindowScene ?? windowScenes.first
        guard let screen = sceneOpener?.openScreen(session.windowGeometry, beside: neighbour) else {
            throw UISceneError(.requestDenied, "No window can be opened.")
        }
        let scene = UIWindowScene(screen: screen, session: session)
        connect(scene)
        sceneOpener?.didConnect(scene)
        attachDelegate(to: scene, isNew: isNew, options: UIScene.ConnectionOptions(userActivity: request.userActivity))
        if scene.delegate == nil {
            Diagnostics.warn(
                .resource,
                "The requested scene has no delegate, so its window is empty: return a configuration with a "
                    + "delegateClass in application(_:configurationForConnecting:options:).")
        }
        show(scene)
    }

    /// Moves a new scene to the foreground. It becomes active when its root controllers have appeared (recorded on iOS
    /// 26.1).
    ///
    /// - Parameter beforeAppearance: Called before the root controllers have appeared.
    func show(_ scene: UIWindowScene, beforeAppearance: () -> Void = {}) {
        move(scene, to: .foregroundInactive)
        beforeAppearance()
        CATransaction.flush()
        guard scene.activationState == .foregroundInactive else { return }
        move(scene, to: .foregroundActive)
    }

    /// Calls the app's delegate for the configuration of a new session, and lets the scene's delegate, if it has one,
    /// create its windows.
    func attachDelegate(to scene: UIWindowScene, isNew: Bool, options: UIScene.ConnectionOptions) {
        let session = scene.session
        if isNew, let delegate {
            session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        }
        guard let delegateClass = session.configuration.delegateClass else {
            if let storyboard = session.configuration.storyboard {
                Diagnostics.warn(
                    .resource,
                    "The storyboard '\(storyboard.name)' of a scene is not shown, because its configuration has no delegateClass: the "
                        + "delegate's window property holds its window.")
            }
            return
        }
        guard let sceneClass = delegateClass as? (NSObject & UISceneDelegate).Type else {
            Diagnostics.warn(
                .resource, "The scene delegate class \(delegateClass) is not an NSObject & UISceneDelegate")
            return
        }
        let sceneDelegate = ClassTable.make(sceneClass)
        scene.delegate = sceneDelegate
        let window = session.configuration.storyboard.flatMap {
            MainStoryboard.window(in: scene, of: sceneDelegate, $0)
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        window?.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity {
            sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    // MARK: Disconnecting

    /// Closes a scene at the request of the user or the app, and ends its session. Closing the last scene ends the
    /// app.
    ///
    /// - Parameter keepsLast: Whether the session of the last scene is kept for the next launch.
    func close(_ scene: UIWindowScene, keepsLast: Bool = true) {
        // An active touch would retain the windows, and would never end.
        scene.input.cancelAll(in: scene)
        guard windowScenes.contains(where: { $0 === scene }) else { return }
        if windowScenes.count == 1 { return closeLast(scene, keepsSession: keepsLast) }
        if hasSceneDelegates {
            move(scene, to: .unattached)
        } else {
            // In an app without scene delegates, the scene enters the background first.
            move(scene, to: .background)
            scene.move(to: .unattached)
        }
        windowScenes.removeAll { $0 === scene }
        discard(scene.session)
        removeWindows(of: scene)
        StatePreservation.save(self)
    }

    // Chosen (Windows): The program ends with its last window. The session of that window is kept for the next launch,
    // unless the program itself ends the session.
    /// Closes the last scene, which ends a desktop program in the same way as the system ends it.
    private func closeLast(_ scene: UIWindowScene, keepsSession: Bool) {
        move(scene, to: .background)
        CATransaction.flush()
        backgroundTasks.whenEnded { [self] in
            guard windowScenes.contains(where: { $0 === scene }) else { return }
            if hasSceneDelegates { move(scene, to: .unattached) } else { scene.move(to: .unattached) }
            windowScenes.removeAll { $0 === scene }
            if !keepsSession {
                discard(scene.session)
                StatePreservation.save(self)
            }
            removeWindows(of: scene)
            // Sends the last callbacks of the root controllers.
            CATransaction.flush()
            if windowScenes.isEmpty { terminate(status: 0) }
        }
    }

    /// Disconnects a scene and keeps its session, as the system does when memory is low.
    package func reclaim(_ scene: UIWindowScene) {
        scene.input.cancelAll(in: scene)
        guard windowScenes.contains(where: { $0 === scene }) else { return }
        move(scene, to: .background)
        move(scene, to: .unattached)
        windowScenes.removeAll { $0 === scene }
        removeWindows(of: scene)
    }

    func destroy(_ session: UISceneSession) throws(UISceneError) {
        guard sceneSessions.contains(where: { $0 === session }) else {
            throw UISceneError(.requestDenied, "The session that should be destroyed no longer belongs to the app.")
        }
        if let scene = session.scene as? UIWindowScene { close(scene, keepsLast: false) } else { discard(session) }
    }

    private func discard(_ session: UISceneSession) {
        sceneSessions.removeAll { $0 === session }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    private func removeWindows(of scene: UIWindowScene) {
        let windows = scene.windows
        for window in windows { window.windowScene = nil }
        // Objects that only the delegate retained must live until the root controllers have disappeared.
        CATransaction.addCommitHandler(.postCommit) { withExtendedLifetime((scene, windows)) {} }
        scene.session.windowGeometry = scene.screen.display.geometry
        scene.screen.display.closeWindow()
        sceneOpener?.didDisconnect(scene)
    }

    // MARK: Refreshing

    func refresh(_ session: UISceneSession) {
        guard let scene = session.scene as? UIWindowScene, scene.activationState == .background else { return }
        for window in scene.windows { window.setNeedsLayout() }
    }
}
