import IrekoTesting
import UIKit

enum UIKitSnippets {

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = GreetingViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    final class GreetingViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground

            let label = UILabel(frame: view.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.textAlignment = .center
            label.text = "Hello"
            view.addSubview(label)
        }
    }

    private final class SignInViewController: UIViewController {
        let button = UIButton(configuration: .filled())
        private(set) var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            view.addSubview(button)
            connect()
        }

        private func connect() {
            button.addTarget(self, action: SignInViewController.signIn(_:), for: .touchUpInside)
        }

        private func signIn(_ button: UIButton) { count += 1 }
    }

    @MainActor static func run() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            stage.advance(by: 0)
            try check(stage.find("Hello").exists)
        }
        let controller = SignInViewController()
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0)
            stage.tap(controller.button)
            try check(controller.count == 1)
        }
    }
}
