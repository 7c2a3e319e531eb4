import Foundation
import RenderServer

/// The base class of animations. An animation temporarily changes the appearance of a layer, but not its model.
///
/// `CALayer.add(_:forKey:)` copies the animation; later changes of the animation have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    private final var values: [String: Any] = [:]

    /// Creates an animation without an effect.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Timing

    /// The start of the animation in the layer's time. 0 means the time when the animation is sent to the display.
    open var beginTime: CFTimeInterval = 0
    /// The duration of a cycle, in seconds. 0 means the animation duration of the current transaction when the
    /// animation is added.
    open var duration: CFTimeInterval = 0
    /// The speed of the animation: 2 is twice as fast.
    open var speed: Float = 1
    /// The position in the cycles where the animation starts, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles. `.infinity` means no end, and 0 a single cycle.
    open var repeatCount: Float = 0
    /// The duration of all cycles, in seconds. With 0, `repeatCount` determines the number of cycles.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle is followed by a reversed cycle.
    open var autoreverses = false
    /// The effect of the animation before it begins and, if it is not removed, after it has ended.
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: - Animation attributes

    /// The pacing of a cycle. With `nil`, the transaction's timing function is used or, if it has none, a linear
    /// function.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer removes the animation at its end.
    open var isRemovedOnCompletion = true

    // MARK: - Getting and setting the delegate

    /// The delegate, which is notified when the animation begins and ends. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?

    // MARK: - Copying

    /// Returns a copy of the animation. A subclass that a different module defines is copied as its superclass in this
    /// module.
    nonisolated public final func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> CAAnimation { duplicate() }
        return MainActor.assumeUnchecked(copied)
    }

    func duplicate() -> CAAnimation { copyState(to: CAAnimation()) }

    func copyState(to copy: CAAnimation) -> CAAnimation {
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction) = (fillMode, timingFunction)
        (copy.isRemovedOnCompletion, copy.delegate, copy.values) = (isRemovedOnCompletion, delegate, values)
        return copy
    }

    // MARK: - Keyed values

    /// Returns a value that was stored with `setValue(_:forKey:)` or, without one, the class's default value.
    open func value(forKey key: String) -> Any? { values[key] ?? type(of: self).defaultValue(forKey: key) }

    /// Returns the value of a key that was not set. The default is `nil`. Subclasses override it for their own keys.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Stores a value with the animation and its copies, such as a name that identifies the animation when it ends.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    // MARK: - Running as an action

    /// Adds the animation to the layer, with the event as its key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - For the render server

    /// Returns the effect of the animation as a value. It is empty if the animation has no property.
    ///
    /// - Parameter duration: The duration of a cycle, in seconds.
    func effect(on layer: CALayer, duration: Double) -> AnimationEffect { .group([]) }

    /// Returns the timing curve of a cycle.
    func curve(duration: Double) -> TimingCurve {
        (timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear
    }

    /// - Parameter group: The duration of the group that contains the animation. An animation without a duration has
    ///   the duration of its group, or otherwise of the transaction.
    final func rendered(key: String, on layer: CALayer, within group: Double? = nil) -> RenderAnimation {
        var timing = AnimationTiming()
        timing.beginTime = beginTime.isFinite ? beginTime : 0
        timing.duration = duration.isFinite && duration > 0 ? duration : group ?? CATransaction.animationDuration()
        timing.speed = speed.isFinite ? Double(speed) : 1
        timing.timeOffset = timeOffset.isFinite ? timeOffset : 0
        timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 0
        // The largest number also means an infinite count.
        if repeatCount >= .greatestFiniteMagnitude { timing.repeatCount = .infinity }
        timing.repeatDuration = repeatDuration > 0 ? repeatDuration : 0
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode.rendered
        timing.timingFunction = curve(duration: timing.duration)
        timing.isRemovedOnCompletion = isRemovedOnCompletion
        return RenderAnimation(key: key, timing: timing, effect: effect(on: layer, duration: timing.duration))
    }
}

extension CAMediaTimingFillMode {
    var rendered: AnimationTiming.FillMode {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}
