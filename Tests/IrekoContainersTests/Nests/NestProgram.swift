import UIKit

/// The delegate of the program: each of its scenes except the stage's shows its own nest.
@MainActor
final class NestProgram: NSObject, UIApplicationDelegate {
    private(set) weak var world: NestWorld?

    init(_ world: NestWorld) { self.world = world }

    nonisolated deinit {}

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NestScene.self
        return configuration
    }
}

private final class NestScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let world = (UIApplication.shared.delegate as? NestProgram)?.world
        window = UIWindow(windowScene: scene)
        window?.rootViewController = world?.make(depth: 2) ?? UIViewController()
        window?.makeKeyAndVisible()
    }
}
