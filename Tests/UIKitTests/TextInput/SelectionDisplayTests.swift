import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Display of the selection of a custom text", .serialized)
struct SelectionDisplayTests {
    private final class Delegate: NSObject, UITextSelectionDisplayInteractionDelegate {
        var container: UIView?

        func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
            container
        }
    }

    private final class Cursor: UIView, UITextCursorView {
        var isBlinking = false
        var resets = 0

        func resetBlinkAnimation() { resets += 1 }
    }

    private final class Highlight: UIView, UITextSelectionHighlightView {
        var sets = 0
        var selectionRects: [UITextSelectionRect] = [] {
            didSet { sets += 1 }
        }
    }

    private final class Handle: UIView, UITextSelectionHandleView {
        var direction = NSDirectionalRectEdge()
        var customShape: UIBezierPath?
        let isVertical = true

        func preferredFrame(for rect: CGRect) -> CGRect {
            CGRect(x: rect.midX - 5, y: rect.maxY, width: 10, height: 10)
        }
    }

    /// A text at (50, 100) whose characters are 10 × 20 points.
    private func run(_ content: String, _ body: (Stage, StringView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = StringView(content, caret: 0)
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            try body(stage, view)
        }
    }

    private func display(_ view: StringView, _ delegate: Delegate) -> UITextSelectionDisplayInteraction {
        let display = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
        view.addInteraction(display)
        return display
    }

    @Test("The display is invisible before activation; then the caret moves when an update is requested")
    func caret() throws {
        let delegate = Delegate()
        try run("one two") { stage, view in
            let display = display(view, delegate)
            expectIdentical(display.view, view)
            expectIdentical(display.textInput, view)
            expectFalse(display.isActivated)
            expectNil(display.cursorView.superview)

            display.isActivated = true
            expectIdentical(display.cursorView.superview, view)
            expectFalse(display.cursorView.isHidden)
            expectEqual(display.cursorView.frame, CGRect(x: 0, y: 0, width: 2, height: 20))
            view.selection = 3..<3
            display.setNeedsSelectionUpdate()
            stage.settle()
            expectEqual(display.cursorView.frame.minX, 30)
            display.isActivated = false
            expectTrue(display.cursorView.isHidden)
        }
    }

    @Test("A selection has handles and no caret, and custom views are used")
    func ownViews() throws {
        let (delegate, cursor, highlight) = (Delegate(), Cursor(), Highlight())
        let handles = [Handle(), Handle()]
        let container = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        try run("one two") { stage, view in
            view.superview?.insertSubview(container, belowSubview: view)
            delegate.container = container
            let display = display(view, delegate)
            display.isActivated = true
            let usual = display.cursorView

            display.cursorView = cursor
            display.highlightView = highlight
            display.handleViews = handles
            stage.settle()
            expectNil(usual.superview)
            expectTrue(cursor.isBlinking)
            expectEqual(cursor.resets, 1)
            expectFalse(cursor.isHidden)
            expectIdentical(highlight.superview, container)
            expectTrue(highlight.isHidden)
            expectTrue(handles[0].direction == .leading && handles[1].direction == .trailing)

            view.selection = 4..<7
            display.layoutManagedSubviews()
            expectTrue(cursor.isHidden)
            expectFalse(cursor.isBlinking)
            expectTrue(
                handles.map(\.frame.minX) == [35, 65] && handles.allSatisfy { $0.superview === view && !$0.isHidden })
            display.layoutManagedSubviews()
            stage.settle()
            expectEqual(highlight.sets, 0)

            display.handleViews = [handles[0]]
            expectEqual(display.handleViews.count, 2)
            view.removeInteraction(display)
            expectTrue(handles.allSatisfy { $0.superview == nil })
            expectNil(highlight.superview)
            expectNil(cursor.superview)
        }
    }

    @Test("A text interaction shows the caret of a focused text, and does not change the caret of fields")
    func interaction() throws {
        try run("one two") { stage, view in
            let interaction = UITextInteraction(for: .editable)
            interaction.textInput = view
            view.addInteraction(interaction)
            let found = view.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }
            expectEqual(found.count, 1)
            let display = try #require(found.first)
            stage.settle()
            expectFalse(display.isActivated)

            view.becomeFirstResponder()
            stage.settle()
            expectTrue(display.isActivated)
            expectFalse(display.cursorView.isHidden)
            stage.type("x")
            stage.settle()
            expectEqual(display.cursorView.frame.minX, 10)
            view.resignFirstResponder()
            stage.settle()
            expectTrue(display.cursorView.isHidden)
            view.removeInteraction(interaction)
            expectEmpty(view.interactions)
            expectEmpty(view.subviews)

            let field = UITextField()
            expectFalse(field.interactions.contains { $0 is UITextSelectionDisplayInteraction })
        }
    }

    @Test("Text that is only selected has no caret")
    func notEditable() throws {
        try run("one two") { stage, view in
            let interaction = UITextInteraction(for: .nonEditable)
            interaction.textInput = view
            view.addInteraction(interaction)

            view.becomeFirstResponder()
            stage.settle()

            let display = view.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }.first
            expectEqual(display?.isActivated, true)
            expectNil(display?.cursorView.superview)
        }
    }

    @Test("The view and its interactions are freed")
    func freed() throws {
        weak var weakView: StringView?
        weak var weakDisplay: UITextSelectionDisplayInteraction?
        try Stage.run(rootViewController: UIViewController()) { stage in
            do {
                let view = StringView("one", caret: 0)
                let interaction = UITextInteraction(for: .editable)
                interaction.textInput = view
                view.addInteraction(interaction)
                stage.window.rootViewController?.view.addSubview(view)
                view.becomeFirstResponder()
                stage.settle()
                weakDisplay = view.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }.first
                weakView = view
                view.removeFromSuperview()
            }
            stage.settle()
            expectNil(weakView)
            expectNil(weakDisplay)
        }
    }
}
