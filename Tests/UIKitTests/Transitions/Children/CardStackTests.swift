import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("A card stack on the transition engine")
struct CardStackTests {
    /// Two cards, of which the upper one has just been pushed.
    private func onStage(_ body: (Stage, CardStack, UIViewController, UIViewController) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: CardStack()) { stage in
            let stack = try #require(stage.window.rootViewController as? CardStack)
            let (lower, upper) = (CallbackController("Lower"), CallbackController("Upper"))
            stack.push(lower)
            stage.advance(by: 1)
            stack.push(upper)
            stage.advance(by: 1)
            stage.timeline.clear()
            try body(stage, stack, lower, upper)
        }
    }

    private func swipe(_ stage: Stage, to x: CGFloat) {
        stage.touchDown(at: CGPoint(x: 20, y: 400))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: 20 + (x - 20) * CGFloat(step) / 10, y: 400))
        }
    }

    @Test("A pushed card becomes a child, and appears before the card beneath disappears")
    func push() throws {
        try onStage { stage, stack, _, upper in
            let third = CallbackController("Third")

            stack.push(third)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: [.appearance, .containment]),
                [
                    "Third willMove(toParent: CardStack)", "Third viewWillAppear", "Upper viewWillDisappear",
                    "Third viewIsAppearing", "Upper viewDidDisappear", "Third viewDidAppear",
                    "Third didMove(toParent: CardStack)",
                ], "\(stage.timeline)")
            expectEqual(stack.children, stack.cards)
            expectEqual(stack.view.subviews, [third.view])
            expectIdentical(upper.parent, stack)
        }
    }

    @Test("A card follows the finger, and is put back if the finger is lifted too early")
    func cancelledSwipe() throws {
        try onStage { stage, stack, lower, upper in
            swipe(stage, to: 120)
            stage.render()
            let held = upper.view.layer.presentation()?.frame.minX ?? 0
            stage.touchUp(at: CGPoint(x: 120, y: 400))
            stage.advance(by: 1)

            expectTrue(held > 60 && held < 110)
            expectEqual(stage.timeline.callbacks(of: upper).last, "viewDidAppear")
            expectEqual(stage.timeline.callbacks(of: lower).last, "viewDidDisappear")
            expectEqual(stack.cards, [lower, upper])
            expectEqual(stack.children, [lower, upper])
            expectEqual(stack.view.subviews, [upper.view])
            expectEqual(upper.view.frame, stack.view.bounds)
        }
    }

    @Test("A card that is thrown away leaves and is freed")
    func thrown() throws {
        try onStage { stage, stack, lower, _ in
            weak var third: UIViewController?
            do {
                let card = CallbackController("Third")
                third = card
                stack.push(card)
                stage.advance(by: 1)
                stack.throwTopCard()
                stage.advance(by: 1)
            }

            swipe(stage, to: 300)
            stage.touchUp(at: CGPoint(x: 300, y: 400))
            stage.advance(by: 1)

            expectNil(third)
            expectEqual(stack.cards, [lower])
            expectEqual(stack.children, [lower])
            expectEqual(stack.view.subviews, [lower.view])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A card that is pushed while the finger holds a card is on top of it")
    func pushWhileHeld() throws {
        try onStage { stage, stack, lower, upper in
            let third = CallbackController("Third")

            swipe(stage, to: 120)
            stack.push(third)
            stage.touchUp(at: CGPoint(x: 120, y: 400))
            stage.advance(by: 1)

            expectEqual(stack.cards, [lower, upper, third])
            expectEqual(stack.children, [lower, upper, third])
            expectEqual(stack.view.subviews, [third.view])
            expectEqual(third.view.frame, stack.view.bounds)
            expectEqual(
                stage.timeline.lines(of: .appearance).suffix(10),
                [
                    "Lower viewWillDisappear", "Upper viewWillAppear", "Lower viewDidDisappear",
                    "Upper viewIsAppearing",
                    "Upper viewDidAppear", "Third viewWillAppear", "Upper viewWillDisappear", "Third viewIsAppearing",
                    "Upper viewDidDisappear", "Third viewDidAppear",
                ])
        }
    }

    @Test("Cards that callbacks push and throw away are handled after the callbacks")
    func inCallbacks() throws {
        try onStage { stage, stack, lower, upper in
            let (third, fourth) = (CallbackController("Third"), CallbackController("Fourth"))
            third.on(.willAppear) { [weak stack] _ in stack?.push(fourth) }
            fourth.on(.didAppear) { [weak stack] _ in stack?.throwTopCard() }

            stack.push(third)
            stage.advance(by: 3)

            expectEqual(stack.cards, [lower, upper, third])
            expectEqual(stack.children, [lower, upper, third])
            expectEqual(stack.view.subviews, [third.view])
            expectEmpty(stage.diagnostics)
        }
    }
}
