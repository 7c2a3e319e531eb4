import IrekoTesting
import Measuring
import UIKit

/// Presenting and dismissing an empty controller, not animated, with all callbacks, turns and commits.
@MainActor let transitionOp = Benchmark("transition.op") {
    let reference = FrameCopy.measure()
    let cost = try Stage.run(rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController else { return Double.nan }
        return rounds(2000) { CPUClock.seconds { presentAndDismiss(from: root, on: stage) } }.median
    }
    return [.microseconds("transition.op", cost: cost, reference: reference, reach: .atMost(60))]
}

/// The same from the innermost of 1,000 nested containers compared with 100.
@MainActor let presentDeep = Benchmark("present.deep") {
    @MainActor func cost(_ depth: Int) throws -> Double {
        try Stage.run(rootViewController: UIViewController()) { stage in
            guard let root = stage.window.rootViewController else { return .nan }
            let tip = nest(depth, in: root)
            stage.settle()
            return rounds(21) { CPUClock.seconds { presentAndDismiss(from: tip, on: stage) } }.median
        }
    }
    let reference = FrameCopy.measure()
    let shallow = try cost(100)
    return [growth("present.deep", try cost(1000) / shallow, reference, reach: 12)]
}

@MainActor private func presentAndDismiss(from presenter: UIViewController, on stage: Stage) {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    stage.settle()
    presenter.dismiss(animated: false)
    stage.settle()
}
