import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Objects that are freed at the end of a flush")
struct TransitionFlushTests {
    private final class Leaving: UIViewController {
        var atEnd: (@MainActor () -> Void)?

        deinit {
            let atEnd = atEnd
            MainActor.assumeIsolated { atEnd?() }
        }
    }

    @Test("A controller whose last reference a transition holds can remove views in its deinit")
    func deinitTakesViewAway() throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController as? CallbackController)
            let (new, other) = (CallbackController("New"), CallbackController("Other"))
            contain(leavingIn: box) { other.leaveParent() }
            other.on(.isAppearing) { _ in
                guard let old = box.children.first else { return }
                old.willMove(toParent: nil)
                box.addChild(new)
                box.transition(from: old, to: new, duration: 0, animations: nil) { _ in
                    box.children.first?.removeFromParent()
                    new.didMove(toParent: box)
                }
            }

            box.contain(other)
            stage.advance(by: 1)

            expectEqual(box.children, [new])
            expectEqual(
                stage.timeline.callbacks(of: other),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
        }
    }

    private func contain(leavingIn box: CallbackController, atEnd: @escaping @MainActor () -> Void) {
        let old = Leaving()
        old.atEnd = atEnd
        box.contain(old)
    }
}
