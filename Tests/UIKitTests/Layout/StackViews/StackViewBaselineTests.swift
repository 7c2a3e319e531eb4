import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Stack views: baselines")
struct StackViewBaselineTests {
    private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    /// The position of a label's baseline in the root's space.
    private func baseline(_ label: UILabel, in root: UIView) -> CGFloat {
        label.convert(CGPoint(x: 0, y: label.font.ascender), to: root).y
    }

    @Test("A row aligns first and last baselines")
    func row() throws {
        try LayoutStage.run(scale: 100) { stage, root in
            let (large, small) = (label(40), label(10, "Two\nlines"))
            small.numberOfLines = 2
            let stack = UIStackView(large, small).placed(in: root)
            let below = UIView().constrained(in: root)
            let line = below.topAnchor.constraint(equalTo: small.lastBaselineAnchor)
            let firstLine = below.bottomAnchor.constraint(equalTo: small.firstBaselineAnchor)
            NSLayoutConstraint.activate([line])

            stack.alignment = .firstBaseline
            line.isActive = false
            firstLine.isActive = true
            stage.advance(by: 0)
            let first = (baseline(large, in: root), below.frame.maxY)
            stack.alignment = .lastBaseline
            firstLine.isActive = false
            line.isActive = true
            stage.advance(by: 0)
            let last = (baseline(large, in: root), below.frame.minY)

            #expect(abs(first.0 - first.1) < 0.05)
            #expect(abs(last.0 - last.1) < 0.05)
            #expect(small.frame.height > small.font.lineHeight * 1.5)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A column measures from baseline to baseline if requested")
    func column() throws {
        try LayoutStage.run(scale: 100) { stage, root in
            let (upper, lower) = (label(20), label(30))
            let stack = UIStackView(axis: .vertical, upper, lower, spacing: 50).placed(in: root)
            stack.isBaselineRelativeArrangement = true
            stage.advance(by: 0)
            let distance = baseline(lower, in: root) - baseline(upper, in: root)

            stack.spacing = UIStackView.spacingUseSystem
            stage.advance(by: 0)

            #expect(abs(distance - 50) < 0.05)
            expectEqual(upper.frame.minY, 0)
            #expect(abs(lower.frame.maxY - stack.bounds.maxY) < 0.05)
            let system = baseline(lower, in: root) - baseline(upper, in: root)
            #expect(abs(system - lower.font.lineHeight.rounded(.up)) < 0.05)
        }
    }

    @Test("A row's baselines are its highest view's; a column's are its first and last view's")
    func own() throws {
        try LayoutStage.run { stage, root in
            let (small, large, other) = (label(10), label(30), label(12))
            let row = UIStackView(small, large)
            let column = UIStackView(axis: .vertical, row, other).placed(in: root)
            expectTrue(UIStackView().forFirstBaselineLayout is UIStackView)
            stage.advance(by: 0)
            expectIdentical(row.forFirstBaselineLayout, large)
            expectIdentical(column.forFirstBaselineLayout, large)
            expectIdentical(column.forLastBaselineLayout, other)

            large.isHidden = true
            expectIdentical(column.forFirstBaselineLayout, small)
            row.isHidden = true
            expectIdentical(column.forFirstBaselineLayout, other)
        }
    }

    @Test("A view aligned with a stack's baseline follows when a different view determines it")
    func followed() throws {
        try LayoutStage.run(scale: 100) { stage, root in
            let (title, text) = (label(12), label(40))
            let column = UIStackView(axis: .vertical, title, text, spacing: 0)
            let outside = label(20)
            let row = UIStackView(outside, column).placed(in: root)
            row.alignment = .firstBaseline
            stage.advance(by: 0)
            let before = abs(baseline(outside, in: root) - baseline(title, in: root))

            title.isHidden = true
            stage.advance(by: 0)
            let hidden = abs(baseline(outside, in: root) - baseline(text, in: root))
            title.isHidden = false
            column.removeArrangedSubview(text)
            text.removeFromSuperview()
            column.axis = .horizontal
            column.addArrangedSubview(text)
            stage.advance(by: 0)
            let higher = abs(baseline(outside, in: root) - baseline(text, in: root))
            let front = label(30)
            column.axis = .vertical
            column.insertArrangedSubview(front, at: 0)
            stage.advance(by: 0)
            let inserted = abs(baseline(outside, in: root) - baseline(front, in: root))

            #expect(before < 0.05)
            #expect(hidden < 0.05)
            #expect(higher < 0.05)
            #expect(inserted < 0.05)
            expectEmpty(stage.diagnostics)
        }
    }
}
