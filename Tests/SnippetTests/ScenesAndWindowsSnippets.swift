import IrekoTesting
import UIKit

enum ScenesAndWindowsSnippets {
    private final class NoteController: UIViewController {
        init(note: String) {
            super.init(nibName: nil, bundle: nil)
            title = note
        }

        required init?(coder: NSCoder) { nil }
    }

    final class NotesApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = NotesSceneDelegate.self
            return configuration
        }
    }

    final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let note = connectionOptions.userActivities.first?.userInfo?["note"] as? String
            window = UIWindow(windowScene: scene)
            window?.rootViewController = NoteController(note: note ?? "New note")
            window?.makeKeyAndVisible()
            scene.title = note
        }
    }

    @MainActor private struct Functions {
        func open(_ note: String, from scene: UIWindowScene?) {
            let activity = NSUserActivity(activityType: "org.example.notes.note")
            activity.userInfo = ["note": note]
            activity.targetContentIdentifier = note
            let options = UIScene.ActivationRequestOptions()
            options.requestingScene = scene
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: options) { error in
                print("No window: \(error.localizedDescription)")
            }
        }

        func show(_ message: UIViewController, in scene: UIWindowScene) -> UIWindow {
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .alert + 1
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.present(message, animated: true)
            return window
        }
    }

    @MainActor static func run() throws {
        try Stage.run(application: NotesApp.self) { stage in
            Functions().open("Travel", from: stage.window.windowScene)
            stage.advance(by: 1)
            try check(stage.scenes.map(\.title).contains("Travel"))
            if let scene = stage.window.windowScene {
                let window = Functions().show(UIViewController(), in: scene)
                stage.advance(by: 1)
                try check(window.isKeyWindow && window.rootViewController?.presentedViewController != nil)
                window.isHidden = true
            }
        }
    }
}
