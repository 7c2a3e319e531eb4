import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Saved interaction states of texts, and the appearance of their borders and placeholders.
@MainActor
@Suite("Interaction states and appearance of texts", .serialized)
struct InteractionStateTests {
    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            guard let view = stage.window.rootViewController?.view else { return }
            view.backgroundColor = .white
            try body(stage, view)
        }
    }

    @Test("A field's selection and focus are restored in a new field; the text is not")
    func field() throws {
        try run { stage, root in
            let (old, new) = (UITextField(), UITextField())
            for field in [old, new] {
                field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
                root.addSubview(field)
                field.text = "hello"
            }
            old.becomeFirstResponder()
            old.selectAll(nil)
            let state = old.interactionState
            old.resignFirstResponder()

            new.interactionState = state
            stage.type("x")

            expectTrue(PropertyListSerialization.propertyList(state, isValidFor: .binary))
            expectTrue(new.isFirstResponder)
            expectEqual(new.text, "x")
            expectEqual(old.text, "hello")
        }
    }

    @Test("A text view's position is restored as well, and invalid values are ignored")
    func textView() throws {
        try run { stage, root in
            let text = (0..<300).map { "Line \($0)" }.joined(separator: "\n")
            let (old, new) = (UITextView(), UITextView())
            for view in [old, new] {
                view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
                root.addSubview(view)
                view.text = text
            }
            stage.settle()
            old.scrollRangeToVisible(NSRange(location: 1500, length: 1))
            stage.settle()
            old.selectedRange = NSRange(location: 7, length: 3)
            let state = old.interactionState

            new.interactionState = state
            stage.settle()
            let short = UITextView(frame: new.frame)
            root.addSubview(short)
            short.text = "a"
            short.interactionState = state
            short.interactionState = "nonsense"
            stage.settle()

            #expect(old.contentOffset.y > 500)
            #expect(abs(new.contentOffset.y - old.contentOffset.y) < 0.5)
            expectEqual(new.selectedRange, NSRange(location: 7, length: 3))
            expectFalse(new.isFirstResponder)
            expectEqual(short.contentOffset.y, 0)
            expectEqual(short.selectedRange.length, 0)
        }
    }

    @Test("A text view has a border with round corners if it is set")
    func border() throws {
        try run { stage, root in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            root.addSubview(view)
            stage.settle()
            let plain = stage.pixel(at: CGPoint(x: 20, y: 150))

            view.borderStyle = .roundedRect
            stage.settle()
            let framed = stage.pixel(at: CGPoint(x: 20, y: 150))
            view.borderStyle = .none
            stage.settle()

            expectEqual(plain, [255, 255, 255])
            expectNotEqual(framed, plain)
            expectEqual(stage.pixel(at: CGPoint(x: 20, y: 150)), plain)
        }
    }

    @Test("A field's class may draw the placeholder")
    func placeholder() throws {
        try run { stage, root in
            let field = RedPlaceholder(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            field.placeholder = "Name"
            root.addSubview(field)
            stage.settle()
            let shown = stage.pixel(at: CGPoint(x: 30, y: 117))
            field.text = "x"
            stage.settle()

            expectEqual(shown, [255, 0, 0])
            expectEqual(stage.pixel(at: CGPoint(x: 100, y: 117)), [255, 255, 255])
            expectTrue(field.rects.allSatisfy { $0.width == 200 })
        }
    }
}

private final class RedPlaceholder: UITextField {
    var rects: [CGRect] = []

    override func drawPlaceholder(in rect: CGRect) {
        rects.append(rect)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(rect)
    }
}
