import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Extreme numbers, each of which took minutes when a list was searched for every member of a second list.
@MainActor
@Suite("Many things at once", .serialized)
struct ManyAtOnceTests {
    @Test("Two thousand roots in one turn get their callbacks, and only the last is seen")
    func roots() throws {
        try Stage.run(rootViewController: controller("first")) { stage in
            for number in 1...2000 { stage.window.rootViewController = controller("\(number)") }
            stage.advance(by: 1)

            let last = try #require(stage.window.rootViewController)
            expectEqual(last.title, "2000")
            expectEqual(stage.timeline.callbacks(of: last).last, "viewDidAppear")
            expectEqual(stage.timeline.entries.count { $0.callback == "viewDidDisappear" }, 2000)
        }
    }

    @Test("A thousand nested presentations are presented and dismissed")
    func presentations() throws {
        try Stage.run(rootViewController: controller("root")) { stage in
            let root = try #require(stage.window.rootViewController)
            var top = root
            for number in 1...1200 {
                let next = controller("\(number)")
                next.modalPresentationStyle = .overFullScreen
                top.present(next, animated: false)
                stage.settle()
                top = next
            }
            let isSeen = top.view.window != nil
            root.dismiss(animated: false)
            stage.advance(by: 1)

            expectTrue(isSeen)
            expectNil(root.presentedViewController)
            expectNil(top.view.window)
            stage.excludeFromLeakCheck(top)
        }
    }

    @Test("Of a thousand gestures on one view each pair is queried once")
    func gestures() throws {
        try Stage.run(rootViewController: controller("root")) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            let log = Questions()
            for _ in 0..<1000 {
                let tap = AskingTap()
                tap.log = log
                view.addGestureRecognizer(tap)
            }

            stage.touchDown(at: CGPoint(x: 100, y: 100))

            expectEqual(log.count, 1000 * 999)
            stage.touchUp(at: CGPoint(x: 100, y: 100))
        }
    }
}

@MainActor
private final class Questions { var count = 0 }

private final class AskingTap: UITapGestureRecognizer {
    var log: Questions?

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        log?.count += 1
        return false
    }
}
