import CoreGraphics
import Foundation
import RenderServer

/// An animation of a property through several values, or of a point along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Creates an animation without a property.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Providing keyframe values

    /// The values. `NSNull` stands for the current value of the layer's property.
    open var values: [Any]?

    /// A path for a property whose values are points, which replaces `values`. Each line and curve of the path is one
    /// step.
    open var path: CGPath? {
        get { storedPath }
        set { storedPath = newValue?.immutable }
    }
    private final var storedPath: CGPath?

    // MARK: - Keyframe timing

    /// The times of the values, as ascending fractions of the duration from 0 to 1. If they are invalid, a warning is
    /// logged and the values are evenly distributed.
    open var keyTimes: [NSNumber]?
    /// The pacing of each step between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values are interpolated.
    open var calculationMode = CAAnimationCalculationMode.linear

    // MARK: - Cubic mode attributes

    /// The tension of the cubic curve at each value, from -1 (round) to 1 (tight). Missing numbers are 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of the cubic curve at each value, from -1 to 1. With any number other than 0, the curve has a
    /// corner at the value. Missing numbers are 0.
    open var continuityValues: [NSNumber]?
    /// The direction of the cubic curve at each value: 1 overshoots the value, and -1 turns before it. Missing numbers
    /// are 0.
    open var biasValues: [NSNumber]?

    // MARK: - Rotation mode attribute

    /// Whether the layer is rotated to match the path. With `nil`, it is not rotated.
    open var rotationMode: CAAnimationRotationMode?

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CAKeyframeAnimation()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        if let copy = copy as? CAKeyframeAnimation {
            (copy.values, copy.storedPath, copy.keyTimes) = (values, storedPath, keyTimes)
            (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
            copy.rotationMode = rotationMode
            (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
            copy.biasValues = biasValues
        }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    override func effect(on layer: CALayer, duration: Double) -> AnimationEffect {
        let effect = super.effect(on: layer, duration: duration)
        guard storedPath != nil, let rotationMode, case .property(let movement) = effect else { return effect }
        // Two animations: the position along the path, and the rotation to match the path.
        let angles = PathMotion.angles(of: movement, reversed: rotationMode == .rotateAutoReverse)
        var timing = AnimationTiming()
        timing.fillMode = .both
        timing.isRemovedOnCompletion = false
        timing.duration = duration
        return .group([
            RenderAnimation(key: "path", timing: timing, effect: .property(movement)),
            RenderAnimation(key: "rotation", timing: timing, effect: .property(angles)),
        ])
    }

    override var exampleValue: Any? { values?.first { !($0 is NSNull) } }

    override func fill(_ animation: inout PropertyAnimation, on layer: CALayer) -> Bool {
        let times = checkedKeyTimes()
        let curves = timingFunctions?.map(\.curve) ?? []
        if let storedPath {
            return PathMotion(
                path: storedPath, keyTimes: times, curves: curves, mode: calculationMode.rendered
            ).fill(&animation)
        }
        guard let values, !values.isEmpty else { return false }
        var rendered: [AnimatableValue?] = []
        for value in values {
            if value is NSNull {
                rendered.append(nil)
            } else if let value = self.value(value, "values", of: animation.property) {
                rendered.append(value)
            } else {
                return false
            }
        }
        animation.values = rendered
        animation.keyTimes = times
        animation.timingFunctions = curves
        animation.calculationMode = calculationMode.rendered
        if animation.calculationMode == .cubic || animation.calculationMode == .cubicPaced {
            animation.shapes = shapes(count: values.count)
        }
        return true
    }

    /// Returns the shape of the curve at each value, or an empty array if all numbers are 0.
    private final func shapes(count: Int) -> [SplineShape] {
        guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
        func number(_ numbers: [NSNumber]?, _ index: Int) -> Double {
            let number = numbers.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
            return number.isFinite ? min(max(number, -1), 1) : 0
        }
        return (0..<count).map {
            SplineShape(
                tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
                bias: number(biasValues, $0))
        }
    }

    private final func checkedKeyTimes() -> [Double] {
        guard let keyTimes else { return [] }
        let times = keyTimes.map(\.doubleValue)
        var isRising = times.allSatisfy { $0 >= 0 && $0 <= 1 }
        for (time, next) in zip(times, times.dropFirst()) where !(time <= next) { isRising = false }
        if !isRising {
            LayerLog.warn(
                "CAKeyframeAnimation keyTimes \(times) are not increasing values from 0 to 1; evenly spaced times are used instead"
            )
            return []
        }
        return times
    }
}
