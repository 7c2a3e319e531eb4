import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Finding, moving and removing views among many siblings and in deep trees.
@MainActor
@Suite("Many siblings, deep trees")
struct SiblingTests {
    private func makeViews(_ count: Int, in parent: UIView) -> [UIView] {
        (0..<count).map { index in
            let view = UIView()
            view.tag = index
            parent.addSubview(view)
            return view
        }
    }

    @Test("Subviews and their layers keep one order, whatever is moved")
    func order() {
        var random = SeededGenerator(seed: 8)
        let parent = UIView()
        var expected = makeViews(600, in: parent)

        for _ in 0..<3000 {
            let view = expected[Int.random(in: 0..<expected.count, using: &random)]
            let index = Int.random(in: 0..<expected.count, using: &random)
            let other = expected[index]
            guard other !== view else { continue }
            expected.removeAll { $0 === view }
            let place = expected.firstIndex { $0 === other } ?? 0
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                parent.insertSubview(view, belowSubview: other)
                expected.insert(view, at: place)
            case 1:
                parent.insertSubview(view, aboveSubview: other)
                expected.insert(view, at: place + 1)
            case 2:
                parent.bringSubviewToFront(view)
                expected.append(view)
            case 3:
                parent.sendSubviewToBack(view)
                expected.insert(view, at: 0)
            case 4:
                view.removeFromSuperview()
                parent.insertSubview(view, at: place)
                expected.insert(view, at: place)
            default:
                expected.append(view)
                parent.bringSubviewToFront(view)
                parent.exchangeSubview(at: place, withSubviewAt: expected.count - 1)
                expected.swapAt(place, expected.count - 1)
            }
        }

        expectEqual(parent.subviews.map(\.tag), expected.map(\.tag))
        expectEqual(parent.layer.sublayers?.map { ($0.delegate as? UIView)?.tag }, expected.map { $0.tag })
    }

    @Test("Exchanging two subviews does not move layers without views")
    func exchange() {
        let parent = UIView()
        let views = makeViews(3, in: parent)
        let layer = CALayer()
        parent.layer.insertSublayer(layer, at: 1)

        parent.exchangeSubview(at: 0, withSubviewAt: 2)

        expectEqual(parent.subviews.map(\.tag), [2, 1, 0])
        expectEqual(
            parent.layer.sublayers.map { $0.map(ObjectIdentifier.init) },
            [views[2].layer, layer, views[1].layer, views[0].layer].map(ObjectIdentifier.init))
    }

    // These took minutes when each step visited all siblings, or all ancestors.
    @Test("A hundred thousand siblings can be removed one by one from the back")
    func removalFromTheBack() {
        let parent = UIView()
        let views = makeViews(100_000, in: parent)

        for view in views.reversed() { view.removeFromSuperview() }

        expectEmpty(parent.subviews)
        expectNotEqual(parent.layer.sublayers?.isEmpty, false)
    }

    @Test("Twenty thousand views can be nested one by one")
    func nesting() {
        let root = UIView()
        var views = [root]

        for _ in 0..<20_000 {
            let view = UIView()
            views[views.count - 1].addSubview(view)
            views.append(view)
        }

        expectTrue(views[20_000].isDescendant(of: root))
        expectFalse(root.isDescendant(of: views[20_000]))
    }

    @Test("Twenty thousand nested views are added to a window, tinted, removed and released at the top")
    func deepTree() throws {
        final class Noting: UIView {
            var log: [String] = []
            override func willMove(toWindow newWindow: UIWindow?) {
                log.append(newWindow == nil ? "will leave" : "will")
            }
            override func didMoveToWindow() { log.append(window == nil ? "left" : "did") }
        }
        weak var released: UIView?
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let root = try #require(stage.window.rootViewController?.view)
            let log: [String]
            do {
                let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                var deepest = top
                for _ in 0..<20_000 {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    deepest.addSubview(view)
                    deepest = view
                }
                let last = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                deepest.addSubview(last)
                released = last

                root.addSubview(top)
                stage.render()
                top.tintColor = .red
                expectEqual(last.tintColor, .red)
                expectIdentical(last.window, stage.window)
                expectEqual(last.convert(CGPoint.zero, to: nil), .zero)
                top.overrideUserInterfaceStyle = .dark
                expectEqual(last.traitCollection.userInterfaceStyle, .dark)
                stage.render()
                top.removeFromSuperview()
                log = last.log
            }
            stage.render()

            expectEqual(log, ["will", "did", "will leave", "left"])
        }
        expectNil(released)
    }

    @Test("Twenty thousand nested layers are released at the top")
    func deepLayers() {
        func makeTop() -> (CALayer, () -> CALayer?) {
            let top = CALayer()
            var deepest = top
            for _ in 0..<20_000 {
                let layer = CALayer()
                deepest.addSublayer(layer)
                deepest = layer
            }
            weak let last = deepest
            return (top, { last })
        }
        var (top, last) = makeTop() as (CALayer?, () -> CALayer?)
        expectNotNil(last())

        top = nil

        expectNil(top)
        expectNil(last())
    }

    @Test("Among twenty thousand siblings a thousand are brought to the front while each frame is drawn")
    func bringing() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let views = makeViews(20_000, in: root)
            stage.render()

            for index in 0..<1000 {
                root.bringSubviewToFront(views[index * 20])
                if index % 100 == 0 { stage.render() }
            }

            expectIdentical(root.subviews.last, views[19_980])
        }
    }

    @Test("Two thousand views are nested one by one in a window, and twenty thousand siblings removed from the front")
    func nestingInWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            var deepest = root
            for _ in 0..<2000 {
                let view = UIView(frame: root.bounds)
                deepest.addSubview(view)
                deepest = view
            }
            stage.render()
            let parent = UIView(frame: root.bounds)
            root.addSubview(parent)
            let views = makeViews(20_000, in: parent)
            stage.render()

            for view in views { view.removeFromSuperview() }
            stage.render()

            expectEmpty(parent.subviews)
            expectTrue(deepest.isDescendant(of: root))
        }
    }

    @Test("A view whose superview was deallocated has no superview")
    func superviewGoes() {
        let view = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(view)

        parent = nil

        expectNil(view.superview)
    }

    @Test("A view that is added again by its controller's viewWillAppear is a subview once")
    func addedInsideWillAppear() throws {
        final class Child: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                parent?.view.addSubview(view)
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let front = UIView()
            root.view.addSubview(front)
            let child = Child()
            root.addChild(child)

            root.view.insertSubview(child.view, at: 0)
            child.didMove(toParent: root)

            expectTrue(root.view.subviews.count == 2 && root.view.subviews[0] === child.view)
            expectEqual(
                stage.timeline.lines(of: .appearance).filter { $0.hasPrefix("Child") },
                ["Child viewWillAppear", "Child viewIsAppearing", "Child viewDidAppear"])
        }
    }

    @Test("A view that a callback of its move adds elsewhere stays there")
    func movedElsewhere() {
        final class Jumping: UIView {
            var target: UIView?
            override func willMove(toSuperview newSuperview: UIView?) {
                guard let target else { return }
                self.target = nil
                target.addSubview(self)
            }
        }
        let (first, second, view) = (UIView(), UIView(), Jumping())
        view.target = second

        first.addSubview(view)

        expectEmpty(first.subviews)
        expectEqual(second.subviews.count, 1)
        expectIdentical(view.superview, second)
    }
}
