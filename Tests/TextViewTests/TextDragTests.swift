import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The selection of a text is dragged within the text, to other texts, and elsewhere.
@MainActor
@Suite("Dragged text", .serialized)
struct TextDragTests {
    private func run(_ body: (Stage, TextDragWorld) throws -> Void) throws {
        let world = TextDragWorld()
        try Stage.run(rootViewController: world) { stage in
            stage.settle()
            try body(stage, world)
        }
    }

    @Test("The pointer moves a word within its text, in one undo step; it is selected there")
    func moving() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.select(world.upper, 4..<8)
            let (start, end) = (world.middle(world.upper, 4..<7), world.caret(world.upper, 0))

            stage.dragWithMouse(from: start, to: end)

            expectEqual(world.upper.text, "two one three")
            expectEqual(world.selected(world.upper), "two ")
            world.upper.undoManager?.undo()
            expectEqual(world.upper.text, "one two three")
            expectEqual(world.upper.undoManager?.canUndo, false)
            world.upper.undoManager?.redo()
            expectEqual(world.upper.text, "two one three")
        }
    }

    @Test("A word is moved forward as well; the delegate is called for the new position, then for the old one")
    func forward() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.select(world.upper, 0..<4)
            let (start, end) = (world.middle(world.upper, 0..<3), world.caret(world.upper, 8))

            let calls = world.texts.during { stage.dragWithMouse(from: start, to: end) }

            expectEqual(world.upper.text, "two one three")
            expectEqual(world.selected(world.upper), "one ")
            expectEqual(
                calls.filter { $0.hasPrefix("should") },
                [
                    "should change 8,0 to \"one \"", "should change 0,4 to \"\"",
                ])
        }
    }

    @Test("A delegate that refuses keeps the text as it is")
    func refused() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.select(world.upper, 0..<4)
            world.texts.permitsChange = false

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.upper, 8))

            expectEqual(world.upper.text, "one two three")
            expectEqual(world.upper.undoManager?.canUndo, false)
        }
    }

    @Test("A drop on the dragged text itself is cancelled")
    func ontoItself() throws {
        try run { stage, world in
            world.observe()
            world.upper.text = "one two three"
            world.select(world.upper, 4..<7)

            stage.dragWithMouse(from: world.caret(world.upper, 5), to: world.caret(world.upper, 6))

            expectEqual(world.upper.text, "one two three")
            expectEqual(world.selected(world.upper), "two")
            expectEqual(world.log.last(where: { $0.contains("drag end") }), "upper drag end 0")
        }
    }

    @Test("A click on the selection moves the caret there; a drag beside it selects")
    func clicking() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.select(world.upper, 4..<7)
            let place = world.caret(world.upper, 5)

            stage.mouse(.began, place)
            let during = world.selected(world.upper)
            stage.mouse(.ended, place)
            stage.advance(by: 0.5)
            let after = world.upper.selectedRange
            stage.dragWithMouse(from: world.caret(world.upper, 0), to: world.caret(world.upper, 3))

            expectEqual(during, "two")
            expectEqual(after, NSRange(location: 5, length: 0))
            expectEqual(world.selected(world.upper), "one")
            expectEqual(world.upper.text, "one two three")
        }
    }

    @Test("If the delegate gives no items, the pointer selects")
    func noItems() throws {
        try run { stage, world in
            world.observe()
            world.items = { _ in [] }
            world.upper.text = "one two three"
            world.select(world.upper, 4..<7)

            stage.dragWithMouse(from: world.caret(world.upper, 5), to: world.caret(world.upper, 13))

            expectEqual(world.upper.text, "one two three")
            #expect(world.selected(world.upper).hasSuffix("three"))
            expectFalse(world.upper.isTextDragActive)
        }
    }

    @Test("A long press lifts the selection, and copies it to a different text, which is edited then")
    func copying() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.lower.text = "12"
            world.select(world.upper, 4..<7)
            let (start, end) = (world.middle(world.upper, 4..<7), world.caret(world.lower, 1))

            stage.touchDown(at: start)
            stage.advance(by: 0.4)
            let isLifted = world.upper.isTextDragActive
            stage.touchMove(to: end)
            let isOver = world.lower.isTextDropActive
            stage.touchUp(at: end)
            stage.advance(by: 1)

            expectTrue(isLifted)
            expectTrue(isOver)
            expectEqual(world.upper.text, "one two three")
            expectEqual(world.lower.text, "1two2")
            expectTrue(world.lower.isFirstResponder)
            expectEqual(world.selected(world.lower), "two")
            expectFalse(world.upper.isTextDragActive)
            expectFalse(world.lower.isTextDropActive)
            world.lower.undoManager?.undo()
            expectEqual(world.lower.text, "12")
        }
    }

    @Test("A finger that lifts the selection without moving opens the edit menu")
    func menu() throws {
        try run { stage, world in
            world.upper.text = "one two three"
            world.select(world.upper, 4..<7)
            let start = world.middle(world.upper, 4..<7)

            stage.touchDown(at: start)
            stage.advance(by: 0.6)
            stage.touchUp(at: start)
            stage.advance(by: 1)

            expectTrue(stage.find("Copy").exists)
            expectEqual(world.selected(world.upper), "two")
            expectFalse(world.upper.isTextDragActive)
        }
    }

    @Test("A field accepts one line")
    func oneLine() throws {
        try run { stage, world in
            world.upper.text = "one\ntwo"
            world.field.text = "12"
            world.select(world.upper, 0..<7)

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.field, 1))

            expectEqual(world.field.text, "1one two2")
            expectEqual(world.upper.text, "one\ntwo")
            expectTrue(world.field.isFirstResponder)
            expectEqual(world.selected(world.field), "one two")
        }
    }

    @Test("A field's selection is dragged out of it, but not from a secure field", arguments: [false, true])
    func field(isSecure: Bool) throws {
        try run { stage, world in
            world.field.text = "secret"
            world.field.isSecureTextEntry = isSecure
            world.select(world.field, 0..<6)

            stage.dragWithMouse(from: world.middle(world.field, 0..<6), to: world.caret(world.lower, 0))

            expectEqual(world.lower.text, isSecure ? "" : "secret")
            expectEqual(world.field.text, "secret")
        }
    }

    @Test("Text dropped on a secure field replaces its text")
    func intoSecret() throws {
        try run { stage, world in
            world.upper.text = "new"
            world.field.text = "old"
            world.field.isSecureTextEntry = true
            world.select(world.upper, 0..<3)

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.field, 0))

            expectEqual(world.field.text, "new")
        }
    }

    @Test("A disabled field, and text that is not editable, accept no drops")
    func takesNothing() throws {
        try run { stage, world in
            world.upper.text = "one"
            world.field.isEnabled = false
            world.lower.isEditable = false
            world.select(world.upper, 0..<3)
            let start = world.middle(world.upper, 0..<3)

            stage.dragWithMouse(from: start, to: world.caret(world.field, 0))
            stage.dragWithMouse(from: start, to: world.caret(world.lower, 0))

            expectEqual(world.field.text, "")
            expectEqual(world.lower.text, "")
            expectEqual(world.upper.text, "one")
        }
    }

    @Test("Text that is not editable is copied within a program, and not moved within itself")
    func readOnly() throws {
        try run { stage, world in
            world.upper.text = "one two"
            world.upper.isEditable = false
            world.select(world.upper, 0..<4)
            let start = world.middle(world.upper, 0..<3)

            stage.dragWithMouse(from: start, to: world.caret(world.upper, 7))
            stage.dragWithMouse(from: start, to: world.caret(world.lower, 0))

            expectEqual(world.upper.text, "one two")
            expectEqual(world.lower.text, "one ")
        }
    }

    @Test("A field whose delegate prevents editing accepts no drops")
    func noEditing() throws {
        try run { stage, world in
            world.upper.text = "one"
            world.select(world.upper, 0..<3)
            world.texts.permitsBeginning = false

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.field, 0))

            expectEqual(world.field.text, "")
            expectTrue(world.upper.isFirstResponder)
        }
    }

    @Test("Attributes are dragged along if the text supports them", arguments: [true, false])
    func attributes(isKept: Bool) throws {
        try run { stage, world in
            world.upper.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
            world.lower.allowsEditingTextAttributes = isKept
            world.select(world.upper, 0..<3)

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.lower, 0))

            let color = world.lower.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
            expectEqual(world.lower.text, "red")
            expectEqual((color == .red), isKept)
        }
    }

    @Test("A caret shows the drop position, and disappears afterwards")
    func caret() throws {
        try run { stage, world in
            world.upper.text = "one"
            world.lower.text = "12"
            world.lower.tintColor = .red
            world.select(world.upper, 0..<3)
            let end = world.caret(world.lower, 1)

            stage.mouse(.began, world.middle(world.upper, 0..<3))
            stage.mouse(.moved, CGPoint(x: end.x, y: end.y - 40))
            // The dragged preview would cover it.
            stage.mouse(.moved, end)
            let content = world.lower.subviews.flatMap(\.subviews)
            let caret = content.first { String(describing: type(of: $0)) == "TextDropCaret" }
            let place = caret.map { world.lower.convert($0.frame, from: $0.superview) }
            stage.press(.keyboardEscape)
            stage.advance(by: 1)

            expectEqual(place.map { abs(world.lower.convert($0, to: nil).midX - end.x) < 1 }, true)
            expectNil(caret?.superview)
            expectEqual(world.lower.text, "12")
        }
    }

    @Test("Text scrolls while a drag is held near its edge")
    func scrolling() throws {
        try run { stage, world in
            world.upper.text = "one"
            world.lower.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
            world.select(world.upper, 0..<3)
            let place = CGPoint(x: 60, y: world.lower.frame.maxY - 6)

            stage.mouse(.began, world.middle(world.upper, 0..<3))
            stage.mouse(.moved, place)
            stage.advance(by: 1)
            let held = world.lower.contentOffset.y
            stage.mouse(.moved, CGPoint(x: 60, y: world.lower.frame.midY))
            let back = world.lower.contentOffset.y
            stage.advance(by: 1)
            stage.mouse(.ended, CGPoint(x: 60, y: world.lower.frame.midY))
            stage.advance(by: 1)

            #expect(held > 100)
            expectTrue(back == held || back > held)
            #expect(world.lower.text.contains("one"))
            #expect(!world.lower.text.hasPrefix("one"))
        }
    }
}
