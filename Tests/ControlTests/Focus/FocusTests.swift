import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A focusable view that logs its calls.
private final class Item: UIView {
    let name: String
    var allows = true
    var lines: [String] = []

    init(_ name: String, _ frame: CGRect) {
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        lines.append("should \((context.nextFocusedView as? Item)?.name ?? "none")")
        return allows
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        lines.append("did \((context.nextFocusedView as? Item)?.name ?? "none")")
    }
}

@MainActor
@Suite("Focus", .serialized)
struct FocusTests {
    /// Four items in two rows of two, on a stage.
    private func onGrid(_ body: (Stage, [Item], UIFocusSystem) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 400), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let items = [
                Item("a", CGRect(x: 20, y: 20, width: 100, height: 40)),
                Item("b", CGRect(x: 200, y: 25, width: 100, height: 40)),
                Item("c", CGRect(x: 20, y: 120, width: 100, height: 40)),
                Item("d", CGRect(x: 200, y: 120, width: 100, height: 40)),
            ]
            for item in items.reversed() { root.addSubview(item) }
            stage.advance(by: 0.02)
            try body(stage, items, try #require(stage.window.windowScene?.focusSystem))
        }
    }

    private func focused(_ system: UIFocusSystem) -> String? { (system.focusedItem as? Item)?.name }

    /// The visible rings.
    private func rings(_ views: [UIView]) -> [CAShapeLayer] {
        views.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
    }

    @Test("The tab key moves between items in reading order, and around; with shift backwards")
    func tab() throws {
        try onGrid { stage, items, system in
            var names: [String?] = [focused(system)]
            for _ in 0..<5 {
                stage.press(.keyboardTab)
                names.append(focused(system))
            }
            stage.press(.keyboardTab, modifiers: .shift)
            names.append(focused(system))

            expectEqual(names, [nil, "a", "b", "c", "d", "a", "d"])
            expectTrue(items[3].isFocused && !items[0].isFocused)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("From right to left rows are read from the right")
    func mirrored() throws {
        try onGrid { stage, items, system in
            stage.window.rootViewController?.view.semanticContentAttribute = .forceRightToLeft

            stage.press(.keyboardTab)

            expectEqual(focused(system), "b")
        }
    }

    @Test("Arrow keys move to the nearest item in their direction, and stop after the last")
    func arrows() throws {
        try onGrid { stage, items, system in
            stage.press(.keyboardTab)
            var names: [String?] = []
            for key in [
                UIKeyboardHIDUsage.keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardLeftArrow,
                .keyboardUpArrow,
            ] {
                stage.press(key)
                names.append(focused(system))
            }

            expectEqual(names, ["b", "d", "c", "c", "a"])
        }
    }

    @Test("The tab key moves between groups, to the main or the last item; arrows stay inside")
    func groups() throws {
        try onGrid { stage, items, system in
            for item in items { item.focusGroupIdentifier = item === items[3] ? "two" : "one" }
            items[1].focusGroupPriority = .prioritized

            stage.press(.keyboardTab)
            let first = focused(system)
            stage.press(.keyboardDownArrow)
            let inside = focused(system)
            stage.press(.keyboardTab)
            let second = focused(system)
            items[1].focusGroupPriority = .ignored
            stage.press(.keyboardTab)

            expectEqual(first, "b")
            expectEqual(second, "d")
            expectEqual(inside, "c")
            expectEqual(focused(system), "c")
        }
    }

    @Test("Both items and their ancestors are called before the focus moves, and notified afterwards")
    func callbacks() throws {
        try onGrid { stage, items, system in
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            items[1].allows = false
            stage.press(.keyboardTab)

            expectEqual(items[0].lines, ["should a", "did a", "should b", "did b"])
            expectEqual(items[1].lines, ["should b", "did b", "should c"])
            expectEqual(focused(system), "b")
        }
    }

    @Test("The ring is shown from the first tab key until a touch of the screen")
    func ring() throws {
        try onGrid { stage, items, system in
            let before = rings(items).count
            stage.press(.keyboardTab)
            let ring = try #require(rings(items).first)
            let box = ring.path?.boundingBox
            stage.tap(at: CGPoint(x: 250, y: 140))
            let touched = rings(items).count
            stage.press(.keyboardTab, modifiers: .shift)

            expectEqual(before, 0)
            expectEqual(touched, 0)
            expectEqual(box, CGRect(x: -3, y: -3, width: 106, height: 46))
            // From the touched item, the fourth, back to the third.
            expectEqual(focused(system), "c")
            expectEqual(rings(items).count, 1)
        }
    }

    @Test("The ring follows the item's size, and is inside a clipping item; `nil` shows no ring")
    func ringPlaces() throws {
        try onGrid { stage, items, system in
            stage.press(.keyboardTab)
            items[0].frame.size = CGSize(width: 50, height: 30)
            items[0].setNeedsLayout()
            stage.advance(by: 0.02)
            let smaller = rings(items).first?.path?.boundingBox
            items[1].clipsToBounds = true
            items[2].focusEffect = nil
            items[3].focusEffect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            stage.press(.keyboardTab)
            let clipped = rings(items).first?.path?.boundingBox
            stage.press(.keyboardTab)
            let none = rings(items).count
            stage.press(.keyboardTab)

            expectEqual(smaller, CGRect(x: -3, y: -3, width: 56, height: 36))
            expectEqual(clipped, CGRect(x: 1.5, y: 1.5, width: 97, height: 37))
            expectEqual(none, 0)
            expectEqual(rings(items).first?.path?.boundingBox, CGRect(x: 7, y: 7, width: 26, height: 26))
        }
    }

    @Test("The ring of an item at the edge of a view that clips it is inside that view")
    func clippedRing() throws {
        try onGrid { stage, items, _ in
            let root = try #require(items[0].superview)
            let clip = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
            clip.clipsToBounds = true
            root.addSubview(clip)
            clip.addSubview(items[0])
            items[0].frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.advance(by: 0.02)

            stage.press(.keyboardTab)

            let box = rings(items).first?.path?.boundingBox
            expectEqual(box, CGRect(x: 1.5, y: 1.5, width: 101.5, height: 41.5))
        }
    }

    @Test("Hidden and disabled items are skipped; items that leave the window lose the focus")
    func unreachable() throws {
        try onGrid { stage, items, system in
            items[1].isHidden = true
            items[2].isUserInteractionEnabled = false
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            let reached = focused(system)
            items[3].removeFromSuperview()
            let left = focused(system)
            stage.press(.keyboardTab)

            expectTrue(reached == "d" && left == nil && !items[3].isFocused)
            expectEqual(focused(system), "a")
            expectEqual(rings(items).count, 1)
        }
    }

    @Test("During a presentation, the tab key stays in it")
    func presented() throws {
        try onGrid { stage, items, system in
            let presented = UIViewController()
            presented.modalPresentationStyle = .fullScreen
            let inside = Item("inside", CGRect(x: 50, y: 50, width: 50, height: 50))
            presented.view.addSubview(inside)
            stage.window.rootViewController?.present(presented, animated: false)
            stage.advance(by: 1)

            stage.press(.keyboardTab)
            let first = focused(system)
            stage.press(.keyboardTab)

            expectEqual(first, "inside")
            expectEqual(focused(system), "inside")
            stage.window.rootViewController?.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(system.focusedItem)
        }
    }

    @Test("A program moves the focus to an environment's preferred item")
    func requests() throws {
        try onGrid { stage, items, system in
            let root = try #require(stage.window.rootViewController)

            system.requestFocusUpdate(to: items[2])
            let before = focused(system)
            stage.advance(by: 0)
            let asked = focused(system)
            system.requestFocusUpdate(to: root)
            system.updateFocusIfNeeded()

            expectNil(before)
            expectEqual(asked, "c")
            expectEqual(focused(system), "a")
            expectTrue(UIFocusSystem.environment(root, contains: items[2]))
            expectFalse(UIFocusSystem.environment(items[2], contains: root))
            expectEmpty(rings(items))
        }
    }

    @Test("Moving the focus or removing items during a focus change is harmless")
    func reentrancy() throws {
        final class Wild: UIViewController {
            var count = 0
            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
                context.nextFocusedView?.window?.windowScene?.focusSystem?.updateFocusIfNeeded()
                return true
            }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                count += 1
                if let next = context.nextFocusedView {
                    UIFocusSystem.focusSystem(for: next)?.requestFocusUpdate(to: self)
                }
                if count == 3 { context.nextFocusedView?.removeFromSuperview() }
            }
        }
        try Stage.run(size: CGSize(width: 400, height: 400), rootViewController: Wild()) { stage in
            let wild = try #require(stage.window.rootViewController as? Wild)
            for index in 0..<5 {
                wild.view.addSubview(Item("\(index)", CGRect(x: 10, y: 10 + 50 * index, width: 90, height: 40)))
            }
            for _ in 0..<8 { stage.press(.keyboardTab) }

            expectTrue(wild.count >= 3 && wild.view.subviews.count == 4)
        }
    }

    @Test("Tab moves through ten thousand items")
    func many() throws {
        try Stage.run(size: CGSize(width: 400, height: 400), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            for index in 0..<10_000 {
                root.addSubview(Item("\(index)", CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3)))
            }
            for _ in 0..<3 { stage.press(.keyboardTab) }
            stage.press(.keyboardDownArrow)

            expectEqual((stage.window.windowScene?.focusSystem?.focusedItem as? Item)?.name, "102")
        }
    }
}
