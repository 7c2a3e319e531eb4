import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("What was presented is presented again", .serialized)
struct RestoredPresentationTests {
    private func presenting(_ stage: Stage, _ names: [String]) {
        var presenter = stage.window.rootViewController
        for name in names {
            let next = LoggedController(name, note: name, isMade: true)
            presenter?.present(next, animated: false)
            stage.settle()
            presenter = next
        }
    }

    @Test("A presented controller is presented again without animation, and so is the one on top of it")
    func chain() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            presenting(stage, ["one", "two"])
            stage.preserve()
            stage.window.rootViewController?.dismiss(animated: false)
            stage.settle()

            try stage.restore(into: LoggedController("root"))
            stage.settle()

            let one = stage.window.rootViewController?.presentedViewController as? LoggedController
            let two = one?.presentedViewController as? LoggedController
            expectEqual(one?.note, "one")
            expectEqual(two?.note, "two")
            expectIdentical(two?.viewIfLoaded?.window, stage.window)
            #expect(RestorationLog.entries.contains("make root/one/two (two)"))
        }
    }

    @Test("It waits until its presenter is in a visible window")
    func later() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            presenting(stage, ["one"])
            stage.preserve()
            stage.window.rootViewController?.dismiss(animated: false)
            stage.settle()
            let delegate = LoggingDelegate()
            var made: UIViewController?
            delegate.make = { path, _ in
                guard path == ["root"] else { return nil }
                let root = LoggedController("root")
                made = root
                return root
            }

            try stage.restore(into: LoggedController(nil), delegate)
            stage.settle()
            expectNil(made?.presentedViewController)
            stage.window.rootViewController = made
            stage.settle()

            expectEqual((stage.window.rootViewController?.presentedViewController as? LoggedController)?.note, "one")
            made = nil
        }
    }

    @Test("A presentation by the program takes precedence")
    func programs() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            presenting(stage, ["one"])
            stage.preserve()
            stage.window.rootViewController?.dismiss(animated: false)
            stage.settle()
            let delegate = LoggingDelegate()
            delegate.didDecode = { _ in
                stage.window.rootViewController?.present(LoggedController("own", note: "own"), animated: false)
            }

            try stage.restore(into: LoggedController("root"), delegate)
            stage.settle()

            expectEqual((stage.window.rootViewController?.presentedViewController as? LoggedController)?.note, "own")
        }
    }

    @Test("Alerts, and controllers without an identifier, are not preserved")
    func alerts() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.restorationIdentifier = "alert"
            stage.window.rootViewController?.present(alert, animated: false)
            stage.settle()

            expectEqual(stage.preserve()?.objects.count, 1)
            alert.dismiss(animated: false)
            stage.settle()
            presenting(stage, [""])
            expectEqual(stage.preserve()?.objects.count, 1)
        }
    }
}
