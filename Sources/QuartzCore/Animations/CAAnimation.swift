import Foundation
import RenderServer

/// Something that changes how a layer looks for a time, without changing the layer. The base of all animations.
///
/// `CALayer.add(_:forKey:)` takes a copy; changing the animation afterwards changes nothing.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    private final var values: [String: Any] = [:]

    /// Makes an animation that shows nothing.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Timing

    /// When the animation begins, in the layer's time; 0 means when it is sent to the display.
    open var beginTime: CFTimeInterval = 0
    /// How long one pass lasts, in seconds; 0 means the duration of the transaction in which it is added.
    open var duration: CFTimeInterval = 0
    /// How fast it goes: 2 is twice as fast.
    open var speed: Float = 1
    /// Where in its passes it starts, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How many passes there are; `.infinity` for no end, 0 for one.
    open var repeatCount: Float = 0
    /// For how long there are passes; 0 leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each pass also goes back.
    open var autoreverses = false
    /// What shows before the begin and, if the animation is not removed, after the end.
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: - Animation attributes

    /// The pace of one pass; `nil` for an even one, if the transaction has none either.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer removes the animation at its end.
    open var isRemovedOnCompletion = true

    // MARK: - Getting and setting the delegate

    /// Notified of begin and end. The animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?

    // MARK: - Copying

    /// A copy of the animation. A subclass from outside this module is copied as the class it comes from.
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

    /// A value that was kept with `setValue(_:forKey:)`.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Keeps any value with the animation and its copies, such as a name that identifies it when it ends.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    // MARK: - Running as an action

    /// Adds the animation to the layer, under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - For the render server

    /// What the animation does, as a value; nothing if it names no property.
    func effect(on layer: CALayer) -> AnimationEffect { .group([]) }

    /// The curve of one pass as a whole.
    func curve(duration: Double) -> TimingCurve {
        (timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear
    }

    final var passDuration: Double {
        duration.isFinite && duration > 0 ? duration : CATransaction.animationDuration()
    }

    final func rendered(key: String, on layer: CALayer) -> RenderAnimation {
        var timing = AnimationTiming()
        timing.beginTime = beginTime.isFinite ? beginTime : 0
        timing.duration = passDuration
        timing.speed = speed.isFinite ? Double(speed) : 1
        timing.timeOffset = timeOffset.isFinite ? timeOffset : 0
        timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 0
        // "For ever" is written with the largest number too.
        if repeatCount >= .greatestFiniteMagnitude { timing.repeatCount = .infinity }
        timing.repeatDuration = repeatDuration > 0 ? repeatDuration : 0
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode.rendered
        timing.timingFunction = curve(duration: timing.duration)
        timing.isRemovedOnCompletion = isRemovedOnCompletion
        return RenderAnimation(key: key, timing: timing, effect: effect(on: layer))
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
