import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Text views: text around shapes, and pages of one text", .serialized)
struct ExclusionPathTests {
    private let words = String(repeating: "ab cd ", count: 60)

    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 240, height: 200))
            view.font = .systemFont(ofSize: 17)
            view.text = words
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            try body(stage, view)
        }
    }

    private func rects(_ view: UITextView) -> [CGRect] {
        guard let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) else { return [] }
        return view.selectionRects(for: all).map(\.rect)
    }

    @Test("No text is drawn in a shape, and a selection excludes it")
    func shape() throws {
        try run { stage, view in
            let hole = CGRect(x: 90, y: 10, width: 60, height: 80)

            view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
            stage.settle()

            let shown = hole.offsetBy(dx: 0, dy: 8)
            expectTrue(rects(view).allSatisfy { $0.intersection(shown.insetBy(dx: 0.1, dy: 0.1)).isEmpty })
            let window = view.convert(shown, to: nil)
            for x in stride(from: window.minX + 1, to: window.maxX, by: 3) {
                for y in stride(from: window.minY + 12, to: window.maxY - 12, by: 5) {
                    expectEqual(stage.pixel(at: CGPoint(x: x, y: y)), [255, 255, 255])
                }
            }
        }
    }

    @Test("A click beyond a shape moves the caret there, and typed text moves around the shape")
    func editing() throws {
        try run { stage, view in
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 90, y: 0, width: 60, height: 80))]
            stage.settle()

            stage.tap(at: view.convert(CGPoint(x: 157, y: 15), to: nil))
            stage.advance(by: 0.5)
            stage.settle()
            let caret = view.caretRect(for: view.selectedTextRange?.start ?? view.endOfDocument)
            // The caret is one point left of and above its character (TX25).
            expectTrue(view.isFirstResponder && caret.minX >= 154 && caret.minX < 164 && caret.minY == 7)

            let before = rects(view)
            stage.type("wwwwwww ")
            stage.settle()
            #expect(rects(view).count >= before.count)
            expectEqual(view.text.count, words.count + 8)
        }
    }

    @Test("Adding and removing paths, resizing and changing insets lay the text out again")
    func changes() throws {
        try run { stage, view in
            let usual = rects(view)
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 240, height: 50))]
            stage.settle()
            #expect(abs(rects(view)[0].minY - 58) < 0.01)
            let height = view.contentSize.height
            view.textContainerInset.top = 20
            stage.settle()
            expectTrue(abs(rects(view)[0].minY - 70) < 0.01 && view.contentSize.height == height + 12)
            view.frame.size.width = 200
            stage.settle()
            expectTrue(view.textContainer.size.width == 200 && view.contentSize.height > height + 12)
            view.frame.size.width = 240
            view.textContainerInset.top = 8
            view.textContainer.exclusionPaths = []
            stage.settle()
            expectEqual(rects(view), usual)
        }
    }

    @Test("A view that does not scroll is higher with a shape in its text")
    func fitting() throws {
        try run { stage, view in
            view.isScrollEnabled = false
            let usual = view.sizeThatFits(CGSize(width: 240, height: 1e9)).height

            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 240, height: 50))]

            #expect(abs(view.sizeThatFits(CGSize(width: 240, height: 1e9)).height - usual - 50) < 1)
            #expect(view.sizeThatFits(CGSize(width: 150, height: 1e9)).height > usual + 50)
            stage.settle()
        }
    }

    @Test("The spaces of a layout manager's delegate apply to the view")
    func delegate() throws {
        final class Spacer: NSObject, NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { 20 }
        }
        let spacer = Spacer()
        try run { stage, view in
            let usual = rects(view)

            view.layoutManager.delegate = spacer
            stage.settle()

            #expect(abs(rects(view)[1].minY - usual[1].minY - 20) < 0.01)
            expectEqual(view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width, 240)
        }
    }

    @Test("If a delegate changes the text while it is called about lines, the next layout shows it")
    func editingInside() throws {
        final class Editing: NSObject, NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat {
                if let storage = layoutManager.textStorage, storage.length > 5 {
                    storage.deleteCharacters(in: NSRange(location: 5, length: storage.length - 5))
                }
                return 1
            }
        }
        let editing = Editing()
        try run { stage, view in
            view.text = "one\ntwo\nthree\nfour"
            view.layoutManager.delegate = editing

            stage.settle()

            expectEqual(view.text, "one\nt")
            expectEqual(view.textStorage.length, 5)
            expectEqual(rects(view).count, 2)
        }
    }

    // MARK: Pages

    /// Two views beside each other that show one text.
    private func pages(_ text: String, _ body: (Stage, NSTextStorage, [UITextView]) throws -> Void) throws {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let views = (0..<2).map { index in
            let size = CGSize(width: 150, height: 100)
            let container = NSTextContainer(size: size)
            manager.addTextContainer(container)
            let frame = CGRect(x: CGFloat(index) * 160, y: 100, width: 150, height: 116)
            let view = UITextView(frame: frame, textContainer: container)
            view.isScrollEnabled = false
            return view
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            for view in views { stage.window.rootViewController?.view.addSubview(view) }
            stage.settle()
            try body(stage, storage, views)
        }
    }

    /// The top of the caret, which is one point above its character (TX25).
    private func top(_ view: UITextView, _ offset: Int) -> CGFloat? {
        view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0).minY }
    }

    @Test("Views of one layout manager show the pages of its text, and follow edits in each other")
    func flow() throws {
        try pages((0..<20).map { "line \($0)" }.joined(separator: "\n")) { stage, storage, views in
            let manager = views[0].layoutManager
            let start = manager.glyphRange(for: views[1].textContainer).location
            expectTrue(start > 20 && start < storage.length)
            expectTrue(top(views[0], 0) == 7 && top(views[1], start) == 7)

            views[0].becomeFirstResponder()
            views[0].selectedRange = NSRange(location: 0, length: 0)
            stage.type("new\n")
            stage.settle()

            expectTrue(storage.string.hasPrefix("new\nline 0") && views[1].text == storage.string)
            let next = manager.glyphRange(for: views[1].textContainer).location
            expectTrue(next < start + 4 && top(views[1], next) == 7)
        }
    }
}
