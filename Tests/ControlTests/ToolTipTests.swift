import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Tool tips")
struct ToolTipTests {
    private func run(_ body: (Stage, UIButton) throws -> Void) throws {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(button)
            try body(stage, button)
        }
    }

    private func tip(_ stage: Stage) -> String? {
        stage.window.subviews.compactMap { view in
            String(describing: type(of: view)) == "ToolTipView" ? (view.subviews.first as? UILabel)?.text : nil
        }.first
    }

    private func move(_ stage: Stage, _ x: Double, _ y: Double) {
        stage.mouse(.hovered, CGPoint(x: x, y: y), button: 0)
    }

    @Test("The tip is shown when the pointer has rested for a second, and hidden when it leaves")
    func resting() throws {
        try run { stage, button in
            button.toolTip = "Adds a page"

            move(stage, 110, 110)
            stage.advance(by: 0.9)
            move(stage, 112, 110)
            stage.advance(by: 0.9)
            let early = tip(stage)
            stage.advance(by: 0.2)
            let shown = tip(stage)
            move(stage, 114, 112)
            let moved = tip(stage)
            move(stage, 20, 20)

            expectNil(early)
            expectEqual(shown, "Adds a page")
            expectEqual(moved, "Adds a page")
            expectNil(tip(stage))
        }
    }

    @Test("A press, disabling, a new text, and leaving the window hide it; a finger shows no tip")
    func hiding() throws {
        try run { stage, button in
            button.toolTip = "Tip"
            @MainActor func show() -> Bool {
                move(stage, 20, 20)
                move(stage, 110, 110)
                stage.advance(by: 1.1)
                return tip(stage) == "Tip"
            }

            expectTrue(show())
            stage.mouse(.began, CGPoint(x: 110, y: 110))
            expectNil(tip(stage))
            stage.mouse(.ended, CGPoint(x: 110, y: 110))
            expectTrue(show())
            button.toolTipInteraction?.isEnabled = false
            expectNil(tip(stage))
            expectFalse(show())
            button.toolTipInteraction?.isEnabled = true
            expectTrue(show())
            button.toolTip = nil
            expectNil(tip(stage))
            expectFalse(show())
            button.toolTip = "Tip"
            expectTrue(show())
            button.removeFromSuperview()
            expectNil(tip(stage))
            expectEqual(button.toolTip, "Tip")
            stage.window.rootViewController?.view.addSubview(button)
            stage.tap(at: CGPoint(x: 110, y: 110))
            stage.advance(by: 2)
            expectNil(tip(stage))
        }
    }

    @Test("The delegate determines the tip of each point; the innermost view's tip is shown, else its ancestor's")
    func delegate() throws {
        try run { stage, button in
            let outer = UIToolTipInteraction(defaultToolTip: "Outer")
            stage.window.rootViewController?.view.addInteraction(outer)
            let halves = Halves()
            let inner = UIToolTipInteraction()
            inner.delegate = halves
            button.addInteraction(inner)
            @MainActor func tip(at x: Double, _ y: Double) -> String? {
                move(stage, x, y)
                stage.advance(by: 1.1)
                return self.tip(stage)
            }

            expectEqual(tip(at: 110, 110), "Left")
            expectEqual(tip(at: 170, 110), "Outer")
            expectEqual(tip(at: 20, 20), "Outer")
            expectIdentical(outer.view, stage.window.rootViewController?.view)
            expectIdentical(inner.view, button)
            button.removeInteraction(inner)
            expectNil(inner.view)
            expectEqual(tip(at: 110, 110), "Outer")
        }
    }

    @Test("A tip stays inside its window, and takes no touches")
    func place() throws {
        try run { stage, button in
            let size = stage.window.bounds.size
            button.frame = CGRect(x: size.width - 80, y: size.height - 40, width: 80, height: 40)
            button.toolTip = String(repeating: "many words ", count: 20)

            move(stage, size.width - 5, size.height - 5)
            stage.advance(by: 1.1)

            let tip = stage.window.subviews.last
            expectEqual(tip.map { stage.window.bounds.contains($0.frame) }, true)
            expectTrue(tip?.isUserInteractionEnabled == false && (tip?.frame.height ?? 0) > 40)
        }
    }

    private final class Halves: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            guard point.x < 40 else { return nil }
            return UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }
}
