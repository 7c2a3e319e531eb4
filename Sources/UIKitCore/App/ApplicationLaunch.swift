import Foundation
import QuartzCore
import StateArchive

/// The launch of an application, in a window and on a stage.
///
///     delegate, main storyboard ─▶ willFinishLaunching ─▶ state is restored ─▶ didFinishLaunching ─▶ scene delegates
///         ─▶ windows that were shown before there was a scene ─▶ active
///
/// Windows that the delegate creates before `didFinishLaunching` have no scene yet. The views of their root
/// controllers are loaded then, and appear after restoration (State restoration in CallbackOrder.md).
@MainActor
package struct ApplicationLaunch {
    private let delegateClass: (NSObject & UIApplicationDelegate).Type
    private let scene: UIWindowScene
    private let opener: any SceneOpening
    private let info: [String: Any]?

    /// The reasons for the launch.
    package var options = LaunchReasons()

    /// - Parameters:
    ///   - delegateClass: The class of the application's delegate.
    ///   - scene: The first scene.
    ///   - opener: Opens displays for further scenes.
    ///   - info: The program's Info.plist.
    package init(
        of delegateClass: (NSObject & UIApplicationDelegate).Type, in scene: UIWindowScene, opener: any SceneOpening,
        info: [String: Any]?
    ) {
        (self.delegateClass, self.scene, self.opener, self.info) = (delegateClass, scene, opener, info)
    }

    // Chosen (Windows): An app launches in the orientation of its screen, and rotates after the root's
    // `viewDidAppear`, animated like any rotation.
    /// Launches the program.
    package func run() {
        let context = UIContext.current
        context.startingScreen = scene.screen
        scene.screen.traitCollection.becomeTraitsOfApplication()
        let application = UIApplication.shared
        application.sceneOpener = opener
        let delegate = ClassTable.make(delegateClass)
        application.delegate = delegate
        let launchOptions = options.launchOptions
        let info = BuildSettings.ofProgram.replacing(in: self.info)
        AppFonts.add(info: info, bundle: .main)
        // Before the delegate's first call, as on iOS.
        let mainStoryboard = MainStoryboard(info: info, bundle: .main)
        mainStoryboard?.makeWindow(of: delegate)
        var opensURL = delegate.application(application, willFinishLaunchingWithOptions: launchOptions)

        let state = keptState(context.stateStore)
        let isRestoring = state.map { StateRestoration.begin($0, in: application) } ?? false

        let sessions = SceneSessionArchive.sessions(state?.sessions ?? [], in: application)
        if let first = sessions.first { scene.take(first.session) }
        opener.didConnect(scene)
        application.connect(scene)
        context.startingScreen = nil
        LaunchScreen(info: info, bundle: .main)?.show(in: scene)
        opensURL = delegate.application(application, didFinishLaunchingWithOptions: launchOptions) && opensURL
        mainStoryboard?.showWindow(of: delegate)
        application.showWaitingWindows(in: scene)
        application.attachDelegate(
            to: scene, isNew: sessions.first?.isConfigured != true, options: options.connectionOptions)
        application.post(UIApplication.didFinishLaunchingNotification)
        let others = sessions.dropFirst()
        application.show(scene) { if isRestoring, others.isEmpty { StateRestoration.end() } }
        for (session, isConfigured) in others { application.connectAgain(session, isNew: !isConfigured) }
        if isRestoring, !others.isEmpty { StateRestoration.end() }
        if opensURL, scene.delegate == nil { options.deliver(to: application) }
        CATransaction.flush()
    }

    /// Returns the archived state of the previous launch; `nil` if the state is missing or unusable.
    private func keptState(_ store: (any StateStore)?) -> ArchivedState? {
        guard let store else { return nil }
        do throws(StateStoreError) {
            return try store.beginRestoring()
        } catch {
            Diagnostics.warn(.resource, "The application's state is not restored: \(error)")
            return nil
        }
    }
}

extension UIApplication {
    /// Windows that were created before the first scene.
    var waitingWindows: [UIWindow] { UIContext.current.waitingWindows.compactMap(\.object) as? [UIWindow] ?? [] }

    // Chosen (Restoration): The root of a window that the delegate shows in `willFinishLaunching` loads its view
    // there, and appears when the launch is complete.
    /// Moves the windows that the delegate has created and shown so far into the first scene, which makes them
    /// visible.
    func showWaitingWindows(in scene: UIWindowScene) {
        let windows = waitingWindows
        UIContext.current.waitingWindows = []
        for window in windows where window.windowScene == nil && !window.isHidden {
            window.windowScene = scene
            if scene.keyWindow == nil || window === UIContext.current.waitingKeyWindow?.object { window.makeKey() }
        }
        UIContext.current.waitingKeyWindow = nil
    }

    /// Connects the session of a scene that was open when the program ended.
    func connectAgain(_ session: UISceneSession, isNew: Bool) {
        do throws(UISceneError) {
            try connect(session, isNew: isNew, UISceneSessionActivationRequest(session: session))
        } catch {
            Diagnostics.warn(.resource, "A window of the previous launch cannot be opened again: \(error)")
        }
    }
}
