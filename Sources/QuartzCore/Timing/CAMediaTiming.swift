import Foundation

/// The timing of an animation or a layer in a hierarchy of times. Times are in seconds of the parent's time.
///
/// The local time is `(parent's time - beginTime) * speed + timeOffset`. The time of a layer with a speed of 0 does
/// not change.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The start of the local time, in the parent's time. In an animation, 0 means the time of the commit.
    var beginTime: CFTimeInterval { get set }
    /// The duration of a cycle.
    var duration: CFTimeInterval { get set }
    /// The speed of the local time.
    var speed: Float { get set }
    /// An offset that is added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which may be a fraction. 0 means a single cycle.
    var repeatCount: Float { get set }
    /// The duration of all cycles. With 0, `repeatCount` determines the number of cycles.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is followed by a reversed cycle, which doubles its duration.
    var autoreverses: Bool { get set }
    /// The effect of the animation before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}
