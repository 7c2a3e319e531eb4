import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Random stacks of stacks with texts that wrap, in random sizes.
@MainActor
@Suite("Random nested stack views")
struct RandomStacksTests {
    private static let sizesOfEach = 20

    /// The selection of a baseline view that changes more often is in a cycle: no selection is the highest content of
    /// the layout that it leads to (see `StackViewBaselineCycleTests`). Such a layout takes the rounds that find the
    /// cycle, its states once more, and a round without a change.
    private static let mostChanges = 4
    private static let mostRoundsOfCycle = 12

    /// Each change of the selection of a baseline view requires a further round.
    private static func mostRounds(changes: Int) -> Int {
        changes > mostChanges ? mostRoundsOfCycle : 4 + changes
    }

    /// A solution measures a text again at most twice, since its width may depend on heights. Each round and each
    /// change of a baseline view requires a further solution:
    ///
    ///     width ─▶ height of the text ─▶ highest view of the row ─▶ baseline ─▶ heights
    ///       ▲                                                                      │
    ///       └──────────────── width of a box with an aspect ratio ◀────────────────┘
    ///
    /// Each row adds a link to that chain, so its length depends on the tree.
    private static func mostMeasurements(rounds: Int, selections: Int) -> Int { 4 + 2 * max(rounds, selections) }

    @Test(
        "The layout settles in a few rounds at any size, and a further pass does not change it",
        arguments: RandomSeeds.batches(20))
    func rest(seeds: RandomSeeds) throws {
        try LayoutStage.run { stage, root in
            var warnings = 0
            for seed in seeds {
                var random = SeededGenerator(seed: UInt64(seed))
                let container = UIView()
                root.addSubview(container)
                let tree = StackTree(in: container, &random)
                for _ in 0..<Self.sizesOfEach {
                    let size = CGSize(width: random.below(900), height: random.below(900))
                    tree.rounds.counts = [:]

                    container.frame = CGRect(origin: .zero, size: size)
                    container.layoutIfNeeded()
                    let rounds = tree.rounds
                    let mostRounds = Self.mostRounds(changes: rounds.most(.selected))
                    let (layouts, measurements) = (rounds.most(.laidOut), rounds.most(.measured))
                    let mostMeasurements = Self.mostMeasurements(
                        rounds: layouts, selections: rounds.total(.selected))
                    let frames = tree.frames
                    container.setNeedsLayout()
                    for view in tree.views { view.setNeedsLayout() }
                    container.layoutIfNeeded()

                    #expect(layouts <= mostRounds, "seed \(seed), \(size)")
                    #expect(measurements <= mostMeasurements, "seed \(seed), \(size)")
                    expectEqual(tree.frames, frames, "seed \(seed), \(size)")
                }
                expectEqual(stage.diagnostics.count, warnings, "seed \(seed)")
                warnings = stage.diagnostics.count
                container.removeFromSuperview()
            }
        }
    }
}

/// Counts what happens to each view.
@MainActor
private final class Rounds {
    enum Event { case laidOut, measured, selected }

    var counts: [Event: [ObjectIdentifier: Int]] = [:]

    func most(_ event: Event) -> Int { counts[event]?.values.max() ?? 0 }
    func total(_ event: Event) -> Int { counts[event]?.values.reduce(0, +) ?? 0 }

    func count(_ event: Event, _ view: UIView) { counts[event, default: [:]][ObjectIdentifier(view), default: 0] += 1 }
}

/// A stack of labels, boxes and stacks.
@MainActor
private struct StackTree {
    let rounds = Rounds()
    private(set) var views: [UIView] = []

    init(in container: UIView, _ random: inout SeededGenerator) {
        let stack = makeStack(&random, depth: 0)
        stack.constrained(in: container)
        let pins = [
            stack.rightAnchor.constraint(equalTo: container.rightAnchor),
            stack.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ]
        // The spaces and margins alone may be wider than the container.
        for pin in pins { pin.priority = .required - 1 }
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: container.leftAnchor),
            stack.topAnchor.constraint(equalTo: container.topAnchor), pins[0],
        ])
        pins[1].isActive = random.below(2) == 0
    }

    var frames: [CGRect] { views.map(\.frame) }

    private mutating func makeStack(_ random: inout SeededGenerator, depth: Int) -> UIStackView {
        let stack = CountingStack(rounds)
        views.append(stack)
        for _ in 0..<1 + random.below(4) {
            let view = depth < 4 && random.below(3) == 0 ? makeStack(&random, depth: depth + 1) : makeLeaf(&random)
            stack.addArrangedSubview(view)
            if random.below(6) == 0 { view.isHidden = true }
        }
        stack.axis = random.pick([.horizontal, .vertical])
        stack.distribution = random.pick([
            .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
        stack.alignment = random.pick([.fill, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        stack.spacing = random.pick([0, 8, 12.5])
        stack.isBaselineRelativeArrangement = random.below(8) == 0
        stack.isLayoutMarginsRelativeArrangement = random.below(3) == 0
        return stack
    }

    private mutating func makeLeaf(_ random: inout SeededGenerator) -> UIView {
        let view: UIView
        if random.below(4) == 0 {
            view = Box(CGFloat(random.below(90)), CGFloat(random.below(60)))
            if random.below(3) == 0 {
                let aspect = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75)
                aspect.priority = .required - 1
                aspect.isActive = true
            }
        } else {
            let label = CountingLabel(rounds)
            let words = (0...random.below(30)).map { _ in String(repeating: "x", count: 1 + random.below(9)) }
            label.text = words.joined(separator: " ")
            label.numberOfLines = random.pick([0, 0, 0, 1, 3])
            label.font = .systemFont(ofSize: random.pick([11, 15, 17, 28]))
            view = label
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where random.below(4) == 0 {
            view.setContentHuggingPriority(random.pick([.defaultHigh, .required - 2, .defaultLow + 1]), for: axis)
            view.setContentCompressionResistancePriority(
                random.pick([.defaultLow, .defaultHigh - 1, .required - 2]), for: axis)
        }
        views.append(view)
        return view
    }
}

private final class CountingStack: UIStackView {
    private let rounds: Rounds
    private var baselineViews: [ObjectIdentifier] = []

    init(_ rounds: Rounds) {
        self.rounds = rounds
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        rounds.count(.laidOut, self)
        super.layoutSubviews()
        let views = [forFirstBaselineLayout, forLastBaselineLayout].map(ObjectIdentifier.init)
        if views != baselineViews { rounds.count(.selected, self) }
        baselineViews = views
    }
}

private final class CountingLabel: UILabel {
    private let rounds: Rounds

    init(_ rounds: Rounds) {
        self.rounds = rounds
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// With a width, it is called for the height at that width; without, for the size of the text on one line.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if size.width > 0 { rounds.count(.measured, self) }
        return super.sizeThatFits(size)
    }
}
