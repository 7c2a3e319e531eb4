import Foundation
import QuartzCore

/// A ring of eight blades, which appear one after the other during the pull and then rotate. The blades are 3.5 × 10
/// points, and their centers are 10 points from the center of the ring (measured).
@MainActor
final class RefreshSpinner {
    let layer = CALayer()
    private let blades: [CALayer]
    private static let count = 8
    /// The duration of one rotation, in seconds.
    private static let turn = 0.8

    init() {
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        layer.suppressesImplicitActions = true
        blades = (0..<Self.count).map { index in
            let blade = CALayer()
            blade.suppressesImplicitActions = true
            blade.bounds = CGRect(x: 0, y: 0, width: 3.5, height: 10)
            blade.cornerRadius = 1.75
            let angle = Double(index) / Double(Self.count) * 2 * .pi
            blade.position = CGPoint(x: 15 + 10 * sin(angle), y: 15 - 10 * cos(angle))
            blade.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            blade.opacity = 0
            return blade
        }
        for blade in blades { layer.addSublayer(blade) }
    }

    nonisolated deinit {}

    func setColor(_ color: CGColor) {
        for blade in blades { blade.backgroundColor = color }
    }

    /// Displays as many blades as correspond to the progress of the pull, from 0 to 1.
    func show(_ part: CGFloat) {
        let shown = min(max(part, 0), 1) * CGFloat(Self.count)
        for (index, blade) in blades.enumerated() { blade.opacity = Float(min(max(shown - CGFloat(index), 0), 1)) }
    }

    func start() {
        // The blade after the first one is the faintest.
        for (index, blade) in blades.enumerated() {
            let age = Float((Self.count - index) % Self.count) / Float(Self.count)
            blade.opacity = 1 - 0.8 * age
        }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.count).map { Double($0) / Double(Self.count) * 2 * .pi }
        turn.calculationMode = .discrete
        turn.duration = Self.turn
        turn.repeatCount = .infinity
        layer.add(turn, forKey: "turn")
    }

    func stop() {
        layer.removeAnimation(forKey: "turn")
        show(0)
    }
}
