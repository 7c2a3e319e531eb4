import IrekoTesting
import Measuring
import UIKit

/// A child comes and goes: made, added, begun and ended both ways, removed, with all callbacks.
@MainActor let containment = Benchmark("containment.op") {
    final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    return try Stage.run(rootViewController: Manual()) { stage in
        guard let parent = stage.window.rootViewController else { return [] }
        let reference = FrameCopy.measure()
        let count = 200
        let cost = rounds(40) {
            let seconds = CPUClock.seconds {
                for _ in 0..<count {
                    let child = UIViewController()
                    parent.addChild(child)
                    child.beginAppearanceTransition(true, animated: false)
                    parent.view.addSubview(child.view)
                    child.endAppearanceTransition()
                    child.didMove(toParent: parent)
                    child.willMove(toParent: nil)
                    child.beginAppearanceTransition(false, animated: false)
                    child.view.removeFromSuperview()
                    child.endAppearanceTransition()
                    child.removeFromParent()
                }
            }
            stage.timeline.clear()
            stage.advance(by: 0)
            return seconds / Double(count)
        }.median
        return [.microseconds("containment.op", cost: cost, reference: reference, reach: .atMost(12))]
    }
}
