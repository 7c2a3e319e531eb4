import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Cross dissolves of `UIView.transition(with:…)`, which are transitions of the view's layer.
@MainActor
@Suite("Cross dissolves of views")
struct ViewTransitionTests {
    private static let linear: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

    private func color(_ stage: Stage, _ x: Int = 50, _ y: Int = 50) -> UInt32? { stage.snapshot().pixel(x, y) }

    @Test("A view that hides fades out, and its superview gets no additional subviews")
    func hides() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.view.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = .red
            root.view.addSubview(view)
            stage.advance(by: 0)
            var results: [Bool] = []

            UIView.transition(with: view, duration: 1, options: Self.linear) {
                view.isHidden = true
            } completion: {
                results.append($0)
            }
            stage.advance(by: 0)

            expectEqual(root.view.subviews, [view])
            expectEqual(color(stage), 0xffff_0000)
            stage.advance(by: 0.2)
            expectEqual(color(stage), 0xffff_3333)
            expectEmpty(results)
            stage.advance(by: 0.8)
            expectEqual(color(stage), 0xffff_ffff)
            expectEqual(results, [true])
        }
    }

    @Test("A window dissolves between root controllers")
    func window() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.view.backgroundColor = .red
            stage.advance(by: 0)
            let new = UIViewController()
            new.view.backgroundColor = .blue

            UIView.transition(with: stage.window, duration: 1, options: Self.linear) {
                stage.window.rootViewController = new
            }
            stage.advance(by: 0.2)

            expectEqual(color(stage), 0xffcc_0033)
            stage.advance(by: 1)
            expectEqual(color(stage), 0xff00_00ff)
        }
    }

    @Test("The presented values at the start of the transition fade out")
    func animated() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.view.backgroundColor = .white
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let mover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
            mover.backgroundColor = .red
            box.addSubview(mover)
            root.view.addSubview(box)
            stage.advance(by: 0)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { mover.frame.origin.x = 100 }
            stage.advance(by: 1)

            UIView.transition(with: box, duration: 1, options: Self.linear) { mover.removeFromSuperview() }
            stage.advance(by: 0.2)

            expectEqual(color(stage, 60), 0xffff_3333)
            expectEqual(color(stage, 110), 0xffff_ffff)
        }
    }

    @Test("An interrupted dissolve is not finished; without a window or a duration it ends at once")
    func interrupted() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.view.addSubview(view)
            stage.advance(by: 0)
            var events: [String] = []
            @MainActor func dissolve(_ view: UIView, _ name: String, _ duration: TimeInterval) {
                UIView.transition(with: view, duration: duration, options: Self.linear) {
                    view.backgroundColor = .green
                } completion: {
                    events.append("\(name) \($0)")
                }
            }

            dissolve(view, "first", 1)
            stage.advance(by: 0.5)
            dissolve(view, "second", 1)
            dissolve(UIView(), "alone", 1)
            dissolve(view, "short", 0)
            stage.advance(by: 2)

            expectEqual(Set(events), ["first false", "second true", "alone true", "short true"])
        }
    }

    @Test("The view and the objects that its completion captures are freed when it is removed meanwhile")
    func freed() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            weak var freed: UIView?
            do {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                freed = view
                root.view.addSubview(view)
                stage.advance(by: 0)
                UIView.transition(with: view, duration: 1, options: Self.linear) {
                    view.backgroundColor = .green
                } completion: { _ in
                    view.alpha = 1
                }
                stage.advance(by: 0.5)
                view.removeFromSuperview()
            }
            stage.advance(by: 2)

            expectNil(freed)
        }
    }

    @Test(
        "Views that are exchanged again during the exchange are in place, and leave no perspective behind",
        arguments: [.transitionFlipFromLeft, .transitionCrossDissolve, []] as [UIView.AnimationOptions], [false, true])
    func exchangedTwice(options: UIView.AnimationOptions, hides: Bool) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            let (front, back) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
            box.addSubview(front)
            if hides {
                back.isHidden = true
                box.addSubview(back)
            }
            root.view.addSubview(box)
            stage.advance(by: 0)
            let all: UIView.AnimationOptions = hides ? [options, .showHideTransitionViews] : options
            @MainActor func isShown(_ view: UIView) -> Bool { view.superview === box && !view.isHidden }
            var ends = 0

            UIView.transition(from: front, to: back, duration: 1, options: all) { _ in ends += 1 }
            let first = (isShown(front), isShown(back))
            stage.advance(by: 0.3)
            UIView.transition(from: back, to: front, duration: 1, options: all) { _ in ends += 1 }
            let second = (isShown(front), isShown(back))
            stage.advance(by: 2)

            #expect(first == (false, true))
            #expect(second == (true, false))
            expectTrue(isShown(front) && !isShown(back))
            expectEqual(ends, 2)
            expectTrue(CATransform3DIsIdentity(root.view.layer.sublayerTransform))
            expectTrue(box.layer.isDoubleSided)
            expectEqual(root.view.subviews, [box])
        }
    }
}
