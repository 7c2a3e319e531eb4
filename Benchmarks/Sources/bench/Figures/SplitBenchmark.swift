import IrekoTesting
import Measuring
import UIKit

/// A split view of two columns with 500 views each becomes a stack and two columns again: the window is resized to the
/// size of a phone and back, with all callbacks, the layout and the commit of each.
@MainActor let splitCollapse = Benchmark("split.collapse") {
    @MainActor func column(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        for index in 0..<500 {
            let view = UIView(
                frame: CGRect(x: index % 20 * 15, y: index / 20 * 15, width: 12, height: 12))
            view.backgroundColor = .systemBlue
            controller.view.addSubview(view)
        }
        return controller
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(column("Primary"), for: .primary)
    split.setViewController(column("Secondary"), for: .secondary)
    let large = CGSize(width: 1180, height: 820)
    return try Stage.run(size: large, rootViewController: split) { stage in
        stage.excludeFromLeakCheck(split)
        stage.advance(by: 0.1)
        let reference = FrameCopy.measure()
        let cost = rounds(60) {
            stage.timeline.clear()
            return CPUClock.seconds {
                stage.resize(to: CGSize(width: 390, height: 844))
                stage.settle()
                stage.resize(to: large)
                stage.settle()
            }
        }.median
        return [
            Figure(
                name: "split.collapse", value: cost * 1000, unit: "ms", reference: reference, cost: cost,
                reach: .atMost(12))
        ]
    }
}
