import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("transition(from:to:)")
struct TransitionTests {
    private func onStage(_ body: (Stage, UIViewController, UIViewController, UIViewController) throws -> Void) throws {
        try Stage.run(root: controller("Parent")) { stage, parent in
            let (old, new) = (controller("Old"), controller("New"))
            parent.addChild(old)
            parent.view.addSubview(old.view)
            old.didMove(toParent: parent)
            parent.addChild(new)
            new.didMove(toParent: parent)
            stage.advance(by: 0)
            stage.timeline.clear()
            try body(stage, parent, old, new)
        }
    }

    private let forward = [
        "New viewWillAppear", "Old viewWillDisappear", "New viewIsAppearing", "New viewDidAppear",
        "Old viewDidDisappear",
    ]

    @Test(
        "Every kind of transition ends with the views exchanged",
        arguments: [
            [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .layoutSubviews, .curveLinear,
        ] as [UIView.AnimationOptions])
    func options(options: UIView.AnimationOptions) throws {
        try onStage { stage, parent, old, new in
            var finished: Bool?

            parent.transition(from: old, to: new, duration: 0.3, options: options, animations: nil) { finished = $0 }
            stage.advance(by: 0.15)
            _ = stage.snapshot()
            let early = finished
            stage.advance(by: 0.15)

            expectNil(early)
            expectEqual(finished, true)
            expectEqual(stage.timeline.lines(of: .appearance), forward)
            expectEqual(parent.view.subviews, [new.view])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("With zero duration everything happens inside the call")
    func zero() throws {
        try onStage { stage, parent, old, new in
            var finished: Bool?

            parent.transition(from: old, to: new, duration: 0, animations: nil) { finished = $0 }

            expectEqual(finished, true)
            expectEqual(stage.timeline.lines(of: .appearance), forward)
            expectEqual(parent.view.subviews, [new.view])
        }
    }

    @Test("A second exchange from the old controller cancels the running one")
    func cancel() throws {
        try onStage { stage, parent, old, new in
            let third = controller("Third")
            parent.addChild(third)
            third.didMove(toParent: parent)
            var results: [String] = []

            parent.transition(from: old, to: new, duration: 0.3, animations: nil) { results.append("new \($0)") }
            stage.advance(by: 0.1)
            parent.transition(from: old, to: third, duration: 0.3, animations: nil) { results.append("third \($0)") }
            stage.advance(by: 1)

            expectEqual(results, ["new false", "third true"])
            expectEqual(
                stage.timeline.callbacks(of: new),
                [
                    "viewWillAppear", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear",
                ])
            expectEqual(parent.view.subviews, [third.view])
        }
    }

    @Test("An exchange from the appearing controller finishes the running one")
    func settle() throws {
        try onStage { stage, parent, old, new in
            var results: [String] = []

            parent.transition(from: old, to: new, duration: 0.3, animations: nil) { results.append("there \($0)") }
            stage.advance(by: 0.1)
            parent.transition(from: new, to: old, duration: 0.3, animations: nil) { results.append("back \($0)") }
            stage.advance(by: 1)

            expectEqual(results, ["there true", "back true"])
            expectEqual(parent.view.subviews, [old.view])
            expectEqual(
                stage.timeline.callbacks(of: old),
                [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
        }
    }

    @Test("Controllers that are not children, and a parent that forwards manually, are refused")
    func refused() throws {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        try onStage { stage, parent, old, _ in
            let manual = Manual()
            let (first, second) = (controller("First"), controller("Second"))
            manual.addChild(first)
            manual.addChild(second)

            parent.transition(from: old, to: controller("Stranger"), duration: 0, animations: nil)
            manual.transition(from: first, to: second, duration: 0, animations: nil)

            expectEqual(stage.diagnostics.map(\.rule), ["transitionBetweenStrangers", "transitionWithoutForwarding"])
            #expect(stage.diagnostics[0].message.contains("must have a common parent view controller"))
            expectEqual(parent.view.subviews, [old.view])
        }
    }
}
