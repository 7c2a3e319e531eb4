import Expectations
import IrekoTesting
import Testing
import UIKit

/// A program with two windows, one over the other.
private final class WindowsApp: UIResponder, UIApplicationDelegate {
    static var identifiers = ["first", "second"]
    private var windows: [UIWindow] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        windows = Self.identifiers.map { identifier in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = LoggedController(identifier, children: [LoggedController("child")])
            window.makeKeyAndVisible()
            return window
        }
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

@MainActor
@Suite("Two relaunched windows", .serialized)
struct WindowsRestorationTests {
    /// The controllers in both windows, roots first.
    private func controllers(_ stage: Stage) -> [LoggedController] {
        let windows = stage.scenes.flatMap(\.windows)
        let roots = WindowsApp.identifiers.indices.compactMap { index in
            windows.indices.contains(index) ? windows[index].rootViewController as? LoggedController : nil
        }
        return roots + roots.flatMap { $0.children.compactMap { $0 as? LoggedController } }
    }

    @Test("Each root has its state and its content, though the identifiers inside are equal")
    func both() throws {
        WindowsApp.identifiers = ["first", "second"]
        try Stage.run(application: WindowsApp.self) { stage in
            for controller in controllers(stage) {
                controller.note = "\(controller.parent?.restorationIdentifier ?? "")/\(controller.name)"
            }

            stage.relaunch()

            expectEqual(controllers(stage).map(\.note), ["/first", "/second", "first/child", "second/child"])
        }
    }

    @Test("Roots with the same identifier: the first is preserved, and a warning names both")
    func same() throws {
        WindowsApp.identifiers = ["same", "same"]
        try Stage.run(application: WindowsApp.self) { stage in
            for (index, controller) in controllers(stage).enumerated() { controller.note = "\(index)" }

            stage.relaunch()

            expectEqual(controllers(stage).map(\.note).prefix(2), ["0", "default"])
            expectEqual(stage.diagnostics.map(\.rule), ["restoration"])
        }
    }
}
