import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import RenderServer
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pointer interactions")
struct PointerInteractionTests {
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        var lines: [String] = []
        var style: UIPointerStyle?
        var region: UIPointerRegion??

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region ?? defaultRegion }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            lines.append("style")
            return style
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            lines.append("enter")
            animator.addCompletion { _ in self.lines.append("entered") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { lines.append("exit") }
    }

    private func withView(_ body: (Stage, UIView, UIPointerInteraction, Delegate) throws -> Void) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            root.view.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
            root.view.addSubview(view)
            let delegate = Delegate()
            let interaction = UIPointerInteraction(delegate: delegate)
            view.addInteraction(interaction)
            stage.render()
            try body(stage, view, interaction, delegate)
        }
    }

    private let inside = CGPoint(x: 120, y: 120)
    private let outside = CGPoint(x: 20, y: 20)

    private func cursor(_ stage: Stage) -> PointerCursor? {
        (stage.window.windowScene?.screen.display as? HeadlessDisplay)?.cursor
    }

    @Test("The delegate is called when the pointer enters and leaves a region, not for each movement")
    func order() throws {
        try withView { stage, view, interaction, delegate in
            expectTrue(interaction.isEnabled)
            expectIdentical(interaction.view, view)
            stage.mouse(.hovered, outside, button: 0)
            stage.mouse(.hovered, inside, button: 0)
            stage.mouse(.hovered, CGPoint(x: 125, y: 120), button: 0)
            stage.advance(by: 1)
            stage.mouse(.hovered, outside, button: 0)

            expectEqual(delegate.lines, ["enter", "style", "entered", "exit"])
        }
    }

    @Test("A highlight is drawn behind the view's content while the pointer is over it")
    func highlight() throws {
        try withView { stage, view, _, delegate in
            delegate.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
            let before = stage.snapshot().pixel(130, 120)
            stage.mouse(.hovered, inside, button: 0)
            stage.advance(by: 1)
            stage.render()
            expectNotEqual(stage.snapshot().pixel(130, 120), before)

            stage.mouse(.hovered, outside, button: 0)
            stage.advance(by: 1)
            stage.render()
            expectEqual(stage.snapshot().pixel(130, 120), before)
            expectNil(view.layer.sublayers?.first)
        }
    }

    @Test("A lift makes the view larger without changing its transform")
    func lift() throws {
        try withView { stage, view, _, delegate in
            view.backgroundColor = .red
            delegate.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
            stage.render()
            let edge = stage.snapshot().pixel(99, 120)
            stage.mouse(.hovered, inside, button: 0)
            stage.advance(by: 1)
            stage.render()

            expectNotEqual(stage.snapshot().pixel(99, 120), edge)
            expectEqual(view.transform, .identity)
            stage.mouse(.hovered, outside, button: 0)
            stage.advance(by: 1)
            stage.render()
            expectEqual(stage.snapshot().pixel(99, 120), edge)
        }
    }

    @Test("The shape of the style and text determine the cursor")
    func cursors() throws {
        try withView { stage, view, interaction, delegate in
            delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
            stage.mouse(.hovered, inside, button: 0)
            expectEqual(cursor(stage), .verticalBeam)
            delegate.style = .hidden()
            interaction.invalidate()
            expectEqual(cursor(stage), .hidden)
            interaction.isEnabled = false
            expectEqual(cursor(stage), .arrow)

            let field = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 30))
            view.superview?.addSubview(field)
            stage.mouse(.hovered, CGPoint(x: 50, y: 215), button: 0)
            expectEqual(cursor(stage), .verticalBeam)
            stage.mouse(.hovered, outside, button: 0)
            expectEqual(cursor(stage), .arrow)
        }
    }

    @Test("A region that does not contain the pointer, and no region, have no style")
    func regions() throws {
        try withView { stage, _, _, delegate in
            delegate.region = .some(UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
            stage.mouse(.hovered, inside, button: 0)
            expectEmpty(delegate.lines)
            stage.mouse(.hovered, CGPoint(x: 105, y: 105), button: 0)
            expectEqual(delegate.lines, ["enter", "style"])
            delegate.region = .some(nil)
            stage.mouse(.hovered, CGPoint(x: 106, y: 105), button: 0)
            expectEqual(delegate.lines.last, "exit")
            expectEqual(
                UIPointerRegion(rect: .zero, identifier: "a"), UIPointerRegion(rect: .zero, identifier: "a"))
            expectNotEqual(UIPointerRegion(rect: .zero, identifier: "a"), UIPointerRegion(rect: .zero))
        }
    }

    @Test("Removing the interaction or its view under the pointer ends the effect")
    func removal() throws {
        try withView { stage, view, interaction, delegate in
            delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
            stage.mouse(.hovered, inside, button: 0)
            view.removeInteraction(interaction)

            expectEqual(cursor(stage), .arrow)
            expectEqual(delegate.lines.last, "exit")
            expectNil(interaction.view)
        }
    }

    @Test("A button with a pointer style provider gets the proposed effect")
    func button() throws {
        try withView { stage, view, _, _ in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            view.superview?.addSubview(button)
            expectFalse(button.isPointerInteractionEnabled)
            var calls = 0
            button.pointerStyleProvider = { _, effect, shape in
                calls += 1
                return UIPointerStyle(effect: effect, shape: shape)
            }
            expectTrue(button.isPointerInteractionEnabled)
            stage.render()
            stage.mouse(.hovered, outside, button: 0)

            expectEqual(calls, 1)
            button.isPointerInteractionEnabled = false
            expectEmpty(button.interactions.filter { $0 is UIPointerInteraction })
        }
    }

    @Test("Over a link in text that is not editable the cursor is a hand")
    func link() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let string = NSMutableAttributedString(string: "link ", attributes: [.link: "https://example.com"])
        string.append(NSAttributedString(string: "and text"))
        text.attributedText = string
        text.textContainerInset = .zero
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            root.view.addSubview(text)
            for isEditable in [true, false] {
                text.isEditable = isEditable
                stage.render()
                stage.mouse(.hovered, CGPoint(x: 12, y: 6), button: 0)
                expectEqual(cursor(stage), isEditable ? .verticalBeam : .hand)
                stage.mouse(.hovered, CGPoint(x: 60, y: 6), button: 0)
                expectEqual(cursor(stage), .verticalBeam)
            }
        }
    }

    @Test("Over the edge of a column that can be dragged the cursor shows the directions")
    func columnEdge() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidth = 300
        for column in [UISplitViewController.Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        try Stage.run(root: split, size: CGSize(width: 1000, height: 700)) { stage, _ in
            stage.advance(by: 1)
            let edge = split.primaryColumnWidth
            let cursors = [edge - 20, edge + 2, edge + 20].map { x in
                stage.mouse(.hovered, CGPoint(x: x, y: 300), button: 0)
                return cursor(stage)
            }

            expectEqual(cursors, [.arrow, .horizontalResize, .arrow])
        }
    }

    @Test("A presentation below the resting pointer changes the cursor, and its dismissal restores it")
    func resting() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            root.view.addSubview(field)
            stage.render()
            stage.mouse(.hovered, CGPoint(x: 100, y: 350), button: 0)
            expectEqual(cursor(stage), .verticalBeam)

            root.present(UIViewController(), animated: true)
            stage.advance(by: 1)
            expectEqual(cursor(stage), .arrow)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(cursor(stage), .verticalBeam)
        }
    }

    @Test("A menu that a button opens below the resting pointer changes the cursor")
    func menu() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            field.text = "text"
            root.view.addSubview(field)
            stage.render()
            stage.mouse(.hovered, CGPoint(x: 100, y: 350), button: 0)
            expectEqual(cursor(stage), .verticalBeam)

            stage.click(3, at: CGPoint(x: 100, y: 350))
            stage.advance(by: 1)

            expectEqual(cursor(stage), .arrow)
        }
    }

    @Test("Motion effects interpolate their values, and a view keeps them")
    func motionEffects() {
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        tilt.minimumRelativeValue = -10
        tilt.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [tilt]
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(group)

        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
        expectEqual(values?["center.x"] as? CGFloat, 20)
        expectEqual(view.motionEffects.count, 1)
        view.removeMotionEffect(group)
        expectEmpty(view.motionEffects)
        expectNil(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero))
    }
}
