import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A scroll view's effect on the views at the bottom edge that belong to the first responder.
@Suite("Dismissing the keyboard", .serialized)
@MainActor
struct KeyboardDismissTests {
    private final class Field: UIView {
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { pad }
    }

    private func run(_ mode: UIScrollView.KeyboardDismissMode, _ body: (Stage, Field) throws -> Void) throws {
        let controller = ScrollController(contentSize: CGSize(width: 300, height: 3000))
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: controller) { stage in
            let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.scrollView.addSubview(field)
            controller.scrollView.keyboardDismissMode = mode
            field.becomeFirstResponder()
            stage.advance(by: 1)
            try body(stage, field)
        }
    }

    @Test("A drag dismisses it with `onDrag` alone")
    func onDrag() throws {
        for (mode, isKept) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true)] {
            try run(mode) { stage, field in
                stage.dragFinger(from: CGPoint(x: 150, y: 300), by: -50, steps: 5)
                stage.touchUp(at: CGPoint(x: 150, y: 250))
                stage.advance(by: 3)

                expectEqual(field.isFirstResponder, isKept, "\(mode)")
            }
        }
    }

    @Test("With `interactive` it follows a finger that drags over it, and is dismissed when released downwards")
    func interactive() throws {
        try run(.interactive) { stage, field in
            let host = try #require(field.pad.window)
            @MainActor func top() -> CGFloat { field.pad.convert(CGPoint.zero, to: host).y }

            stage.dragFinger(from: CGPoint(x: 150, y: 300), by: 160, steps: 20)
            let pulled = top()
            stage.touchUp(at: CGPoint(x: 150, y: 460))
            stage.advance(by: 3)

            expectEqual(pulled, 460)
            expectFalse(field.isFirstResponder)
        }
    }

    @Test("Released upwards it returns")
    func comesBack() throws {
        try run(.interactive) { stage, field in
            let host = try #require(field.pad.window)
            stage.dragFinger(from: CGPoint(x: 150, y: 300), by: 160, steps: 20)
            for y in stride(from: 455, through: 410, by: -5) {
                stage.advance(by: 0.008)
                stage.touchMove(to: CGPoint(x: 150, y: y))
            }
            stage.touchUp(at: CGPoint(x: 150, y: 410))
            stage.advance(by: 3)

            expectTrue(field.isFirstResponder)
            expectEqual(field.pad.convert(CGPoint.zero, to: host).y, 400)
        }
    }

    @Test("A guide's padding makes it follow from further above")
    func padding() throws {
        try run(.interactive) { stage, field in
            let host = try #require(field.pad.window)
            stage.window.rootViewController?.view.keyboardLayoutGuide.keyboardDismissPadding = 40

            stage.dragFinger(from: CGPoint(x: 150, y: 250), by: 160, steps: 20)

            expectEqual(field.pad.convert(CGPoint.zero, to: host).y, 450)
            stage.touchUp(at: CGPoint(x: 150, y: 410))
            stage.advance(by: 3)
        }
    }

    /// A controller with a bar that remains at the bottom edge, with a text field.
    private final class BarController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
            scrollView.contentSize.height = 3000
            scrollView.keyboardDismissMode = .interactive
            view.addSubview(scrollView)
        }
    }

    @Test("A controller's bar returns to its place when the text in it was dismissed")
    func bar() throws {
        let controller = BarController()
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: controller) { stage in
            controller.becomeFirstResponder()
            stage.advance(by: 1)
            controller.field.becomeFirstResponder()
            stage.advance(by: 1)

            stage.dragFinger(from: CGPoint(x: 150, y: 300), by: 190, steps: 20)
            stage.touchUp(at: CGPoint(x: 150, y: 490))
            stage.advance(by: 3)

            expectFalse(controller.field.isFirstResponder)
            expectTrue(controller.isFirstResponder)
            expectEqual(controller.bar.convert(CGPoint.zero, to: nil).y, 450)
        }
    }

    @MainActor private final class Posts {
        var count = 0
    }

    @Test("A view at a keyboard layout guide follows the finger, and the released views")
    func guide() throws {
        try run(.interactive) { stage, field in
            let root = try #require(stage.window.rootViewController?.view)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 20),
            ])
            stage.advance(by: 0.1)
            @MainActor func bottom() -> CGFloat { bar.convert(bar.bounds, to: nil).maxY }
            var bottoms = [bottom()]
            let posts = Posts()
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }

            stage.dragFinger(from: CGPoint(x: 150, y: 300), by: 160, steps: 20)
            bottoms.append(bottom())
            for y in stride(from: 455, through: 410, by: -5) {
                stage.advance(by: 0.008)
                stage.touchMove(to: CGPoint(x: 150, y: y))
            }
            bottoms.append(bottom())
            stage.touchUp(at: CGPoint(x: 150, y: 410))
            stage.advance(by: 3)
            bottoms.append(bottom())
            expectEqual(posts.count, 0)

            stage.dragFinger(from: CGPoint(x: 150, y: 300), by: 160, steps: 20)
            bottoms.append(bottom())
            stage.touchUp(at: CGPoint(x: 150, y: 460))
            stage.advance(by: 3)
            bottoms.append(bottom())

            expectEqual(bottoms, [400, 460, 410, 400, 460, 500])
            expectEqual(posts.count, 1)
            expectFalse(field.isFirstResponder)
        }
    }
}
