import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Handles of a selection, and the loupe", .serialized)
struct SelectionHandleTests {
    /// A text view of 240 × 100 points that has the focus, with its caret at the beginning.
    private func run(
        _ text: String, isRightToLeft: Bool = false, _ body: (Stage, UITextView) throws -> Void
    ) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 200, width: 240, height: 100))
            view.font = .systemFont(ofSize: 17)
            view.tintColor = .red
            view.text = text
            if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.settle()
            try body(stage, view)
        }
    }

    private func caret(_ view: UITextView, _ offset: Int) throws -> CGRect {
        let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        return view.convert(view.caretRect(for: place), to: nil)
    }

    /// The center of the round knob at an end of the selection.
    private func knob(_ view: UITextView, isStart: Bool) throws -> CGPoint {
        let range = view.selectedRange
        let line = try caret(view, isStart ? range.location : range.upperBound)
        return CGPoint(x: line.midX, y: isStart ? line.minY - 6 : line.maxY + 6)
    }

    /// Two taps in the middle of a character.
    private func doubleTap(_ stage: Stage, _ view: UITextView, _ offset: Int) throws {
        let (left, right) = (try caret(view, offset), try caret(view, offset + 1))
        let point = CGPoint(x: (left.midX + right.midX) / 2, y: left.midY)
        stage.tap(at: point)
        stage.advance(by: 0.05)
        stage.tap(at: point)
        stage.advance(by: 0.5)
    }

    private func drag(_ stage: Stage, _ start: CGPoint, by distance: CGVector) {
        stage.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
        stage.advance(by: 0.5)
    }

    /// The edit menu casts a shadow on it.
    private func isRed(_ stage: Stage, _ point: CGPoint) -> Bool {
        guard let pixel = stage.pixel(at: point), pixel.count == 3 else { return false }
        return pixel[0] > 240 && pixel[1] < 16 && pixel[2] < 16
    }

    @Test("A finger's selection has two round knobs, and a pointer's or the program's selection has no knobs")
    func shown() throws {
        try run("one two three") { stage, view in
            view.selectedRange = NSRange(location: 4, length: 3)
            stage.settle()
            let point = try knob(view, isStart: false)
            expectFalse(isRed(stage, point))
            view.selectedRange = NSRange(location: 0, length: 0)

            try doubleTap(stage, view, 5)

            expectEqual(view.selectedRange, NSRange(location: 4, length: 3))
            expectTrue(isRed(stage, point))
            let first = try knob(view, isStart: true)
            expectTrue(isRed(stage, first))
            let line = try caret(view, 0)
            stage.click(1, at: CGPoint(x: line.midX, y: line.midY))
            stage.advance(by: 0.5)
            expectEqual(view.selectedRange.length, 0)
            expectFalse(isRed(stage, point))
        }
    }

    @Test("A dragged handle moves its end; beyond the other handle they swap; at least one character stays selected")
    func dragging() throws {
        try run("one two three") { stage, view in
            try doubleTap(stage, view, 5)
            let width = try caret(view, 13).midX - caret(view, 7).midX

            drag(stage, try knob(view, isStart: false), by: CGVector(dx: width, dy: 0))
            expectEqual(view.selectedRange, NSRange(location: 4, length: 9))

            let back = try caret(view, 2).midX - caret(view, 13).midX
            drag(stage, try knob(view, isStart: false), by: CGVector(dx: back, dy: 0))
            expectEqual(view.selectedRange, NSRange(location: 2, length: 2))

            let onto = try caret(view, 4).midX - caret(view, 2).midX
            drag(stage, try knob(view, isStart: true), by: CGVector(dx: onto, dy: 0))
            expectEqual(view.selectedRange.length, 1)
        }
    }

    @Test("Across lines, and from right to left")
    func lines() throws {
        try run("one two\nthree four") { stage, view in
            try doubleTap(stage, view, 5)
            let (from, to) = (try caret(view, 7), try caret(view, 13))
            drag(
                stage, try knob(view, isStart: false), by: CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY))
            expectEqual(view.selectedRange, NSRange(location: 4, length: 9))
        }
        try run("אחת שתים שלוש", isRightToLeft: true) { stage, view in
            try doubleTap(stage, view, 5)
            expectEqual(view.selectedRange, NSRange(location: 4, length: 4))
            let (from, to) = (try caret(view, 8), try caret(view, 13))
            #expect(to.midX < from.midX)

            drag(stage, try knob(view, isStart: false), by: CGVector(dx: to.midX - from.midX, dy: 0))

            expectEqual(view.selectedRange, NSRange(location: 4, length: 9))
        }
    }

    @Test("A handle that is held beyond the edge scrolls the text line by line")
    func scrolling() throws {
        try run((1...30).map { "Line \($0)" }.joined(separator: "\n")) { stage, view in
            try doubleTap(stage, view, 8)
            let start = try knob(view, isStart: false)
            let before = view.selectedRange
            stage.touchDown(at: start)
            stage.advance(by: 0.2)
            stage.touchMove(to: CGPoint(x: start.x, y: 320))
            stage.advance(by: 1)

            #expect(view.contentOffset.y > 100)
            expectTrue(view.selectedRange.location == before.location && view.selectedRange.length > 60)

            stage.touchUp(at: CGPoint(x: start.x, y: 320))
            let offset = view.contentOffset
            stage.advance(by: 1)
            expectEqual(view.contentOffset, offset)
        }
    }

    @Test("A long press moves the caret under a magnifier; in text that is not editable it selects words")
    func longPress() throws {
        try run("one two three") { stage, view in
            let (from, to) = (try caret(view, 1), try caret(view, 9))
            let count = stage.window.subviews.count
            stage.touchDown(at: CGPoint(x: from.midX, y: from.midY))
            stage.advance(by: 0.6)
            expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
            expectEqual(stage.window.subviews.count, count + 1)
            let loupe = try #require(stage.window.subviews.last)
            expectTrue(loupe.frame.maxY < from.minY && loupe.frame.minX >= 0)

            stage.touchMove(to: CGPoint(x: to.midX, y: to.midY))
            expectEqual(view.selectedRange, NSRange(location: 9, length: 0))
            expectEqual(loupe.frame.midX, to.midX)
            stage.touchUp(at: CGPoint(x: to.midX, y: to.midY))
            stage.advance(by: 0.5)
            expectNil(loupe.window)

            view.resignFirstResponder()
            stage.advance(by: 1)
            view.isEditable = false
            stage.touchDown(at: CGPoint(x: from.midX, y: from.midY))
            stage.advance(by: 0.6)
            stage.touchMove(to: CGPoint(x: to.midX, y: to.midY))
            stage.touchUp(at: CGPoint(x: to.midX, y: to.midY))
            stage.advance(by: 0.5)
            expectEqual(view.selectedRange, NSRange(location: 0, length: 13))
        }
    }

    @Test("A second tap that drags selects by words")
    func doubleTapAndDrag() throws {
        try run("one two three") { stage, view in
            let (from, to) = (try caret(view, 1), try caret(view, 5))
            stage.tap(at: CGPoint(x: from.midX, y: from.midY))
            stage.advance(by: 0.05)

            stage.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))

            expectEqual(view.selectedRange, NSRange(location: 0, length: 7))
        }
    }

    @Test("A field's handles accept fingers outside of it, and views below get touches beside the handles")
    func outsideOfField() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 22))
            field.font = .systemFont(ofSize: 17)
            field.text = "one two three"
            var presses = 0
            let button = UIButton(
                frame: CGRect(x: 0, y: 222, width: 300, height: 60), primaryAction: UIAction { _ in presses += 1 })
            for view in [field, button] { stage.window.rootViewController?.view.addSubview(view) }
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()
            @MainActor func caret(_ offset: Int) throws -> CGRect {
                let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
                return field.convert(field.caretRect(for: place), to: nil)
            }
            let word = CGPoint(x: (try caret(5).midX + caret(6).midX) / 2, y: 211)
            stage.tap(at: word)
            stage.advance(by: 0.05)
            stage.tap(at: word)
            stage.advance(by: 0.5)
            let selected = field.selectedTextRange.flatMap(field.text(in:))
            expectEqual(selected, "two")

            let knob = CGPoint(x: try caret(7).midX, y: 230)
            stage.drag(from: knob, to: CGPoint(x: try caret(13).midX, y: 230))
            stage.advance(by: 0.5)
            expectEqual(field.selectedTextRange.flatMap(field.text(in:)), "two three")
            expectEqual(presses, 0)

            stage.tap(at: CGPoint(x: 40, y: 270))
            expectEqual(presses, 1)
            field.resignFirstResponder()
            stage.settle()
            stage.drag(from: CGPoint(x: try caret(13).midX, y: 230), to: knob)
            expectEqual(field.selectedTextRange.flatMap(field.text(in:)), "two three")
        }
    }

    @Test("In a field, too, and snapshots of both")
    func field() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 34))
            field.borderStyle = .roundedRect
            field.text = "one two three"
            stage.window.rootViewController?.view.addSubview(field)
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()
            let rect = field.convert(field.caretRect(for: field.beginningOfDocument), to: nil)
            let point = CGPoint(x: rect.midX + 6, y: rect.midY)
            stage.tap(at: point)
            stage.advance(by: 0.05)
            stage.tap(at: point)
            stage.advance(by: 0.5)
            let range = try #require(field.selectedTextRange)
            expectEqual(field.text(in: range), "one")
            let end = field.convert(field.caretRect(for: range.end), to: nil)

            stage.drag(from: CGPoint(x: end.midX, y: end.midY), to: CGPoint(x: 255, y: end.midY))

            expectEqual(field.selectedTextRange.flatMap(field.text(in:)), "one two three")
        }
    }
}
