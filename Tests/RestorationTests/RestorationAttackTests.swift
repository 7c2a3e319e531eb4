import Expectations
import Foundation
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Programs that act in every callback of state restoration", .serialized)
struct RestorationAttackTests {
    @Test("The program continues, and its state afterwards is restored unchanged", arguments: AttackAction.allCases)
    func attack(action: AttackAction) throws {
        for place in AttackPlace.allCases {
            try Stage.run(application: AttackedDelegate.self) { stage in
                stage.allowsDiagnostics = true
                // They would retain the last restored objects.
                defer { (Attack.coder, Attack.place) = (nil, nil) }
                @MainActor func shown() -> String {
                    AttackedDelegate.description(of: UIApplication.shared.windows.first?.rootViewController)
                }
                let navigation = try #require(stage.window.rootViewController as? UINavigationController)
                navigation.pushViewController(AttackedPage("second"), animated: false)
                stage.advance(by: 1)

                (Attack.place, Attack.action, Attack.count) = (place, action, 0)
                stage.relaunch()
                stage.advance(by: 2)
                (Attack.place, Attack.coder) = (nil, nil)
                #expect(Attack.count > 0, "\(place)")

                // Without an attack restoration works as usual, repeatedly.
                if stage.hasEnded { stage.relaunch() }
                UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: false)
                stage.advance(by: 1)
                stage.relaunch()
                stage.advance(by: 1)
                let once = shown()
                stage.relaunch()
                stage.advance(by: 1)
                expectEqual(shown(), once, "\(place)")
                expectTrue(once.hasPrefix("navigation("), "\(place): \(once)")
            }
        }
    }

    @Test("A relaunch inside of a launch or of state preservation fails the test, and has no effect")
    func relaunch() throws {
        for place in [AttackPlace.shouldSave, .encode, .make, .decode, .finished] {
            #expect(throws: StageFailure.self, "\(place)") {
                try Stage.run(application: RelaunchingDelegate.self) { stage in
                    (RelaunchingDelegate.stage, RelaunchingDelegate.place) = (stage, place)
                    defer { RelaunchingDelegate.stage = nil }

                    stage.relaunch()

                    RelaunchingDelegate.place = nil
                    expectTrue(
                        stage.diagnostics.contains { $0.message.hasPrefix("relaunch(): the program is being launched") }
                    )
                    expectTrue(stage.window.rootViewController is RelaunchingPage)
                }
            }
        }
    }

    // MARK: Many

    @Test("Ten thousand registered objects, and their references")
    func manyObjects() throws {
        try Stage.run(root: LoggedController("root")) { stage, root in
            let models = (0..<9_999).map { index in
                let model = AttackedObject(root)
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "\(index)")
                return model
            }
            root.whenEncoded = { $0.encode(models, forKey: "models") }
            let state = stage.preserve()
            expectEqual(state?.objects.count, 10_000)
            var found: [AttackedObject]?
            let later = root
            later.whenDecoded = { found = $0.decodeObject(forKey: "models") as? [AttackedObject] }
            try stage.restore(into: later)

            expectEqual(found?.count, 9_999)
            expectIdentical(found?.last, models.last)
            withExtendedLifetime(models) {}
        }
    }

    @Test("A stack of a thousand with one shared identifier, found in the default interface")
    func manyOfOneName() throws {
        @MainActor func stack(_ note: String?) -> UINavigationController {
            let navigation = UINavigationController()
            navigation.restorationIdentifier = "navigation"
            navigation.viewControllers = (0..<1000).map { index in
                LoggedController("page", note: note.map { "\($0) \(index)" } ?? "default")
            }
            return navigation
        }
        try Stage.run(rootViewController: stack("kept")) { stage in
            let state = stage.preserve()
            expectEqual(state?.objects.count, 1001)

            try stage.restore(into: stack(nil))

            let pages =
                (stage.window.rootViewController as? UINavigationController)?.viewControllers as? [LoggedController]
            expectEqual(pages?.map(\.note), (0..<1000).map { "kept \($0)" })
        }
    }

    @Test("More than a hundred identifiers in a path are too many, with one warning")
    func deep() throws {
        let root = LoggedController("0")
        try Stage.run(rootViewController: root) { stage in
            stage.excludeFromLeakCheck(root)
            var last = root
            for index in 1..<300 {
                let next = LoggedController("\(index)")
                last.add(next)
                last = next
            }

            let state = stage.preserve()

            expectEqual(state?.objects.count, 100)
            expectEqual(stage.diagnostics.map(\.rule), ["restoration"])
        }
    }
}

/// Tries to relaunch its own program.
private final class RelaunchingDelegate: UIResponder, UIApplicationDelegate {
    static weak var stage: Stage?
    static var place: AttackPlace?
    private var ownWindow: UIWindow?

    static func at(_ place: AttackPlace) {
        if place == self.place { stage?.relaunch() }
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ownWindow = UIWindow(frame: UIScreen.main.bounds)
        ownWindow?.rootViewController = RelaunchingPage()
        ownWindow?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Self.at(.shouldSave)
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        Self.at(.make)
        return nil
    }
}

private final class RelaunchingPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "page"
    }
    override func encodeRestorableState(with coder: NSCoder) { RelaunchingDelegate.at(.encode) }
    override func decodeRestorableState(with coder: NSCoder) { RelaunchingDelegate.at(.decode) }
    override func applicationFinishedRestoringState() { RelaunchingDelegate.at(.finished) }
}
