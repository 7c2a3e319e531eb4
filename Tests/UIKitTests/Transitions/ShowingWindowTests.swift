import Expectations
import IrekoTesting
import Testing
import UIKit

/// Requests while a window is hidden, which is then shown in the same turn.
@MainActor
@Suite("Windows that are shown again")
struct ShowingWindowTests {
    @Test("A dismissal continues, and its completion may set a new root")
    func dismissal() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            weak var presented: UIViewController?
            let new = UIViewController()
            do {
                let controller = UIViewController()
                presented = controller
                stage.window.rootViewController?.present(controller, animated: false)
                stage.advance(by: 1)
            }

            stage.window.isHidden = true
            presented?.dismiss(animated: true) { stage.window.rootViewController = new }
            stage.window.isHidden = false
            stage.advance(by: 2)

            expectNil(presented)
            expectIdentical(stage.window.rootViewController, new)
            expectIdentical(new.view.window, stage.window)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A requested presentation continues")
    func presentation() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            stage.advance(by: 0)
            var isDone = false

            stage.window.isHidden = true
            let presented = UIViewController()
            root.present(presented, animated: true) { isDone = true }
            stage.window.isHidden = false
            stage.advance(by: 2)

            expectTrue(isDone)
            expectIdentical(root.presentedViewController, presented)
            expectIdentical(presented.view.window, stage.window)
            expectEmpty(stage.diagnostics)
        }
    }
}
