import UIKit

/// Creates the content of a window: all mail, or a message in a separate window.
public final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window of the scene.
    public var window: UIWindow?

    /// Creates the window and shows it.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? MailApp else { return }
        // A restored session contains the message of its window.
        let id = connectionOptions.userActivities.first?.message ?? session.message
        let message = id.flatMap(app.store.message)
        if let message { session.showMessage(message.id) }
        scene.title = message?.subject ?? "Mail"
        let window = UIWindow(windowScene: scene)
        window.rootViewController =
            message.map { Self.makeRoot(for: $0, in: app.store, session) } ?? MailInterface.root(store: app.store)
        window.makeKeyAndVisible()
        self.window = window
    }

    /// The controller of a message. When the message is moved or deleted, its window closes.
    private static func makeRoot(
        for message: Message, in store: MailStore, _ session: UISceneSession
    ) -> UIViewController {
        let controller = MessageViewController(store: store)
        controller.show(message.id)
        controller.removed = { [weak session] in
            guard let session else { return }
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
        return UINavigationController(rootViewController: controller)
    }
}
