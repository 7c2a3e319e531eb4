import Foundation
import QuartzCore
import RenderServer
import StateArchive

/// The launch of an application, in a window of the desktop or on a stage:
///
///     delegate made ─▶ main storyboard's window ─▶ willFinishLaunching ─▶ kept state restored ─▶ first scene connected
///         ─▶ windows that wait come into it ─▶ didFinishLaunching ─▶ main storyboard's window shown ─▶ scene's delegate
///         ─▶ active ─▶ the other scenes that were open ─▶ all is restored
///
/// Windows that the program makes before the scene is connected wait for it in `UIContext.waitingWindows`. One that the
/// delegate shows in `willFinishLaunching` loads its root's view there, and what it shows is restored; its appearance callbacks
/// come after `didFinishLaunching`.
@MainActor
package struct ApplicationLaunch {
    private let delegateClass: (NSObject & UIApplicationDelegate).Type
    private let screen: UIScreen
    /// What the delegate gets.
    package var options: [UIApplication.LaunchOptionsKey: Any]?
    /// The program's Info.plist, and where its main storyboard is.
    package var info: [String: Any]? = Bundle.main.infoDictionary
    package var bundle = Bundle.main
    /// Opens the windows of other scenes, and is notified of those that connect.
    package var opener: (any SceneOpening)?
    package var permitsMultipleScenes = true

    package init(delegate: (NSObject & UIApplicationDelegate).Type, screen: UIScreen) {
        delegateClass = delegate
        self.screen = screen
    }

    /// Launches.
    ///
    /// - Returns: The first scene.
    @discardableResult
    package func run() -> UIWindowScene {
        let context = UIContext.current
        // A delegate may make its window with it: `var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)`.
        context.startingScreen = screen
        UITraitCollection.current = screen.traitCollection
        let application = UIApplication.shared
        application.sceneOpener = opener
        application.permitsMultipleScenes = permitsMultipleScenes
        let delegate = ClassTable.make(delegateClass)
        application.delegate = delegate
        // Before the first call, as on iOS.
        let mainStoryboard = MainStoryboard(info: info, bundle: bundle)
        mainStoryboard?.makeWindow(of: delegate)
        _ = delegate.application(application, willFinishLaunchingWithOptions: options)

        let sessions = restore(in: application)
        let scene = UIWindowScene(screen: screen, session: sessions.first)
        opener?.didConnect(scene)
        application.connect(scene)
        LaunchScreen(info: info, bundle: bundle)?.show(in: scene)
        context.connectWaitingWindows(to: scene) {
            _ = delegate.application(application, didFinishLaunchingWithOptions: options)
        }
        context.startingScreen = nil
        mainStoryboard?.showWindow(of: delegate)
        application.attachDelegate(
            to: scene, isNew: sessions.isEmpty || !scene.session.isConfigured, options: UIScene.ConnectionOptions())
        application.post(UIApplication.didFinishLaunchingNotification)
        application.move(scene, to: .foregroundActive)
        for session in sessions.dropFirst() { application.reconnect(session) }
        context.restoration.didLaunch()
        return scene
    }

    /// Restores what is kept; what cannot be used is only reported.
    ///
    /// - Returns: The sessions whose scenes are to come again.
    private func restore(in application: UIApplication) -> [UISceneSession] {
        let context = UIContext.current
        do {
            guard let state = try context.stateStore?.beginRestoring() else { return [] }
            context.restoration.willLaunch()
            let sessions = SceneSessionArchive.adopt(state.sessions, in: application)
            StateRestoration.restore(state, in: application)
            return sessions
        } catch {
            Diagnostics.warn(.resource, "The application begins anew, since its kept state cannot be used: \(error)")
            return []
        }
    }
}
