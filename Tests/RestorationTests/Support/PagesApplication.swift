import UIKit

/// An application whose scenes have delegates: each shows a page, and records it in its activity.
final class PagesDelegate: NSObject, UIApplicationDelegate {
    /// The class of the scenes' delegates.
    static var sceneClass: AnyClass = PageSceneDelegate.self

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        RestorationLog.entries.append("configures")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Self.sceneClass
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        RestorationLog.entries.append("discards \(sceneSessions.count)")
    }
    func applicationWillTerminate(_ application: UIApplication) { RestorationLog.entries.append("terminates") }
}

/// The base class of the scenes' delegates.
class SceneDelegateBase: UIResponder {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        RestorationLog.entries.append("connects \(page(of: session.stateRestorationActivity))")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

/// The page that an activity names.
func page(of activity: NSUserActivity?) -> String { activity?.userInfo?["page"] as? String ?? "nothing" }

/// An activity that names a page.
func pageActivity(_ page: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "page")
    activity.userInfo = ["page": page]
    return activity
}

/// Returns no activity for its scene.
final class PlainSceneDelegate: SceneDelegateBase, UIWindowSceneDelegate {}

/// Saves the page of its scene; without a page it saves no activity.
final class PageSceneDelegate: SceneDelegateBase, UIWindowSceneDelegate {
    var page: String?

    func sceneDidBecomeActive(_ scene: UIScene) { RestorationLog.entries.append("active \(page ?? "nothing")") }
    func sceneDidDisconnect(_ scene: UIScene) { RestorationLog.entries.append("disconnects \(page ?? "nothing")") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { page.map(pageActivity) }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        let restored = RestorationTests.page(of: stateRestorationActivity)
        page = restored
        RestorationLog.entries.append("restores \(restored)")
    }
}
