import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Three boxes of 40, 20 and 60 points along the axis, of 10, 30 and 20 across, 10 points apart: 140 and 30 in total.
@MainActor
private func boxes(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let sizes: [(CGFloat, CGFloat)] = [(40, 10), (20, 30), (60, 20)]
    let stack = UIStackView(axis: axis)
    for (along, across) in sizes {
        stack.addArrangedSubview(axis == .horizontal ? Box(along, across) : Box(across, along))
    }
    return stack
}

@MainActor
@Suite("Stack views: layout")
struct StackViewLayoutTests {
    typealias Spans = [ClosedRange<CGFloat>]

    nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    nonisolated static let distributions: [(UIStackView.Distribution, roomy: Spans, own: Spans)] = [
        // Of equal views, the first gets the extra space.
        (.fill, [0...250, 260...280, 290...350], [0...40, 50...70, 80...140]),
        // (350 - 20) / 3
        (.fillEqually, [0...110, 120...230, 240...350], [0...60, 70...130, 140...200]),
        // 40 / 140 and 20 / 140 of 350; the last view gets the rest.
        (.fillProportionally, [0...100, 110...160, 170...350], [0...40, 50...70, 80...140]),
        // (350 - 120) / 2
        (.equalSpacing, [0...40, 155...175, 290...350], [0...40, 50...70, 80...140]),
        // Centers at 20, 170, 320; they need to be only 50 apart, for the second and the third.
        (.equalCentering, [0...40, 160...180, 290...350], [0...40, 60...80, 90...150]),
    ]

    nonisolated static let alignments: [(UIStackView.Alignment, row: Spans, column: Spans)] = [
        (.fill, [0...100, 0...100, 0...100], [0...100, 0...100, 0...100]),
        (.leading, [0...10, 0...30, 0...20], [0...10, 0...30, 0...20]),
        (.center, [45...55, 35...65, 40...60], [45...55, 35...65, 40...60]),
        (.trailing, [90...100, 70...100, 80...100], [90...100, 70...100, 80...100]),
        // Views without text use their edges as baselines; columns do not align baselines.
        (.firstBaseline, [0...10, 0...30, 0...20], [0...10, 0...30, 0...20]),
        (.lastBaseline, [20...30, 0...30, 10...30], [0...10, 0...30, 0...20]),
    ]

    @Test("Each distribution with each alignment, in a row and in a column with room to spare", arguments: axes)
    func roomy(axis: NSLayoutConstraint.Axis) throws {
        try LayoutStage.run { stage, root in
            let isRow = axis == .horizontal
            let stack = boxes(axis).placed(in: root, width: isRow ? 350 : 100, height: isRow ? 100 : 350)

            for distribution in Self.distributions {
                for alignment in Self.alignments {
                    stack.distribution = distribution.0
                    stack.alignment = alignment.0
                    stage.advance(by: 0)

                    expectEqual(stack.spans, distribution.roomy, "\(distribution.0)")
                    expectEqual(stack.crossSpans, (isRow ? alignment.row : alignment.column), "\(alignment.0)")
                    expectTrue(!stack.hasAmbiguousLayout && !stack.arrangedSubviews.contains { $0.hasAmbiguousLayout })
                }
            }
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A stack without a given size is as large as its views require, in each distribution", arguments: axes)
    func ownSize(axis: NSLayoutConstraint.Axis) throws {
        try LayoutStage.run { stage, root in
            let stack = boxes(axis).placed(in: root)

            for distribution in Self.distributions {
                for alignment in Self.alignments {
                    stack.distribution = distribution.0
                    stack.alignment = alignment.0
                    stage.advance(by: 0)
                    let length = distribution.own.last?.upperBound ?? 0
                    let size =
                        axis == .horizontal ? CGSize(width: length, height: 30) : CGSize(width: 30, height: length)

                    expectEqual(stack.spans, distribution.own, "\(distribution.0), \(alignment.0)")
                    expectEqual(stack.bounds.size, size, "\(distribution.0), \(alignment.0)")
                    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), size)
                }
            }
        }
    }

    @Test("Filling: hugging decides which views grow, resistance which shrink; of equals first grows, last shrinks")
    func fill() throws {
        try LayoutStage.run { stage, root in
            let stack = boxes(.horizontal).placed(in: root, height: 20)
            let width = stack.widthAnchor.constraint(equalToConstant: 300)
            width.isActive = true
            let views = stack.arrangedSubviews

            views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...40, 50...230, 240...300])

            width.constant = 90
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...40, 50...70, 80...90])

            width.constant = 70
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...40, 50...60, 70...70])

            views[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
            width.constant = 110
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 20...40, 50...110])
        }
    }

    @Test("Content that does not fit shrinks in all distributions, and spacing does not")
    func tight() throws {
        try LayoutStage.run { stage, root in
            let stack = boxes(.horizontal).placed(in: root, width: 110, height: 20)

            var spans: [Spans] = []
            for distribution in [UIStackView.Distribution.fillEqually, .equalSpacing, .equalCentering] {
                stack.distribution = distribution
                stage.advance(by: 0)
                spans.append(stack.spans)
            }

            expectEqual(spans[0], [0...30, 40...70, 80...110])
            expectEqual(spans[1], [0...40, 50...70, 80...110])
            // All have the same resistance, so the centers decide: 40 apart.
            expectEqual(spans[2], [0...40, 50...60, 70...110])
        }
    }

    @Test("Equal centering breaks the distances before the spacing")
    func centeringKeepsSpacing() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(Box(20, 10), Box(20, 10), Box(100, 10)).placed(in: root, width: 170)
            stack.distribution = .equalCentering

            stage.advance(by: 0)

            // Centers would be at 10, 65 and 120; the third begins at 70.
            expectEqual(stack.spans, [0...20, 40...60, 70...170])
        }
    }

    @Test("Parts follow changing contents; a stack counts as its views; a view without content gets the rest")
    func proportions() throws {
        try LayoutStage.run { stage, root in
            let box = Box(30, 10)
            let inner = UIStackView(Box(20, 10), Box(30, 10), spacing: 10)
            let stack = UIStackView(box, inner, UIView(), spacing: 0).placed(in: root, width: 180)
            stack.distribution = .fillProportionally
            stage.advance(by: 0)
            let before = stack.spans

            box.content.width = 60
            stage.advance(by: 0)
            let after = stack.spans
            inner.addArrangedSubview(Box(50, 10))
            stage.advance(by: 0)

            expectEqual(before, [0...60, 60...180, 180...180])
            expectEqual(after, [0...90, 90...180, 180...180])
            expectEqual(stack.spans, [0...60, 60...180, 180...180])
        }
    }

    @Test("Custom spacing stays with its view when that moves, and ends when it leaves")
    func customSpacing() throws {
        try LayoutStage.run { stage, root in
            let (first, second, third) = (Box(10, 10), Box(10, 10), Box(10, 10))
            let stack = UIStackView(first, second, third, spacing: 5).placed(in: root)

            stack.setCustomSpacing(20, after: first)
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 30...40, 45...55])
            expectEqual(stack.customSpacing(after: first), 20)
            expectEqual(stack.customSpacing(after: second), UIStackView.spacingUseDefault)

            stack.insertArrangedSubview(first, at: 1)
            stage.advance(by: 0)
            expectEqual(stack.arrangedSubviews, [second, first, third])
            expectEqual(stack.spans, [0...10, 15...25, 45...55])

            stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 15...25, 33...43])

            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
            stack.spacing = -4
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 6...16, 12...22])

            stack.setCustomSpacing(20, after: first)
            stack.removeArrangedSubview(first)
            stack.addArrangedSubview(first)
            stack.setCustomSpacing(99, after: UIView())
            expectEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)

            stack.spacing = UIStackView.spacingUseSystem
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 18...28, 36...46])
            stack.spacing = UIStackView.spacingUseDefault
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...10, 10...20, 20...30])
        }
    }

    @Test("In right-to-left layouts a row begins at the right, and a column aligns with the right")
    func rightToLeft() throws {
        try LayoutStage.run { stage, root in
            let row = boxes(.horizontal).placed(in: root, width: 350, height: 30)
            row.distribution = .equalSpacing
            row.semanticContentAttribute = .forceRightToLeft
            stage.advance(by: 0)
            expectEqual(row.spans, [310...350, 175...195, 0...60])

            row.axis = .vertical
            row.alignment = .leading
            stage.advance(by: 0)
            expectEqual(row.crossSpans, [310...350, 330...350, 290...350])

            row.semanticContentAttribute = .unspecified
            stage.advance(by: 0)
            expectEqual(row.crossSpans, [0...40, 0...20, 0...60])
        }
    }

    @Test("Layout inside margins, which may change, and in a stack with a frame")
    func margins() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            stack.addArrangedSubview(Box(10, 10))
            stack.addArrangedSubview(Box(20, 10))
            stack.autoresizingMask = .flexibleWidth
            stack.isLayoutMarginsRelativeArrangement = true
            stack.insetsLayoutMarginsFromSafeArea = false
            root.addSubview(stack)
            stage.advance(by: 0)
            expectEqual(
                stack.frames,
                [
                    CGRect(x: 8, y: 8, width: 164, height: 84), CGRect(x: 172, y: 8, width: 20, height: 84),
                ])

            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 36, height: 14))
            stage.advance(by: 0)
            expectEqual(
                stack.frames,
                [
                    CGRect(x: 2, y: 1, width: 174, height: 96), CGRect(x: 176, y: 1, width: 20, height: 96),
                ])

            stack.isLayoutMarginsRelativeArrangement = false
            stack.frame.size.width = 100
            stage.advance(by: 0)
            expectEqual(stack.spans, [0...80, 80...100])
        }
    }

    @Test("Stacks in stacks")
    func nested() throws {
        try LayoutStage.run { stage, root in
            let column = UIStackView(axis: .vertical, Box(30, 10), Box(50, 20), spacing: 5)
            column.alignment = .trailing
            let row = UIStackView(Box(40, 40), column, spacing: 8).placed(in: root)
            row.alignment = .center

            stage.advance(by: 0)

            expectEqual(row.frame, CGRect(x: 0, y: 0, width: 98, height: 40))
            expectEqual(column.frame, CGRect(x: 48, y: 2.5.rounded(), width: 50, height: 35))
            expectEqual(
                column.frames,
                [
                    CGRect(x: 20, y: 0, width: 30, height: 10), CGRect(x: 0, y: 15, width: 50, height: 20),
                ])
        }
    }

    @Test("Labels of several lines share a row by their content sizes")
    func texts() throws {
        try LayoutStage.run { stage, root in
            let labels = (0..<2).map { _ in UILabel() }
            for label in labels { label.numberOfLines = 0 }
            let long = Array(repeating: "word", count: 40).joined(separator: " ")
            for label in labels { label.text = long }
            let stack = UIStackView(arrangedSubviews: labels).placed(in: root, width: 300)

            stage.advance(by: 0)
            let even = stack.spans
            labels[1].text = "short"
            stage.advance(by: 0)
            let short = labels[1].intrinsicContentSize.width

            expectEqual(even, [0...150, 150...300])
            expectEqual(stack.frames.map(\.width), [300 - short, short])
            expectEqual(stack.bounds.height, labels[0].sizeThatFits(CGSize(width: 300 - short, height: 0)).height)
        }
    }

    @Test("A background is drawn")
    func background() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(Box(20, 20)).placed(in: root)
            stack.backgroundColor = .red

            stage.advance(by: 0)

            expectEqual(stage.pixel(at: CGPoint(x: 10, y: 10)), [255, 0, 0])
        }
    }
}
