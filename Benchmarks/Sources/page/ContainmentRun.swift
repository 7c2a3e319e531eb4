import Foundation
import Measuring
import UIKit

/// Adds and removes children of a controller, some hundreds in a turn of the main loop, and reports the cost of a
/// child.
@MainActor final class ContainmentRun {
    private let parent: UIViewController
    private let reference = FrameCopy.measure()
    private var costs: [Double] = []

    private static let rounds = 200
    private static let childrenInRound = 200

    init(in parent: UIViewController) { self.parent = parent }

    func start() {
        costs.append(round())
        if costs.count < Self.rounds {
            // The changes are committed in between.
            DispatchQueue.main.async { MainActor.assumeIsolated { self.start() } }
        } else {
            let answer = "{\"cost\": \(costs.median), \"reference\": \(reference)}"
            FileHandle.standardOutput.write(Data(answer.utf8))
            exit(0)
        }
    }

    /// CPU seconds of a child.
    private func round() -> Double {
        CPUClock.seconds {
            for _ in 0..<Self.childrenInRound {
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
        } / Double(Self.childrenInRound)
    }
}

/// A controller that forwards appearance manually.
final class ManualController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
