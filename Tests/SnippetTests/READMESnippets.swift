import IrekoTesting
import Testing
import UIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation

public final class GreetingViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(configuration: .filled())

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Good morning"
        button.configuration?.title = "Greet"
        button.addAction(UIAction { [weak self] _ in self?.greet() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func greet() {
        let note = UIViewController()
        note.title = "Note"
        note.view.backgroundColor = .systemGreen
        note.modalPresentationStyle = .fullScreen
        present(note, animated: true)
    }
}

@Suite("Snippets of README.md")
struct ReadmeSnippetTests {

    @Test("The button presents a note") @MainActor
    func note() throws {
        try Stage.run(rootViewController: GreetingViewController()) { stage in
            stage.find("Greet").tap()
            stage.advance(by: 0.5)

            #expect(
                stage.timeline.lines(of: .appearance).suffix(2) == [
                    "Note viewDidAppear", "GreetingViewController viewDidDisappear",
                ])
        }
    }
}

enum ReadmeSnippets {

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = GreetingViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private enum Actions {
        final class GreetingViewController: UIViewController {
            private(set) var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(primaryAction: UIAction(title: "Tap") { _ in })
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                view.addSubview(button)
                connect(button)
            }

            private func connect(_ button: UIButton) {
                button.addTarget(self, action: GreetingViewController.tapped(_:), for: .touchUpInside)
            }

            private func tapped(_ button: UIButton) { count += 1 }
        }
    }

    @MainActor static func run() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            stage.advance(by: 0)
            try check(stage.find("Good morning").exists)
        }
        let controller = Actions.GreetingViewController()
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0)
            stage.find("Tap").tap()
            try check(controller.count == 1)
        }
    }
}
