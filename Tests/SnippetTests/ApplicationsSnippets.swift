import IrekoTesting
import Testing
import UIKit

private final class MailboxController: UIViewController {
    private let text = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    private var page = "Inbox" { didSet { text.text = "No \(page.lowercased())" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(text)
        for (place, name) in ["Inbox", "Drafts"].enumerated() {
            let button = UIButton(primaryAction: UIAction(title: name) { [weak self] _ in self?.page = name })
            button.frame = CGRect(x: 20 + 160 * CGFloat(place), y: 100, width: 140, height: 44)
            view.addSubview(button)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: NSString.self, forKey: "page").map { $0 as String } ?? page
    }
}

@MainActor @Suite("Snippets of Applications.md")
struct ApplicationsSnippetTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let mailbox = MailboxController()
            mailbox.restorationIdentifier = "mailbox"
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = mailbox
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    @Test("The program comes up with the page that it showed")
    func restoration() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            stage.find("Drafts").tap()
            stage.advance(by: 1)

            stage.relaunch()

            #expect(stage.find("No drafts").exists)
        }
    }

    @Test("After a crash the page is there that was kept in the background")
    func crash() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            stage.find("Drafts").tap()
            stage.sendToBackground()
            stage.bringToForeground()
            stage.find("Inbox").tap()

            stage.relaunch(afterCrash: true)

            #expect(stage.find("No drafts").exists)
        }
    }
}

@MainActor @Suite("Snippets of Applications.md: windows")
struct WindowsSnippetTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    @Test("Both windows come back")
    func windows() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()

            stage.relaunch()

            #expect(stage.scenes.map(\.activationState) == [.foregroundInactive, .foregroundActive])
        }
    }
}
