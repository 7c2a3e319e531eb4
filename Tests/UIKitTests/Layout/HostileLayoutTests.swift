import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Layouts with values out of range")
struct HostileLayoutTests {
    /// Runs a test beside a view that is placed at 1, 2 with the size 3 × 4, whose frame must not change.
    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        try LayoutStage.run { stage, root in
            let still = UIView().constrained(in: root)
            try still.pin(left: 1, top: 2, width: 3, height: 4)
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            root.addSubview(box)

            try body(stage, box)
            stage.advance(by: 0)
            expectEqual(still.frame, CGRect(x: 1, y: 2, width: 3, height: 4))

            box.removeFromSuperview()
            still.constraints.first { $0.firstAttribute == .width }?.constant = 30
            stage.advance(by: 0)
            expectEqual(still.frame, CGRect(x: 1, y: 2, width: 30, height: 4))
        }
    }

    /// Calls a closure in each callback and query of a view.
    private final class ActingView: UIView {
        var whenUpdating: (() -> Void)?
        var whenLayingOut: (() -> Void)?
        var whenMeasured: (() -> CGSize)?

        override func updateConstraints() {
            whenUpdating?()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            whenLayingOut?()
        }

        override var intrinsicContentSize: CGSize { whenMeasured?() ?? super.intrinsicContentSize }
    }

    // MARK: Size

    private func fill(_ superview: UIView, with view: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
            superview.rightAnchor.constraint(equalTo: view.rightAnchor, constant: inset),
            superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    @Test("Two thousand levels, and constraints across all of them")
    func deep() throws {
        weak var lost: UIView?
        try run { stage, box in
            var views = [UIView().constrained(in: box)]
            fill(box, with: views[0], inset: 0)
            for level in 1..<2000 {
                let view = UIView().constrained(in: views[level - 1])
                fill(views[level - 1], with: view, inset: level % 40 == 0 ? 1 : 0)
                views.append(view)
            }
            let leaf = views[1999]
            let markers = (0..<5).map { _ in UIView().constrained(in: box) }
            for marker in markers {
                NSLayoutConstraint.activate([
                    marker.leftAnchor.constraint(equalTo: leaf.leftAnchor, constant: 5),
                    marker.topAnchor.constraint(equalTo: leaf.bottomAnchor),
                    marker.widthAnchor.constraint(equalTo: leaf.widthAnchor, multiplier: 0.5),
                    marker.heightAnchor.constraint(equalToConstant: 7),
                ])
            }
            let count = box.constraints.count
            stage.advance(by: 0)

            // 49 insets of a point on each side.
            expectEqual(leaf.convert(leaf.bounds, to: box), CGRect(x: 49, y: 49, width: 202, height: 102))
            expectEqual(markers[4].frame, CGRect(x: 54, y: 151, width: 101, height: 7))
            expectEqual(views[0].systemLayoutSizeFitting(.zero), CGSize(width: 98, height: 98))
            expectFalse(leaf.hasAmbiguousLayout)

            box.frame.size = CGSize(width: 400, height: 300)
            stage.advance(by: 0)
            expectEqual(leaf.convert(leaf.bounds, to: box), CGRect(x: 49, y: 49, width: 302, height: 202))
            expectEqual(markers[0].frame, CGRect(x: 54, y: 251, width: 151, height: 7))

            // Each marker had three constraints to the leaf.
            views[1000].removeFromSuperview()
            expectEqual(box.constraints.count, count - 15)
            expectEqual(views[1999].superview?.constraints.count, 4)
            lost = views[1998]
            views = []
        }
        expectNil(lost)
    }

    @Test("Four thousand siblings, each under the one before it")
    func wide() throws {
        let count = 4_000
        try run { stage, box in
            var views: [UIView] = []
            for index in 0..<count {
                let view = UIView().constrained(in: box)
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: CGFloat(index % 300)),
                    view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? box.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 2), view.heightAnchor.constraint(equalToConstant: 1),
                ])
                views.append(view)
            }
            stage.advance(by: 0)
            expectEqual(views[count - 1].frame, CGRect(x: 99, y: 3_999, width: 2, height: 1))

            views[0].constraints.first { $0.firstAttribute == .height }?.constant = 8
            stage.advance(by: 0)
            expectEqual(views[count - 1].frame, CGRect(x: 99, y: 4_006, width: 2, height: 1))

            // Its own two in the box, and the one of the next view.
            views[2_000].removeFromSuperview()
            expectEqual(box.constraints.count, 2 * count - 3)
            expectTrue(
                box.constraints[0].firstItem === views[0] && box.constraints.last?.firstItem === views[count - 1])

            NSLayoutConstraint.deactivate(box.constraints)
            expectEmpty(box.constraints)
            for view in box.subviews { view.removeFromSuperview() }
            stage.advance(by: 0)
        }
    }

    @Test("Views that differ only in order keep it while constraints are added and removed")
    func order() throws {
        try run { stage, box in
            let constraints = (0..<40).map { box.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
            for constraint in constraints { constraint.priority = .defaultLow }
            NSLayoutConstraint.activate(constraints)

            for (index, constraint) in constraints.enumerated() where index % 5 != 0 { constraint.isActive = false }
            constraints[7].isActive = true

            expectEqual(box.constraints.map(\.constant), [0, 5, 10, 15, 20, 25, 30, 35, 7])
            NSLayoutConstraint.deactivate(constraints)
            expectEmpty(box.constraints)
        }
    }

    // MARK: Numbers

    @Test("Products that overflow", arguments: [1e9, -1e9, 1e-9, 1e-300, 3])
    func products(multiplier: CGFloat) throws {
        try run { stage, box in
            stage.allowsDiagnostics = true
            var views = [UIView().constrained(in: box)]
            views[0].widthAnchor.constraint(equalToConstant: 2).isActive = true
            for index in 1..<60 {
                let view = UIView().constrained(in: box)
                view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor, multiplier: multiplier).isActive =
                    true
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: multiplier, constant: 1).isActive =
                    true
                views.append(view)
            }
            stage.advance(by: 0)

            for view in views {
                expectTrue(view.frame.minX.isFinite)
                expectTrue(view.frame.width.isFinite)
                expectTrue(view.frame.height.isFinite)
            }

            for view in views { view.removeFromSuperview() }
            let view = UIView().constrained(in: box)
            try view.pin(left: 5, top: 6, width: 7, height: 8)
            stage.advance(by: 0)
            expectEqual(view.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
        }
    }

    @Test("Sums out of range")
    func sums() throws {
        try run { stage, box in
            var last = box.leftAnchor
            var views: [UIView] = []
            for _ in 0..<3000 {
                let view = UIView().constrained(in: box)
                view.leftAnchor.constraint(equalTo: last, constant: 1e9).isActive = true
                view.widthAnchor.constraint(equalToConstant: 1e9).isActive = true
                last = view.rightAnchor
                views.append(view)
            }
            stage.advance(by: 0)

            for view in views { expectTrue(view.frame.minX.isFinite && view.frame.width == 1e9) }
        }
    }

    @Test("Every pair of attributes, with and without a second item")
    func attributes() throws {
        try run { stage, box in
            stage.allowsDiagnostics = true
            let view = UIView().constrained(in: box)
            let guide = UILayoutGuide()
            box.addLayoutGuide(guide)
            for first in 0...20 {
                for second in 0...20 {
                    for item in [box, guide, view, nil] as [AnyObject?] {
                        let constraint = NSLayoutConstraint(
                            item: view, attribute: .init(rawValue: first) ?? .notAnAttribute,
                            relatedBy: .init(rawValue: (first + second) % 3 - 1) ?? .equal, toItem: item,
                            attribute: .init(rawValue: second) ?? .notAnAttribute, multiplier: 1, constant: 3)
                        _ = constraint.description
                        constraint.isActive = true
                        if second % 7 == 0 { stage.advance(by: 0) }
                        constraint.isActive = false
                    }
                }
            }
            // The constraints of the margin guides are kept.
            expectTrue((box.constraints + view.constraints).allSatisfy { $0.identifier != nil })
        }
    }

    @Test(
        "Priorities of contents and fitting sizes beyond their range", arguments: [Float.nan, -Float.infinity, 0, 1e30])
    func contentPriorities(number: Float) throws {
        try run { stage, box in
            let priority = UILayoutPriority(number)
            let view = ActingView().constrained(in: box)
            view.whenMeasured = { CGSize(width: 20, height: 10) }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(priority, for: axis)
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
            stage.advance(by: 0)

            expectEqual(view.frame.size, CGSize(width: 20, height: 10))
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: 30, height: 40), withHorizontalFittingPriority: priority,
                verticalFittingPriority: priority)
            // Equal to hugging if both are at the same end of the range: the smaller change is zero.
            expectTrue(fitting.width.isFinite)
            expectTrue(fitting.height.isFinite)
            expectEqual(stage.diagnostics.count, number.isNaN ? 4 : 0)
        }
    }

    @Test("Contents with non-finite sizes", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
    func contentSizes(length: CGFloat) throws {
        try run { stage, box in
            let view = ActingView().constrained(in: box)
            view.whenMeasured = { CGSize(width: length, height: 10) }
            stage.advance(by: 0)

            expectEqual(view.frame.height, 10)
            expectEqual(view.frame.width, length == 1e300 ? 1e9 : 0)
            let fitting = box.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: CGFloat.infinity))
            expectTrue(fitting.width.isFinite)
            expectTrue(fitting.height.isFinite)
        }
    }

    // MARK: Coming and going

    @Test("Views whose superview is freed lose its constraints")
    func superviewFreed() throws {
        try run { stage, box in
            let (one, other) = (UIView(), UIView())
            let guide = UILayoutGuide()
            weak var lost: UIView?
            var kept: NSLayoutConstraint?
            do {
                let owner = UIView()
                one.constrained(in: owner)
                other.constrained(in: owner)
                let tie = other.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 5)
                let size = other.widthAnchor.constraint(equalTo: one.widthAnchor)
                NSLayoutConstraint.activate([tie, size])
                owner.addLayoutGuide(guide)
                guide.heightAnchor.constraint(equalTo: one.heightAnchor).isActive = true
                (lost, kept) = (owner, tie)
            }
            expectNil(lost)
            expectEqual(kept?.isActive, false)

            box.addSubview(one)
            box.addSubview(other)
            try one.pin(left: 10, top: 0, width: 20, height: 30)
            try other.pin(left: 100, top: 0, width: 40, height: 30)
            stage.advance(by: 0)

            expectEqual(one.frame, CGRect(x: 10, y: 0, width: 20, height: 30))
            expectEqual(other.frame, CGRect(x: 100, y: 0, width: 40, height: 30))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A view that moves moves only its descendants")
    func moved() throws {
        try run { stage, box in
            let (left, right) = (UIView().constrained(in: box), UIView().constrained(in: box))
            try left.pin(left: 0, top: 0, width: 100, height: 100)
            try right.pin(left: 100, top: 0, width: 100, height: 100)
            let mover = UIView().constrained(in: left)
            let inner = UIView().constrained(in: mover)
            try inner.pin(left: 1, top: 2, width: 3, height: 4)
            try mover.pin(left: 10, top: 10, width: 50, height: 50)
            let outer = [
                inner.rightAnchor.constraint(lessThanOrEqualTo: box.rightAnchor),
                NSLayoutConstraint(
                    item: left, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: inner, attribute: .width,
                    multiplier: 0, constant: 1),
                right.leftAnchor.constraint(greaterThanOrEqualTo: mover.leftAnchor),
            ]
            NSLayoutConstraint.activate(outer)
            stage.advance(by: 0)

            right.addSubview(mover)
            NSLayoutConstraint.activate([
                mover.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 20),
                mover.topAnchor.constraint(equalTo: right.topAnchor, constant: 30),
            ])
            stage.advance(by: 0)

            expectEqual(outer.map(\.isActive), [false, false, false])
            expectEqual(left.constraints.count, 2)
            expectEqual(mover.frame, CGRect(x: 20, y: 30, width: 50, height: 50))
            expectEqual(inner.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            expectEmpty(stage.diagnostics)
        }
    }

    // MARK: Changes in the middle of layout

    @Test("Constraints that change each other in every layout end with a message that names the views")
    func nonConverging() throws {
        try run { stage, box in
            let view = ActingView().constrained(in: box)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            var step: CGFloat = 1
            view.whenLayingOut = { [unowned view] in
                width.constant += step
                width.isActive = false
                width.isActive = true
                view.setNeedsUpdateConstraints()
                view.setNeedsLayout()
            }
            view.whenUpdating = { [unowned view] in view.setNeedsUpdateConstraints() }
            stage.advance(by: 0)

            expectTrue(stage.diagnostics.contains { $0.message.contains(name(view).replacing(":", with: ": ")) })
            expectTrue(view.frame.width.isFinite)
            step = 0
            view.whenLayingOut = nil
            view.whenUpdating = nil
        }
    }

    @Test("Views that leave, and remove views, while they are measured", arguments: 0..<3)
    func leaving(when: Int) throws {
        try run { stage, box in
            weak var lost: UIView?
            do {
                let sibling = UIView().constrained(in: box)
                let view = ActingView().constrained(in: box)
                try view.pin(left: 0, top: 0, width: 5, height: 5)
                sibling.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
                lost = sibling
                let leave: () -> Void = { [unowned box] in
                    for view in box.subviews { view.removeFromSuperview() }
                }
                switch when {
                case 0: view.whenUpdating = leave
                case 1: view.whenLayingOut = leave
                default:
                    view.whenMeasured = {
                        leave()
                        return .zero
                    }
                }
                view.setNeedsUpdateConstraints()
                view.invalidateIntrinsicContentSize()
            }
            stage.advance(by: 0)

            expectEmpty(box.subviews)
            expectEmpty(box.constraints)
            expectNil(lost)
        }
    }

    @Test("A constraint that changes again in each layout")
    func changedByLayout() throws {
        try run { stage, box in
            let view = ActingView().constrained(in: box)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            var layouts = 0
            view.whenLayingOut = {
                layouts += 1
                width.constant = width.constant == 10 ? 20 : 10
            }
            stage.advance(by: 0)

            expectTrue(stage.diagnostics.contains { $0.message.contains(name(view).replacing(":", with: ": ")) })
            #expect(layouts < 200)
            view.whenLayingOut = nil
        }
    }

    @Test("A constraint that layout changes once is applied before the frame is shown")
    func changedOnceByLayout() throws {
        try run { stage, box in
            let view = ActingView().constrained(in: box)
            try view.pin(left: 0, top: 0, width: 10, height: 10)
            let under = UIView().constrained(in: box)
            try under.pin(left: 0, top: 0, width: 5, height: 5)
            view.whenLayingOut = { [unowned view, unowned under] in
                under.constraints.first { $0.firstAttribute == .width }?.constant = view.bounds.width * 3
            }
            var shown: [CGFloat] = []
            CATransaction.setCompletionBlock { shown.append(under.frame.width) }

            CATransaction.flush()

            expectEqual(shown, [30])
            expectEqual(under.frame, CGRect(x: 0, y: 0, width: 30, height: 5))
        }
    }

    @Test("A fitting size that requests itself, and a layout that starts itself again")
    func circular() throws {
        try run { stage, box in
            let view = ActingView().constrained(in: box)
            view.whenMeasured = { [unowned view] in
                view.invalidateIntrinsicContentSize()
                view.superview?.layoutIfNeeded()
                return view.systemLayoutSizeFitting(.zero)
            }
            view.whenLayingOut = { [unowned view] in
                view.superview?.setNeedsLayout()
                view.setNeedsLayout()
                view.window?.layoutIfNeeded()
            }
            view.invalidateIntrinsicContentSize()
            stage.advance(by: 0)

            expectTrue(view.frame.width.isFinite)
            expectTrue(
                stage.diagnostics.contains {
                    $0.message.hasSuffix(
                        "requests its fitting size while its fitting size is computed; its current size is used")
                })
            view.whenMeasured = nil
            view.whenLayingOut = nil
        }
    }

    @Test("Siblings that start each other's layout")
    func nested() throws {
        try run { stage, box in
            let views = (0..<3000).map { _ in ActingView() }
            var layouts = 0
            for view in views {
                box.addSubview(view)
                view.whenLayingOut = { [unowned view] in
                    layouts += 1
                    view.window?.layoutIfNeeded()
                }
            }
            stage.advance(by: 0)

            expectEqual(layouts, 3000)
            for view in views { view.whenLayingOut = nil }
        }
    }

    @Test("The safe area of a view that is smaller than its insets is empty, without a conflict")
    func smallSafeArea() throws {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 40, right: 30)
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            root.addChild(controller)
            controller.view.frame = CGRect(x: 0, y: 100, width: 50, height: 60)
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
            let content = UIView().constrained(in: controller.view)
            let guide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                content.leftAnchor.constraint(equalTo: guide.leftAnchor),
                content.rightAnchor.constraint(equalTo: guide.rightAnchor),
            ])
            stage.advance(by: 0.1)
            expectEqual(content.frame, CGRect(x: 30, y: 40, width: 0, height: 0))
            expectEmpty(stage.diagnostics)

            controller.view.frame.size = CGSize(width: 100, height: 200)
            stage.advance(by: 0.1)
            expectEqual(content.frame, CGRect(x: 30, y: 40, width: 40, height: 120))

            // With enough room a conflict of the program's constraints is reported again.
            stage.allowsDiagnostics = true
            let height = content.heightAnchor.constraint(equalToConstant: 500)
            height.isActive = true
            stage.advance(by: 0.1)
            expectFalse(stage.diagnostics.isEmpty)
            height.isActive = false
        }
    }
}
