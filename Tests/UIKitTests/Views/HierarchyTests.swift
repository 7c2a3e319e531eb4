import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// The callbacks of views that move (CallbackOrder.md, "View loading"), and their order among siblings.
@MainActor
@Suite("View hierarchy")
struct HierarchyTests {
    @MainActor
    private final class Log { var lines: [String] = [] }

    private final class Telling: UIView {
        let name: String
        let log: Log
        var onDidMoveToWindow: (() -> Void)?

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        private func record(_ line: String) { log.lines.append("\(name) \(line)") }
        private func name(_ view: UIView?) -> String { (view as? Telling)?.name ?? (view == nil ? "nil" : "view") }

        override func willMove(toSuperview newSuperview: UIView?) {
            record("willMoveToSuperview \(name(newSuperview))")
        }
        override func didMoveToSuperview() { record("didMoveToSuperview \(name(superview))") }
        override func willMove(toWindow newWindow: UIWindow?) { record("willMoveToWindow \(newWindow != nil)") }
        override func didMoveToWindow() {
            record("didMoveToWindow \(window != nil)")
            onDidMoveToWindow?()
        }
        override func didAddSubview(_ subview: UIView) { record("didAddSubview \(name(subview))") }
        override func willRemoveSubview(_ subview: UIView) { record("willRemoveSubview \(name(subview))") }
    }

    @Test("Views are logged as on iOS")
    func description() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 3
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

        let parts = view.description.components(separatedBy: "; ")

        expectEqual(
            parts.dropFirst().dropLast(),
            [
                "frame = (1 2", "3.5 4)", "alpha = 0.5", "hidden = YES", "autoresize = W+H", "tag = 3",
            ])
        expectEqual(parts.first?.hasPrefix("<UIView: 0x"), true)
        expectEqual(parts.last?.hasPrefix("layer = <CALayer: 0x"), true)
    }

    private final class Grid: UICollectionView {}

    @Test("Scroll views and lists are logged as on iOS")
    func listDescription() {
        let (list, plain) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIScrollView())
        let grid = Grid(
            frame: CGRect(x: 0, y: 0, width: 402, height: 874), collectionViewLayout: UICollectionViewLayout())
        grid.backgroundColor = .systemBackground
        grid.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        func shown(_ view: UIView) -> String { view.description.replacing(/0x[0-9a-f]+/, with: "0x0") }

        expectEqual(
            shown(grid),
            "<UIKitTests.HierarchyTests.Grid: 0x0; baseClass = UICollectionView; "
                + "frame = (0 0; 402 874); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x0>; "
                + "backgroundColor = <UIDynamicSystemColor: 0x0; name = systemBackgroundColor>; "
                + "layer = <CALayer: 0x0>; contentOffset: {-2, -1}; contentSize: {0, 0}; "
                + "adjustedContentInset: {1, 2, 3, 4}; "
                + "layout: <UICollectionViewLayout: 0x0>; dataSource: (null)>")
        #expect(shown(list).hasPrefix("<UITableView: 0x0; frame = (0 0; 320 480); clipsToBounds = YES; "))
        expectTrue(
            shown(list).hasSuffix("contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
        #expect(shown(plain).hasSuffix("contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"))
        #expect(shown(Telling("a", Log())).hasPrefix("<UIKitTests.HierarchyTests.Telling: 0x0; frame = "))
    }

    @Test("Without a window only the superview's callbacks are sent")
    func withoutWindow() {
        let log = Log()
        let (outer, inner) = (Telling("outer", log), Telling("inner", log))

        outer.addSubview(inner)
        inner.removeFromSuperview()

        expectEqual(
            log.lines,
            [
                "inner willMoveToSuperview outer", "inner didMoveToSuperview outer", "outer didAddSubview inner",
                "inner willMoveToSuperview nil", "outer willRemoveSubview inner", "inner didMoveToSuperview nil",
            ])
    }

    @Test("Entering and leaving a window: will from the top down, did from the bottom up")
    func window() throws {
        try Stage.run { stage in
            let log = Log()
            let (outer, inner) = (Telling("outer", log), Telling("inner", log))
            outer.addSubview(inner)
            log.lines = []

            stage.window.addSubview(outer)
            expectEqual(
                log.lines,
                [
                    "outer willMoveToSuperview view", "outer willMoveToWindow true", "inner willMoveToWindow true",
                    "inner didMoveToWindow true", "outer didMoveToWindow true", "outer didMoveToSuperview view",
                ])

            log.lines = []
            outer.removeFromSuperview()
            expectEqual(
                log.lines,
                [
                    "outer willMoveToSuperview nil", "outer willMoveToWindow false", "inner willMoveToWindow false",
                    "inner didMoveToWindow false", "outer didMoveToWindow false", "outer didMoveToSuperview nil",
                ])
        }
    }

    @Test("Moving between superviews in the same window sends no window callbacks")
    func betweenSuperviews() throws {
        try Stage.run { stage in
            let log = Log()
            let (first, second, moving) = (Telling("first", log), Telling("second", log), Telling("moving", log))
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            first.addSubview(moving)
            log.lines = []

            second.addSubview(moving)

            expectEqual(
                log.lines,
                [
                    "moving willMoveToSuperview second", "first willRemoveSubview moving",
                    "moving didMoveToSuperview second", "second didAddSubview moving",
                ])
            expectEmpty(first.subviews)
            expectIdentical(moving.superview, second)
        }
    }

    @Test("An added view is laid out once, with or without a size, and a reordered view is not")
    func layout() throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        try Stage.run { stage in
            let (empty, sized) = (Counting(), Counting(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))

            stage.window.addSubview(empty)
            stage.window.addSubview(sized)
            stage.advance(by: 0)
            expectEqual(empty.layouts, 1)
            expectEqual(sized.layouts, 1)
            stage.window.bringSubviewToFront(empty)
            stage.advance(by: 0)

            expectEqual(empty.layouts, 1)
            expectEqual(sized.layouts, 1)
        }
    }

    @Test("A callback may add and remove views")
    func reentrancy() throws {
        try Stage.run { stage in
            let log = Log()
            let (view, guest) = (Telling("view", log), Telling("guest", log))
            view.onDidMoveToWindow = { [unowned view] in
                if view.window != nil { view.addSubview(guest) } else { guest.removeFromSuperview() }
            }

            stage.window.addSubview(view)
            expectIdentical(guest.window, stage.window)
            view.removeFromSuperview()

            expectNil(guest.superview)
            expectNil(guest.window)
        }
    }

    @Test("Siblings and their layers keep the same order after every kind of change")
    func order() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        func order() -> [Int] { parent.subviews.compactMap { view in views.firstIndex { $0 === view } } }
        func layers() -> [Int] {
            (parent.layer.sublayers ?? []).compactMap { layer in views.firstIndex { $0.layer === layer } }
        }

        views[0...2].forEach(parent.addSubview)
        expectEqual(order(), [0, 1, 2])
        expectEqual(layers(), order())
        parent.insertSubview(views[3], at: 1)
        expectEqual(order(), [0, 3, 1, 2])
        expectEqual(layers(), order())
        parent.bringSubviewToFront(views[0])
        expectEqual(order(), [3, 1, 2, 0])
        expectEqual(layers(), order())
        parent.sendSubviewToBack(views[2])
        expectEqual(order(), [2, 3, 1, 0])
        expectEqual(layers(), order())
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        expectEqual(order(), [0, 3, 1, 2])
        expectEqual(layers(), order())
        parent.insertSubview(views[2], belowSubview: views[3])
        expectEqual(order(), [0, 2, 3, 1])
        expectEqual(layers(), order())
        parent.insertSubview(views[0], aboveSubview: views[1])
        expectEqual(order(), [2, 3, 1, 0])
        expectEqual(layers(), order())
        parent.insertSubview(views[0], at: -5)
        expectEqual(order(), [0, 2, 3, 1])
        expectEqual(layers(), order())
        parent.exchangeSubview(at: 0, withSubviewAt: 9)
        parent.addSubview(views[0])
        expectEqual(order(), [2, 3, 1, 0])
        expectEqual(layers(), order())
    }

    @Test("A random tree converts points as its matrices determine", arguments: 0..<30)
    func conversion(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
        // For each view: from its own space to the root's.
        var matrices = [CGAffineTransform.identity]
        for _ in 0..<12 {
            let index = Int.random(in: 0..<views.count, using: &random)
            let view = UIView()
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
            view.bounds = CGRect(
                x: number(-20...20), y: number(-20...20), width: number(1...50), height: number(1...50))
            view.center = CGPoint(x: number(-50...50), y: number(-50...50))
            view.transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(
                x: number(0.5...2), y: number(0.5...2))
            views[index].addSubview(view)
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let toParent = CGAffineTransform(translationX: -middle.x, y: -middle.y)
                .concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            views.append(view)
            matrices.append(toParent.concatenating(matrices[index]))
        }
        for _ in 0..<20 {
            let (a, b) = (
                Int.random(in: 0..<views.count, using: &random), Int.random(in: 0..<views.count, using: &random)
            )
            let point = CGPoint(x: 13, y: -7)

            let converted = views[a].convert(point, to: views[b])

            let expected = point.applying(matrices[a]).applying(matrices[b].inverted())
            expectTrue(abs(converted.x - expected.x) < 1e-6 && abs(converted.y - expected.y) < 1e-6, "seed \(seed)")
        }
    }

    @Test("Views, labels and images are opaque by default, buttons are not (K19)")
    func opaque() {
        let views = [UIView(), UIControl(), UILabel(), UIImageView(), UIButton(type: .system)]

        expectEqual(views.map(\.isOpaque), [true, true, true, true, false])
    }
}
