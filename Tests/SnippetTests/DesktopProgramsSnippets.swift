import IrekoTesting
import UIKit

enum DesktopProgramsSnippets {
    private final class NotesController: UIViewController {}

    final class NotesApp: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: NotesController())
            window.makeKeyAndVisible()
            window.windowScene?.title = "Notes"
            self.window = window
            return true
        }

        func applicationWillTerminate(_ application: UIApplication) { print("saving") }
    }

    final class CommandsApp: UIResponder, UIApplicationDelegate {
        override class var namedActions: NamedActions {
            super.namedActions.adding("showHelp", CommandsApp.showHelp)
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let help = UIKeyCommand(
                title: "Notes Help", action: "showHelp", input: "h", modifierFlags: [.command, .shift])
            builder.insertChild(UIMenu(options: .displayInline, children: [help]), atEndOfMenu: .help)
        }

        func showHelp() { print("help") }
    }

    final class TileController: UIViewController {
        private let tile = UIView(frame: CGRect(x: 40, y: 120, width: 160, height: 160))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(tile)
            tile.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: TileController.hovered(_:)))
        }

        private func hovered(_ hover: UIHoverGestureRecognizer) {
            tile.backgroundColor = hover.state == .began || hover.state == .changed ? .systemFill : .clear
        }
    }

    @MainActor static func run() throws {
        try Stage.run(application: NotesApp.self) { stage in
            try check(stage.scenes.first?.title == "Notes")
        }
        try Stage.run(application: CommandsApp.self) { stage in
            stage.press("h", modifiers: [.command, .shift])
            try check(stage.diagnostics.isEmpty)
        }
        try Stage.run(rootViewController: TileController()) { stage in
            stage.advance(by: 0)
            try check(stage.window.rootViewController?.view.subviews.first?.gestureRecognizers?.count == 1)
        }
    }
}
