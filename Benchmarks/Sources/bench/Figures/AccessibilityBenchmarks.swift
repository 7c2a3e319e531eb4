import Foundation
import IrekoTesting
import Measuring
import UIKit

/// Labels and buttons in rows.
@MainActor
private func runScreen<Result>(elements: Int, _ body: (Stage, [UILabel]) throws -> Result) throws -> Result {
    try Stage.run(size: CGSize(width: 1920, height: 1080), rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return try body(stage, []) }
        root.backgroundColor = .systemBackground
        var labels: [UILabel] = []
        for index in 0..<elements {
            let place = CGRect(x: 10 + (index % 20) * 95, y: 10 + (index / 20) * 21, width: 90, height: 20)
            if index % 4 == 3 {
                let button = UIButton(type: .system)
                button.setTitle("Button \(index)", for: .normal)
                button.frame = place
                root.addSubview(button)
            } else {
                let label = UILabel(frame: place)
                label.text = "Label \(index)"
                root.addSubview(label)
                labels.append(label)
            }
        }
        stage.advance(by: 0.1)
        stage.render()
        return try body(stage, labels)
    }
}

/// The tree of 1,000 views after the text of one label has changed, compared with the layout pass of this change.
@MainActor let accessTree = Benchmark("access.tree") {
    try runScreen(elements: 1_000) { stage, labels in
        let reference = FrameCopy.measure()
        var (trees, passes): ([Double], [Double]) = ([], [])
        for round in 0..<60 {
            let label = labels[round * 7 % labels.count]
            passes.append(
                CPUClock.seconds {
                    label.text = "Changed \(round)"
                    label.setNeedsLayout()
                    CATransaction.flush()
                })
            trees.append(CPUClock.seconds { _ = stage.accessibilityTree })
        }
        return [
            // No target: the properties of a program's classes have no notification of changes, so that all are read.
            Figure(
                name: "access.tree", value: trees.median / passes.median, unit: "× layout", reference: reference,
                cost: trees.median, reach: nil)
        ]
    }
}

/// The audit of a screen with 200 elements.
@MainActor let auditScreen = Benchmark("audit.screen") {
    try runScreen(elements: 200) { stage, _ in
        let reference = FrameCopy.measure()
        let cost = rounds(10) { CPUClock.seconds { _ = stage.audit() } }.median
        return [.milliseconds("audit.screen", cost: cost, reference: reference, reach: .atMost(50))]
    }
}
