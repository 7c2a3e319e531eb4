import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Its alignment rectangle excludes a shadow: 1 point above, 2 on the left, 3 below, 4 on the right.
private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 30) }
}

/// A label in a box that uses the label's baselines.
private final class CaptionBox: UIView {
    let label = UILabel()
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}

@MainActor
@Suite("Alignment: insets, baselines, reading direction, pixels")
struct AlignmentTests {
    // MARK: Insets

    @Test("Constraints use the alignment rectangle, and so does the content size")
    func insets() throws {
        try LayoutStage.run { stage, root in
            let stretched = ShadowedView().constrained(in: root)
            let natural = ShadowedView().constrained(in: root)
            NSLayoutConstraint.activate([
                stretched.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                stretched.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
                stretched.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                stretched.heightAnchor.constraint(equalToConstant: 50),
                natural.centerXAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
                natural.topAnchor.constraint(equalTo: stretched.bottomAnchor),
            ])

            stage.advance(by: 0)

            expectEqual(stretched.frame, CGRect(x: 8, y: 9, width: 386, height: 54))
            expectEqual(natural.frame, CGRect(x: 88, y: 59, width: 26, height: 34))
            let aligned = CGRect(x: 90, y: 60, width: 20, height: 30)
            expectEqual(natural.alignmentRect(forFrame: natural.frame), aligned)
            expectEqual(natural.frame(forAlignmentRect: aligned), natural.frame)
        }
    }

    // MARK: Baselines

    private func label(_ text: String, size: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel().constrained(in: view)
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        return label
    }

    /// The first and last baseline of a label in its superview: its lines are vertically centered in the label.
    private func baselines(_ label: UILabel, lines: Int) -> (first: CGFloat, last: CGFloat) {
        let height = label.font.lineHeight
        let top = (label.frame.minY + (label.frame.height - height * CGFloat(lines)) / 2).rounded()
        return (top + label.font.ascender, top + height * CGFloat(lines - 1) + label.font.ascender)
    }

    @Test("Baselines of labels of different fonts", arguments: [1, 2, 3] as [CGFloat])
    func fonts(scale: CGFloat) throws {
        try LayoutStage.run(scale: scale) { stage, root in
            let (small, large) = (label("small", size: 12, in: root), label("large", size: 40, in: root))
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])

            stage.advance(by: 0)

            #expect(abs(baselines(small, lines: 1).first - baselines(large, lines: 1).first) <= 1)
            #expect(small.frame.minY > 30)
            #expect(abs(small.frame.height - small.intrinsicContentSize.height) < 1e-9)
        }
    }

    @Test("Several lines in a label that is higher than necessary: first and last baseline")
    func stretchedLabel() throws {
        try LayoutStage.run { stage, root in
            let text = label("one\ntwo\nthree", size: 20, in: root)
            let (first, last) = (label("first", size: 12, in: root), label("last", size: 12, in: root))
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: root.topAnchor), text.heightAnchor.constraint(equalToConstant: 201),
                first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
                last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
            ])

            stage.advance(by: 0)
            let before = first.frame.minY
            text.text = "one"
            stage.advance(by: 0)

            #expect(abs(baselines(first, lines: 1).first - baselines(text, lines: 1).first) <= 1)
            #expect(abs(first.frame.minY - last.frame.minY) <= 1)
            // A single centered line begins one line below the first of three lines.
            #expect(abs(first.frame.minY - before - text.font.lineHeight) <= 1)
        }
    }

    @Test("Lines from wrapping count, and the baseline follows the width")
    func brokenLines() throws {
        try LayoutStage.run { stage, root in
            let text = label("some words that need two or more lines in so narrow a label", size: 20, in: root)
            let below = label("below", size: 20, in: root)
            let width = text.widthAnchor.constraint(equalToConstant: 150)
            NSLayoutConstraint.activate([
                width, text.topAnchor.constraint(equalTo: root.topAnchor),
                below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
            ])

            for next in [150.0, 250, 100] {
                width.constant = next
                stage.advance(by: 0)

                let lines = Int((text.frame.height / text.font.lineHeight).rounded())
                #expect(lines > 2)
                #expect(
                    abs(baselines(below, lines: 1).first - baselines(text, lines: lines).last - 30) <= 1, "\(next)")
            }
        }
    }

    @Test("A button's baseline is its title's, also in a higher button")
    func buttons() throws {
        try LayoutStage.run { stage, root in
            let button = UIButton(type: .system).constrained(in: root)
            button.setTitle("Title", for: .normal)
            let beside = label("beside", size: 12, in: root)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root.topAnchor),
                button.heightAnchor.constraint(equalToConstant: 101),
                beside.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
            ])

            stage.advance(by: 0)

            let title = try #require(button.titleLabel)
            #expect(title.frame.minY > 30)
            #expect(abs(baselines(beside, lines: 1).first - baselines(title, lines: 1).first) <= 1)
        }
    }

    @Test("A subview's baseline may be used as a view's own; without text the edges are used")
    func standIns() throws {
        try LayoutStage.run { stage, root in
            let box = CaptionBox().constrained(in: root)
            box.label.constrained(in: box)
            box.label.text = "caption"
            let beside = label("beside", size: 17, in: root)
            let plain = ShadowedView().constrained(in: root)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                box.heightAnchor.constraint(equalToConstant: 80),
                box.label.topAnchor.constraint(equalTo: box.topAnchor, constant: 30),
                beside.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
                plain.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                plain.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            ])

            stage.advance(by: 0)

            expectEqual(beside.frame.minY, 130)
            expectEqual(plain.frame, CGRect(x: 0, y: 9, width: 26, height: 54))
        }
    }

    // MARK: Reading direction

    @Test(
        "From right to left, leading is on the right and constants are mirrored; left and right stay")
    func rightToLeft() throws {
        try LayoutStage.run { stage, root in
            let (first, second, fixed) = (
                UIView().constrained(in: root), UIView().constrained(in: root), UIView().constrained(in: root)
            )
            root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 16)
            let wide = second.widthAnchor.constraint(equalToConstant: 1000)
            wide.priority = .defaultLow
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 10),
                first.widthAnchor.constraint(equalToConstant: 50), wide,
                second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
                second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                fixed.widthAnchor.constraint(equalToConstant: 5),
            ])
            stage.advance(by: 0)
            let leftToRight = [first, second, fixed].map { [$0.frame.minX, $0.frame.maxX] }

            root.semanticContentAttribute = .forceRightToLeft
            stage.advance(by: 0)
            let rightToLeft = [first, second, fixed].map { [$0.frame.minX, $0.frame.maxX] }
            root.semanticContentAttribute = .unspecified
            stage.advance(by: 0)

            expectEqual(leftToRight, [[40, 90], [106, 380], [5, 10]])
            expectEqual(rightToLeft, [[310, 360], [20, 294], [5, 10]])
            expectEqual([first, second, fixed].map { [$0.frame.minX, $0.frame.maxX] }, leftToRight)
        }
    }

    @Test("The direction may also come from traits")
    func directionOfTraits() throws {
        try LayoutStage.run { stage, root in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(box)
            let view = UIView().constrained(in: box)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            stage.advance(by: 0)
            let before = view.frame.minX

            root.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 0)

            expectEqual(before, 10)
            expectEqual(view.frame.minX, 70)
        }
    }

    @Test("Distances between lines, also negative ones and from right to left", arguments: [false, true])
    func offsets(isTurned: Bool) throws {
        try LayoutStage.run { stage, root in
            root.semanticContentAttribute = isTurned ? .forceRightToLeft : .forceLeftToRight
            let (first, second) = (UIView().constrained(in: root), UIView().constrained(in: root))
            for view in [first, second] {
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
            let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
            let back = second.topAnchor.anchorWithOffset(to: first.topAnchor)
            let constraints = [
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                gap.constraint(equalTo: first.widthAnchor, multiplier: 2), back.constraint(equalToConstant: -50),
            ]
            NSLayoutConstraint.activate(constraints)

            stage.advance(by: 0)

            expectEqual(second.frame, CGRect(x: isTurned ? 230 : 130, y: 60, width: 40, height: 40))
            expectEmpty(stage.diagnostics)
            second.removeFromSuperview()
            expectEqual(constraints.map(\.isActive), [true, true, false, false])
        }
    }

    // MARK: Pixels

    private nonisolated static let thirds: [(CGFloat, [CGFloat], CGFloat)] = [
        (1, [0, 133, 267], 133), (2, [0, 133.5, 266.5], 133.5), (3, [0, 400.0 / 3, 800.0 / 3], 400.0 / 3),
    ]

    // Measured: UIKit does not give the remaining pixel to one of them.
    @Test("Origins and sizes are whole pixels, and equal sizes stay equal", arguments: thirds)
    func pixels(scale: CGFloat, origins: [CGFloat], width: CGFloat) throws {
        try LayoutStage.run(scale: scale) { stage, root in
            let views = (0..<3).map { _ in UIView().constrained(in: root) }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|[a(b)][b(c)][c]|", metrics: nil,
                    views: ["a": views[0], "b": views[1], "c": views[2]]))

            stage.advance(by: 0)

            for (view, left) in zip(views, origins) {
                expectTrue(abs(view.frame.minX - left) < 1e-9 && abs(view.frame.width - width) < 1e-9)
            }
        }
    }

    @Test("A view keeps its size across zero")
    func acrossZero() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: root.leftAnchor),
                view.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 1),
                view.widthAnchor.constraint(equalToConstant: 21), view.heightAnchor.constraint(equalToConstant: 7),
            ])

            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: -10, y: -2, width: 21, height: 7))
        }
    }

    private nonisolated static let middles: [(CGFloat, CGFloat)] = [(1, 198), (2, 197.5), (3, 197.6666)]

    @Test("A view keeps its size when its middle is between pixels", arguments: middles)
    func halves(scale: CGFloat, left: CGFloat) throws {
        try LayoutStage.run(scale: scale) { stage, root in
            let view = UIView().constrained(in: root)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.widthAnchor.constraint(equalToConstant: 5),
            ])

            stage.advance(by: 0)

            #expect(abs(view.frame.minX - left) < 1e-3)
            #expect(abs(view.frame.width - 5) < 1e-9)
        }
    }
}
