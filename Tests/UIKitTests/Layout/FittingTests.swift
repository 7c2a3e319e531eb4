import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("systemLayoutSizeFitting")
struct FittingTests {
    @Test("A view without superview has, once laid out, the size that its constraints determine")
    func detached() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        inner.constrained(in: view)
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([
            width, inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])

        view.layoutIfNeeded()
        let before = (view.frame, inner.frame)
        width.constant = 90
        view.layoutIfNeeded()

        expectEqual(before.0, CGRect(x: 0, y: 0, width: 70, height: 44))
        expectEqual(before.1, CGRect(x: 60, y: 0, width: 10, height: 0))
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 90, height: 44))
        expectEqual(inner.frame, CGRect(x: 80, y: 0, width: 10, height: 0))
    }

    /// A box with a label of several lines, inset by 8 points.
    private func box(in root: UIView) -> (box: UIView, label: UILabel) {
        let box = UIView().constrained(in: root)
        let label = UILabel().constrained(in: box)
        label.text = "Some words that take several lines in a box that is not very wide"
        label.numberOfLines = 0
        for format in ["|-8-[label]-8-|", "V:|-8-[label]-8-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["label": label]))
        }
        return (box, label)
    }

    @Test("Vertical margins of views that only horizontal constraints use do not add to the height")
    func idleMargins() throws {
        try LayoutStage.run { _, root in
            let box = UIView().constrained(in: root)
            let inner = UIView().constrained(in: box)
            box.layoutMargins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
                inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
            ])

            let loose = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            inner.topAnchor.constraint(greaterThanOrEqualTo: box.layoutMarginsGuide.topAnchor).isActive = true
            let held = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

            expectEqual(loose, CGSize(width: 40, height: 0))
            expectEqual(held, CGSize(width: 40, height: 32))
        }
    }

    @Test("Text breaks in the target width")
    func text() throws {
        try LayoutStage.run { stage, root in
            let (box, label) = box(in: root)
            let height = label.sizeThatFits(CGSize(width: 184, height: 0)).height

            let size = box.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)

            expectEqual(size, CGSize(width: 200, height: height + 16))
            #expect(height > 2 * label.font.lineHeight)
            let natural = label.intrinsicContentSize
            expectEqual(
                box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
                CGSize(width: natural.width + 16, height: natural.height + 16))
        }
    }

    @Test("Constraints of ancestors do not count, and the layout does not change")
    func apart() throws {
        try LayoutStage.run { stage, root in
            let (box, label) = box(in: root)
            label.text = "short"
            let natural = label.intrinsicContentSize
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: root.leftAnchor),
                box.rightAnchor.constraint(equalTo: root.rightAnchor),
                box.topAnchor.constraint(equalTo: root.topAnchor),
                box.heightAnchor.constraint(equalTo: root.heightAnchor),
            ])
            stage.advance(by: 0)
            let frames = [box.frame, label.frame]

            let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            stage.advance(by: 0)

            expectEqual(size, CGSize(width: natural.width + 16, height: natural.height + 16))
            expectEqual([box.frame, label.frame], frames)
            expectEqual(frames[0], CGRect(x: 0, y: 0, width: 400, height: 800))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A flexible view is as small or as large as permitted; priorities decide against its own content size")
    func targets() throws {
        try LayoutStage.run { _, root in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 44))
            root.addSubview(view)
            let optional = view.widthAnchor.constraint(equalToConstant: 70)
            optional.priority = .defaultLow
            NSLayoutConstraint.activate([
                optional, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
            ])

            expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 70, height: 0))
            expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 70, height: 90))
            expectEqual(
                view.systemLayoutSizeFitting(
                    CGSize(width: 10, height: 20), withHorizontalFittingPriority: .defaultHigh,
                    verticalFittingPriority: .required), CGSize(width: 50, height: 20))
            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 33, height: 44))
        }
    }

    @Test("A view without constraints has its content's size; a non-finite target is ignored")
    func content() {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        label.text = "content"
        let natural = label.intrinsicContentSize

        expectEqual(label.systemLayoutSizeFitting(.zero), natural)
        expectEqual(label.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: -.infinity)), natural)
        expectEqual(label.systemLayoutSizeFitting(CGSize(width: 1e300, height: 1e300)), natural)
        expectEqual(label.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Inside layoutSubviews, it requests no further layout")
    func insideLayout() throws {
        final class Measuring: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        try LayoutStage.run { stage, root in
            let view = Measuring().constrained(in: root)
            let label = UILabel().constrained(in: view)
            label.text = "text"
            label.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            stage.advance(by: 0)
            view.layouts = 0

            view.setNeedsLayout()
            stage.advance(by: 0)

            expectEqual(view.layouts, 1)
        }
    }
}
