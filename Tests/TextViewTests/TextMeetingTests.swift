import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Handles and the find panel with sheets, lists, rotation, styles and text sizes", .serialized)
struct TextMeetingTests {
    private func caret(_ view: UITextView, _ offset: Int) throws -> CGRect {
        let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        return view.convert(view.caretRect(for: place), to: nil)
    }

    private func doubleTap(_ stage: Stage, _ view: UITextView, _ offset: Int) throws {
        let (left, right) = (try caret(view, offset), try caret(view, offset + 1))
        let point = CGPoint(x: (left.midX + right.midX) / 2, y: left.midY)
        stage.tap(at: point)
        stage.advance(by: 0.05)
        stage.tap(at: point)
        stage.advance(by: 0.5)
    }

    /// Drags the lower handle of the selection to a character.
    private func dragEnd(_ stage: Stage, _ view: UITextView, to offset: Int) throws {
        let (from, to) = (try caret(view, view.selectedRange.upperBound), try caret(view, offset))
        let start = CGPoint(x: from.midX, y: from.maxY + 6)
        stage.drag(
            from: start, to: CGPoint(x: start.x + to.midX - from.midX, y: start.y + to.midY - from.midY), duration: 0.5)
        stage.advance(by: 1)
    }

    private static let text = (1...12).map { "Paragraph \($0) has one or two words." }.joined(separator: "\n")

    @Test("A handle that is dragged down moves no sheet")
    func sheet() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let controller = UIViewController()
            let view = UITextView(frame: CGRect(x: 0, y: 60, width: 390, height: 400))
            view.font = .systemFont(ofSize: 17)
            view.text = Self.text
            controller.view.addSubview(view)
            stage.window.rootViewController?.present(controller, animated: false)
            stage.advance(by: 1)
            view.becomeFirstResponder()
            stage.advance(by: 1)
            try doubleTap(stage, view, 2)
            let place = try caret(view, 0)

            try dragEnd(stage, view, to: 80)

            expectEqual(view.selectedRange, NSRange(location: 0, length: 80))
            try expectTrue(caret(view, 0) == place && controller.presentingViewController != nil)
        }
    }

    @Test("Dragging a handle in a table's row does not scroll the table")
    func list() throws {
        try Stage.run(rootViewController: UITableViewController()) { stage in
            let table = try #require((stage.window.rootViewController as? UITableViewController)?.tableView)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1500))
            let view = UITextView(frame: CGRect(x: 10, y: 200, width: 300, height: 300))
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = Self.text
            header.addSubview(view)
            table.tableHeaderView = header
            stage.settle()
            view.becomeFirstResponder()
            stage.advance(by: 1)
            try doubleTap(stage, view, 2)
            let offset = table.contentOffset

            try dragEnd(stage, view, to: 80)

            expectEqual(view.selectedRange, NSRange(location: 0, length: 80))
            expectEqual(table.contentOffset, offset)
        }
    }

    @Test("Handles follow rotation, larger text and the dark style")
    func following() throws {
        try Stage.run(scale: 2, rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UITextView(frame: root.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.text = Self.text
            root.addSubview(view)
            view.becomeFirstResponder()
            stage.settle()
            try doubleTap(stage, view, 2)
            try dragEnd(stage, view, to: 60)
            expectEqual(view.selectedRange, NSRange(location: 0, length: 60))

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            try dragEnd(stage, view, to: 100)
            expectEqual(view.selectedRange, NSRange(location: 0, length: 100))
            stage.rotate(to: .portrait)
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 1)
            try dragEnd(stage, view, to: 40)
            expectEqual(view.selectedRange, NSRange(location: 0, length: 40))

            let from = try caret(view, 40)
            stage.touchDown(at: CGPoint(x: from.midX, y: from.maxY + 6))
            stage.advance(by: 0.3)
            stage.touchMove(to: CGPoint(x: from.midX + 40, y: from.maxY + 6))
            stage.touchUp(at: CGPoint(x: from.midX + 40, y: from.maxY + 6))
        }
    }

    @Test(
        "The find panel's fields are in the window at any text size, from right to left, and above the home indicator")
    func panel() throws {
        try Stage.run(
            scale: 2, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            rootViewController: UIViewController()
        ) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UITextView(frame: root.bounds)
            view.font = .systemFont(ofSize: 17)
            view.text = Self.text
            view.isFindInteractionEnabled = true
            root.addSubview(view)
            stage.settle()
            view.findInteraction?.searchText = "one"
            view.findAndReplace(nil)
            stage.advance(by: 1)
            for (category, direction) in [
                (UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight),
                (.accessibilityExtraLarge, .rightToLeft), (.extraSmall, .rightToLeft),
            ] {
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.window.traitOverrides.layoutDirection = direction
                stage.advance(by: 1)
                let done = try #require(stage.find("Done").view())
                let frame = done.convert(done.bounds, to: nil)
                expectTrue(frame.minX >= 0 && frame.maxX <= 390 && frame.maxY <= 844 - 34)
                expectEqual((frame.midX > 195), (direction == .leftToRight))
            }
            stage.find("Done").tap()
            stage.advance(by: 1)
            expectEqual(view.findInteraction?.isFindNavigatorVisible, false)
        }
    }
}
