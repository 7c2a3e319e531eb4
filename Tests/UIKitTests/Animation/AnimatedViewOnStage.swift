import Foundation
import IrekoTesting
import Testing
import UIKit

/// Shared by the suites of property animators: a view of 10 × 10 points on a stage, and its presented state.
@MainActor
protocol AnimatedViewOnStage {}

extension AnimatedViewOnStage {
    func onStage(_ body: (Stage, UIView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try #require(stage.window.rootViewController).view.addSubview(view)
            stage.advance(by: 0)
            try body(stage, view)
        }
    }

    func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

    func linear(_ view: UIView, to x: CGFloat = 100, lasting duration: TimeInterval = 1)
        -> UIViewPropertyAnimator
    {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { view.frame.origin.x = x }
    }
}
