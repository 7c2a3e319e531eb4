import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The delegate of a program whose windows have a label each.
private final class Program: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ProgramScene.self
        return configuration
    }
}

private final class ProgramScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Labelled("Second")
        window?.makeKeyAndVisible()
    }
}

private final class Labelled: UIViewController {
    private let text: String
    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = text
        view.addSubview(label)
    }
}

@MainActor
@Suite("Windows and scenes on a stage")
struct StageWindowTests {
    @Test("An alert in its own window is used first, and each window has a line with its level")
    func alertWindow() throws {
        try Stage.run(root: Labelled("First")) { stage, root in
            var chosen: [String] = []
            @MainActor func alert(_ title: String) -> UIAlertController {
                let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append(title) })
                return alert
            }
            root.present(alert("Below"), animated: false)
            stage.advance(by: 1)
            #expect(!stage.describe().contains("UIWindow"))
            let window = UIWindow(windowScene: try #require(stage.window.windowScene))
            window.windowLevel = .alert + 1
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.present(alert("Above"), animated: false)
            stage.advance(by: 1)

            let description = stage.describe()
            #expect(description.contains("UIWindow (0 0 390 844) level 0\n"))
            #expect(description.contains("UIWindow (0 0 390 844) level 2001 key\n"))
            expectEqual(stage.alert?.title, "Above")

            stage.chooseAlertAction("OK")
            window.isHidden = true
            stage.chooseAlertAction("OK")

            expectEqual(chosen, ["Above", "Below"])
            #expect(!stage.describe().contains("UIWindow"))
        }
    }

    @Test("The scene in front is described, and the other scenes are listed at the end")
    func scenes() throws {
        try Stage.run(root: Labelled("First")) { stage, _ in
            stage.scenes[0].title = "Notes"
            UIApplication.shared.delegate = Program()
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()

            let lines = stage.describe().components(separatedBy: "\n")
            expectEqual(
                lines,
                [
                    "UILabel (20 100 200 30) \"Second\"",
                    "UIWindowScene \"Notes\" behind, foregroundInactive, 1 window",
                ])

            stage.close(stage.scenes[1])
            expectEqual(stage.describe(), "UILabel (20 100 200 30) \"First\"")
        }
    }
}
