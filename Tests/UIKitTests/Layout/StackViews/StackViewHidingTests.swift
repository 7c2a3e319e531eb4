import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Stack views: hidden views")
struct StackViewHidingTests {
    /// A column of three boxes, 10 points apart, as high as they need.
    private func column(in root: UIView) -> (UIStackView, [UIView]) {
        let stack = UIStackView(axis: .vertical, Box(80, 20), Box(50, 30), Box(60, 40)).placed(in: root)
        return (stack, stack.arrangedSubviews)
    }

    @Test("A hidden view takes neither space nor spacing, wherever it is")
    func places() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            stack.setCustomSpacing(30, after: views[1])
            let expected: [(hidden: [Int], spans: [ClosedRange<CGFloat>], width: CGFloat)] = [
                ([0], [0...0, 0...30, 60...100], 60),
                ([1], [0...20, 30...30, 30...70], 80),
                ([2], [0...20, 30...60, 60...60], 80),
                ([0, 1], [0...0, 0...0, 0...40], 60),
                ([1, 2], [0...20, 20...20, 20...20], 80),
                ([0, 1, 2], [0...0, 0...0, 0...0], 0),
            ]

            for (hidden, spans, width) in expected {
                for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
                stage.advance(by: 0)

                expectEqual(stack.spans, spans, "\(hidden)")
                expectEqual(stack.bounds.height, spans.map(\.upperBound).max())
                expectEqual(stack.bounds.width, width)
            }
            for view in views { view.isHidden = false }
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...20, 30...60, 90...130])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("In each distribution the other views share the space as if the hidden view were removed")
    func distributions() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(Box(40, 10), Box(500, 90), Box(20, 10), Box(60, 10)).placed(in: root, width: 350)
            stack.arrangedSubviews[1].isHidden = true

            for distribution in StackViewLayoutTests.distributions {
                for alignment in StackViewLayoutTests.alignments {
                    stack.distribution = distribution.0
                    stack.alignment = alignment.0
                    stage.advance(by: 0)
                    var spans = stack.spans
                    let hidden = spans.remove(at: 1)

                    expectEqual(spans, distribution.roomy, "\(distribution.0)")
                    expectEqual(hidden.lowerBound, hidden.upperBound)
                    expectEqual(stack.bounds.height, 10, "\(alignment.0)")
                }
            }
        }
    }

    @Test("A required length does not contradict while its view is hidden")
    func requiredLength() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            views[1].heightAnchor.constraint(equalToConstant: 33).isActive = true

            views[1].isHidden = true
            stage.advance(by: 0)

            expectEqual(views[2].frame.minY, 30)
            expectEqual(stack.bounds.height, 70)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Hidden in an animation block, a view shrinks, its siblings follow, and it is invisible only at the end")
    func animated() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            stage.advance(by: 0)
            var completion: Bool?
            var wasHiddenAtCompletion = false

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views[1].isHidden = true
            } completion: {
                completion = $0
                wasHiddenAtCompletion = views[1].layer.isHidden
            }
            expectTrue(views[1].isHidden)
            expectFalse(views[1].layer.isHidden)
            expectEqual(stack.bounds.height, 70)
            expectNotIdentical(root.hitTest(CGPoint(x: 5, y: 30), with: nil), views[1])

            stage.advance(by: 0.5)
            let shown = views.map { $0.layer.presentation()?.frame ?? .null }
            stage.advance(by: 0.6)

            expectEqual(shown[0], CGRect(x: 0, y: 0, width: 80, height: 20))
            expectTrue(abs(shown[1].height - 15) < 1e-6 && abs(shown[1].minY - 30) < 1e-6 && shown[1].width == 80)
            expectTrue(abs(shown[2].minY - 50) < 1e-6 && shown[2].height == 40)
            expectEqual(completion, true)
            expectTrue(wasHiddenAtCompletion)
            expectTrue(views[1].layer.isHidden)
        }
    }

    @Test("Shown in an animation block, a view grows at its position")
    func shownAnimated() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            views[1].isHidden = true
            stage.advance(by: 0)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            stage.advance(by: 0.5)

            expectFalse(views[1].layer.isHidden)
            expectEqual(stack.bounds.height, 110)
            let shown = views[1].layer.presentation()?.frame ?? .null
            expectTrue(abs(shown.minY - 30) < 1e-6 && abs(shown.height - 15) < 1e-6)
            #expect(abs((views[2].layer.presentation()?.frame.minY ?? 0) - 50) < 1e-6)
        }
    }

    @Test("Views around the stack move with it")
    func surroundings() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            let below = UIView().constrained(in: root)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: stack.bottomAnchor),
                below.leftAnchor.constraint(equalTo: root.leftAnchor),
                below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
            ])
            stage.advance(by: 0)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
            stage.advance(by: 0.5)

            expectEqual(below.frame.minY, 80)
            #expect(abs((below.layer.presentation()?.frame.minY ?? 0) - 95) < 1e-6)
        }
    }

    @Test("If reversed midway, the last value counts, however often it is set")
    func reversed() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            stage.advance(by: 0)

            UIView.animate(withDuration: 1) {
                views[1].isHidden = true
                views[1].isHidden = true
            }
            stage.advance(by: 0.3)
            UIView.animate(withDuration: 1) { views[1].isHidden = false }
            stage.advance(by: 0.3)
            UIView.animate(withDuration: 1) { views[1].isHidden = true }
            // The first animation ends here; the view is still growing.
            stage.advance(by: 0.6)
            let isShown = !views[1].layer.isHidden
            stage.advance(by: 1)
            let isHidden = views[1].layer.isHidden
            views[1].isHidden = false
            stage.advance(by: 2)

            expectTrue(isShown)
            expectTrue(isHidden)
            expectTrue(!views[1].isHidden && !views[1].layer.isHidden)
            expectEqual(stack.spans, [0...20, 30...60, 70...110])
        }
    }

    @Test("A view that leaves while it is being hidden is hidden")
    func removedMeanwhile() throws {
        try LayoutStage.run { stage, root in
            let (stack, views) = column(in: root)
            stage.advance(by: 0)

            UIView.animate(withDuration: 1) { views[0].isHidden = true }
            views[0].removeFromSuperview()
            expectTrue(views[0].isHidden && views[0].layer.isHidden)
            views[0].isHidden = false
            stage.advance(by: 2)

            expectFalse(views[0].isHidden)
            expectEqual(stack.spans, [0...30, 40...80])
        }
    }

    @Test("Without a window or without animations it is hidden at once")
    func atOnce() throws {
        try LayoutStage.run { stage, root in
            let (_, views) = column(in: root)
            let apart = UIStackView(Box(10, 10), Box(20, 20))

            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { views[0].isHidden = true }
                apart.arrangedSubviews[0].isHidden = true
            }

            expectTrue(views[0].layer.isHidden)
            expectTrue(apart.arrangedSubviews[0].layer.isHidden)
            expectEqual(apart.systemLayoutSizeFitting(.zero), CGSize(width: 20, height: 20))
        }
    }

    @Test("A hidden view keeps the stack's width in a column that it fills, and the stack does not keep the view's")
    func across() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(axis: .vertical, Box(500, 20), Box(60, 20)).placed(in: root)
            let width = stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
            width.isActive = true
            stack.arrangedSubviews[0].isHidden = true
            stage.advance(by: 0)
            let before = stack.crossSpans

            width.constant = 150
            stage.advance(by: 0)

            expectEqual(before, [0...100, 0...100])
            expectEqual(stack.crossSpans, [0...150, 0...150])
        }
    }
}
