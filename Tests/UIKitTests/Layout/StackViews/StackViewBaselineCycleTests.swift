import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Rows whose highest content is a text while a box is selected as their baseline view, and the box while the text is
/// selected.
@MainActor
@Suite("Stack views: cycles of baseline views")
struct StackViewBaselineCycleTests {
    @Test("The selection ends, and every layout of the same size has the same result", arguments: Cycle.allCases)
    func ends(cycle: Cycle) throws {
        try LayoutStage.run { stage, root in
            let tree = CycleTree(cycle, in: root)

            tree.layOut(cycle.size)
            let frames = tree.frames
            let most = tree.mostLayouts
            tree.layOutAgain()
            let again = tree.frames
            let mostAgain = tree.mostLayouts
            let other = UIView().constrained(in: root)
            other.widthAnchor.constraint(equalToConstant: 10).isActive = true
            tree.layOutAgain()
            let afterOtherChange = tree.frames
            tree.layOut(CGSize(width: 600, height: 700))
            tree.layOut(cycle.size)
            let back = tree.frames
            let new = CycleTree(cycle, in: root)
            new.layOut(cycle.size)

            #expect(most <= 8)
            expectEqual(mostAgain, 1)
            expectEqual(again, frames)
            expectEqual(afterOtherChange, frames)
            expectEqual(back, frames)
            expectEqual(new.frames, frames)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The text is selected, since it is the highest content in the cycle")
    func selection() throws {
        try LayoutStage.run { stage, root in
            let tree = CycleTree(.proportionalHeights, in: root)

            tree.layOut(Cycle.proportionalHeights.size)

            expectIdentical(tree.row.forLastBaselineLayout, tree.label)
            expectIdentical(tree.row.forFirstBaselineLayout, tree.label)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A content that gets lower after the cycle is no longer selected")
    func laterChange() throws {
        try LayoutStage.run { stage, root in
            let tree = CycleTree(.proportionalHeights, in: root)
            tree.layOut(Cycle.proportionalHeights.size)

            tree.label.text = "x"
            tree.layOutAgain()

            expectIdentical(tree.row.forLastBaselineLayout, tree.box)
            #expect(tree.mostLayouts <= 2)
            expectEmpty(stage.diagnostics)
        }
    }
}

/// A size and an arrangement without a selection that is the highest content.
enum Cycle: CaseIterable, Sendable {
    /// A column of a row, with a box and a text, and of a text whose content is higher than the column.
    case proportionalHeights
    /// A row of a text and of a column with a box and two texts, which is too low for its content.
    case proportionalWidths

    var size: CGSize {
        switch self {
        case .proportionalHeights: CGSize(width: 18, height: 491)
        case .proportionalWidths: CGSize(width: 306, height: 63)
        }
    }
}

/// The views of a cycle.
@MainActor
private final class CycleTree {
    let box: UIView
    let label = UILabel()
    let row = CountingStack()
    private let container = UIView()
    private var views: [UIView] = []

    init(_ cycle: Cycle, in root: UIView) {
        let stack: UIStackView
        switch cycle {
        case .proportionalHeights:
            box = Self.makeBox(0, 30)
            Self.set(label, [5])
            Self.add(box, label, to: row)
            stack = Self.makeColumn(row, Self.makeLabel(Array(repeating: 5, count: 9)))
            stack.distribution = .fillProportionally
            stack.isBaselineRelativeArrangement = true
            stack.isLayoutMarginsRelativeArrangement = true
        case .proportionalWidths:
            box = Self.makeBox(60, 10)
            Self.set(label, [8])
            let high = Self.makeLabel([5], lines: 1)
            high.setContentHuggingPriority(.required - 2, for: .vertical)
            high.setContentCompressionResistancePriority(.required - 2, for: .vertical)
            let column = Self.makeColumn(box, high, Self.makeLabel([5], lines: 1))
            column.spacing = 8
            column.isLayoutMarginsRelativeArrangement = true
            row.distribution = .fillProportionally
            Self.add(label, column, to: row)
            stack = CountingStack()
            Self.add(Self.makeLabel([5], lines: 1), row, to: stack)
            stack.alignment = .firstBaseline
        }
        root.addSubview(container)
        stack.constrained(in: container)
        let pins = [
            stack.rightAnchor.constraint(equalTo: container.rightAnchor),
            stack.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ]
        for pin in pins { pin.priority = .required - 1 }
        NSLayoutConstraint.activate(
            [
                stack.leftAnchor.constraint(equalTo: container.leftAnchor),
                stack.topAnchor.constraint(equalTo: container.topAnchor),
            ] + pins)
        views = Self.descendants(of: stack)
    }

    var frames: [CGRect] { views.map(\.frame) }

    /// How often a stack was laid out at most since the last request.
    var mostLayouts: Int { views.compactMap { ($0 as? CountingStack)?.layouts }.max() ?? 0 }

    func layOut(_ size: CGSize) {
        for view in views { (view as? CountingStack)?.layouts = 0 }
        container.frame = CGRect(origin: .zero, size: size)
        container.layoutIfNeeded()
    }

    func layOutAgain() {
        for view in views { view.setNeedsLayout() }
        layOut(container.frame.size)
    }

    private static func descendants(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap(descendants) }

    /// A box whose height follows its width as far as possible.
    private static func makeBox(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = Box(width, height)
        let aspect = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75)
        aspect.priority = .required - 1
        aspect.isActive = true
        return box
    }

    private static func makeLabel(_ words: [Int], lines: Int = 0) -> UILabel {
        let label = UILabel()
        set(label, words)
        label.numberOfLines = lines
        return label
    }

    private static func set(_ label: UILabel, _ words: [Int]) {
        label.text = words.map { String(repeating: "x", count: $0) }.joined(separator: " ")
        label.numberOfLines = 0
    }

    private static func makeColumn(_ views: UIView...) -> UIStackView {
        let column = CountingStack()
        column.axis = .vertical
        for view in views { column.addArrangedSubview(view) }
        return column
    }

    private static func add(_ views: UIView..., to stack: UIStackView) {
        for view in views { stack.addArrangedSubview(view) }
    }
}

private final class CountingStack: UIStackView {
    var layouts = 0

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}
