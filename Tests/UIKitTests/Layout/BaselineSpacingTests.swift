import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("System spacing between baselines", .serialized)
struct BaselineSpacingTests {
    private func distance(_ upper: UILabel, _ lower: UILabel) -> CGFloat {
        lower.frame.minY + lower.font.ascender - upper.frame.minY - upper.font.ascender
    }

    private func labels() -> (UILabel, UILabel) {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.text = "Text"
            label.font = .systemFont(ofSize: 17)
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        return (upper, lower)
    }

    private func expectFollows(
        _ upper: UILabel, _ lower: UILabel, _ stage: Stage, times multiplier: CGFloat = 1
    ) {
        for size in [17, 50, 17] as [CGFloat] {
            for label in [upper, lower] { label.font = .systemFont(ofSize: size) }
            stage.settle()
            let wanted = upper.font.lineHeight.rounded(.up) * multiplier
            expectTrue(abs(distance(upper, lower) - wanted) < 1, "\(distance(upper, lower)) at \(size), not \(wanted)")
        }
    }

    @Test("Anchors' system spacing follows the fonts")
    func anchors() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (upper, lower) = labels()
            for label in [upper, lower] { root.view.addSubview(label) }
            NSLayoutConstraint.activate([
                upper.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
                lower.firstBaselineAnchor.constraint(
                    equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1.5),
            ])
            expectFollows(upper, lower, stage, times: 1.5)
        }
    }

    @Test("A constant that the program sets stays")
    func ownConstant() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (upper, lower) = labels()
            for label in [upper, lower] { root.view.addSubview(label) }
            let spacing = lower.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
            spacing.isActive = true
            spacing.constant = 70
            upper.font = .systemFont(ofSize: 40)
            stage.settle()
            expectEqual(spacing.constant, 70)
        }
    }

    @Test("The standard gap of a visual format with baselines follows the fonts")
    func visualFormat() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (upper, lower) = labels()
            for label in [upper, lower] { root.view.addSubview(label) }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-100-[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
                    views: ["upper": upper, "lower": lower]))
            expectFollows(upper, lower, stage)
        }
    }

    @Test("A stack view with baseline-relative system spacing follows the fonts")
    func stackView() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (upper, lower) = labels()
            let stack = UIStackView(arrangedSubviews: [upper, lower])
            (stack.axis, stack.alignment) = (.vertical, .leading)
            stack.isBaselineRelativeArrangement = true
            stack.spacing = UIStackView.spacingUseSystem
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(stack)
            stack.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100).isActive = true
            expectFollows(upper, lower, stage)
        }
    }
}
