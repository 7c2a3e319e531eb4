import IrekoTesting
import Measuring
import UIKit

/// Random nested stacks of wrapping labels, in random sizes: the maximum number of layouts of a view, or of
/// measurements of a label in a width, in a layout pass.
@MainActor let layoutRounds = Benchmark("layout.rounds") {
    let reference = FrameCopy.measure()
    var random = RandomNumbers(state: 1)
    let rounds = Rounds()
    try Stage.run(rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return }
        for _ in 0..<100 {
            let container = UIView()
            let stack = randomStack(rounds, &random, depth: 0)
            stack.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(stack)
            let right = stack.rightAnchor.constraint(equalTo: container.rightAnchor)
            // The spacing may be wider than the container.
            right.priority = .required - 1
            NSLayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: container.leftAnchor),
                stack.topAnchor.constraint(equalTo: container.topAnchor), right,
            ])
            root.addSubview(container)
            for _ in 0..<20 {
                rounds.counts = [:]
                container.frame = CGRect(x: 0, y: 0, width: random.below(900), height: random.below(900))
                container.layoutIfNeeded()
                rounds.most = max(rounds.most, rounds.counts.values.max() ?? 0)
            }
            container.removeFromSuperview()
        }
        guard stage.diagnostics.isEmpty else { throw BenchmarkFailure("\(stage.diagnostics[0])") }
    }
    return [
        Figure(
            name: "layout.rounds", value: Double(rounds.most), unit: "rounds", reference: reference, cost: nil,
            reach: .atMost(4))
    ]
}

private struct RandomNumbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// The number of layouts, or measurements, of each view.
@MainActor private final class Rounds {
    var counts: [ObjectIdentifier: Int] = [:]
    var most = 0

    func count(_ view: UIView) { counts[ObjectIdentifier(view), default: 0] += 1 }
}

@MainActor private func randomStack(_ rounds: Rounds, _ random: inout RandomNumbers, depth: Int) -> UIStackView {
    let stack = CountingStack(rounds)
    for _ in 0..<1 + random.below(4) {
        if depth < 4, random.below(3) == 0 {
            stack.addArrangedSubview(randomStack(rounds, &random, depth: depth + 1))
        } else {
            let label = CountingLabel(rounds)
            label.numberOfLines = random.pick([0, 0, 1, 3])
            label.font = .systemFont(ofSize: random.pick([11, 15, 17, 28]))
            label.text = (0...random.below(30)).map { _ in String(repeating: "x", count: 1 + random.below(9)) }
                .joined(separator: " ")
            stack.addArrangedSubview(label)
        }
        if random.below(6) == 0 { stack.arrangedSubviews.last?.isHidden = true }
    }
    stack.axis = random.pick([.horizontal, .vertical])
    stack.distribution = random.pick([.fill, .fill, .fillEqually, .fillProportionally, .equalSpacing])
    stack.alignment = random.pick([.fill, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    stack.spacing = random.pick([0, 8, 12.5])
    stack.isLayoutMarginsRelativeArrangement = random.below(3) == 0
    return stack
}

private final class CountingStack: UIStackView {
    private let rounds: Rounds

    init(_ rounds: Rounds) {
        self.rounds = rounds
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        rounds.count(self)
        super.layoutSubviews()
    }
}

private final class CountingLabel: UILabel {
    private let rounds: Rounds

    init(_ rounds: Rounds) {
        self.rounds = rounds
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if size.width > 0 { rounds.count(self) }
        return super.sizeThatFits(size)
    }
}
