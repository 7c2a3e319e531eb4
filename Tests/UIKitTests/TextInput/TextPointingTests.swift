import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Touches on a custom text", .serialized)
struct TextPointingTests {
    /// A text at (50, 100) whose characters are 10 × 20 points, with the focus.
    private func run(_ content: String, _ body: (Stage, StringView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = StringView(content, caret: 0)
            let interaction = UITextInteraction(for: .editable)
            interaction.textInput = view
            view.addInteraction(interaction)
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            stage.settle()
            try body(stage, view)
        }
    }

    private func doubleTap(_ stage: Stage, _ point: CGPoint) {
        stage.tap(at: point)
        stage.advance(by: 0.05)
        stage.tap(at: point)
        stage.advance(by: 0.5)
    }

    @Test("It gets handles, which are dragged, and a magnifier over its caret")
    func handles() throws {
        try run("one two three") { stage, view in
            doubleTap(stage, CGPoint(x: 50 + 55, y: 110))
            expectEqual(view.picture, "one [two] three")

            stage.drag(from: CGPoint(x: 50 + 70, y: 126), to: CGPoint(x: 50 + 130, y: 126))
            stage.advance(by: 0.5)
            expectEqual(view.picture, "one [two three]")

            stage.drag(from: CGPoint(x: 50 + 130, y: 126), to: CGPoint(x: 50 + 10, y: 126))
            stage.advance(by: 0.5)
            expectEqual(view.picture, "o[ne ]two three")

            let count = stage.window.subviews.count
            stage.touchDown(at: CGPoint(x: 50 + 100, y: 110))
            stage.advance(by: 0.6)
            expectEqual(view.picture, "one two th|ree")
            expectEqual(stage.window.subviews.count, count + 1)
            stage.touchUp(at: CGPoint(x: 50 + 100, y: 110))
            expectEqual(stage.window.subviews.count, count)
        }
    }
}
